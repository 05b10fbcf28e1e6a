// Marks where few values are left to mark. Part of kernels.inl.
//
// Idea: a store for each sum takes a cycle. Where nearly all values that come are marked already, it is faster to look 32
// sums up in a table of the unmarked values, a bit each, and to store only those that are there. The table is in
// registers, 1024 values in two of them, so there must not be too many values.

#if FAIRPLAY_VECTOR_BYTES == 64

constexpr std::size_t few_lanes = 32;            // 16-bit lanes of a vector
constexpr std::size_t table_values = 1024;       // values in a pair of registers
template <std::size_t parts>
constexpr std::size_t few_stretch = parts * table_values;  // sums between two looks at the marks

inline __m512i load_words(const std::uint16_t* from) { return _mm512_loadu_si512(from); }
inline __m512i load_words(const std::uint8_t* from) {
    return _mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)));
}

template <std::size_t parts>
struct Unmarked {
    __m512i words[2 * parts];

    void load(const std::uint8_t* marks) {
        alignas(64) std::uint64_t bits[parts * table_values / 64];
        for (std::size_t i = 0; i < parts * table_values / 64; ++i) {
            bits[i] = _mm512_testn_epi8_mask(_mm512_loadu_si512(marks + 64 * i), _mm512_set1_epi8(-1));
        }
#pragma GCC unroll 16
        for (std::size_t i = 0; i < 2 * parts; ++i) words[i] = _mm512_load_si512(bits + 8 * i);
    }

    // The lanes whose values are unmarked.
    std::uint32_t among(__m512i sums) const {
        const __m512i places = _mm512_srli_epi16(sums, 4);
        __m512i found[parts];
#pragma GCC unroll 8
        for (std::size_t i = 0; i < parts; ++i) found[i] = _mm512_permutex2var_epi16(words[2 * i], places, words[2 * i + 1]);
#pragma GCC unroll 3
        for (std::size_t half = 1; half < parts; half *= 2) {
            const __mmask32 upper = _mm512_test_epi16_mask(sums, _mm512_set1_epi16(static_cast<short>(table_values * half)));
#pragma GCC unroll 4
            for (std::size_t i = 0; i < parts; i += 2 * half) found[i] = _mm512_mask_mov_epi16(found[i], upper, found[i + half]);
        }
        const __m512i shifted = _mm512_srlv_epi16(found[0], _mm512_and_si512(sums, _mm512_set1_epi16(15)));
        return _mm512_test_epi16_mask(shifted, _mm512_set1_epi16(1));
    }
};

template <std::size_t parts, class Value>
void mark_unmarked(const Value* low, const Value* high, std::size_t count, std::uint8_t* marks) {
    alignas(64) std::uint16_t order[few_lanes];
    for (std::size_t i = 0; i < few_lanes; ++i) order[i] = static_cast<std::uint16_t>(few_lanes - 1 - i);
    const __m512i reverse = _mm512_load_si512(order);
    Unmarked<parts> unmarked;
    std::size_t i = 0;
    while (i + few_lanes <= count) {
        unmarked.load(marks);
        std::size_t places[few_stretch<parts> / few_lanes];
        std::uint32_t found[few_stretch<parts> / few_lanes];
        std::size_t size = 0;
        for (const std::size_t stop = i + few_stretch<parts>; i < stop && i + few_lanes <= count; i += few_lanes) {
            const __m512i downs = load_words(high - i - (few_lanes - 1));
            const __m512i sums = _mm512_xor_si512(load_words(low + i), _mm512_permutexvar_epi16(reverse, downs));
            places[size] = i;
            found[size] = unmarked.among(sums);
            size += found[size] != 0;
        }
        for (std::size_t j = 0; j < size; ++j) {
            for (std::uint32_t left = found[j]; left != 0; left &= left - 1) {
                const auto at = places[j] + static_cast<std::size_t>(__builtin_ctz(left));
                marks[low[at] ^ *(high - at)] = 1;
            }
        }
    }
    for (; i < count; ++i) marks[low[i] ^ *(high - i)] = 1;
}

template <class Value>
void mark_last_pairs(const Value* low, const Value* high, std::size_t count, std::uint8_t* marks, unsigned bits) {
    if (bits <= 10) return mark_unmarked<1>(low, high, count, marks);
    if (bits == 11) return mark_unmarked<2>(low, high, count, marks);
    if (bits == 12) return mark_unmarked<4>(low, high, count, marks);
    if (bits == 13) return mark_unmarked<8>(low, high, count, marks);
    mark_pairs(low, high, count, marks);
}

#else

template <class Value>
void mark_last_pairs(const Value* low, const Value* high, std::size_t count, std::uint8_t* marks, unsigned) {
    mark_pairs(low, high, count, marks);
}

#endif
