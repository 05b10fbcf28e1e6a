// Far taps, bit-sliced: which indices the taps that reach far back exclude, for 32 heaps at once.
//
// Lane = index, bit = heap. A row (make_rows) marks the heaps of a block that have an index; the heaps that a tap (offset,
// u) excludes for index i are the row of i ⊕ u, moved by the offset. Taps are grouped in classes by offset mod 32, so that
// one shift serves a class; what it shifts out at the upper end belongs to the next block. Taps that need the newest rows
// ("late") are done one by one at the end. A tap costs one load and half an OR for 32 heaps and 32 indices.
//
// A tap needs the rows of words t ^ (u / 32) for t = 0, 1, …. Where there is memory, a block has some rows several times, in
// an order in which those of each u follow each other (`linear`). Else they are found by an xor, where words are a power of
// two, or a tap is in the list of each t.
//
// All helpers run the same code on lists in shared memory. Straight-line code with the taps as constants is quicker on one
// multiprocessor but four times slower on all of them, since it is fetched from a cache that multiprocessors share.
#pragma once
#include "layout.cuh"

template <class Game, int i = 0>
FORCEINLINE void store_words(u32 address, const u32 (&row)[Game::words]) {
    if constexpr (i < Game::row_words) {
        constexpr u32 word = Game::row_order[i];
        store(address + 128 * i, word < Game::words ? row[word < Game::words ? word : 0] : 0u);
        store_words<Game, i + 1>(address, row);
    }
}

// Makes the rows of the block at a place, in their order; a word that there is not has none.
template <class Game>
FORCEINLINE void store_rows(u32 at, u32 index, u32 lane) {
    u32 row[Game::words];
    make_rows<Game::words, Game::index_bits>(index, lane, row);
    store_words<Game>(shared_address(Layout<Game>::rows + at * Game::row_words * 32 + lane), row);
}

// The rows, a ring that is unrolled: blocks -history … -1 come first, then block 0, 1, …; before the memory ends, the last
// `history` blocks are copied down.
template <class Game>
__device__ void copy_rows_down(u32 helper, u32 lane) {
    constexpr int fours = Game::row_words * 8, back = Game::spare_blocks, threads = Game::helpers * 32;
    uint4* const rows = reinterpret_cast<uint4*>(shared + Layout<Game>::rows);
    barrier_wait(1, threads);
    for (int start = 0; start < Game::history_blocks; start += back) {
        const int stop = start + back < Game::history_blocks ? start + back : Game::history_blocks;
        for (int i = start * fours + helper * 32 + lane; i < stop * fours; i += threads) rows[i] = rows[back * fours + i];
        barrier_wait(1, threads);
    }
}

// The OR of the rows of one class of taps, in lists of four taps: from `list` to `end`.
template <class Game>
FORCEINLINE void class_rows(u32 list, u32 end, u32 rows, u32 lane4, u32 (&marks)[Game::far_words]) {
    constexpr int words = Game::far_words, lists = Game::list_columns;
#pragma unroll
    for (int t = 0; t < words; t++) marks[t] = 0;
    uint4 next[lists];
#pragma unroll
    for (int t = 0; t < lists; t++) next[t] = load_four(list + 16 * t);
#pragma unroll 1
    while (list != end) {
        uint4 at[lists];
#pragma unroll
        for (int t = 0; t < lists; t++) {
            at[t].x = next[t].x ^ lane4;
            at[t].y = next[t].y ^ lane4;
            at[t].z = next[t].z ^ lane4;
            at[t].w = next[t].w ^ lane4;
        }
        list += 16 * lists;
#pragma unroll
        for (int t = 0; t < lists; t++) next[t] = load_four(list + 16 * t);
#pragma unroll
        for (int t = 0; t < words; t++) {
            const uint4 from = at[lists > 1 ? t : 0];
            const u32 base = rows + (Game::linear ? 128 * t : 0), x = lists > 1 || Game::linear ? 0 : t << 7;
            marks[t] |= load_quiet(base + (from.x ^ x)) | load_quiet(base + (from.y ^ x));
            marks[t] |= load_quiet(base + (from.z ^ x)) | load_quiet(base + (from.w ^ x));
        }
    }
}

