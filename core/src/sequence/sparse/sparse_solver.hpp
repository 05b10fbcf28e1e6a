// Nim-values in the sparse space (Berlekamp; Gangolli and Plambeck 1989; Flammenkamp).
//
// Idea: a mask (mask.hpp) makes nearly all heaps common, and a value that would make n common is an option only
// through one of the few rare heaps, or through a move that does not split. So looking at the rare heaps only finds the
// candidate, the least such value that is no option. It is G(n) if every smaller value, which would make n rare, is an
// option too; nearly always it is, through many pairs of common heaps. Else the least that is not is G(n): a new rare.
//
// Candidates are computed for a block of heaps (one by one in tap_marks.hpp, or bit-sliced in sliced_filter.hpp), then
// the whole block is checked at once (rare_check.hpp). A new rare ends the block; later candidates are
// discarded. Blocks grow while no rares appear. With two threads the blocks just computed are checked while the next are
// computed (parallel_blocks.cpp). Method::scatter uses no blocks, to measure what they gain.
// The solver looks for a better mask whenever the history has grown by half; while none is good it uses the definition.
//
// Invariant: the values in the history are right, and rares_ are all n ≥ 1 in it that are rare by mask_.
// Cost: one step per rare and splitting digit, and the check.

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
    // Heaps in a block: 1024 less what rounding and shifting by up to 7 bits take.
    static constexpr std::size_t max_block = 1008;

    SparseSolver(const Rule& rule, Method method, Cpu cpu);

    void advance(History& history, std::size_t count) override;
    void resume(const History& history) override;
    void describe(Statistics& statistics) const override;
    std::vector<std::uint64_t> rares() const override { return rares_; }
    std::optional<Mask> mask() const override { return mask_; }
    std::uint64_t work() const noexcept override { return work_; }
    void use_threads(unsigned threads) override;

private:
    using NewRare = std::optional<std::pair<std::size_t, std::uint32_t>>;

    void review(const History& history);
    void consider_mask(const History& history, const Mask& mask);
    std::uint64_t definition_cost(const History& history);
    void use_mask(const History& history, const Mask& mask, std::vector<std::uint64_t> rares);
    void add_rare(const History& history, std::size_t n);
    void grow_bits(const History& history, std::uint32_t value);
    void refresh(const History& history);
    void reset_rows();

    bool scatters(std::size_t n) const noexcept;
    void append_by_definition(History& history);
    void append_by_scatter(History& history);
    void append_block(History& history, std::size_t count);
    void append_in_parallel(History& history, std::size_t count);
    std::size_t find_ahead(History& history, std::size_t first, std::size_t end);
    NewRare check_blocks(const History& history, std::size_t first, std::size_t end);
    void conclude(History& history, std::size_t end, std::size_t wanted, const NewRare& rare);
    bool is_parallel(std::size_t n) const noexcept;
    std::size_t settled() const noexcept;
    std::size_t find_candidates(History& history, std::size_t first, std::size_t end);

    std::vector<std::uint32_t> takes_;   // the k that may leave one heap
    std::vector<std::uint32_t> splits_;  // the k that may leave two heaps
    Rule rule_;
    std::size_t start_;                  // up to here use the definition
    Method method_;
    std::optional<bool> odd_;            // the common parity of splits_, if there is one

    std::optional<Mask> mask_;
    std::size_t next_review_;
    unsigned bits_ = 1;                  // all values are below 2^bits_
    std::vector<std::uint64_t> rares_;
    Taps taps_;
    std::size_t block_ = 64;
    std::size_t next_refresh_ = 0;       // when to choose rows again

    const Kernels* kernels_;
    SplitMex definition_;
    unsigned threads_ = 1;
    std::size_t back_ = 0;               // how far back rows are needed
    BitRows rows_;
    BitRows check_rows_;                 // the check's own, where it has a thread of its own
    RareCheck check_;
    SlicedFilter filter_;
    std::vector<std::uint32_t> stamps_;
    std::uint32_t stamp_ = 0;
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
