// What one warp does in an instruction or a few: shared memory, votes, bits. 32 lanes that run in lockstep.
//
// Shared memory is addressed in bytes by 32-bit numbers, and read as volatile, since other warps write it. Nothing here
// includes a header, so that NVRTC compiles it as nvcc does. tests/gpu/emulated.hpp has the same functions for a CPU.
#pragma once

typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

constexpr u32 everyone = 0xffffffffu;

#ifdef FAIRPLAY_EMULATED
#include "emulated.hpp"
#else

#define FORCEINLINE __device__ __forceinline__

extern __shared__ u32 shared[];

// The address of a word of the dynamic shared memory.
FORCEINLINE u32 shared_address(u32 word) { return static_cast<u32>(__cvta_generic_to_shared(shared + word)); }

FORCEINLINE u32 load(u32 address) {
    u32 value;
    asm volatile("ld.volatile.shared.u32 %0,[%1];" : "=r"(value) : "r"(address) : "memory");
    return value;
}
// With the offset as a part of the instruction. No barrier for the compiler, so that loads are moved among arithmetic.
template <int offset>
FORCEINLINE u32 load_at(u32 address) {
    u32 value;
    asm volatile("ld.volatile.shared.u32 %0,[%1+%2];" : "=r"(value) : "r"(address), "n"(offset));
    return value;
}
FORCEINLINE u32 load_byte(u32 address) {
    u32 value;
    asm volatile("ld.volatile.shared.u8 %0,[%1];" : "=r"(value) : "r"(address) : "memory");
    return value;
}
// Of memory that no other warp writes meanwhile.
FORCEINLINE u32 load_quiet(u32 address) {
    u32 value;
    asm volatile("ld.shared.u32 %0,[%1];" : "=r"(value) : "r"(address));
    return value;
}
FORCEINLINE uint2 load_pair(u32 address) {
    uint2 value;
    asm volatile("ld.shared.v2.u32 {%0,%1},[%2];" : "=r"(value.x), "=r"(value.y) : "r"(address));
    return value;
}
FORCEINLINE uint4 load_four(u32 address) {
    uint4 value;
    asm volatile("ld.shared.v4.u32 {%0,%1,%2,%3},[%4];"
                 : "=r"(value.x), "=r"(value.y), "=r"(value.z), "=r"(value.w)
                 : "r"(address));
    return value;
}
FORCEINLINE void store(u32 address, u32 value) {
    asm volatile("st.volatile.shared.u32 [%0],%1;" ::"r"(address), "r"(value) : "memory");
}
FORCEINLINE void store_byte(u32 address, u32 value) {
    asm volatile("st.volatile.shared.u8 [%0],%1;" ::"r"(address), "r"(value) : "memory");
}

// The highest bit moved down by d places; 0 if d is 32 or more (or negative).
FORCEINLINE u32 top_bit(u32 d) {
    u32 bits;
    asm("shr.u32 %0,%1,%2;" : "=r"(bits) : "r"(0x80000000u), "r"(d));
    return bits;
}
// x << d, which is 0 if d is 32 or more.
FORCEINLINE u32 shift_up(u32 x, u32 d) {
    u32 bits;
    asm("shl.b32 %0,%1,%2;" : "=r"(bits) : "r"(x), "r"(d));
    return bits;
}
// x · y + z on the pipe of multiplications, which is less busy than the one of sums.
FORCEINLINE u32 multiply_add(u32 x, u32 y, u32 z) {
    u32 sum;
    asm("mad.lo.u32 %0,%1,%2,%3;" : "=r"(sum) : "r"(x), "r"(y), "r"(z));
    return sum;
}
// How many zeros precede the highest bit; ~0 for 0.
FORCEINLINE u32 zeros_before(u32 x) {
    u32 count;
    asm("bfind.shiftamt.u32 %0,%1;" : "=r"(count) : "r"(x));
    return count;
}

// Here a warp relies on lockstep: all lanes have stored before any of them loads. A device does that by itself, where no
// branch separates the lanes.
FORCEINLINE void lockstep() {}

// Barriers of some warps of the thread block, by number; `threads` take part.
FORCEINLINE void barrier_wait(u32 number, u32 threads) { asm volatile("bar.sync %0,%1;" ::"r"(number), "r"(threads) : "memory"); }
FORCEINLINE void barrier_arrive(u32 number, u32 threads) { asm volatile("bar.arrive %0,%1;" ::"r"(number), "r"(threads) : "memory"); }

// The multiprocessor that runs this thread block.
FORCEINLINE u32 multiprocessor() {
    u32 id;
    asm("mov.u32 %0,%%smid;" : "=r"(id));
    return id;
}

#endif

// The same number, but not to be computed anew at each use.
FORCEINLINE u32 pin(u32 x) { return __shfl_sync(everyone, x, threadIdx.x & 31); }

FORCEINLINE bool vote_all(bool holds) { return __all_sync(everyone, holds); }
FORCEINLINE bool vote_any(bool holds) { return __any_sync(everyone, holds); }
FORCEINLINE u32 votes(bool holds) { return __ballot_sync(everyone, holds); }

// A matrix of 32 × 32 bits: bit j of lane i becomes bit i of lane j. Halves of 16, 8, 4, 2, 1 change places.
FORCEINLINE u32 transposed(u32 x, u32 lane) {
#pragma unroll
    for (int step = 4; step >= 0; step--) {
        const u32 half = 1u << step;
        const u32 low = step == 4   ? 0x0000ffffu
                        : step == 3 ? 0x00ff00ffu
                        : step == 2 ? 0x0f0f0f0fu
                        : step == 1 ? 0x33333333u
                                    : 0x55555555u;
        u32 other = __shfl_xor_sync(everyone, x, half);
        const bool up = lane & half;
        const u32 keep = up ? ~low : low;
        other = __funnelshift_l(other, other, up ? 32 - half : half);
        x = (x & keep) | (other & ~keep);
    }
    return x;
}

// The rows of a block of 32 heaps, lane = heap: row[t] of lane i marks, one bit for each heap, those with the index 32t + i.
template <int words, int bits>
FORCEINLINE void make_rows(u32 index, u32 lane, u32 (&row)[words]) {
    u32 low = everyone;
#pragma unroll
    for (int b = 0; b < 5; b++) low &= votes(index >> b & 1) ^ ((lane >> b & 1) ? 0u : everyone);
    u32 high[3] = {0, 0, 0};
#pragma unroll
    for (int b = 5; b < bits; b++) high[b - 5] = votes(index >> b & 1);
#pragma unroll
    for (int t = 0; t < words; t++) {
        u32 marks = low;
#pragma unroll
        for (int b = 5; b < bits; b++) marks &= (t >> (b - 5) & 1) ? high[b - 5] : ~high[b - 5];
        row[t] = marks;
    }
}