template <class Game>
__device__ void helper_warp(const ChainArguments& given, u32 helper, u32 lane) {
    using Place = Layout<Game>;
    constexpr int words = Game::far_words, classes = Game::classes, record = classes * 3 + words;
    const u32 first_row = pin(shared_address(Place::rows)), lists = pin(shared_address(Place::lists)), lane4 = lane * 4;
    u32 list[classes], end[classes], shift[classes], late[words];  // late: where the list starts << 8 | taps
#pragma unroll
    for (int c = 0; c < classes; c++) {
        shift[c] = Game::record(helper * record + c * 3);
        list[c] = lists + Game::record(helper * record + c * 3 + 1);
        end[c] = lists + Game::record(helper * record + c * 3 + 2);
    }
#pragma unroll
    for (int t = 0; t < words; t++) late[t] = Game::record(helper * record + classes * 3 + t);
    u32 marks[words], carry[words], before[classes][words];
#pragma unroll
    for (int t = 0; t < words; t++) {
        carry[t] = 0;
#pragma unroll
        for (int c = 0; c < classes; c++) before[c][t] = 0;
    }
    int at = Game::history_blocks - 1;
    for (int block = -1; block < static_cast<int>(given.blocks); block++, at++) {  // -1: for what is shifted out
        if (at == Game::history_blocks + Game::spare_blocks) {
            copy_rows_down<Game>(helper, lane);
            at = Game::history_blocks;
            if (helper == 0 && lane == 0) store(counter(Counter::copied), block);
        }
        const u32 rows = first_row + at * (Game::row_words * 128);
#pragma unroll
        for (int t = 0; t < words; t++) {
            marks[t] = carry[t];
            carry[t] = 0;
        }
#pragma unroll
        for (int c = 0; c < classes; c++) {
            u32 found[words];
            class_rows<Game>(list[c], end[c], rows, lane4, found);
#pragma unroll
            for (int t = 0; t < words; t++) {
                marks[t] |= __funnelshift_l(before[c][t], found[t], shift[c]);
                before[c][t] = found[t];
            }
        }
        wait_for(Counter::rows_made, block - Game::lag + 1);
#pragma unroll
        for (int t = 0; t < words; t++) {
            u32 tap = lists + (late[t] >> 8) * 4, count = late[t] & 255;
#pragma unroll 1
            for (; count; count--, tap += 8) {
                const uint2 one = load_pair(tap);
                const u32 row = load_quiet(rows + (one.x ^ lane4));
                marks[t] |= row << one.y;
                carry[t] |= __funnelshift_l(row, 0, one.y);
            }
        }
        if (block >= 0) {
            wait_for(Counter::ready + (block & 1), block - 1);  // the finisher has read this buffer
            const u32 part = Place::parts + (block & 1) * Game::helpers * words * 32;
#pragma unroll
            for (int t = 0; t < words; t++) shared[part + (helper * words + t) * 32 + lane] = marks[t];
            __syncwarp();
            barrier_arrive(2 + (block & 1), Game::helpers * 32 + 32);
        }
    }
}

// The rows of each block, as soon as it is final. Block i goes to where it is when helpers are at i + lag.
template <class Game>
__device__ void row_warp(const ChainArguments& given, u32 lane) {
    const u32 bytes = pin(shared_address(Layout<Game>::bytes));
    int at = Game::history_blocks, copy = 0;  // `copy`: the block of the last copy
    for (int i = 0; i + Game::lag < static_cast<int>(given.blocks); i++, at++) {
        if (i + Game::lag == copy + Game::spare_blocks) {
            copy += Game::spare_blocks;
            at -= Game::spare_blocks;
            wait_for(Counter::copied, copy);
        }
        wait_for(Counter::final_blocks, i + 1);
        store_rows<Game>(at, load_byte(bytes + ((static_cast<u32>(i) * 32 + lane) & (Game::byte_ring - 1))), lane);
        __syncwarp();
        if (lane == 0) store(counter(Counter::rows_made), i + 1);
    }
}
