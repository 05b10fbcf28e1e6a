// One game on one thread block: chain warps (chain.cuh), and where taps reach far back, helpers and the warp of rows
// (helper.cuh) and two finishers (finisher.cuh). Nothing here looks for new rares: check.cuh does.
#pragma once
#include "chain.cuh"
#include "finisher.cuh"
#include "helper.cuh"

// The history and the tables into shared memory.
template <class Game>
__device__ void set_up(const ChainArguments& given, u32 lane, u32 warp, u32 warps) {
    using Place = Layout<Game>;
    const u32 thread = threadIdx.x, threads = warps * 32;
    if (thread < 32) shared[Place::control + thread] = 0;
    for (u32 i = thread; i < Game::ring * 32; i += threads) {
        const u32 value = given.history[static_cast<int>(i) - Game::ring * 32] * Game::replicate;
        shared[Place::values + i] = value;
        shared[Place::values + Game::ring * 32 + i] = value;
    }
    for (u32 i = thread; i < Game::byte_ring; i += threads)  // heap n at n mod byte_ring
        store_byte(shared_address(Place::bytes) + i, given.history[static_cast<int>(i) - Game::byte_ring]);
    for (u32 i = thread; i < Game::taps; i += threads) shared[Place::taps + i] = Game::tap(i);
    if constexpr (Game::helpers > 0) {
        for (u32 i = thread; i < Game::list_words; i += threads) shared[Place::lists + i] = Game::list(i);
        for (u32 b = warp; b < Game::history_blocks; b += warps) {
            const int back = (static_cast<int>(b) - Game::history_blocks) * 32;
            store_rows<Game>(b, given.history[back + static_cast<int>(lane)], lane);
        }
    }
}

template <class Game>
FORCEINLINE void play(const ChainArguments& given) {
    const u32 lane = pin(threadIdx.x & 31), warp = __shfl_sync(everyone, threadIdx.x >> 5, 0);
    set_up<Game>(given, lane, warp, Game::warps);
    __syncthreads();
    const i64 start = clock64();
    if (warp < Game::chains) {
        ChainCounts counts;
        chain_warp<Game>(given, warp, lane, counts);
        if (lane == 0) {
            atomicAdd(given.report + Report::rounds, static_cast<u64>(counts.rounds));
            atomicAdd(given.report + Report::exact, static_cast<u64>(counts.exact));
            atomicAdd(given.report + Report::waited, counts.waited);
            atomicAdd(given.report + Report::waits, static_cast<u64>(counts.waits));
            if (warp == 0) {
                given.report[Report::cycles] = clock64() - start;
                given.report[Report::multiprocessor] = multiprocessor();
            }
        }
    } else if constexpr (Game::helpers > 0) {
        if (warp == Game::even_finisher || warp == Game::odd_finisher)
            finisher_warp<Game>(given, warp == Game::odd_finisher, lane);
        else if (warp == Game::row_maker) row_warp<Game>(given, lane);
        else if (Game::helper(warp) < Game::helpers) helper_warp<Game>(given, Game::helper(warp), lane);
    }
}
