// Fair Play core, the card games: linear relations among a hand of cards. This header is their interface and manual.
//
// A card is a non-zero vector of F_p^k, coded as a number in base p with the first coordinate the most significant
// digit: 100110 of F_2^6 is 38, and 2102 of F_3^4 is 2·27 + 1·9 + 0·3 + 2 = 65. A hand is a list of distinct cards.
//
// A claim of a hand v_1 … v_h is a list of coefficients c_1 … c_h of F_p, not all zero, with Σ c_i v_i = 0. The lists
// c and -c are one claim, written with its first non-zero coefficient in 1 … (p-1)/2 (for p = 2 it is 1). The size of
// a claim is the number of its non-zero coefficients, the cards it takes.
//
//   what you want                              use                             cost
//   -----------------------------------------  ------------------------------  ------------------------------------
//   all claims of a hand                       claims                          a microsecond, and more for each claim
//   all claims of many hands                   claim_batch                     40 to 100 ns per hand of 4 to 7 cards
//   how many hands have how many claims        hand_statistics                 one step per subspace of F_p^h
//   the same, without theory                   hand_statistics_by_enumeration  about 20 ns per hand of the deck
//
// Errors are as in core.hpp. A card that is zero, too large or twice in a hand is a std::invalid_argument.

#pragma once

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay {

inline constexpr std::uint32_t max_hand = 16;
inline constexpr std::uint64_t max_claims = std::uint64_t{1} << 20;  // of one hand

// All cards of F_p^k. Throws std::invalid_argument unless p is 2, 3, 5 or 7 and k is 1 to 8.
class Deck {
public:
    Deck(std::uint32_t p, std::uint32_t k);

    std::uint32_t p() const noexcept { return p_; }
    std::uint32_t k() const noexcept { return k_; }
    std::uint32_t vectors() const noexcept { return vectors_; }      // p^k
    std::uint32_t cards() const noexcept { return vectors_ - 1; }

private:
    std::uint32_t p_;
    std::uint32_t k_;
    std::uint32_t vectors_;
};

// All claims of a hand, each as its list of coefficients: by size, and in lexicographic order where sizes are equal.
//
//     claims(Deck(2, 2), {1, 2, 3}) == {{1, 1, 1}}        claims(Deck(3, 1), {1, 2}) == {{1, 1}}
//
// There are p^d - 1 of them, or half of that if p is odd, where d is h less the rank of the hand.
// Throws std::invalid_argument if the hand has more than max_hand cards or a bad one, and std::length_error if it has
// more than max_claims claims.
std::vector<std::vector<std::uint8_t>> claims(const Deck& deck, std::span<const std::uint32_t> hand);

// The claims of many hands.
struct ClaimBatch {
    using Masks = std::vector<std::uint16_t>;
    using Digits = std::vector<std::uint64_t>;

    std::vector<std::uint32_t> counts;   // how many claims each hand has
    std::variant<Masks, Digits> packed;  // the claims of the first hand, of the second, …, in the order of claims()
};

// All claims of the hands cards[0 … h-1], cards[h … 2h-1], …
//
// For p = 2 a claim is a mask of h bits, otherwise a number of h hexadecimal digits. The first card has the most
// significant bit or digit, so that the number, written out, is the list of coefficients: 0100101 takes the cards
// 2, 5 and 7, and 0x10210 is {1, 0, 2, 1, 0}.
//
// Code is std::uint8_t, std::uint16_t or std::uint32_t. Throws as claims() does, with the number of the hand, from 0;
// and std::invalid_argument if h is 0 or the cards are not a whole number of hands.
template <class Code>
ClaimBatch claim_batch(const Deck& deck, std::uint32_t h, std::span<const Code> cards, const Tick& tick = {});

// `hands` hands have this number of claims, with these smallest and largest claim sizes (0 if there are no claims).
struct HandCount {
    std::uint64_t claims;
    std::uint32_t smallest;
    std::uint32_t largest;
    std::uint64_t hands;

    bool operator==(const HandCount&) const = default;
};

// The hands of h distinct cards counted by their claims: all that occur, in the order of (claims, smallest, largest).
// A hand is a set here. The sum of all `hands` is the binomial coefficient of deck.cards() over h.
//
// Cost: no hand is visited. Each d-dimensional subspace of F_p^h takes one step of at most p^d additions: 29,212
// subspaces for p = 2, h = 7 (less than a millisecond), 229,755,605 for h = 10 (seconds).
// Throws std::invalid_argument unless h is 1 to max_hand and at most deck.cards(). Throws std::length_error, before
// starting, if F_p^h has more than 3·10^8 subspaces (h > 10, 8, 6, 6 for p = 2, 3, 5, 7) or
// if there are 2^64 hands or more.
std::vector<HandCount> hand_statistics(const Deck& deck, std::uint32_t h, const Tick& tick = {});

// The same by visiting every hand. This is the definition, which checks the theory.
//
// Throws std::length_error, before starting, if there are more than 10^9 hands or p^k is above 1024.
std::vector<HandCount> hand_statistics_by_enumeration(const Deck& deck, std::uint32_t h, const Tick& tick = {});

}  // namespace fairplay
