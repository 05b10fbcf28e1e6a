// Taps as constants of straight-line code: those that the chain looks at itself.
//
// A tap (offset, u) excludes index(G(n - offset)) ^ u for heap n. A lookup reads G(n - offset) once and applies all its
// taps. What is left for a heap is, as in finisher.cuh,
//   marks   32 bits from `base` on: a tap costs xor, (subtract), shift, or;
//   packed  with x = d ^ u ^ fields, which is zero in a field that is hit, x - 1 in all fields clears the guard of those.
//           A tap costs an xor of three, a multiply-add, and half an and, for all fields of a word.
#pragma once
#include "layout.cuh"

// What is left for one heap while near taps are applied.
template <class Game>
struct Left {
    u32 fields[Game::groups];  // packed: the candidates
    u32 alive[Game::groups];   // packed: guards of those not hit; marks: what is excluded, from `base` on
    u32 base = 0;
};

template <class Game, u32 u>
FORCEINLINE void exclude(u32 index, u32 one, Left<Game>& left) {
    if constexpr (Game::packed) {
#pragma unroll
        for (int r = 0; r < Game::groups; r++)
            left.alive[r] &= multiply_add(index ^ (u * Game::replicate) ^ left.fields[r], one, 0u - Game::replicate);
    } else {
        left.alive[0] |= top_bit((index ^ u) - (Game::far_words > 1 ? left.base : 0));
    }
}

// The near taps (number of the offset, u), applied to values that were loaded before: `seen` has one for each offset.
template <class Game, int i = 0>
FORCEINLINE void apply_near(const u32 (&seen)[Game::near_offsets], u32 one, Left<Game>& left) {
    if constexpr (i < Game::near_taps) {
        exclude<Game, Game::near_tap[i][1]>(seen[Game::near_tap[i][0]], one, left);
        apply_near<Game, i + 1>(seen, one, left);
    }
}

// Loads values for near taps: those of offsets first … last-1.
template <class Game, int first, int last>
FORCEINLINE void load_near(u32 at, u32 (&seen)[Game::near_offsets]) {
    if constexpr (first < last) {
        seen[first] = load_at<-4 * static_cast<int>(Game::near_offset[first])>(at);
        load_near<Game, first + 1, last>(at, seen);
    }
}

// The value of an offset is read once for all its taps, which follow each other in a list.
template <u32 offset, u32 offset_before>
FORCEINLINE u32 looked_up(u32 at, u32 before) {
    if constexpr (offset == offset_before) return before;
    else return load_at<-4 * static_cast<int>(offset)>(at);
}

template <class Game, int i = 0>
FORCEINLINE void apply_middle(u32 at, u32 one, Left<Game>& left, u32 last = 0) {
    if constexpr (i < Game::middle_taps) {
        const u32 index = looked_up<Game::middle_tap[i][0], i ? Game::middle_tap[i ? i - 1 : 0][0] : 0>(at, last);
        exclude<Game, Game::middle_tap[i][1]>(index, one, left);
        apply_middle<Game, i + 1>(at, one, left, index);
    }
}

template <class Game, int i = 0>
FORCEINLINE void apply_early(u32 at, u32 one, Left<Game>& left, u32 last = 0) {
    if constexpr (i < Game::early_taps) {
        const u32 index = looked_up<Game::early_tap[i][0], i ? Game::early_tap[i ? i - 1 : 0][0] : 0>(at, last);
        exclude<Game, Game::early_tap[i][1]>(index, one, left);
        apply_early<Game, i + 1>(at, one, left, index);
    }
}

// The same in marks of all words.
template <class Game, int i = 0>
FORCEINLINE void mark_early(u32 at, u32 (&marks)[Game::far_words], u32 last = 0) {
    if constexpr (i < Game::early_taps) {
        const u32 index = looked_up<Game::early_tap[i][0], i ? Game::early_tap[i ? i - 1 : 0][0] : 0>(at, last), hit = index ^ Game::early_tap[i][1];
#pragma unroll
        for (int t = 0; t < Game::far_words; t++) marks[t] |= top_bit(hit - 32 * t);
        mark_early<Game, i + 1>(at, marks, index);
    }
}

// The index of the heap of one lane from all taps, lane = tap; all values before it are final. `at` is the calling lane's
// place in the ring. The cost is taps / 32 steps; few heaps need it.
template <class Game>
__device__ u32 exact(u32 at, u32 block, u32 heap, u32 lane) {
    u32 marks[Game::words];
#pragma unroll
    for (int t = 0; t < Game::words; t++) marks[t] = 0;
    const u32 place = at + 4 * (heap - lane), bytes = shared_address(Layout<Game>::bytes), n = block * 32 + heap;
#pragma unroll 1
    for (int i = lane; i < Game::taps; i += 32) {
        const u32 tap = shared[Layout<Game>::taps + i], offset = tap >> 8;
        const u32 seen = offset < (Game::ring - 2) * 32 ? load(place - 4 * offset) >> Game::field_shift
                                                        : load_byte(bytes + ((n - offset) & (Game::byte_ring - 1)));
#pragma unroll
        for (int t = 0; t < Game::words; t++) marks[t] |= top_bit((seen ^ (tap & 255)) - 32 * t);
    }
    u32 least = 32 * Game::words;
#pragma unroll
    for (int t = Game::words - 1; t >= 0; t--) {
        const u32 free = ~__reduce_or_sync(everyone, marks[t]);
        if (free) least = 32 * t + __clz(free);
    }
    return least;
}
