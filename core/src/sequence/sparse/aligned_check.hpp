// Checks a window (window.hpp) for new rares in bulk: every value below G(n) that would make n rare must be an option.
//
// Idea: in indices (index_recursion.hpp) a small common heap a is a witness for the target t of the heap n, if
// n - k - a has the index t ^ index(a). If k + a is a multiple of 32, the heaps of a block that it serves for t are a whole row
// of the block (k + a) / 32 before: no bit is shifted, and 16 targets are answered by one permuted load. Some hundred
// witnesses serve all of the 16. They are chosen greedily: the next is the one that covers most of the pairs (n, t) still
// uncovered, of some sampled heaps. The few pairs (n, t) that they leave are looked up one by one.
//
// Invariant: a witness is one of the values kept from the beginning, and n - k - a one of the last.
// Cost of a value: for each group of 16 targets, witnesses / 32 loads of 64 bytes; some 40 ns for every pair that is
// looked up.

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sequence/cache_lines.hpp"
#include "sequence/history.hpp"
#include "sequence/index_plan.hpp"
#include "sequence/kernels.hpp"
#include "sequence/rule.hpp"
#include "sequence/sparse/index_recursion.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/rare_check.hpp"

namespace fairplay::detail {

class AlignedCheck {
public:
    // How far back it reads: the histories must have so many common values before the first heap, after those kept.
    static constexpr std::size_t reach = std::size_t{1} << 15;

    // Histories hold only their first `kept` values, at least `reach`, and their last ones.
    AlignedCheck(const Rule& rule, const Mask& mask, Cpu cpu, std::size_t kept);

    // The first n in [first, history.size()), `first` a multiple of 8, for which some v < G(n) that would make it rare is
    // not known as an option, and the least such v.
    std::optional<std::pair<std::size_t, std::uint32_t>> find_new_rare(const History& history, std::size_t first);

    std::uint64_t work() const noexcept { return work_ + single_.work(); }

private:
    struct Sample;

    void read(const History& history, std::size_t first);
    void choose(const History& history, std::size_t first);
    void choose_group(Sample& sample, const std::vector<RowTap>& all);
    std::vector<RowTap> candidates(const History& history) const;
    void set_lower();
    void serve(std::size_t block);
    std::optional<std::pair<std::size_t, std::uint32_t>> check_block(const History& history, std::size_t block,
                                                                     std::size_t n, const std::uint32_t* served);

    Mask mask_;
    Indices indices_;
    std::vector<std::uint32_t> splits_;
    RareCheck single_;
    const Kernels* kernels_;
    std::size_t count_ = 0;                 // all indices are below this power of two
    std::size_t stride_ = 0;                // words from block to block
    std::vector<std::uint16_t> values_;     // indices: `reach` of them before `first`, and those to check
    LineVector<std::uint32_t> rows_;        // of these, in blocks
    std::vector<std::uint32_t> lower_;      // by index: the heaps of a block whose rare value is less than the common one
    LineVector<std::uint32_t> served_;      // rows of a few blocks: the heaps for which witnesses have been found
    std::size_t targets_ = 0;               // all indices of these blocks are below this
    std::vector<RowTap> witnesses_;         // those of each group of targets, one group after the other
    std::vector<std::size_t> starts_;
    std::uint64_t checked_ = 0;             // values since the last choice
    std::uint64_t next_choice_ = 0;
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
