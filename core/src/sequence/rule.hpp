// Properties of a rule that the solvers need.

#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "fairplay/sequence.hpp"

namespace fairplay::detail {

enum Leave : std::uint8_t { nothing = 1, one_heap = 2, two_heaps = 4, three_heaps = 8 };

inline bool any_digit(const Rule& rule, std::uint8_t bits) {
    const auto has = [bits](std::uint8_t digit) { return (digit & bits) != 0; };
    return std::any_of(rule.digits.begin(), rule.digits.end(), has) ||
           std::any_of(rule.tail.begin(), rule.tail.end(), has);
}

// The k whose digit, before the tail, has one of the bits.
inline std::vector<std::uint32_t> digits_with(const Rule& rule, std::uint8_t bits) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t k = 0; k < rule.digits.size(); ++k) {
        if (rule.digits[k] & bits) found.push_back(k);
    }
    return found;
}

inline std::uint8_t digit(const Rule& rule, std::uint64_t k) {
    if (k < rule.digits.size()) return rule.digits[k];
    return rule.tail.empty() ? std::uint8_t{0} : rule.tail[(k - rule.digits.size()) % rule.tail.size()];
}

// The most heaps a move can leave, but at least 1.
inline std::uint64_t most_heaps(const Rule& rule) {
    return any_digit(rule, three_heaps) ? 3 : any_digit(rule, two_heaps) ? 2 : 1;
}

// Whether the sparse space applies: some move splits in two, none in three, and the digits end.
inline bool is_sparse_rule(const Rule& rule) {
    return rule.tail.empty() && any_digit(rule, two_heaps) && !any_digit(rule, three_heaps);
}

}  // namespace fairplay::detail
