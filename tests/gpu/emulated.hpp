// A thread block of a GPU on one CPU thread, to test kernels where there is no GPU.
//
// Each GPU thread is a fiber. A warp runs lane by lane up to its next vote, shuffle or barrier; then the next warp runs. So
// lanes are in step where the kernels rely on it (lockstep() waits for all lanes), and warps take turns as finely as
// possible: a warp that waits for another one does it by votes. The names are those of CUDA and of warp.cuh.
#pragma once

#include <setjmp.h>
#include <ucontext.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#define __global__
#define __device__
#define __launch_bounds__(...)
#define FORCEINLINE inline

struct uint2 { u32 x, y; };
struct uint4 { u32 x, y, z, w; };
struct Three { u32 x; };

namespace emulated {

struct Warp {
    u64 values[2][32];
    u32 arrived = 0;
    u64 turn = 0;  // votes so far
    int running = 32;
};

struct Lane {
    ucontext_t begin;
    jmp_buf place;
    bool started = false, ended = false, waiting = false;
    u64 waits_for = 0;
};

struct Barrier {
    u32 arrived = 0;
    u64 turn = 0;
};

struct Block {
    std::vector<Warp> warps;
    std::vector<Lane> lanes;
    Barrier barriers[16];
    std::function<void()> kernel;
    jmp_buf scheduler;
    u32 current = 0;
};

inline Block* block = nullptr;
inline std::vector<u32> memory;
inline Three thread, block_number, block_size;
inline u64 clock_ticks = 0;

inline void enter() {
    block->kernel();
    block->lanes[block->current].ended = true;
    block->warps[block->current / 32].running--;
    _longjmp(block->scheduler, 1);
}

// Gives way until all 32 lanes of the warp have come as far. Returns what they brought.
inline const u64* meet(u64 value) {
    Warp& warp = block->warps[block->current / 32];
    Lane& lane = block->lanes[block->current];
    const u64 turn = warp.turn;
    u64* const values = warp.values[turn & 1];
    values[block->current % 32] = value;
    if (++warp.arrived == 32) {
        warp.arrived = 0;
        warp.turn++;
    }
    lane.waiting = true;
    lane.waits_for = turn + 1;
    if (!_setjmp(lane.place)) _longjmp(block->scheduler, 1);
    return values;
}

inline void resume(u32 number) {
    block->current = number;
    thread.x = number;
    Lane& lane = block->lanes[number];
    if (_setjmp(block->scheduler)) return;
    if (lane.started) _longjmp(lane.place, 1);
    lane.started = true;
    setcontext(&lane.begin);
}

// Runs a kernel; false if no warp can go on.
inline bool run_block(u32 threads, const std::function<void()>& kernel) {
    constexpr std::size_t stack = 1 << 16;
    Block own;
    block = &own;
    own.kernel = kernel;
    own.warps.resize(threads / 32);
    own.lanes.resize(threads);
    const std::unique_ptr<char[]> stacks(new char[threads * stack]);
    for (u32 i = 0; i < threads; i++) {
        getcontext(&own.lanes[i].begin);
        own.lanes[i].begin.uc_stack.ss_sp = stacks.get() + i * stack;
        own.lanes[i].begin.uc_stack.ss_size = stack;
        own.lanes[i].begin.uc_link = nullptr;
        makecontext(&own.lanes[i].begin, enter, 0);
    }
    bool alive = true;
    while (alive) {
        alive = false;
        bool moved = false;
        for (std::size_t w = 0; w < own.warps.size(); w++) {
            for (u32 i = 0; i < 32; i++) {
                Lane& lane = own.lanes[w * 32 + i];
                if (lane.ended) continue;
                alive = true;
                if (lane.waiting && own.warps[w].turn < lane.waits_for) continue;
                lane.waiting = false;
                moved = true;
                resume(static_cast<u32>(w * 32 + i));
            }
            clock_ticks++;
        }
        if (alive && !moved) return false;
    }
    return true;
}

inline bool run(u32 grid, u32 threads, u32 shared_bytes, const std::function<void()>& kernel) {
    memory.assign(shared_bytes / 4 + 64, 0xdeadbeef);
    block_size.x = threads;
    for (u32 i = 0; i < grid; i++) {
        block_number.x = i;
        if (!run_block(threads, kernel)) return false;
    }
    return true;
}

}  // namespace emulated

