// The theorem `witness`: a period of a game whose rares have died out, proved by about half the values that the theorem of
// Guy and Smith asks for.
//
// Let the digits be d_0 … d_K, a move leave at most two heaps, and let a mask (sparse/mask.hpp) be given. Let p ≥ 1, n₀ ≥ 1,
// and let G(0) … G(B - 1) be known, with
//
//   (a) no rare heap from ρ + 1 to B - 1; ρ ≥ 0. Put T = K + ρ;
//   (b) G(n + p) = G(n) for n₀ ≤ n < B - p;
//   (c) for every n of one period n₁ ≤ n < n₁ + p ≤ B, and every v < G(n) of the kind that would make n rare, a witness: a
//       move of n that takes k and leaves a ≥ 0 and b = n - k - a ≥ n₀, with G(a) ^ G(b) = v. (One heap b, if a = 0.) If
//       splits must be unequal, a < b. The value 0 needs none if splits may be equal, some digit allows one, and p is even
//       or there are such digits of both parities;
//   (d) B - p ≥ n₀ + T and B - p ≥ n₁ ≥ n₀; and p is even if the mask is a domain mask.
//
// Then G(n + p) = G(n) for all n ≥ n₀, and no heap beyond ρ is rare.
//
// If K ≥ 1, p is even with a domain mask: n = B - p - 1 and n + p are both common, by (a) and the rest of (d), with the same
// value, and would else differ in kind.
//
// Proof. n and n + p always ask for the same kind of value. Now let n ≥ B - p, and let both claims hold below n, and below
// n + p for the rares. n is common, and every heap in question is larger than K, so that no move leaves nothing.
//   1. A value of the common kind is an option of n + p only by a move to one heap, or by a split into a rare heap r ≤ ρ and
//      b, since two common heaps give a value of the other kind (and so do two rare ones). The large heap is at least
//      n + p - T ≥ n₀ + p. So the same move of n, with a large heap smaller by p, has the same value; and the other way
//      round. (A split into r and r, not allowed if unequal, has the value 0, which is not of the common kind.) So n and
//      n + p have the same options of the common kind: G(n) is not among those of n + p, all smaller ones are.
//   2. Let v < G(n) be of the other kind, and n' = n - jp the heap in [n₁, n₁ + p). G(n') = G(n), so (c) gives a witness of
//      n'. From n + p the same k and a leave b + (j + 1)p, which is below n + p; its value is G(b), as b ≥ n₀. So v is an
//      option of n + p. And n + p is split into equal heaps if n' is, p even; or by one of the digits of both parities.
// So G(n + p) = G(n), of the common kind. ∎
//
// Cost: B = p + max(n₀ + T, n₁) values. With W the largest k + a, n₁ = n₀ + W will do (2W + 1, if that is more and splits must
// be unequal), so B = n₀ + p + max(T, W). Guy and Smith ask for 2n₀ + 2p + K.
//
// A window needs no list: it finds a witness with b among its last values for every heap that it checks, so W is known
// without looking (needed_by_check). It takes the value 0 from equal heaps, so where (c) does not allow that, 2p stands for p.
// Then 2p is a period from n₀ on, G(n + p) = G(n) is known for n₀ ≤ n < n₀ + p, and so p is one too.
//
// Found by looking for what a certificate of 4.404 must say; we know no earlier source.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sequence/history.hpp"
#include "sequence/rule.hpp"
#include "sequence/sparse/mask.hpp"

namespace fairplay::detail {

// Witnesses of longer periods are not listed.
inline constexpr std::uint64_t most_listed = std::uint64_t{1} << 14;

// The value that a heap has in a sequence that repeats: `turn` are the values from n₀ on.
inline std::uint16_t in_turn(std::span<const std::uint16_t> turn, std::uint64_t n0, std::uint64_t n) noexcept {
    const std::uint64_t p = turn.size();
    return turn[static_cast<std::size_t>((n % p + p - n0 % p) % p)];
}

// A witness for every pair of a heap n and a smaller value of the rare kind, each with the least a: for n = n₀ modulo p, n₀ + 1
// and so on, and for every n with values in ascending order. Heaps a are below `kept`, and G(a) is known. Nothing if some
// pair has no witness.
std::optional<std::vector<Witness>> find_witnesses(const Rule& rule, const Mask& mask, const History& history,
                                                   std::size_t kept, std::span<const std::uint16_t> turn,
                                                   std::uint64_t n0);

// B of the theorem, for listed witnesses. `last_rare` is ρ.
std::uint64_t needed_by_witnesses(const Rule& rule, std::uint64_t last_rare, std::uint64_t n0, std::uint64_t period,
                                  std::span<const Witness> witnesses);

// B of the theorem, where heaps from `began` on were checked by pairs of a heap below `kept` and one beyond.
std::uint64_t needed_by_check(const Rule& rule, std::uint64_t last_rare, std::uint64_t n0, std::uint64_t period,
                              std::uint64_t kept, std::uint64_t began);

}  // namespace fairplay::detail
