// The inner loops of the filter. The including file defines FAIRPLAY_VECTOR_BYTES and FAIRPLAY_VARIANT, a suffix.

#include "sequence/sparse/group_kernels.hpp"

#if FAIRPLAY_VECTOR_BYTES == 64
#include <immintrin.h>
#endif

namespace fairplay::detail {
namespace {

using Words [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES)]] = std::uint64_t;
using LooseWords [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES), gnu::aligned(1), gnu::may_alias]] = std::uint64_t;
template <class Value>
using Lanes [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES)]] = Value;
template <class Value>
using LooseLanes [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES), gnu::aligned(1), gnu::may_alias]] = Value;

template <class Value>
inline constexpr std::size_t lanes = FAIRPLAY_VECTOR_BYTES / sizeof(Value);

template <class Value>
Lanes<Value> load(const Value* from) {
    return *reinterpret_cast<const LooseLanes<Value>*>(from);
}
template <class Value>
void store(Value* to, Lanes<Value> value) {
    *reinterpret_cast<LooseLanes<Value>*>(to) = value;
}

// Whether values have ever been equal, lane by lane. With AVX-512 comparisons go to registers of their own, which are
// few; the least difference needs none of them.
template <class Value>
struct Hits {
#if FAIRPLAY_VECTOR_BYTES == 64
    Lanes<Value> least = ~Lanes<Value>{};

    void add(Lanes<Value> a, Lanes<Value> b) {
        const auto difference = reinterpret_cast<__m512i>(a ^ b);
        const auto before = reinterpret_cast<__m512i>(least);
        if constexpr (sizeof(Value) == 1) {
            least = reinterpret_cast<Lanes<Value>>(_mm512_min_epu8(before, difference));
        } else {
            least = reinterpret_cast<Lanes<Value>>(_mm512_min_epu16(before, difference));
        }
    }
    Lanes<Value> missed() const { return reinterpret_cast<Lanes<Value>>(least != Lanes<Value>{}); }
#else
    Lanes<Value> hit = {};

    void add(Lanes<Value> a, Lanes<Value> b) { hit |= reinterpret_cast<Lanes<Value>>(a == b); }
    Lanes<Value> missed() const { return ~hit; }
#endif
};

template <class Value>
void take(Passed& passed, std::uint32_t value, const std::uint64_t* heaps) {
    constexpr std::size_t step = FAIRPLAY_VECTOR_BYTES / 8;
    for (std::size_t w = 0; w < span_words; w += step) {
        Words rest = *reinterpret_cast<const LooseWords*>(heaps + w);
        for (std::size_t j = 0; j < passed_kept; ++j) {
            LooseWords& full = *reinterpret_cast<LooseWords*>(passed.full[j] + w);
            const Words fresh = rest & ~full;
            rest &= full;
            full |= fresh;
            for (std::uint32_t bits = value; bits != 0; bits &= bits - 1) {
                *reinterpret_cast<LooseWords*>(passed.planes[j][__builtin_ctz(bits)] + w) |= fresh;
            }
        }
    }
}

// Byte i of the result has bit b set if bit i of planes[b · distance] is set, for b < 8.
void transpose(const std::uint64_t* planes, std::size_t distance, std::uint8_t* bytes) {
    std::uint64_t rows[8];
    for (std::size_t b = 0; b < 8; ++b) rows[b] = planes[b * distance];
    constexpr std::uint64_t masks[3] = {0x00ff00ff00ff00ff, 0x0000ffff0000ffff, 0x00000000ffffffff};
    // Swap bytes across words, then bits within words.
#pragma GCC unroll 3
    for (std::size_t round = 0; round < 3; ++round) {
        const std::size_t apart = std::size_t{1} << round;
        for (std::size_t i = 0; i < 8; ++i) {
            if (i & apart) continue;
            const std::uint64_t swapped = (rows[i] >> 8 * apart ^ rows[i + apart]) & masks[round];
            rows[i + apart] ^= swapped;
            rows[i] ^= swapped << 8 * apart;
        }
    }
    for (std::size_t i = 0; i < 8; ++i) {
        std::uint64_t x = rows[i];
        std::uint64_t t = (x ^ x >> 7) & 0x00aa00aa00aa00aa;
        x ^= t ^ t << 7;
        t = (x ^ x >> 14) & 0x0000cccc0000cccc;
        x ^= t ^ t << 14;
        t = (x ^ x >> 28) & 0x00000000f0f0f0f0;
        x ^= t ^ t << 28;
        __builtin_memcpy(bytes + 8 * i, &x, 8);
    }
}

