// Candidates of a block of heaps at once, for games with many rares.
//
// Idea, in four steps. (1) Filter: a value c is an option of n by the tap (offset, u) if G(n - offset) = c ^ u, so the
// stretch of the row of bits of c ^ u that begins `offset` back excludes c for 1024 heaps at a time. Only taps that
// reach behind the block can be used, and of those only the useful ones (row_choice.hpp). Taps are
// grouped by their offset modulo 8, so that one shift per group aligns the bits. The first eight values that
// pass are kept, bit-sliced too. (2) Match: for 64 heaps at a time, they are compared with the options by the taps that
// are too short for the filter. What they rule out is nearly all that is wrong, so that only the first five left
// are compared with the options by the other taps. (3) Settle: the taps that do not reach behind the 64 heaps
// decide among these. All heaps choose at once, and again until nothing changes. (4) A heap without any left
// (one in a hundred) looks at all taps.
//
// Invariant: whatever the filter excludes is an option, and what it lets pass is compared with every tap.
// Cost for 1008 heaps: about 300 rows per possible candidate value, and ten steps per tap and 64 heaps.

#pragma once

#include <algorithm>
#include <vector>

#include "sequence/kernels.hpp"
#include "sequence/sparse/bit_rows.hpp"
#include "sequence/sparse/group_kernels.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/row_choice.hpp"
#include "sequence/sparse/taps.hpp"

namespace fairplay::detail {

class SlicedFilter {
public:
    explicit SlicedFilter(Cpu cpu)
        : kernels_(&kernels(cpu)), narrow_(&group_kernels<std::uint8_t>(cpu)), wide_(&group_kernels<std::uint16_t>(cpu)) {}

    // How far back the filter reaches; taps beyond are only matched. Further back, rows would not stay in the cache.
    static std::size_t reach(std::size_t size) noexcept { return std::min<std::size_t>(20480, size / 2); }

    // Chooses the taps for every value below 2^bits. The rows must cover reach(history.size()).
    void choose(const History& history, const Mask& mask, unsigned bits, const BitRows& rows, const Taps& taps);

    // Whether all taps reach values before the first group of a block.
    static bool reaches(std::size_t first, const Taps& taps) noexcept {
        return taps.size() == 0 || taps.offsets().back() + 2 * group_size <= first;
    }

    // Writes the candidates of the heaps in [first, end), at most 1008, into g. Returns `end`, or the first heap that
    // has no candidate below 2^bits. The block must be one that taps reach.
    template <class Value>
    std::size_t find(Value* g, std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows,
                     const Taps& taps);

    // Forgets the choice.
    void reset() noexcept { values_ = 0; }
    bool is_chosen() const noexcept { return values_ != 0; }

    std::uint64_t work() const noexcept { return work_; }

private:
    // Taps sorted by their values.
    struct Runs {
        std::vector<std::uint32_t> offsets;
        std::vector<std::uint32_t> ends;
        std::vector<std::uint16_t> values;

        Runs() = default;
        Runs(const Taps& taps, std::size_t first, std::size_t end);
        operator TapRuns() const noexcept { return {offsets.data(), ends.data(), values.data(), ends.size()}; }
    };

    void sort_taps(const Taps& taps);
    void filter(std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows);
    template <class Value>
    std::size_t find_group(Value* g, std::size_t first, std::size_t end, std::size_t word, const Mask& mask,
                           const Taps& taps);
    template <class Value>
    std::uint32_t pick_among_all(const Value* g, std::size_t n, const Mask& mask, const Taps& taps);

    template <class Value>
    const GroupKernels<Value>& group() const noexcept {
        if constexpr (sizeof(Value) == 1) return *narrow_;
        else return *wide_;
    }

    const Kernels* kernels_;
    const GroupKernels<std::uint8_t>* narrow_;
    const GroupKernels<std::uint16_t>* wide_;
    std::uint32_t values_ = 0;           // 2^bits
    std::vector<std::int32_t> deltas_;   // the rows of all values and classes, one after the other
    std::vector<std::uint32_t> starts_;  // shift_groups + 1 for each value

    std::size_t sorted_ = 0;             // how many taps there were when they were sorted
    Runs middle_;                        // from group_size to what the filter can use
    Runs far_;
    Passed passed_;
    std::vector<std::uint32_t> stamps_;
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
