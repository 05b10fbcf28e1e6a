// The inner loops of the second path (plain_stretch.hpp), in variants for processors with wider registers.
//
// All variants are compiled from strike.inl with different options and give the same results. They share nothing with the
// loops of the solvers (sequence/kernels.hpp), and call no library functions.

#pragma once

#include <cstddef>
#include <cstdint>

#include "fairplay/sequence.hpp"

namespace fairplay::detail {

inline constexpr std::size_t eight = 8;             // heaps whose places are struck together
inline constexpr std::size_t most_words = 8;        // of places of a heap
inline constexpr std::size_t cover_heaps = 8192;    // a block of heaps that is checked together,
inline constexpr std::size_t cover_words = cover_heaps / 64;
inline constexpr std::size_t pairs_at_once = 32;    // by so many pairs

// The options by rares: the heap n has none at the place places[n - offsets[i]] ^ values[i].
struct StrikePlan {
    const std::uint32_t* offsets;    // in ascending order
    const std::uint64_t* values;
    std::size_t count;
    std::size_t near;                // how many offsets are below `eight`
    const std::uint64_t* patterns;   // for each of these, values[i] ^ 64·w, for w < most_words
};

struct StrikeLoops {
    // Writes places[0] … places[count - 1], the least that are not struck, below 64·(i + 1) with find[i]. Returns the first
    // heap for which there is none, or `count`.
    std::size_t (*find[most_words])(const StrikePlan& plan, std::uint16_t* places, std::size_t count);

    // above &= ~row; open = above & kinds. For cover_words words. Returns how many bits are open.
    std::size_t (*ask)(std::uint64_t* above, const std::uint64_t* row, std::uint64_t kinds, std::uint64_t* open);

    // Clears the bits of `open` that one of the rows has. Rows may lie at any address. Returns how many are left.
    std::size_t (*clear)(std::uint64_t* open, const std::uint8_t* const* rows);

    // Whether one[i] ^ other[i] is `value` for some i < count. The last ones are tried first.
    bool (*has_pair)(const std::uint16_t* one, const std::uint16_t* other, std::size_t count, std::uint16_t value);
};

// The requested variant; `automatic` is the widest that this machine has.
const StrikeLoops& strike_loops(Cpu cpu);

}  // namespace fairplay::detail
