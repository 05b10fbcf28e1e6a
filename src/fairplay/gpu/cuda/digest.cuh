// What is kept of a slice: its digest, its largest value, and states by which periods are seen.
//
// The digest is the sum of (G(n) + 1) · mix(n) mod 2^64, which can be added in any order. A state is the last `reach`
// indices; it determines all that follows while no rare appears. States whose last 16 indices have a hash that ends with
// `zeros` zero bits are hashed as a whole and go to the host: a state that returns is a period. Periods below the length of
// the history are seen by comparison.
#pragma once
#include "facts.cuh"

struct DigestArguments {
    const u8* slice;  // 16 bytes aligned
    u64 start, count; // its heap; how many indices, a multiple of 32
    u64* result;
    u64* states;      // (heap, hash) each
    u32 state_room, zeros;
    u32 span;         // periods below it are looked for
    u32 padding;
    Facts game;
};

constexpr u32 digest_run = 128;  // indices that one thread adds up

FORCEINLINE u64 mix(u64 n) {
    n += 0x9e3779b97f4a7c15ull;
    n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9ull;
    n = (n ^ n >> 27) * 0x94d049bb133111ebull;
    return n ^ n >> 31;
}

// A hash of the last `reach` indices, up to the one that `last` points to.
FORCEINLINE u64 state_hash(const u8* last, u32 reach) {
    u64 hash = 1469598103934665603ull;
    for (u32 i = 0; i < reach; i++) hash = (hash ^ last[-static_cast<i64>(i)]) * 1099511628211ull + (hash >> 29);
    return hash;
}

// The last 16 indices in two words, the newest in the lowest byte.
struct Tail {
    u64 low = 0, high = 0;

    FORCEINLINE void push(u32 index) {
        high = high << 8 | low >> 56;
        low = low << 8 | index;
    }
    FORCEINLINE bool chosen(u32 zeros) const {
        u64 hash = (low * 0x9e3779b97f4a7c15ull ^ high) * 0xd6e8feb86659fd93ull;
        hash ^= hash >> 32;
        return (hash & ((1ull << zeros) - 1)) == 0;
    }
};

FORCEINLINE void keep_state(const DigestArguments& given, u64 n) {
    const u64 number = atomicAdd(given.result + Result::states, static_cast<u64>(1));
    if (number >= given.state_room) return;
    given.states[2 * number] = given.start + n;
    given.states[2 * number + 1] = state_hash(given.slice + n, given.game.reach);
}

FORCEINLINE void digest(const DigestArguments& given) {
    const u64 first = (static_cast<u64>(blockIdx.x) * blockDim.x + threadIdx.x) * digest_run;
    u64 sum = 0, largest = 0;  // value << 48 | 2^48 - 1 - n: the least n among those of the largest value
    if (first < given.count) {
        Tail tail;
        for (int i = 16; i >= 1; i--) tail.push(given.slice[static_cast<i64>(first) - i]);
        const u64 stop = min(first + digest_run, given.count);
        for (u64 at = first; at < stop; at += 16) {
            const uint4 four = *reinterpret_cast<const uint4*>(given.slice + at);
            const u32 word[4] = {four.x, four.y, four.z, four.w};
#pragma unroll
            for (int i = 0; i < 16; i++) {
                const u64 n = given.start + at + i;
                const u32 index = word[i / 4] >> (i % 4 * 8) & 255, value = value_of(given.game, index, n);
                sum += (value + 1) * mix(n);
                largest = max(largest, static_cast<u64>(value) << 48 | (0xffffffffffffull - n));
                tail.push(index);
                if (tail.chosen(given.zeros)) keep_state(given, at + i);
            }
        }
    }
    for (int i = 16; i; i >>= 1) {
        sum += __shfl_xor_sync(everyone, sum, i);
        largest = max(largest, __shfl_xor_sync(everyone, largest, i));
    }
    if ((threadIdx.x & 31) == 0) {
        atomicAdd(given.result + Result::digest, sum);
        atomicMax(given.result + Result::largest, largest);
    }
}

// The least p < span with the last `reach` indices equal to those p before: 2^32 - p is the result.
FORCEINLINE void short_period(const DigestArguments& given) {
    const u32 p = blockIdx.x * blockDim.x + threadIdx.x + 1;
    if (p >= given.span) return;
    const u8* const end = given.slice + given.count;
    for (u32 i = 1; i <= given.game.reach; i++)
        if (end[-static_cast<i64>(i)] != end[-static_cast<i64>(i) - p]) return;
    atomicMax(given.result + Result::short_period, (static_cast<u64>(1) << 32) - p);
}
