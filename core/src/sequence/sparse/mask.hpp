// The split of all heaps into rare and common ones by a mask m.
//
// The type of a heap is t(n) = parity(G(n) & m) + d·(n - e) mod 2; 0 is rare, 1 common. Here d is 0 (a range mask), or
// 1 (a domain mask) if the indices of all splitting digits have the parity e. A move that splits n into a and b, taking
// k, then has a value v with
//
//     parity(v & m) + d·(n - e) = t(a) + t(b)   (mod 2),
//
// so two common heaps only give values that would make n rare, and a value that would make n common comes only from
// a rare and a common heap. Bits of a value beyond `bits` count as bits of the mask. Any mask is correct.

#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sequence/history.hpp"

namespace fairplay::detail {

struct Mask {
    std::uint32_t mask = 0;
    bool domain = false;   // d
    bool odd = false;      // e

    bool is_common(std::uint32_t value, std::uint64_t n) const noexcept {
        const auto parity = static_cast<std::uint32_t>(std::popcount(value & mask)) & 1U;
        return (parity ^ (domain && ((n & 1U) != odd) ? 1U : 0U)) != 0;
    }

    bool operator==(const Mask&) const = default;
};

// The mask with the fewest rares among n in [first, history.size()), for values below 2^bits; nothing if more than a
// quarter of them would be rare. Domain masks are tried if the parity of the splitting digits is given.
//
// The Walsh–Hadamard transform of the value histogram gives commons less rares for all masks at once.
std::optional<Mask> best_mask(const History& history, std::size_t first, unsigned bits, std::optional<bool> odd);

}  // namespace fairplay::detail
