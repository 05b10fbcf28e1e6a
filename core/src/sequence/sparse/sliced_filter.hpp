// Candidates of a block of heaps at once, for games with many rares.
//
// Idea, in three steps. (1) Filter: a value c is an option of n by the tap (offset, u) if G(n - offset) = c ^ u, so the
// stretch of the row of bits of c ^ u that begins `offset` back excludes c for 1024 heaps at a time. Only taps that
// reach behind the block can be used, and of those only the useful ones (row_choice.hpp). Taps are
// grouped by their offset modulo 8, so that one shift per group aligns the bits. The first values that are
// not excluded are the candidates of n. (2) Match: for 32 heaps at a time, six candidates of each are compared with
// the options by all taps that reach behind these heaps. (3) Heap by heap, the remaining candidates are
// compared with the short taps, and the first survivor is the candidate. If none survives, all taps are tried.
//
// Invariant: whatever the filter excludes is an option, and what it lets pass is compared with every tap.
// Cost for 1008 heaps: about 300 rows per possible candidate value, and three steps per tap and 32 heaps.

#pragma once

#include <algorithm>
#include <vector>

#include "sequence/kernels.hpp"
#include "sequence/sparse/bit_rows.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/row_choice.hpp"
#include "sequence/sparse/taps.hpp"

namespace fairplay::detail {

class SlicedFilter {
public:
    explicit SlicedFilter(Cpu cpu) : kernels_(&kernels(cpu)) {}

    // How far back the filter reaches; taps beyond are only matched. Further back, rows would not stay in the cache.
    static std::size_t reach(std::size_t size) noexcept { return std::min<std::size_t>(20480, size / 2); }

    // Chooses the taps for every value below 2^bits. The rows must cover reach(history.size()).
    void choose(const History& history, const Mask& mask, unsigned bits, const BitRows& rows, const Taps& taps);

    // Writes the candidates of the heaps in [first, end), at most 1008, into g. Returns `end`, or the first heap that
    // has no candidate below 2^bits.
    template <class Value>
    std::size_t find(Value* g, std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows,
                     const Taps& taps);

    // Forgets the choice.
    void reset() noexcept { values_ = 0; }
    bool is_chosen() const noexcept { return values_ != 0; }

    std::uint64_t work() const noexcept { return work_; }

private:
    void filter(std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows);
    void take_candidates(std::uint32_t value, const std::uint64_t* passed);
    template <class Value>
    void match(const Value* g, std::size_t n, std::size_t at, TapList<Value> taps);
    template <class Value>
    std::uint32_t pick(const Value* g, std::size_t n, std::size_t at, std::size_t lane, const Mask& mask,
                       const Taps& taps, TapList<Value> near, TapList<Value> late);
    template <class Value>
    std::uint32_t pick_among_all(const Value* g, std::size_t n, const Mask& mask, const Taps& taps);

    const Kernels* kernels_;
    std::uint32_t values_ = 0;           // 2^bits
    std::vector<std::int32_t> deltas_;   // the rows of all values and classes, one after the other
    std::vector<std::uint32_t> starts_;  // shift_groups + 1 for each value

    std::uint64_t open_[span_bits / 64];            // the heaps that have fewer than six candidates
    std::uint8_t counts_[span_bits];                // number of candidates
    std::uint16_t candidates_[max_candidates][span_bits + lane_count];
    std::uint8_t dead_[max_candidates * lane_count];
    std::vector<std::uint32_t> stamps_;
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