#define threadIdx emulated::thread
#define blockIdx emulated::block_number
#define blockDim emulated::block_size
#define shared emulated::memory.data()

inline bool __all_sync(u32, bool holds) {
    const u64* values = emulated::meet(holds);
    for (int i = 0; i < 32; i++)
        if (!values[i]) return false;
    return true;
}
inline u32 __ballot_sync(u32, bool holds) {
    const u64* values = emulated::meet(holds);
    u32 bits = 0;
    for (int i = 0; i < 32; i++) bits |= (values[i] ? 1u : 0u) << i;
    return bits;
}
inline bool __any_sync(u32, bool holds) { return __ballot_sync(everyone, holds) != 0; }
template <class T>
T __shfl_sync(u32, T value, u32 lane) { return static_cast<T>(emulated::meet(value)[lane]); }
template <class T>
T __shfl_xor_sync(u32, T value, u32 lanes) {
    const u32 lane = threadIdx.x & 31;
    return static_cast<T>(emulated::meet(value)[lane ^ lanes]);
}
inline u32 __reduce_or_sync(u32, u32 value) {
    const u64* values = emulated::meet(value);
    u32 bits = 0;
    for (int i = 0; i < 32; i++) bits |= static_cast<u32>(values[i]);
    return bits;
}
inline void __syncwarp() { emulated::meet(0); }
inline void lockstep() { emulated::meet(0); }

inline void barrier_arrive(u32 number, u32 threads) {
    __syncwarp();
    if ((threadIdx.x & 31) != 0) return;
    emulated::Barrier& barrier = emulated::block->barriers[number];
    barrier.arrived += 32;
    if (barrier.arrived == threads) {
        barrier.arrived = 0;
        barrier.turn++;
    }
}
inline void barrier_wait(u32 number, u32 threads) {
    const u64 turn = emulated::block->barriers[number].turn;
    barrier_arrive(number, threads);
    while (__all_sync(everyone, emulated::block->barriers[number].turn == turn)) {}
}
inline void __syncthreads() { barrier_wait(0, blockDim.x); }

inline u32 shared_address(u32 word) { return 4 * word; }
inline u32 load(u32 address) {
    if (address % 4 || address / 4 >= emulated::memory.size()) std::abort();
    return shared[address / 4];
}
template <int offset>
u32 load_at(u32 address) { return load(address + static_cast<u32>(offset)); }
inline u32 load_quiet(u32 address) { return load(address); }
inline u32 load_byte(u32 address) { return reinterpret_cast<const u8*>(shared)[address]; }
inline uint2 load_pair(u32 address) { return {load(address), load(address + 4)}; }
inline uint4 load_four(u32 address) {
    if (address % 16) std::abort();
    return {load(address), load(address + 4), load(address + 8), load(address + 12)};
}
inline void store(u32 address, u32 value) { load(address); shared[address / 4] = value; }
inline void store_byte(u32 address, u32 value) { reinterpret_cast<u8*>(shared)[address] = static_cast<u8>(value); }

inline u32 top_bit(u32 d) { return d < 32 ? 0x80000000u >> d : 0; }
inline u32 shift_up(u32 x, u32 d) { return d < 32 ? x << d : 0; }
inline u32 multiply_add(u32 x, u32 y, u32 z) { return x * y + z; }
inline u32 __clz(u32 x) { return x ? static_cast<u32>(__builtin_clz(x)) : 32; }
inline u32 zeros_before(u32 x) { return x ? __clz(x) : everyone; }
inline u32 __ffs(u32 x) { return static_cast<u32>(__builtin_ffs(static_cast<int>(x))); }
inline u32 __popc(u32 x) { return static_cast<u32>(__builtin_popcount(x)); }
inline u32 __funnelshift_l(u32 low, u32 high, u32 shift) {
    shift &= 31;
    return shift ? high << shift | low >> (32 - shift) : high;
}
inline i64 clock64() { return static_cast<i64>(emulated::clock_ticks); }
inline u32 multiprocessor() { return 0; }
inline u64 atomicAdd(u64* at, u64 value) {
    const u64 before = *at;
    *at += value;
    return before;
}
inline void atomicMax(u64* at, u64 value) { *at = *at < value ? value : *at; }
template <class T>
T min(T a, T b) { return a < b ? a : b; }
template <class T>
T max(T a, T b) { return a < b ? b : a; }
