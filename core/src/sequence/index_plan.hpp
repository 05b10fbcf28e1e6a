// What the kernels for indices are told: taps sorted for use, and where rows and values are (sparse/index_recursion.hpp).

#pragma once

#include <cstddef>
#include <cstdint>

namespace fairplay::detail {

inline constexpr std::size_t block_heaps = 32;  // heaps of a word of a row
inline constexpr std::size_t part_heaps = 8;    // heaps of a block that are processed together
inline constexpr std::size_t tile_blocks = 8;   // blocks that are checked together,
inline constexpr std::size_t group_targets = 16;  // for so many targets

// The rows of a block that a tap or a witness reads: so far (in bytes, and in words) from those of the current block, permuted
// by its value.
struct RowTap {
    std::int32_t delta;
    std::uint32_t value;
};

// Taps with the same offset modulo 32. Those from `begin` to `middle` read rows of which this block gets the low bits, moved
// up, and the next block the high ones. Those from `middle` to `end` are nearer than a block: of the rows before
// this block they give it the high bits.
struct RowGroup {
    std::uint32_t shift;
    std::uint32_t begin;
    std::uint32_t middle;
    std::uint32_t end;
};

struct IndexPlan {
    std::size_t indices;  // all indices are below this power of two, at least 32 and at most 1024
    std::size_t looked;   // those below this multiple of 32 have marks of far taps
    const RowTap* taps;
    const RowGroup* groups;
    std::size_t group_count;

    // The taps nearer than a block, in ascending order; the first `next_count` are nearer than a part.
    const std::uint32_t* near_offsets;
    const std::uint64_t* near_values;  // as `scale` makes them
    std::size_t near_count;
    std::size_t next_count;

    const std::uint32_t* offsets;  // of all taps
    const std::uint16_t* values;
    std::size_t count;

    // With 64 indices or fewer, near taps mark bits of one word. With more, they are held against candidates in fields of
    // a word, and values are repeated in all fields by a multiplication.
    std::uint64_t scale;     // 1, or the lowest bit of every field
    std::uint64_t guards;    // the highest bit of every field
    unsigned field_bits;     // 0 with marks
};

}  // namespace fairplay::detail
