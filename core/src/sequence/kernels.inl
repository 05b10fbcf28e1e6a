// The inner loops. The including file defines FAIRPLAY_VECTOR_BYTES and FAIRPLAY_VARIANT, the name of its table.

#include "sequence/kernels.hpp"

#if FAIRPLAY_VECTOR_BYTES == 64
#include <immintrin.h>
#endif

namespace fairplay::detail {
namespace {

// Vectors in registers, and vectors in memory that may lie at any address.
using Words [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES)]] = std::uint64_t;
using LooseWords [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES), gnu::aligned(1), gnu::may_alias]] = std::uint64_t;
using Word [[gnu::aligned(1), gnu::may_alias]] = std::uint64_t;

template <class Value>
using Lanes [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES)]] = Value;
template <class Value>
using LooseLanes [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES), gnu::aligned(1), gnu::may_alias]] = Value;

inline constexpr std::size_t vectors = span_bits / 8 / FAIRPLAY_VECTOR_BYTES;

struct Span {
    Words parts[vectors];

    void load(const void* row) {
#pragma GCC unroll 8
        for (std::size_t j = 0; j < vectors; ++j) parts[j] = static_cast<const LooseWords*>(row)[j];
    }
    void store(void* row) const {
#pragma GCC unroll 8
        for (std::size_t j = 0; j < vectors; ++j) static_cast<LooseWords*>(row)[j] = parts[j];
    }
    void add_rows(const std::uint8_t* origin, const std::int32_t* deltas, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            const LooseWords* const row = reinterpret_cast<const LooseWords*>(origin + deltas[i]);
#pragma GCC unroll 8
            for (std::size_t j = 0; j < vectors; ++j) parts[j] |= row[j];
        }
    }
};

void or_rows(const std::uint8_t* origin, const std::int32_t* deltas, std::size_t count, std::uint64_t* sum) {
    Span span;
    span.load(sum);
    span.add_rows(origin, deltas, count);
    span.store(sum);
}

void or_shifted(const std::uint8_t* origin, const std::int32_t* deltas, const std::uint32_t* starts,
                std::uint64_t* sum) {
    for (std::size_t group = 0; group < shift_groups; ++group) {
        std::uint64_t words[span_words + 1];
        Span span = {};
        span.add_rows(origin, deltas + starts[group], starts[group + 1] - starts[group]);
        span.store(words);
        words[span_words] = 0;
        // Shift in two steps, since a shift by 64 bits is undefined.
        for (std::size_t w = 0; w < span_words; ++w) sum[w] |= words[w] >> group | words[w + 1] << 1 << (63 - group);
    }
}

// The lanes in reverse order.
template <class Value>
Lanes<Value> reversed(Lanes<Value> lanes) {
    constexpr std::size_t count = FAIRPLAY_VECTOR_BYTES / sizeof(Value);
    Lanes<Value> order;
    for (std::size_t i = 0; i < count; ++i) order[i] = static_cast<Value>(count - 1 - i);
#ifdef __clang__
    Lanes<Value> result;
    for (std::size_t i = 0; i < count; ++i) result[i] = lanes[order[i]];
    return result;
#else
    return __builtin_shuffle(lanes, order);
#endif
}

// Test several vectors together, since testing for a hit takes as long as comparing a vector.
template <class Value>
std::size_t find_pair(const Value* low, const Value* high, std::size_t count, Value value) {
    constexpr std::size_t lanes = FAIRPLAY_VECTOR_BYTES / sizeof(Value);
    constexpr std::size_t at_once = 4;
    constexpr std::size_t words = FAIRPLAY_VECTOR_BYTES / 8;
    std::size_t i = 0;
    for (; i + at_once * lanes <= count; i += at_once * lanes) {
        Words hits[at_once];
        Words all = {};
#pragma GCC unroll 4
        for (std::size_t j = 0; j < at_once; ++j) {
            const Lanes<Value> ups = *reinterpret_cast<const LooseLanes<Value>*>(low + i + j * lanes);
            const Lanes<Value> downs = *reinterpret_cast<const LooseLanes<Value>*>(high - i - (j * lanes + lanes - 1));
            hits[j] = reinterpret_cast<Words>((ups ^ reversed<Value>(downs)) == value);
            all |= hits[j];
        }
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < words; ++w) any |= all[w];
        if (any == 0) continue;
        for (std::size_t w = 0; w < at_once * words; ++w) {
            if (const std::uint64_t hit = hits[w / words][w % words]) {
                return i + (8 * w + static_cast<std::size_t>(__builtin_ctzll(hit)) / 8) / sizeof(Value);
            }
        }
    }
    while (i < count && static_cast<Value>(low[i] ^ *(high - i)) != value) ++i;
    return i;
}

