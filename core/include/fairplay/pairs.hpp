// Values of games on two numbers whose rule does not tell the two apart: Wythoff's game, Euclid, and any others.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay {

// What one clause of a rule takes. Of equal numbers either is the larger and the smaller one.
enum class PairMove : std::uint8_t {
    one,       // from one of the numbers
    larger,    // from the larger one
    smaller,   // from the smaller one
    both,      // the same from both
    each,      // counts[0] from one, counts[1] from the other
    multiple,  // a multiple of the smaller one from the larger one
};

// `counts` are the numbers that may be taken; none means any number. A rule is a list of clauses.
struct PairClause {
    PairMove move;
    std::vector<std::uint32_t> counts;
};

// What is known of a pair: its values in normal play and in misère play (the end counts as 1), and whether it is
// wild, which means that it or something it can become behaves like no position of Nim.
struct PairValue {
    std::uint16_t normal;
    std::uint16_t misere;
    std::uint16_t wild;
};

// The values of all pairs a ≥ b with a ≤ side, at a(a + 1)/2 + b, by the definition.
//
// Cost: one step for each move from each of these pairs, up to three nanoseconds. Throws std::invalid_argument for a
// clause `each` without two counts or for a count of 0 (two counts of 0 in `each`), and std::length_error for a side
// above 10,000.
std::vector<PairValue> pair_values(std::span<const PairClause> rule, std::uint32_t side, const Tick& tick = {});

}  // namespace fairplay
