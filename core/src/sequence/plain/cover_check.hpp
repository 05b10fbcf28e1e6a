// Shows for a block of heaps that every smaller value of the rare kind is an option, so that none of them is rare. The part
// of the second path (plain_stretch.hpp) that checks.
//
// Idea: for each value v a set of bits says for which heaps n of the block it still has to be shown. A pair (k, a) shows it
// where G(n - k - a) = v ^ G(a): that is the row of bits of the value v ^ G(a), k + a places further. So pairs with k + a a
// multiple of 8 are tried, many at once, until only a few heaps are left. Those for which v ^ G(a) is a frequent value show
// most, and come first. For each heap that is left all pairs are compared, some 8 to 32 at a time.
//
// Invariant: what is cleared has a pair with a < b. Only where no pair is found, the value 0 is taken from equal heaps.
// Cost: some 30 ns a heap with values up to 200, with vectors of 64 bytes.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "fairplay/sequence.hpp"
#include "sequence/plain/kind.hpp"
#include "sequence/plain/strike.hpp"

namespace fairplay::detail {

class CoverCheck {
public:
    // `first` are the first values.
    CoverCheck(const Rule& rule, const Kind& kind, std::span<const std::uint16_t> first, Cpu cpu);

    // g[i] is G(base + i). Looks at the heaps from `from` to the end of g, at most cover_heaps. Returns the first one
    // for which some value was not shown.
    std::optional<std::uint64_t> run(std::span<const std::uint16_t> g, std::uint64_t base, std::uint64_t from);

private:
    struct Pair {
        std::uint32_t offset;  // k + a
        std::uint32_t value;   // G(a)
    };

    void fill_rows(std::span<const std::uint16_t> g, std::size_t at);
    void find_pairs();
    std::size_t ask(std::uint32_t v, std::uint64_t n);
    const std::vector<std::uint16_t>& order(std::uint32_t v);
    const std::uint8_t* row_of(std::uint32_t v, const Pair& pair) const noexcept;
    void clear_by_pairs(std::uint32_t v, std::size_t left);
    bool is_option(std::uint32_t v, std::span<const std::uint16_t> g, std::size_t i, std::uint64_t n) const;

    Kind kind_;
    bool unequal_;
    std::vector<std::uint32_t> takes_;
    std::vector<std::uint32_t> splits_;
    std::vector<std::uint16_t> backwards_;  // the first values: the last of them first
    const StrikeLoops* loops_;
    std::vector<Pair> pairs_;
    std::vector<std::uint32_t> often_;      // how often a value occurred, in the first block with values so large
    std::vector<std::vector<std::uint16_t>> orders_;  // by value: the numbers of the pairs, as they are tried
    std::size_t values_ = 0;                // one more than the largest value of the rows
    std::size_t behind_ = 0;                // how many bits of a row lie before the block
    std::vector<std::uint64_t> rows_;
    std::vector<std::uint64_t> above_;      // the heaps of the block with a value of v or more
    std::vector<std::uint64_t> open_;       // the heaps of the block for which v is not shown
};

}  // namespace fairplay::detail
