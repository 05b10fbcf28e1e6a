// Two finishers, for even and odd blocks, turn what the helpers found around: from lane = index to lane = heap.
//
// What is left for a heap is handed to the chain in one of two forms, "first bit = least index":
//   marks   a bit for each index that far taps exclude;
//   packed  the first candidates without a far mark, several to a word. A field has a guard bit on top.
#pragma once
#include "layout.cuh"

// The least unmarked indices of a heap, in order, into the fields of words; when there are no more, `none`.
template <class Game>
FORCEINLINE void pack(u32 (&left)[Game::far_words], u32 address) {
    constexpr int words = Game::far_words;
    u32 last = Game::none_field;
#pragma unroll
    for (int r = 0; r < Game::groups; r++) {
        u32 fields = Game::guards;
#pragma unroll
        for (int i = 0; i < Game::fields; i++) {
            u32 bits = left[words - 1], base = 32 * (words - 1);
#pragma unroll
            for (int t = words - 2; t >= 0; t--)
                if (left[t]) {
                    bits = left[t];
                    base = 32 * t;
                }
            const u32 first = __clz(bits), bit = top_bit(first);
            last = bits ? base + first : last;
#pragma unroll
            for (int t = 0; t < words; t++)
                if (base == 32u * t) left[t] &= ~bit;
            fields |= last << (32 - (i + 1) * Game::field_bits);
        }
        store(address + 128 * r, fields);
    }
}

template <class Game>
__device__ void finisher_warp(const ChainArguments& given, u32 parity, u32 lane) {
    using Place = Layout<Game>;
    constexpr int words = Game::far_words, helpers = Game::helpers;
    for (u32 block = parity; vote_all(block < given.blocks); block += 2) {
        barrier_wait(2 + parity, helpers * 32 + 32);
        const u32 part = Place::parts + parity * helpers * words * 32;
        u32 marks[words];
#pragma unroll
        for (int t = 0; t < words; t++) {
            marks[t] = 0;
#pragma unroll
            for (int h = 0; h < helpers; h++) marks[t] |= shared[part + (h * words + t) * 32 + (lane ^ 31)];
        }
#pragma unroll
        for (int t = 0; t < words; t++) marks[t] = transposed(marks[t], lane);
        const u32 far = shared_address(Place::far + (block & (Game::far_slots - 1)) * Place::far_words * 32 + lane);
        if constexpr (Game::packed) {
#pragma unroll
            for (int t = 0; t < words; t++) marks[t] = ~marks[t];
            pack<Game>(marks, far);
        } else {
#pragma unroll
            for (int t = 0; t < words; t++) store(far + 128 * t, marks[t]);
        }
        __syncwarp();
        if (lane == 0) store(counter(Counter::ready + parity), block + 1);
    }
}
