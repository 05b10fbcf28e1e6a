// The chain: guess a block of 32 heaps at once, and evaluate again until nothing changes.
//
// `chains` warps own the blocks in turn, so that many are in work at once. A warp evaluates its 32 heaps from what the ring
// holds, which may be guesses: its own and those of the blocks in work before it (an asynchronous Jacobi iteration). Heap
// n only depends on smaller heaps, so the first wrong heap of a block is right after the next round, and in fact 10 to 15
// heaps become right in each. Taps that reach back less than 32 heaps ("near") are looked at in every round, those of the
// blocks in work before ("middle") when one of them has changed, those of the next 32 heaps ("early") once, all others by
// helpers. A block is final when a round changes nothing, all blocks before are final, and no value that it read has
// changed since: each warp counts its changes, and the sum of the others' counts tells.
//
// All branches are on votes. A branch that the compiler does not know to be uniform costs a YIELD, 45 cycles a round.
#pragma once
#include "taps.cuh"

struct ChainCounts {
    u32 rounds = 0, exact = 0, waits = 0;
    u64 waited = 0;
};

// How often the other chain warps have changed a value.
template <class Game>
FORCEINLINE u32 changes_of_others(u32 warp) {
    u32 sum = 0;
#pragma unroll
    for (int i = 1; i < Game::chains; i++) sum += load(counter(Counter::version + (warp + i) % Game::chains));
    return sum;
}

// Waits for the far marks of a block and begins with them: then all but near and middle taps are applied. False if the
// run is given up.
template <class Game>
FORCEINLINE bool begin(u32 block, u32 at, u32 lane, u32 one, Left<Game>& left, ChainCounts& counts) {
    using Place = Layout<Game>;
    u32 far[Place::far_words];
    if constexpr (Game::helpers > 0) {
        const u32 ready = Counter::ready + (block & 1);
        if (vote_any(load(counter(ready)) <= block)) {
            const i64 start = clock64();
            while (vote_any(load(counter(ready)) <= block))
                if (vote_any(load(counter(Counter::abort)) != 0)) return false;
            counts.waited += clock64() - start;
            counts.waits++;
        }
#pragma unroll
        for (int t = 0; t < Place::far_words; t++)
            far[t] = load(shared_address(Place::far + ((block & (Game::far_slots - 1)) * Place::far_words + t) * 32 + lane));
    } else {
#pragma unroll
        for (int t = 0; t < Place::far_words; t++) far[t] = 0;
    }
    if constexpr (Game::packed) {
#pragma unroll
        for (int r = 0; r < Game::groups; r++) {
            left.fields[r] = far[r];
            left.alive[r] = everyone;
        }
        apply_early<Game>(at, one, left);
    } else {
        mark_early<Game>(at, far);
        left.alive[0] = far[0];
        if constexpr (Game::far_words > 1) {  // 32 marks from the first index that is not excluded
            u32 high = far[Game::far_words - 1], low = 0;
            left.base = 32 * (Game::far_words - 1);
#pragma unroll
            for (int t = Game::far_words - 2; t >= 0; t--)
                if (~far[t]) {
                    high = far[t];
                    low = far[t + 1];
                    left.base = 32 * t;
                }
            const u32 skip = __clz(~high);
            left.alive[0] = skip == 32 ? everyone : __funnelshift_l(low, high, skip);
            left.base += skip;
        }
    }
    return true;
}

// The least index that is left; `own` and true if there is none.
template <class Game>
FORCEINLINE bool least_left(const Left<Game>& left, u32 own, u32& index) {
    bool none;
    if constexpr (Game::packed) {
        u32 alive = left.alive[0] & Game::guards, fields = left.fields[0];
#pragma unroll
        for (int r = 1; r < Game::groups; r++)
            if (!alive) {
                alive = left.alive[r] & Game::guards;
                fields = left.fields[r];
            }
        none = alive == 0;
        index = shift_up(fields << 1, zeros_before(alive)) >> (33 - Game::field_bits);
    } else {
        none = left.alive[0] == everyone;
        index = left.base + zeros_before(~left.alive[0]);
    }
    index = none ? own : index;
    return none;
}

