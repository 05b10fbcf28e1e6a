// The inner loops of strike.hpp. The including file defines FAIRPLAY_VECTOR_BYTES and FAIRPLAY_VARIANT, the name of its table.

#include "sequence/plain/strike.hpp"

#if FAIRPLAY_VECTOR_BYTES > 16
#include <immintrin.h>
#endif

namespace fairplay::detail {
namespace {

using Lanes [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES)]] = std::uint64_t;
using LooseLanes [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES), gnu::aligned(1), gnu::may_alias]] = std::uint64_t;
using Values [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES)]] = std::uint16_t;
using LooseValues [[gnu::vector_size(FAIRPLAY_VECTOR_BYTES), gnu::aligned(1), gnu::may_alias]] = std::uint16_t;

inline constexpr std::size_t lanes = FAIRPLAY_VECTOR_BYTES / 8;
inline constexpr std::size_t parts = eight / lanes;

// --- Places ---

// In each lane the bit of its place, or nothing if that is 64 or more. (GCC warns of the form without a mask.)
inline Lanes bits_of(Lanes places) {
#if FAIRPLAY_VECTOR_BYTES == 64
    return reinterpret_cast<Lanes>(_mm512_maskz_sllv_epi64(0xff, _mm512_set1_epi64(1), reinterpret_cast<__m512i>(places)));
#elif FAIRPLAY_VECTOR_BYTES == 32
    return reinterpret_cast<Lanes>(_mm256_sllv_epi64(_mm256_set1_epi64x(1), reinterpret_cast<__m256i>(places)));
#else
    Lanes bits;
    for (std::size_t i = 0; i < lanes; ++i) bits[i] = std::uint64_t{places[i] < 64} << (places[i] & 63);
    return bits;
#endif
}

// As many places as there are lanes.
inline Lanes load_places(const std::uint16_t* from) {
#if FAIRPLAY_VECTOR_BYTES == 64
    return reinterpret_cast<Lanes>(_mm512_maskz_cvtepu16_epi64(0xff, _mm_loadu_si128(reinterpret_cast<const __m128i*>(from))));
#elif FAIRPLAY_VECTOR_BYTES == 32
    return reinterpret_cast<Lanes>(_mm256_cvtepu16_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from))));
#else
    return Lanes{from[0], from[1]};
#endif
}

// By the taps that reach behind the eight heaps, `count` words from `first` on. The nearest ones come last: what they read
// has just been written. Two at a time, since one instruction joins three words.
template <std::size_t first, std::size_t count>
void strike_far(const StrikePlan& plan, const std::uint16_t* here, std::uint64_t (*struck)[eight]) {
    Lanes sums[count][parts] = {};
    const auto strike = [&](std::size_t one, std::size_t other) {
#pragma GCC unroll 8
        for (std::size_t p = 0; p < parts; ++p) {
            const Lanes a = load_places(here - plan.offsets[one] + p * lanes) ^ plan.values[one];
            const Lanes b = load_places(here - plan.offsets[other] + p * lanes) ^ plan.values[other];
#pragma GCC unroll 8
            for (std::size_t w = 0; w < count; ++w) {
                sums[w][p] = sums[w][p] | bits_of(a ^ 64 * (first + w)) | bits_of(b ^ 64 * (first + w));
            }
        }
    };
    std::size_t t = plan.count;
    for (; t > plan.near + 1; t -= 2) strike(t - 1, t - 2);
    if (t > plan.near) strike(t - 1, t - 1);
#pragma GCC unroll 8
    for (std::size_t w = 0; w < count; ++w) {
#pragma GCC unroll 8
        for (std::size_t p = 0; p < parts; ++p) reinterpret_cast<LooseLanes*>(struck[first + w])[p] = sums[w][p];
    }
}

// By the other taps, for one heap: a word in each lane. `here` points to where its place will be.
template <std::size_t words>
void strike_near(const StrikePlan& plan, const std::uint64_t* here, std::uint64_t* struck) {
    constexpr std::size_t used = (words + lanes - 1) / lanes;
    Lanes sums[used] = {};
    for (std::size_t t = plan.near; t-- > 0;) {
        const LooseLanes* const pattern = reinterpret_cast<const LooseLanes*>(plan.patterns + most_words * t);
        const std::uint64_t place = *(here - plan.offsets[t]);
#pragma GCC unroll 8
        for (std::size_t p = 0; p < used; ++p) sums[p] |= bits_of(pattern[p] ^ place);
    }
#pragma GCC unroll 8
    for (std::size_t p = 0; p < used; ++p) reinterpret_cast<LooseLanes*>(struck)[p] = sums[p];
}

