// The inner loops of the sparse space, in variants for processors with wider registers.
//
// All variants are compiled from kernels.inl with different options and give the same results. They call no library
// functions, since code compiled for a newer processor must not be shared with the rest of the program.

#pragma once

#include <cstddef>
#include <cstdint>

#include "fairplay/sequence.hpp"
#include "sequence/index_plan.hpp"

namespace fairplay::detail {

inline constexpr std::size_t span_bits = 1024;  // bits of a row that are processed together
inline constexpr std::size_t span_words = span_bits / 64;
inline constexpr std::size_t shift_groups = 8;
inline constexpr std::size_t lane_count = 32;   // heaps that are marked together

// Option values of many heaps n: G(n - offsets[i]) ^ values[i].
template <class Value>
struct TapList {
    const std::uint32_t* offsets;
    const Value* values;
    std::size_t count;
};

struct Kernels {
    // sum[0 … span_words - 1] |= the words at origin + deltas[i] (in bytes), for all i.
    void (*or_rows)(const std::uint8_t* origin, const std::int32_t* deltas, std::size_t count, std::uint64_t* sum);

    // The same for the deltas from starts[j] to starts[j + 1], with bits moved down by j, for all j < shift_groups. The
    // last seven bits of the sum are not complete.
    void (*or_shifted)(const std::uint8_t* origin, const std::int32_t* deltas, const std::uint32_t* starts,
                       std::uint64_t* sum);

    // The first i in [0, count) with low[i] ^ high[-i] == value, or `count`. high - low is at least 2·count - 2.
    std::size_t (*find_pair8)(const std::uint8_t* low, const std::uint8_t* high, std::size_t count, std::uint8_t value);
    std::size_t (*find_pair16)(const std::uint16_t* low, const std::uint16_t* high, std::size_t count,
                               std::uint16_t value);

    // Sets byte low[i] ^ high[-i] of `marks` to 1, for all i in [0, count).
    void (*mark_pairs8)(const std::uint8_t* low, const std::uint8_t* high, std::size_t count, std::uint8_t* marks);
    void (*mark_pairs16)(const std::uint16_t* low, const std::uint16_t* high, std::size_t count, std::uint8_t* marks);

    // The same, faster where most of these marks are set already. Values are below 2^bits, and there is room for a multiple
    // of 1024 marks.
    void (*mark_last_pairs8)(const std::uint8_t* low, const std::uint8_t* high, std::size_t count, std::uint8_t* marks,
                             unsigned bits);
    void (*mark_last_pairs16)(const std::uint16_t* low, const std::uint16_t* high, std::size_t count,
                              std::uint8_t* marks, unsigned bits);

    // marks[i] |= 1 << (the value of heap n + i from a tap, modulo 64), for i < lane_count and all taps. g points to
    // G(n), and no offset is less than lane_count.
    void (*mark)(const std::uint8_t* g, TapList<std::uint8_t> taps, std::uint64_t* marks);

    // Writes g[0] … g[count - 1], `count` a multiple of 8. Each is the least value in the bit set common[i % 2]
    // that is not the value of an option. Returns the first i without one, or `count`. Values are below 32, or 64; no
    // offset of `far` is less than 8.
    std::size_t (*recur32)(std::uint32_t* g, std::size_t count, TapList<std::uint32_t> near,
                           TapList<std::uint32_t> far, const std::uint64_t* common);
    std::size_t (*recur64)(std::uint64_t* g, std::size_t count, TapList<std::uint64_t> near,
                           TapList<std::uint64_t> far, const std::uint64_t* common);

    // Of a block whose rows are at `rows`, and those of the blocks before it below them. marks[t] gets the bits of the
    // heaps that have index t, for t < looked, as an option by a tap that reaches behind the block. `carry` holds what the
    // block before left to this one, and gets what this one leaves to the next.
    void (*mark_far)(const IndexPlan& plan, const std::uint32_t* rows, std::uint32_t* marks, std::uint32_t* carry);

    // For `tile_blocks` blocks, whose rows are `stride` words apart, and the targets t from `first` on, a multiple of
    // `group_targets`: sums[t] = the rows of t ^ value, `delta` words away, for all witnesses together.
    void (*or_witnesses)(const std::uint32_t* rows, std::size_t stride, const RowTap* witnesses, std::size_t count,
                         std::size_t first, std::uint32_t* sums);

    // The rows of a block with these indices.
    void (*make_rows)(const IndexPlan& plan, const std::uint16_t* values, std::uint32_t* rows);

    // Writes the indices of so many blocks to `values`, and their rows. Returns how many indices were found: all, or those
    // before the first that is not below `indices`.
    std::size_t (*recur_indices)(const IndexPlan& plan, std::uint16_t* values, std::uint32_t* rows, std::uint32_t* carry,
                                 std::size_t blocks);
};

// The requested variant; `automatic` is the widest that this machine has.
const Kernels& kernels(Cpu cpu);

}  // namespace fairplay::detail
