// Nim-values in the sparse space (Berlekamp; Gangolli and Plambeck 1989; Flammenkamp).
//
// Idea: by a mask (mask.hpp) nearly all heaps are common, and a value that would make n common is an option only by
// way of one of the few rare heaps, or by a move that does not split. So the least such value that is no option, the
// candidate, is found by looking at the rare heaps only. It is G(n) if every smaller value, which would make n rare, is
// an option too; nearly always it is, by many pairs of common heaps. Else the least that is not is G(n): a new rare.
//
// Candidates are found for a block of heaps (one by one in tap_marks.hpp, or bit-sliced in sliced_filter.hpp), then the
// check is made for the whole block at once (rare_check.hpp). A new rare ends the block behind it; what came later is
// forgotten. Blocks grow while no rares appear. Method::scatter does without blocks, as a measure of what they gain.
// Masks are looked for again whenever there are half as many values more; while none is good the definition is used.
//
// Invariant: the values in the history are right, and rares_ are all n ≥ 1 in it that are rare by mask_.
// Cost: one step for every rare and splitting digit, and the check.

#pragma once

#include <optional>

#include "sequence/rule.hpp"
#include "sequence/solver.hpp"
#include "sequence/sparse/bit_rows.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/rare_check.hpp"
#include "sequence/sparse/sliced_filter.hpp"
#include "sequence/sparse/taps.hpp"
#include "sequence/split_mex.hpp"

namespace fairplay::detail {

class SparseSolver final : public Solver {
public:
    SparseSolver(const Rule& rule, Method method, Cpu cpu);

    void advance(History& history, std::size_t count) override;
    void resume(const History& history) override;
    void describe(Statistics& statistics) const override;
    std::vector<std::uint64_t> rares() const override { return rares_; }
    std::optional<Mask> mask() const override { return mask_; }
    std::uint64_t work() const noexcept override { return work_; }

private:
    void review(const History& history);
    void consider_mask(const History& history, const Mask& mask);
    std::uint64_t definition_cost(const History& history);
    void use_mask(const History& history, const Mask& mask, std::vector<std::uint64_t> rares);
    void add_rare(const History& history, std::size_t n);
    void grow_bits(const History& history, std::uint32_t value);
    void refresh(const History& history);

    bool scatters(std::size_t n) const noexcept;
    void append_by_definition(History& history);
    void append_by_scatter(History& history);
    void append_block(History& history, std::size_t count);
    std::size_t settled() const noexcept;
    std::size_t find_candidates(History& history, std::size_t first, std::size_t end);

    std::vector<std::uint32_t> takes_;   // the k with which one heap may be left
    std::vector<std::uint32_t> splits_;  // the k with which two heaps may be left
    Rule rule_;
    std::size_t start_;                  // up to here the definition is used
    Method method_;
    std::optional<bool> odd_;            // the parity of all of splits_, if they have one

    std::optional<Mask> mask_;
    std::size_t next_review_;
    unsigned bits_ = 1;                  // all values are below 2^bits_
    std::vector<std::uint64_t> rares_;
    Taps taps_;
    std::size_t block_ = 64;
    std::size_t next_refresh_ = 0;       // when rows are chosen anew

    const Kernels* kernels_;
    SplitMex definition_;
    BitRows rows_;
    RareCheck check_;
    SlicedFilter filter_;
    std::vector<std::uint32_t> stamps_;
    std::uint32_t stamp_ = 0;
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
