#include "sequence/sparse/tap_marks.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace fairplay::detail {
namespace {

// Value v as bit v % 64 of word v / 64.
template <std::size_t words>
constexpr auto one_hot = [] {
    std::array<std::array<std::uint64_t, words>, 64 * words> table{};
    for (std::size_t value = 0; value < 64 * words; ++value) table[value][value / 64] = std::uint64_t{1} << value % 64;
    return table;
}();

// Marks of values below 64·words. Few words stay in registers: an OR with a whole table row is faster than storing
// and loading bits.
template <std::size_t words>
struct Marks {
    std::uint64_t bits[words] = {};

    Marks() = default;

    // As if every value equal to that of a bit, modulo 64, were marked.
    explicit Marks(std::uint64_t modulo) noexcept { std::fill_n(bits, words, modulo); }

    void set(std::uint32_t value) noexcept {
        if constexpr (words == 1) {
            bits[0] |= std::uint64_t{1} << (value & 63U);
        } else if constexpr (words <= 4) {
            for (std::size_t w = 0; w < words; ++w) bits[w] |= one_hot<words>[value][w];
        } else {
            bits[value / 64] |= std::uint64_t{1} << value % 64;
        }
    }

    // The least value of a class without a mark; 64·words if there is none.
    std::uint32_t least(const std::uint64_t* members) const noexcept {
        for (std::uint32_t w = 0; w < words; ++w) {
            if (const std::uint64_t left = members[w] & ~bits[w]) {
                return 64 * w + static_cast<std::uint32_t>(std::countr_zero(left));
            }
        }
        return 64 * words;
    }
};

// The common values of a heap, as bits: for even n and for odd n.
template <std::size_t words>
struct Classes {
    std::uint64_t bits[2][words] = {};

    Classes(const Mask& mask, std::uint32_t values) {
        for (std::uint32_t value = 0; value < values; ++value) {
            for (std::uint64_t n : {0U, 1U}) {
                if (mask.is_common(value, n)) bits[n][value / 64] |= std::uint64_t{1} << value % 64;
            }
        }
    }
};

// Process the nearest heaps last, so that the processor can start on the next heap until it needs the value of this
// one.
template <std::size_t words, class Value>
void mark_taps(Marks<words>& marks, const Value* here, TapList<Value> taps) noexcept {
    for (std::size_t i = taps.count; i-- > 0;) marks.set(std::uint32_t{*(here - taps.offsets[i])} ^ taps.values[i]);
}

template <std::size_t words, class Value>
std::size_t mark_each(Value* g, std::size_t first, std::size_t end, const Mask& mask, unsigned bits, const Taps& taps) {
    const Classes<words> classes(mask, std::uint32_t{1} << bits);
    auto list = taps.list(g, 0, taps.below(first));
    for (std::size_t n = first; n < end; ++n) {
        while (list.count < taps.size() && list.offsets[list.count] < n) ++list.count;
        Marks<words> marks;
        mark_taps(marks, g + n, list);
        const std::uint32_t value = marks.least(classes.bits[n % 2]);
        if (value == 64 * words) return n;
        g[n] = static_cast<Value>(value);
    }
    return end;
}

template <std::size_t words>
std::size_t mark_groups(std::uint8_t* g, std::size_t first, std::size_t end, const Mask& mask, unsigned bits,
                        const Taps& taps, const Kernels& kernels) {
    const Classes<words> classes(mask, std::uint32_t{1} << bits);
    const std::size_t near = taps.below(lane_count);
    const auto list = taps.list(g, 0, near);
    for (std::size_t group = first; group < end; group += lane_count) {
        std::uint64_t far_marks[lane_count] = {};
        kernels.mark(g + group, taps.list(g, near, taps.size()), far_marks);
        for (std::size_t n = group; n < std::min(end, group + lane_count); ++n) {
            Marks<words> marks(far_marks[n - group]);
            mark_taps(marks, g + n, list);
            const std::uint32_t value = marks.least(classes.bits[n % 2]);
            if (value == 64 * words) return n;
            g[n] = static_cast<std::uint8_t>(value);
        }
    }
    return end;
}

}  // namespace

template <class Value>
std::size_t mark_block(Value* g, std::size_t first, std::size_t end, const Mask& mask, unsigned bits, const Taps& taps,
                       std::size_t settled, const Kernels& kernels) {
    if constexpr (sizeof(Value) == 1) {
        if (taps.below(first) == taps.size()) {
            if (bits <= 6) return mark_groups<1>(g, first, end, mask, bits, taps, kernels);
            const bool folds = bits == 7 && (mask.mask >> 6 & 1U) && first >= settled;
            if (folds) return mark_groups<2>(g, first, end, mask, bits, taps, kernels);
        }
    }
    if (bits <= 6) return mark_each<1>(g, first, end, mask, bits, taps);
    if (bits <= 7) return mark_each<2>(g, first, end, mask, bits, taps);
    if (bits <= 8) return mark_each<4>(g, first, end, mask, bits, taps);
    if (bits <= 10) return mark_each<16>(g, first, end, mask, bits, taps);
    return mark_each<64>(g, first, end, mask, bits, taps);
}

template std::size_t mark_block(std::uint8_t*, std::size_t, std::size_t, const Mask&, unsigned, const Taps&,
                                std::size_t, const Kernels&);
template std::size_t mark_block(std::uint16_t*, std::size_t, std::size_t, const Mask&, unsigned, const Taps&,
                                std::size_t, const Kernels&);

}  // namespace fairplay::detail
