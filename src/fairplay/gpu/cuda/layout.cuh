// The thread block of one game: its arguments, its shared memory, and the counters by which its warps wait for each other.
//
// A block is 32 consecutive heaps, lane = heap. Values are indices (source.py): common values without one bit. `Game` has
// the numbers of a game as constants; source.py writes and describes them.
#pragma once
#include "warp.cuh"

struct ChainArguments {
    const u8* history;  // the end of the known indices
    u8* out;            // where the first new one goes
    u32 blocks;         // how many to compute
    u32 one;            // 1, which the compiler must not know
    u64* report;        // Report::size numbers
};

// Numbers that a thread block leaves.
struct Report {
    enum : u32 { status, block, rounds, exact, waited, cycles, waits, multiprocessor, size };
};

// Words of shared memory.
template <class Game>
struct Layout {
    static constexpr int far_words = Game::packed ? Game::groups : Game::far_words;  // what a finisher hands over for a heap
    static constexpr int control = 0;
    static constexpr int values = 32;                                      // the ring of indices as words, twice in a row
    static constexpr int bytes = values + 2 * Game::ring * 32;             // the ring of all indices that taps reach, as bytes
    static constexpr int taps = bytes + Game::byte_ring / 4;
    static constexpr int far = taps + (Game::taps + 31) / 32 * 32;         // of some blocks, what finishers hand over
    static constexpr int parts = far + Game::far_slots * far_words * 32;                 // two blocks of what helpers hand to finishers
    static constexpr int lists = parts + 2 * Game::helpers * Game::far_words * 32;
    static constexpr int rows = (lists + Game::list_words + 4 + 255) / 256 * 256;
    static constexpr int end = rows + (Game::helpers ? (Game::history_blocks + Game::spare_blocks) * Game::row_words * 32 : 0);
};

// Counters in the control words. Each has one writer.
struct Counter {
    enum : u32 {
        final_blocks = 0,   // how many blocks are final
        version = 1,        // + chain warp: how often it has changed a value
        abort = 7,          // not 0: the run is given up
        ready = 8,          // + block & 1: the next block of this parity for which far marks are not yet there
        rows_made = 10,     // how many blocks have rows
        copied = 11,        // the block before which rows were last copied down
    };
};

FORCEINLINE u32 counter(u32 number) { return shared_address(0) + 4 * number; }

// Until a counter is as large as that, or the run is given up. The vote keeps the branch uniform.
FORCEINLINE void wait_for(u32 number, int least) {
    while (vote_all(static_cast<int>(load(counter(number))) < least))
        if (vote_any(load(counter(Counter::abort)) != 0)) break;
}
