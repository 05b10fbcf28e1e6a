// Is no heap of a slice a new rare? Every smaller value of the rare kind must be an option of it.
//
// Two common heaps a and n-k-a leave a value of the rare kind, and each such value is index(a) ^ index(n-k-a) for one
// index (both have one bit less). A heap a is a witness for index v at heap n if index(n-k-a) = v ^ index(a). Where k + a is
// a multiple of 32, the heaps of a block that it serves are the row of v ^ index(a), (k+a)/32 blocks back: no shift, lane =
// v, and one load serves 32 heaps and 32 values. For each word of 32 values the host has chosen a few hundred of them; what
// they leave over is searched pair (n, v) by pair among all common heaps of the first 2^19, lane = a. What is not found is
// undecided: then n may be a new rare, and the game goes back to the CPU.
#pragma once
#include "facts.cuh"

struct CheckArguments {
    const u8* slice;       // the first index to check; `history` more before it
    u64 start;             // its heap, a multiple of 32
    u64 history;           // how many heaps before it are known and common
    const u32* witnesses;  // for each word of values a list of where rows lie, in bytes from those of the block
    const u32* splits;     // (k + a) << 8 | index(a), the best first
    u64* result;
    u32 blocks, segment;   // how many; how many a thread block checks
    u32 ends[8];           // of these lists, which have a multiple of 16 each
    u32 split_count;
    u32 depth, batch;      // blocks that witnesses reach back; blocks for which rows are made at a time
    Facts game;
};

// The values of the rare kind below the value of each heap, lane = index: bit = heap.
template <int words, int bits>
FORCEINLINE void smaller_rares(const Facts& game, u32 index, u32 lane, u32 (&need)[words]) {
    u32 less[words], equal[words];
#pragma unroll
    for (int t = 0; t < words; t++) {
        less[t] = 0;
        equal[t] = everyone;
    }
    for (int b = bits - 1; b >= static_cast<int>(game.bit); b--) {
        const u32 heaps = votes(index >> b & 1);
#pragma unroll
        for (int t = 0; t < words; t++) {
            const bool set = (t * 32 + lane) >> b & 1;
            if (!set) less[t] |= equal[t] & heaps;
            equal[t] &= set ? heaps : ~heaps;
        }
    }
    // A value is compared above the lowest bit of the mask, then by it, which is 1 in one of the two kinds.
    const u32 swapped = !game.domain ? 0u : game.odd ? 0x55555555u : 0xaaaaaaaau;
#pragma unroll
    for (int t = 0; t < words; t++) {
        const u32 ones = parity(game, t * 32 + lane) ? everyone : 0u;
        need[t] = less[t] | (equal[t] & ~(ones ^ swapped));
    }
}

// Searches a split for one pair (n, v); `n` points to its index.
FORCEINLINE bool has_split(const CheckArguments& given, const u8* n, u64 known, u32 v, u32 lane, u64& steps) {
    bool found = false;
    for (u32 i = 0; i < given.game.odd_take_count; i++) found |= n[-static_cast<i64>(given.game.odd_takes[i])] == v;
    for (u32 first = 0; first < given.split_count && !found; first += 128) {
        bool hit = false;
#pragma unroll
        for (int i = 0; i < 4; i++) {
            const u32 at = first + 32 * i + lane;
            const u32 split = at < given.split_count ? given.splits[at] : 0, back = split >> 8;
            if (back != 0 && back <= known) hit |= (n[-static_cast<i64>(back)] ^ (split & 255)) == v;
        }
        steps++;
        found = vote_any(hit);
    }
    return found;
}

// Searches for the pairs that witnesses left over, those of one word of indices.
FORCEINLINE void search(const CheckArguments& given, u32 block, u32 pairs, u32 base, u32 lane, u64& left, u64& steps) {
    u32 lanes;
    while ((lanes = votes(pairs != 0)) != 0) {
        const u32 from = __ffs(lanes) - 1, heap = __ffs(__shfl_sync(everyone, pairs, from)) - 1, v = base + from;
        if (lane == from) pairs &= pairs - 1;
        left++;
        const u64 n = static_cast<u64>(block) * 32 + heap;
        if (has_split(given, given.slice + n, given.history + n, v, lane, steps)) continue;
        if (lane == 0) {
            const u64 number = atomicAdd(given.result + Result::undecided, static_cast<u64>(1));
            if (number < Result::pairs_kept) {
                given.result[Result::pairs + 2 * number] = given.start + n;
                given.result[Result::pairs + 2 * number + 1] = v;
            }
        }
    }
}

// Tries witnesses for one word of values, 16 at a time until none is needed: what they leave over.
FORCEINLINE u32 cover(u32 witness, u32 end, u32 rows, u32 lane4, u32 need, u64& tried) {
    while (witness != end && vote_any(need != 0)) {
        u32 served = 0;
#pragma unroll
        for (int i = 0; i < 4; i++, witness += 16) {
            const uint4 at = load_four(witness);
            served |= load_quiet(rows + (at.x ^ lane4)) | load_quiet(rows + (at.y ^ lane4));
            served |= load_quiet(rows + (at.z ^ lane4)) | load_quiet(rows + (at.w ^ lane4));
        }
        need &= ~served;
        tried += 16;
    }
    return need;
}

template <int words>
FORCEINLINE void check(const CheckArguments& given) {
    constexpr int bits = words == 1 ? 5 : words == 2 ? 6 : words <= 4 ? 7 : 8;
    const Facts& game = given.game;
    const u32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5, warps = blockDim.x >> 5;
    u32* const witnesses = shared;
    const u32 count = given.ends[words - 1], first_row = (count + 31) / 32 * 32;
    u32* const rows = shared + first_row;
    for (u32 i = threadIdx.x; i < count; i += blockDim.x) witnesses[i] = given.witnesses[i];
    const u32 first = blockIdx.x * given.segment, last = min(given.blocks, first + given.segment);
    u64 left = 0, steps = 0, tried = 0;
    for (u32 start = first; start < last; start += given.batch) {
        __syncthreads();
        const u32 stop = min(last, start + given.batch);
        for (u32 i = warp; i < given.depth + (stop - start); i += warps) {
            const i64 from = (static_cast<i64>(start) - given.depth + i) * 32;
            const u32 index = given.slice[from + static_cast<i64>(lane)];
            const u32 known = votes(index != unknown);
            u32 row[words];
            make_rows<words, bits>(index, lane, row);
#pragma unroll
            for (int t = 0; t < words; t++) rows[(i * words + t) * 32 + lane] = row[t] & known;
        }
        __syncthreads();
        for (u32 block = start + warp; block < stop; block += warps) {
            u32 need[words];
            smaller_rares<words, bits>(game, given.slice[static_cast<u64>(block) * 32 + lane], lane, need);
            const u32 here = shared_address(first_row + (given.depth + block - start) * words * 32);
            u32 witness = shared_address(0);
#pragma unroll
            for (int t = 0; t < words; t++) {
                const u32 end = shared_address(given.ends[t]);
                search(given, block, cover(witness, end, here, lane * 4, need[t], tried), t * 32, lane, left, steps);
                witness = end;
            }
        }
    }
    if (lane == 0) {
        atomicAdd(given.result + Result::left, left);
        atomicAdd(given.result + Result::steps, steps);
        atomicAdd(given.result + Result::tried, tried);
    }
}
