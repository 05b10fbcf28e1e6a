// Chooses the rows of bits to OR for a target: the fewest that leave little uncovered.
//
// Idea: a few heaps are sampled from the last half of the history. A source covers a target t of the heap n if
// G(n - offset) ^ value = t, and every target below G(n) of the wanted kind asks for a cover. For each target, the
// source that covers the most heaps comes next, until all are covered several times (greedy set multicover). Covering
// sampled heaps several times helps the heaps outside the sample as a larger sample would, at less cost.
// Frequent values alone are a poor guide, since sources of frequent values often cover the same heaps.
//
// A choice stays good for long: choices made at a tenth of the heap sizes are hardly worse.
// Cost: two steps for each sampled heap and source, and a few for each cover among them.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sequence/history.hpp"
#include "sequence/sparse/mask.hpp"

namespace fairplay::detail {

// A heap or tap whose row of bits may be of use: for the target t the row of t ^ value, `offset` back.
struct Source {
    std::uint32_t offset;
    std::uint32_t value;
};

class RowChoice {
public:
    // At most 2^16 sources, with offsets of at most half of the history. The targets of a heap are its common values
    // if `common`, else its rare ones; all are below 2^bits.
    RowChoice(const History& history, const Mask& mask, unsigned bits, bool common, std::vector<Source> sources);

    // Sources for a target, the best first, that cover every sampled heap this many times, or as often as possible.
    const std::vector<Source>& choose(std::uint32_t target, unsigned times);

private:
    // A source covers the current target of a sampled heap.
    struct Cover {
        std::uint16_t heap;
        std::uint16_t source;
    };

    void collect(const History& history, const Mask& mask, bool common);
    void index(std::span<const Cover> covers);
    void take_best_first(std::span<const Cover> covers, unsigned times);

    unsigned bits_;
    std::vector<Source> sources_;
    std::vector<Cover> covers_;           // of all targets, one after the other, each in the order of heaps
    std::vector<std::uint32_t> starts_;   // where those of a target begin

    // Of the current target:
    std::vector<std::uint32_t> first_of_heap_;    // where the covers of a heap begin
    std::vector<std::uint32_t> first_of_source_;  // where a source's heaps begin in heaps_
    std::vector<std::uint16_t> heaps_;            // by source
    std::vector<std::uint16_t> covered_;          // how often each heap is covered
    std::vector<std::uint32_t> gains_;            // how many heaps a source would cover that still need covers
    std::vector<std::vector<std::uint16_t>> levels_;  // sources by gain, or by an earlier gain
    std::vector<Source> chosen_;
};

}  // namespace fairplay::detail