// Compute the sums in vectors first: storing and loading pair by pair would take longer than the marks themselves.
template <class Value>
void mark_pairs(const Value* low, const Value* high, std::size_t count, std::uint8_t* marks) {
    constexpr std::size_t lanes = FAIRPLAY_VECTOR_BYTES / sizeof(Value);
    alignas(FAIRPLAY_VECTOR_BYTES) Value sums[lanes];
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        const Lanes<Value> ups = *reinterpret_cast<const LooseLanes<Value>*>(low + i);
        const Lanes<Value> downs = *reinterpret_cast<const LooseLanes<Value>*>(high - i - (lanes - 1));
        *reinterpret_cast<LooseLanes<Value>*>(sums) = ups ^ reversed<Value>(downs);
#pragma GCC unroll 64
        for (std::size_t j = 0; j < lanes; ++j) marks[sums[j]] = 1;
    }
    for (; i < count; ++i) marks[static_cast<Value>(low[i] ^ *(high - i))] = 1;
}

// Shifts spread eight bytes over the words of a vector.
void mark(const std::uint8_t* g, TapList<std::uint8_t> taps, std::uint64_t* marks) {
    constexpr std::size_t lanes = FAIRPLAY_VECTOR_BYTES / 8;
    constexpr std::size_t parts = 8 / lanes;  // vectors for eight heaps
    constexpr std::size_t eights = 2;         // processed together
    const Words ones = Words{} + 1;
    Words shifts[parts];
    for (std::size_t i = 0; i < 8; ++i) shifts[i / lanes][i % lanes] = 8 * i;
    for (std::size_t first = 0; first < lane_count; first += 8 * eights) {
        Words sums[eights * parts] = {};
        for (std::size_t i = 0; i < taps.count; ++i) {
            const Word* const row = reinterpret_cast<const Word*>(g + first - taps.offsets[i]);
            const Lanes<std::uint8_t> value = Lanes<std::uint8_t>{} + taps.values[i];
#pragma GCC unroll 8
            for (std::size_t j = 0; j < eights * parts; ++j) {
                const Words values = (Words{} + row[j / parts]) ^ reinterpret_cast<Words>(value);
                sums[j] |= ones << (values >> shifts[j % parts] & 63);
            }
        }
#pragma GCC unroll 8
        for (std::size_t j = 0; j < eights * parts; ++j) reinterpret_cast<LooseWords*>(marks + first)[j] |= sums[j];
    }
}

// Process eight heaps together for the taps that reach behind them, then each heap alone. Values are as wide as marks,
// which avoids conversions.
template <class Marks>
std::size_t recur(Marks* g, std::size_t count, TapList<Marks> near, TapList<Marks> far, const std::uint64_t* common) {
    constexpr std::size_t lanes = FAIRPLAY_VECTOR_BYTES / sizeof(Marks) < 8 ? FAIRPLAY_VECTOR_BYTES / sizeof(Marks) : 8;
    using Part [[gnu::vector_size(lanes * sizeof(Marks))]] = Marks;
    using LoosePart [[gnu::vector_size(lanes * sizeof(Marks)), gnu::aligned(sizeof(Marks)), gnu::may_alias]] = Marks;
    constexpr std::size_t parts = 8 / lanes;
    for (std::size_t i = 0; i < count; i += 8) {
        Part sums[parts] = {};
        for (std::size_t t = 0; t < far.count; ++t) {
            const Marks* const from = g + i - far.offsets[t];
#pragma GCC unroll 8
            for (std::size_t j = 0; j < parts; ++j) {
                sums[j] |= (Part{} + 1) << (*reinterpret_cast<const LoosePart*>(from + j * lanes) ^ far.values[t]);
            }
        }
#pragma GCC unroll 8
        for (std::size_t j = 0; j < 8; ++j) {
            Marks* const here = g + i + j;
            Marks marks = sums[j / lanes][j % lanes];
            for (std::size_t t = 0; t < near.count; ++t) marks |= Marks{1} << (*(here - near.offsets[t]) ^ near.values[t]);
            const Marks left = static_cast<Marks>(common[j % 2]) & ~marks;
            if (left == 0) return i + j;
            *here = static_cast<Marks>(__builtin_ctzll(left));
        }
    }
    return count;
}

#include "sequence/index_kernels.inl"
#include "sequence/mark_kernels.inl"

}  // namespace

extern const Kernels FAIRPLAY_VARIANT;
const Kernels FAIRPLAY_VARIANT{or_rows,
                               or_shifted,
                               find_pair<std::uint8_t>,
                               find_pair<std::uint16_t>,
                               mark_pairs<std::uint8_t>,
                               mark_pairs<std::uint16_t>,
                               mark_last_pairs<std::uint8_t>,
                               mark_last_pairs<std::uint16_t>,
                               mark,
                               recur<std::uint32_t>,
                               recur<std::uint64_t>,
                               mark_far,
                               or_witnesses,
                               make_rows,
                               recur_indices};

}  // namespace fairplay::detail