template <class Game>
__device__ void chain_warp(const ChainArguments& given, u32 warp, u32 lane, ChainCounts& counts) {
    using Place = Layout<Game>;
    constexpr int groups = Game::groups, chains = Game::chains;
    constexpr int early_loads = Game::near_offsets < 8 ? Game::near_offsets : 8;
    const u32 values = pin(shared_address(Place::values)), bytes = pin(shared_address(Place::bytes)), one = pin(given.one);
    u32 version = 0;
    for (u32 block = warp; block < given.blocks; block += chains) {
        // The ring lies twice in a row, so that no offset wraps around.
        const u32 at = values + ((block % Game::ring + Game::ring) * 32 + lane) * 4, twin = at - Game::ring * 128;
        store(at, Game::none);
        store(twin, Game::none);
        lockstep();
        Left<Game> start;
        if (!begin<Game>(block, at, lane, one, start, counts)) return;
        Left<Game> middle = start;
        u32 current = Game::none, own = Game::none_field, middle_version = everyone;
        bool frozen = chains == 1;  // middle taps are applied for good
        u32 seen[Game::near_offsets];
        u32 final_blocks = load(counter(Counter::final_blocks)), others = changes_of_others<Game>(warp);
        load_near<Game, 0, early_loads>(at, seen);
        while (true) {
            const bool first = vote_all(final_blocks >= block);  // all blocks before are final
            const u32 others_before = others;
            if constexpr (chains > 1) {
                if (!frozen) {
                    if (vote_any(others != middle_version)) {
#pragma unroll
                        for (int r = 0; r < groups; r++) middle.alive[r] = start.alive[r];
                        apply_middle<Game>(at, one, middle);
                        middle_version = others;
                    }
                    frozen = first;
                }
            }
            Left<Game> left = middle;
            load_near<Game, early_loads, Game::near_offsets>(at, seen);
            apply_near<Game>(seen, one, left);
            u32 index;
            const bool none = least_left<Game>(left, own, index);
            const u32 next = index * Game::replicate;
            store(at, next);
            store(twin, next);
            lockstep();
            final_blocks = load(counter(Counter::final_blocks));
            others = changes_of_others<Game>(warp);
            load_near<Game, 0, early_loads>(at, seen);  // for the next round, while the votes are out
            counts.rounds++;
            const bool before_last = vote_any(next != current && lane < 31);
            const bool changed = vote_any(next != current);
            current = next;
            if constexpr (chains > 1) {
                if (changed) {
                    version++;
                    if (lane == 0) store(counter(Counter::version + warp), version);
                }
            }
            if (before_last) continue;
            if (!first) {
                if (changed) continue;
                if (vote_any(final_blocks < block || others != others_before)) {  // wait for news
                    while (vote_all(final_blocks < block && others == others_before)) {
                        final_blocks = load(counter(Counter::final_blocks));
                        others = changes_of_others<Game>(warp);
                        if (vote_any(load(counter(Counter::abort)) != 0)) return;
                    }
                    if (vote_any(others != others_before)) {
                        load_near<Game, 0, early_loads>(at, seen);
                        continue;
                    }
                }
            }
            // Settled, if no heap ran out of candidates. Those are computed from all taps, the first one first.
            u32 out_of = votes(none || index >= 32 * Game::far_words);
            if (!out_of) break;
            if (changed) continue;
            bool again = false;
            while (out_of && !again) {
                const u32 heap = __ffs(out_of) - 1, value = exact<Game>(at, block, heap, lane);
                out_of &= out_of - 1;
                counts.exact++;
                if (value >= 32 * Game::words) {  // larger than an index may be
                    if (lane == 0) {
                        given.report[Report::status] = 1;
                        given.report[Report::block] = block;
                        store(counter(Counter::abort), 1);
                    }
                    return;
                }
                if (vote_any(lane == heap && index != value)) {
                    again = true;
                    if (lane == heap) {
                        own = value;
                        current = value * Game::replicate;
                        store(at, current);
                        store(twin, current);
                        middle.alive[0] = Game::packed ? 0 : everyone;  // from now on it has no candidates
#pragma unroll
                        for (int r = 1; r < groups; r++) middle.alive[r] = 0;
                    }
                    __syncwarp();
                    if constexpr (chains > 1) {
                        version++;
                        if (lane == 0) store(counter(Counter::version + warp), version);
                    }
                    frozen = true;
                }
            }
            if (!again) break;
            load_near<Game, 0, early_loads>(at, seen);
        }
        const u32 index = current >> Game::field_shift;
        store_byte(bytes + ((block * 32 + lane) & (Game::byte_ring - 1)), index);
        __syncwarp();
        if (lane == 0) store(counter(Counter::final_blocks), block + 1);
        given.out[static_cast<u64>(block) * 32 + lane] = static_cast<u8>(index);
    }
}