void expand(const Passed& passed, std::size_t j, std::size_t word, std::uint8_t* values) {
    transpose(&passed.planes[j][0][word], span_words, values);
}

void expand(const Passed& passed, std::size_t j, std::size_t word, std::uint16_t* values) {
    static_assert(plane_count == 12);
    const std::uint64_t* const high = &passed.planes[j][8][word];
    const std::uint64_t planes[8] = {high[0], high[span_words], high[2 * span_words], high[3 * span_words], 0, 0, 0, 0};
    std::uint8_t low_bytes[group_size];
    std::uint8_t high_bytes[group_size];
    transpose(&passed.planes[j][0][word], span_words, low_bytes);
    transpose(planes, 1, high_bytes);
    for (std::size_t i = 0; i < group_size; ++i) values[i] = static_cast<std::uint16_t>(low_bytes[i] | high_bytes[i] << 8);
}

// Clears `alive` where one of `count` candidates is the value of an option. A run of taps of equal value is compared
// without another operation for that value.
template <class Value, std::size_t count>
void match(const Value* g, TapRuns taps, const Value (*candidates)[group_size], Value (*alive)[group_size]) {
    for (std::size_t first = 0; first < group_size; first += lanes<Value>) {
        Hits<Value> hits[count];
        std::size_t i = 0;
        for (std::size_t run = 0; run < taps.count; ++run) {
            Lanes<Value> wanted[count];
#pragma GCC unroll 8
            for (std::size_t j = 0; j < count; ++j) {
                wanted[j] = load(candidates[j] + first) ^ static_cast<Value>(taps.values[run]);
            }
            for (; i < taps.ends[run]; ++i) {
                const Lanes<Value> option = load(g + first - taps.offsets[i]);
#pragma GCC unroll 8
                for (std::size_t j = 0; j < count; ++j) hits[j].add(option, wanted[j]);
            }
        }
#pragma GCC unroll 8
        for (std::size_t j = 0; j < count; ++j) store<Value>(alive[j] + first, load(alive[j] + first) & hits[j].missed());
    }
}

template <class Value>
void judge(const Value* g, const Passed& passed, std::size_t word, TapRuns middle, TapRuns far,
           Candidates<Value>& candidates) {
    static_assert(passed_kept % 4 == 0);
    alignas(64) Value values[passed_kept][group_size];
    alignas(64) Value alive[passed_kept][group_size];
    for (std::size_t j = 0; j < passed_kept; ++j) {
        expand(passed, j, word, values[j]);
        // Values ascend, so only the first can be 0.
        for (std::size_t i = 0; i < group_size; ++i) alive[j][i] = static_cast<Value>(values[j][i] != 0 ? -1 : 0);
    }
    for (std::size_t i = 0; i < group_size; ++i) {
        alive[0][i] = static_cast<Value>(0 - (passed.full[0][word] >> i & 1));
    }
    for (std::size_t j = 0; j < passed_kept; j += 4) match<Value, 4>(g, middle, values + j, alive + j);
    for (std::size_t first = 0; first < group_size; first += lanes<Value>) {
        Lanes<Value> kept[judged] = {};
        Lanes<Value> is_kept[judged] = {};
        for (std::size_t j = 0; j < passed_kept; ++j) {
            Lanes<Value> left = load(alive[j] + first);
#pragma GCC unroll 8
            for (std::size_t k = 0; k < judged; ++k) {
                const Lanes<Value> here = left & ~is_kept[k];
                kept[k] |= load(values[j] + first) & here;
                left &= is_kept[k];
                is_kept[k] |= here;
            }
        }
        for (std::size_t k = 0; k < judged; ++k) {
            store<Value>(candidates.values[k] + first, kept[k]);
            store<Value>(candidates.alive[k] + first, is_kept[k]);
        }
    }
    match<Value, judged>(g, far, candidates.values, candidates.alive);
}

