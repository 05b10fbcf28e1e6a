// Vectors of F_p^16, p at most 7, in one word of hexadecimal digits.
//
// Idea: a digit is at most 6 and the sum of two at most 12, so sums do not overflow into the next digit. Adding 8 - p
// to a sum sets the top bit of its hexadecimal digit exactly if the sum is p or more (and is at most 15).
// Invariant: every digit of a word is below p. Cost: a few operations, whatever the number of digits.

#pragma once

#include <bit>
#include <cstdint>

namespace fairplay::detail {

using Word = std::uint64_t;

class Digits {
public:
    explicit constexpr Digits(std::uint32_t p) noexcept : p_(p), bias_((8 - p) * ones) {}

    constexpr Word add(Word a, Word b) const noexcept {
        const Word sum = a + b;
        return sum - ((sum + bias_) >> 3 & ones) * p_;
    }

    constexpr Word negated(Word a) const noexcept { return non_zero(a) * p_ - a; }

    // The one of a and -a that has a leading digit of at most (p-1)/2, or 1 if p is 2. a is not zero.
    constexpr Word as_claim(Word a) const noexcept {
        const Word leading = a >> ((std::bit_width(a) - 1) & ~3);
        return leading <= p_ / 2 ? a : negated(a);
    }

    // The number of digits that are not zero.
    static constexpr std::uint32_t size(Word a) noexcept {
        const Word set = non_zero(a);
        return static_cast<std::uint32_t>(((set & low_halves) + (set >> 4 & low_halves)) * byte_ones >> 56);
    }

    // A claim like this says that a card is zero, or that two cards are equal: x·v = x·w.
    constexpr bool is_degenerate(Word a) const noexcept {
        const std::uint32_t cards = size(a);
        return cards == 1 || (cards == 2 && a * ones >> 60 == p_);
    }

private:
    static constexpr Word ones = 0x1111111111111111;
    static constexpr Word byte_ones = 0x0101010101010101;
    static constexpr Word low_halves = 0x0f0f0f0f0f0f0f0f;

    static constexpr Word non_zero(Word a) noexcept { return (a | a >> 1 | a >> 2) & ones; }

    Word p_;
    Word bias_;
};

}  // namespace fairplay::detail
