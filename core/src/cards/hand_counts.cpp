#include "cards/hand_counts.hpp"

#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>

namespace fairplay::detail {

// Every denominator is cancelled against the numerators before anything is multiplied: if D divides a·b and g is the
// greatest common divisor of D and a, then D/g divides b.
std::uint64_t quotient(std::vector<std::uint64_t> numerators, std::span<const std::uint64_t> denominators) {
    for (std::uint64_t denominator : denominators) {
        for (std::uint64_t& numerator : numerators) {
            const std::uint64_t common = std::gcd(numerator, denominator);
            numerator /= common;
            denominator /= common;
        }
        if (denominator != 1) throw std::logic_error("a number of hands is not an integer");
    }
    std::uint64_t product = 1;
    for (const std::uint64_t numerator : numerators) {
        if (numerator != 0 && product > std::numeric_limits<std::uint64_t>::max() / numerator) {
            throw std::length_error("there are 2^64 hands or more");
        }
        product *= numerator;
    }
    return product;
}

std::vector<std::uint64_t> order_factors(std::uint32_t h) {
    std::vector<std::uint64_t> factors(h);
    std::iota(factors.begin(), factors.end(), std::uint64_t{1});
    return factors;
}

std::uint64_t number_of_hands(const Deck& deck, std::uint32_t h) {
    if (h < 1 || h > max_hand) throw std::invalid_argument("a hand has 1 to " + std::to_string(max_hand) + " cards");
    if (h > deck.cards()) throw std::invalid_argument("there are only " + std::to_string(deck.cards()) + " cards");
    std::vector<std::uint64_t> choices;
    for (std::uint32_t i = 0; i < h; ++i) choices.push_back(deck.cards() - i);
    return quotient(choices, order_factors(h));
}

void check_total(std::span<const HandCount> rows, std::uint64_t hands) {
    std::uint64_t total = 0;
    for (const HandCount& row : rows) total += row.hands;
    if (total != hands) throw std::logic_error("the statistics do not add up to all hands");
}

}  // namespace fairplay::detail
