// All claims of a block of hands for p = 3, 5 or 7, with one word for each digit (claim_lanes.hpp).
//
// Remainders are a product and a shift in 16 bits, for which there are vector instructions. A claim and its negative are
// the same, so that a basis of d vectors gives (p^d - 1)/2 claims.

#include <algorithm>
#include <stdexcept>
#include <string>

#include "cards/claim_lanes.hpp"

namespace fairplay::detail {
namespace {

// x mod P for x up to P²: a product and a shift in sixteen bits, for which there are vector instructions.
template <std::uint32_t P>
constexpr std::uint16_t reduced(std::uint16_t x) {
    const auto scaled = static_cast<std::uint16_t>(x * (256 / P + 1));
    const auto multiple = static_cast<std::uint16_t>(static_cast<std::uint16_t>(scaled >> 8) * P);
    return static_cast<std::uint16_t>(x - multiple);
}

template <std::uint32_t P>
constexpr bool reduces_rightly() {
    for (std::uint16_t x = 0; x <= P * P; ++x)
        if (reduced<P>(x) != x % P) return false;
    return true;
}
static_assert(reduces_rightly<3>() && reduces_rightly<5>() && reduces_rightly<7>());

// 1/x = x^(P-2), and 0 for 0.
template <std::uint32_t P>
constexpr std::uint16_t inverse(std::uint16_t x) {
    std::uint16_t power = x;
    for (std::uint32_t i = 3; i < P; ++i) power = reduced<P>(static_cast<std::uint16_t>(power * x));
    return power;
}

void order(Word* first, Word* last) {
    std::sort(first, last, [](Word a, Word b) {
        const std::uint32_t size_a = Digits::size(a), size_b = Digits::size(b);
        return size_a != size_b ? size_a < size_b : a < b;
    });
}

}  // namespace

template <std::uint32_t P>
void OddLanes<P>::eliminate(const CardBlock& cards) {
    load(cards);
    for (std::uint32_t column = 0; column < k_; ++column) {
        choose_pivot(column);
        take_pivot_away(column);
    }
}

template <std::uint32_t P>
void OddLanes<P>::load(const CardBlock& cards) {
    for (std::uint32_t i = 0; i < h_; ++i) {
        Row<std::uint32_t> rest = cards[i];
        for (std::uint32_t column = k_; column-- > 0;) {
            for (std::size_t n = 0; n < lanes; ++n) {
                row(i, column)[n] = static_cast<Digit>(rest[n] % P);
                rest[n] /= P;
            }
        }
        for (std::uint32_t j = 0; j < h_; ++j) row(i, k_ + j).fill(i == j);
    }
}

// The pivot is the last row that is non-zero in this column, divided by that entry. Earlier columns are already zero.
template <std::uint32_t P>
void OddLanes<P>::choose_pivot(std::uint32_t column) {
    for (std::uint32_t c = column; c < k_ + h_; ++c) pivot_[c].fill(0);
    for (std::uint32_t i = 0; i < h_; ++i) {
        Row<Digit> chosen;
        for (std::size_t n = 0; n < lanes; ++n) chosen[n] = static_cast<Digit>(-(row(i, column)[n] != 0));
        for (std::uint32_t c = column; c < k_ + h_; ++c) {
            const Row<Digit>& digit = row(i, c);
            Row<Digit>& pivot = pivot_[c];
            for (std::size_t n = 0; n < lanes; ++n)
                pivot[n] = static_cast<Digit>(pivot[n] ^ ((pivot[n] ^ digit[n]) & chosen[n]));
        }
    }
    Row<Digit> factor;
    for (std::size_t n = 0; n < lanes; ++n) factor[n] = inverse<P>(pivot_[column][n]);
    for (std::uint32_t c = column; c < k_ + h_; ++c)
        for (std::size_t n = 0; n < lanes; ++n)
            pivot_[c][n] = reduced<P>(static_cast<Digit>(pivot_[c][n] * factor[n]));
}

template <std::uint32_t P>
void OddLanes<P>::take_pivot_away(std::uint32_t column) {
    for (std::uint32_t i = 0; i < h_; ++i) {
        Row<Digit> factor;
        for (std::size_t n = 0; n < lanes; ++n) factor[n] = static_cast<Digit>(P - row(i, column)[n]);
        for (std::uint32_t c = column; c < k_ + h_; ++c) {
            Row<Digit>& digit = row(i, c);
            for (std::size_t n = 0; n < lanes; ++n)
                digit[n] = reduced<P>(static_cast<Digit>(digit[n] + factor[n] * pivot_[c][n]));
        }
    }
}

template <std::uint32_t P>
std::uint32_t OddLanes<P>::expand(std::size_t hand, Output<Claim>& output) const {
    std::array<Word, max_hand> basis;
    std::uint32_t dimension = 0;
    std::uint64_t count = 0;
    for (std::uint32_t i = 0; i < h_; ++i) {
        if (row(i, k_ + i)[hand] == 0) continue;
        basis[dimension++] = tag(i, hand);
        count = count * P + P / 2;
    }
    if (count > max_claims) throw std::length_error("a hand has more than " + std::to_string(max_claims) + " claims");
    Word* const claims = output.room(count);
    Word* end = claims;
    for (std::uint32_t i = 0; i < dimension; ++i) end = extend(claims, end, basis[i]);
    if (count > 1) order(claims, end);
    output.keep(count);
    return static_cast<std::uint32_t>(count);
}

template <std::uint32_t P>
Word OddLanes<P>::tag(std::uint32_t card, std::size_t hand) const {
    Word word = 0;
    for (std::uint32_t j = 0; j < h_; ++j) word = word << 4 | row(card, k_ + j)[hand];
    return word;
}

// Adds the claims that one more kernel vector x brings: up to sign, its multiples ax, a ≤ (P-1)/2,
// plus any element of the kernel, which is 0, a claim or the negative of one.
template <std::uint32_t P>
Word* OddLanes<P>::extend(Word* claims, Word* end, Word x) {
    Word* out = end;
    Word multiple = 0;
    for (std::uint32_t factor = 1; factor <= P / 2; ++factor) {
        multiple = digits.add(multiple, x);
        *out++ = digits.as_claim(multiple);
        for (const Word* claim = claims; claim != end; ++claim) {
            *out++ = digits.as_claim(digits.add(multiple, *claim));
            *out++ = digits.as_claim(digits.add(multiple, digits.negated(*claim)));
        }
    }
    return out;
}

template class OddLanes<3>;
template class OddLanes<5>;
template class OddLanes<7>;

}  // namespace fairplay::detail
