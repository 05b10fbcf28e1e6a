// Shows for a block of heaps that every smaller value of the rare kind is an option. The part of Recheck that looks at it.
//
// Idea: for each value v a set of bits says for which heaps n of the block it still has to be shown. A pair (k, a) shows it
// where G(n - k - a) = v ^ G(a): that is the row of bits of the value v ^ G(a), k + a places further. So pairs
// with k + a a multiple of 8 are tried, eight at a time, until only a few heaps are left; these are looked at one by one.
// Pairs that show little go to the end of the line, so that the useful ones are tried first.
//
// Invariant: what is cleared has a pair with a < b. Only where no pair is found, the value 0 is taken from equal heaps.
// Cost: some 30 ns a heap with values up to 200, with vectors of 32 bytes.

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "fairplay/sequence.hpp"

namespace fairplay::detail {

// The kind of a heap, as sparse/mask.hpp defines it.
struct Kind {
    std::uint32_t mask;
    bool domain;
    bool odd;

    bool is_common(std::uint32_t value, std::uint64_t n) const noexcept {
        const bool parity = std::popcount(value & mask) % 2 != 0;
        return domain && (n % 2 != 0) != odd ? !parity : parity;
    }
};

class CoverCheck {
public:
    CoverCheck(const Rule& rule, const Kind& kind);

    // g[i] is G(base + i), `first` are the first values. Looks at the heaps from `from` to the end of g, at most 8192.
    // Returns the first one for which some value was not shown.
    std::optional<std::uint64_t> run(std::span<const std::uint16_t> first, std::span<const std::uint16_t> g,
                                     std::uint64_t base, std::uint64_t from);

private:
    struct Pair {
        std::uint32_t offset;  // k + a
        std::uint32_t value;   // G(a)
    };

    void fill_rows(std::span<const std::uint16_t> g, std::size_t at);
    std::vector<Pair> all_pairs(std::span<const std::uint16_t> first) const;
    int ask(std::uint32_t v, std::uint64_t n);
    const std::uint8_t* row_of(std::uint32_t v, const Pair& pair) const noexcept;
    void clear_by_pairs(std::uint32_t v, int left);
    bool is_option(std::uint32_t v, std::span<const std::uint16_t> first, std::span<const std::uint16_t> g, std::size_t i,
                   std::uint64_t n) const;

    Kind kind_;
    bool unequal_;
    std::vector<std::uint32_t> takes_;
    std::vector<std::uint32_t> splits_;
    std::vector<std::vector<Pair>> pairs_;  // by value, in the order to try them
    std::vector<Pair> later_;
    std::size_t values_ = 0;                // one more than the largest value of the rows
    std::size_t behind_ = 0;                // how many bits of a row lie before the block
    std::vector<std::uint64_t> rows_;
    std::vector<std::uint64_t> above_;      // the heaps of the block with a value of v or more
    std::vector<std::uint64_t> open_;       // the heaps of the block for which v is not shown
};

}  // namespace fairplay::detail
