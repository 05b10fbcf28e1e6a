// What the kernels that check and add up know of a game. They serve all games; src/fairplay/gpu/arguments.py mirrors this.
#pragma once
#include "warp.cuh"

struct Facts {
    u32 words, index_bits;  // indices are below 32 · words ≤ 2^index_bits
    u32 bit;                // the lowest bit of the mask, which indices lack
    u32 high_mask;          // the bits of the mask above it, moved down
    u32 domain, odd;        // whether the parity of n enters; which parity splits have
    u32 odd_takes[4];       // with a domain mask: odd numbers of heaps that may be taken without a split
    u32 odd_take_count;
    u32 reach;              // how far back taps reach
};

// How the results of a slice lie in memory. All begin as 0.
struct Result {
    enum : u32 { left, steps, undecided, tried, largest, digest, short_period, states, pairs, pairs_kept = 24, size = 64 };
};

constexpr u8 unknown = 255;  // an index of a rare heap, or of one before the history

// Whether the mask holds an odd number of bits of the common value of an index; then the lowest bit of the mask is 0.
FORCEINLINE u32 parity(const Facts& game, u32 index) { return __popc(index >> game.bit & game.high_mask) & 1; }

// The value of a common heap n.
FORCEINLINE u32 value_of(const Facts& game, u32 index, u64 n) {
    const u32 dropped = parity(game, index) ^ 1 ^ (game.domain && (n & 1) != game.odd);
    return (index >> game.bit) << (game.bit + 1) | dropped << game.bit | (index & ((1u << game.bit) - 1));
}
