// Shared by both ways of counting hands: the table they fill, exact quotients, and the checks of arguments.

#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "fairplay/cards.hpp"

namespace fairplay::detail {

// The sizes of some claims: bit n is set if one of them has n cards. Bit 0 is never set.
using Sizes = std::uint32_t;

// One number for every dimension of the kernel, smallest and largest claim size (0 where there are no claims).
class HandTable {
public:
    void add(std::uint32_t dimension, Sizes sizes) noexcept {
        const auto smallest = static_cast<std::uint32_t>(std::countr_zero(sizes)) % 32;
        const auto largest = static_cast<std::uint32_t>(std::bit_width(sizes | 1) - 1);
        ++numbers_[(dimension * side + smallest) * side + largest];
    }

    // The rows that are not zero, with hands = convert(dimension, number).
    template <class Convert>
    std::vector<HandCount> rows(std::uint32_t p, Convert convert) const {
        std::vector<HandCount> result;
        std::uint64_t kernel = 1;
        for (std::uint32_t dimension = 0; dimension < side; ++dimension, kernel *= p) {
            const std::uint64_t claims = p == 2 ? kernel - 1 : kernel / 2;
            for (std::uint32_t entry = 0; entry < side * side; ++entry) {
                const std::uint64_t number = numbers_[dimension * side * side + entry];
                if (number != 0) result.push_back({claims, entry / side, entry % side, convert(dimension, number)});
            }
        }
        return result;
    }

private:
    static constexpr std::uint32_t side = max_hand + 1;

    std::vector<std::uint64_t> numbers_ = std::vector<std::uint64_t>(side * side * side);
};

// The product of the numerators divided by the product of the denominators, which must be an integer.
// Throws std::length_error if it does not fit in 64 bits.
std::uint64_t quotient(std::vector<std::uint64_t> numerators, std::span<const std::uint64_t> denominators);

// 1, 2, …, h, of which the product is the number of orders of a hand.
std::vector<std::uint64_t> order_factors(std::uint32_t h);

// The number of hands of h cards. Throws std::length_error if it does not fit in 64 bits, and std::invalid_argument
// unless h is 1 to max_hand and at most the number of cards.
std::uint64_t number_of_hands(const Deck& deck, std::uint32_t h);

// Throws std::logic_error unless the rows have this many hands in all.
void check_total(std::span<const HandCount> rows, std::uint64_t hands);

}  // namespace fairplay::detail