// The first lane that is not 0, or group_size.
template <class Value>
std::size_t first_set(const Value* flags) {
    for (std::size_t i = 0; i < group_size; i += 8 / sizeof(Value)) {
        std::uint64_t word;
        __builtin_memcpy(&word, flags + i, 8);
        if (word != 0) return i + static_cast<std::size_t>(__builtin_ctzll(word)) / (8 * sizeof(Value));
    }
    return group_size;
}

// All heaps choose at once, given what the others chose before, until no choice changes. Each round makes at least one
// more heap right, from the first on; a few rounds are enough.
template <class Value>
std::size_t settle(Line<Value>& line, TapList<Value> near, const Candidates<Value>& candidates, std::size_t end) {
    Value* const here = line.values + group_size;
    while (true) {
        alignas(64) Value chosen[group_size];
        alignas(64) Value changed[group_size];
        alignas(64) Value without[group_size];
        for (std::size_t first = 0; first < group_size; first += lanes<Value>) {
            Hits<Value> hits[judged];
            Lanes<Value> wanted[judged];
            for (std::size_t j = 0; j < judged; ++j) wanted[j] = load(candidates.values[j] + first);
            for (std::size_t t = 0; t < near.count; ++t) {
                const Lanes<Value> option = load(here + first - near.offsets[t]) ^ near.values[t];
#pragma GCC unroll 8
                for (std::size_t j = 0; j < judged; ++j) hits[j].add(option, wanted[j]);
            }
            const Lanes<Value> before = load(here + first);
            const Lanes<Value> known = load(line.known + first);
            Lanes<Value> is_chosen = known;
            Lanes<Value> value = before & known;
#pragma GCC unroll 8
            for (std::size_t j = 0; j < judged; ++j) {
                const Lanes<Value> now = load(candidates.alive[j] + first) & hits[j].missed() & ~is_chosen;
                value |= wanted[j] & now;
                is_chosen |= now;
            }
            store<Value>(chosen + first, value);
            store<Value>(changed + first, before ^ value);
            store<Value>(without + first, ~is_chosen);
        }
        for (std::size_t i = 0; i < group_size; i += lanes<Value>) store<Value>(here + i, load(chosen + i));
        const std::size_t change = first_set(changed);
        const std::size_t missing = first_set(without);
        // The choice of a heap is right if no earlier one has changed.
        if (missing <= change && missing < end) return missing;
        if (change >= end) return end;
    }
}

template <class Value>
constexpr GroupKernels<Value> table{take<Value>, judge<Value>, settle<Value>};

}  // namespace

#define FAIRPLAY_JOIN(a, b) a##b
#define FAIRPLAY_TABLE(name, variant) FAIRPLAY_JOIN(name, variant)
extern const GroupKernels<std::uint8_t> FAIRPLAY_TABLE(group_kernels8_, FAIRPLAY_VARIANT);
extern const GroupKernels<std::uint16_t> FAIRPLAY_TABLE(group_kernels16_, FAIRPLAY_VARIANT);
const GroupKernels<std::uint8_t> FAIRPLAY_TABLE(group_kernels8_, FAIRPLAY_VARIANT) = table<std::uint8_t>;
const GroupKernels<std::uint16_t> FAIRPLAY_TABLE(group_kernels16_, FAIRPLAY_VARIANT) = table<std::uint16_t>;

}  // namespace fairplay::detail