template <std::size_t words>
std::size_t find_places(const StrikePlan& plan, std::uint16_t* places, std::size_t count) {
    constexpr std::size_t half = words < 4 ? words : 4;  // more words than that are too many for the registers
    std::uint64_t wide[2 * eight];                       // the places before, and those of the eight
    for (std::size_t i = 0; i < count; i += eight) {
        std::uint64_t far[words][eight];
        strike_far<0, half>(plan, places + i, far);
        if constexpr (words > half) strike_far<half, words - half>(plan, places + i, far);
        for (std::size_t j = 0; j < eight; ++j) wide[j] = *(places + i - eight + j);
        for (std::size_t j = 0; j < eight && i + j < count; ++j) {
            std::uint64_t near[most_words];
            strike_near<words>(plan, wide + eight + j, near);
            std::size_t w = 0;
            std::uint64_t left = ~(near[0] | far[0][j]);
            while (left == 0 && ++w < words) left = ~(near[w] | far[w][j]);
            if (left == 0) return i + j;
            wide[eight + j] = 64 * w + static_cast<std::uint64_t>(__builtin_ctzll(left));
            places[i + j] = static_cast<std::uint16_t>(wide[eight + j]);
        }
    }
    return count;
}

// --- Rows of bits ---

std::size_t count_bits(const std::uint64_t* words) {
    std::size_t sum = 0;
    for (std::size_t w = 0; w < cover_words; ++w) sum += static_cast<std::size_t>(__builtin_popcountll(words[w]));
    return sum;
}

std::size_t ask(std::uint64_t* above, const std::uint64_t* row, std::uint64_t kinds, std::uint64_t* open) {
    Lanes any = {};
    for (std::size_t w = 0; w < cover_words; w += lanes) {
        const Lanes here = *reinterpret_cast<LooseLanes*>(above + w) & ~*reinterpret_cast<const LooseLanes*>(row + w);
        const Lanes asked = here & kinds;
        *reinterpret_cast<LooseLanes*>(above + w) = here;
        *reinterpret_cast<LooseLanes*>(open + w) = asked;
        any |= asked;
    }
    std::uint64_t some = 0;
    for (std::size_t i = 0; i < lanes; ++i) some |= any[i];
    return some == 0 ? 0 : count_bits(open);
}

std::size_t clear(std::uint64_t* open, const std::uint8_t* const* rows) {
    for (std::size_t w = 0; w < cover_words / lanes; ++w) {
        Lanes found = {};
#pragma GCC unroll 8
        for (std::size_t i = 0; i < pairs_at_once; ++i) found |= reinterpret_cast<const LooseLanes*>(rows[i])[w];
        reinterpret_cast<LooseLanes*>(open)[w] &= ~found;
    }
    return count_bits(open);
}

// Whether a value is in one of the lanes.
inline bool is_in(Values values, std::uint16_t value) {
#if FAIRPLAY_VECTOR_BYTES == 64
    return _mm512_cmpeq_epi16_mask(reinterpret_cast<__m512i>(values), _mm512_set1_epi16(static_cast<short>(value))) != 0;
#elif FAIRPLAY_VECTOR_BYTES == 32
    return _mm256_movemask_epi8(reinterpret_cast<__m256i>(values == value)) != 0;
#else
    const Lanes hits = reinterpret_cast<Lanes>(values == value);
    return (hits[0] | hits[1]) != 0;
#endif
}

bool has_pair(const std::uint16_t* one, const std::uint16_t* other, std::size_t count, std::uint16_t value) {
    constexpr std::size_t width = FAIRPLAY_VECTOR_BYTES / 2;
    for (; count >= width; count -= width) {
        const Values sum = *reinterpret_cast<const LooseValues*>(one + count - width) ^
                           *reinterpret_cast<const LooseValues*>(other + count - width);
        if (is_in(sum, value)) return true;
    }
    while (count > 0 && (one[count - 1] ^ other[count - 1]) != value) --count;
    return count > 0;
}

}  // namespace

extern const StrikeLoops FAIRPLAY_VARIANT;
const StrikeLoops FAIRPLAY_VARIANT{
    {find_places<1>, find_places<2>, find_places<3>, find_places<4>, find_places<5>, find_places<6>, find_places<7>,
     find_places<8>},
    ask,
    clear,
    has_pair};

}  // namespace fairplay::detail
