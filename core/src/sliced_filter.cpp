#include "sliced_filter.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace fairplay::detail {
namespace {

constexpr std::size_t block_words = span_bits / 64;
constexpr unsigned coverage = 24;  // of a heap, by taps, if they were independent, which they are not at all
constexpr std::uint64_t even_bits = 0x5555555555555555;

std::uint64_t common_parities(const Mask& mask, std::uint32_t value) {
    return (mask.is_common(value, 0) ? even_bits : 0) | (mask.is_common(value, 1) ? ~even_bits : 0);
}

}  // namespace

void SlicedFilter::choose(const History& history, const Mask& mask, unsigned bits, const BitRows& rows,
                          const Taps& taps, const LocalCounts& counts) {
    const std::size_t size = history.size();
    std::vector<Source> far;
    const std::size_t end = taps.below(reach(size));
    for (std::size_t i = taps.below(span_bits); i < end; ++i) far.push_back({taps.offsets()[i], taps.values()[i]});
    Selection selection(std::move(far), counts, size);
    values_ = std::uint32_t{1} << bits;
    deltas_.clear();
    starts_.clear();
    stamps_.assign(values_, 0);
    for (std::uint32_t value = 0; value < values_; ++value) {
        static const std::vector<Source> none;
        const auto& chosen = common_parities(mask, value) != 0 ? selection.choose(value, coverage) : none;
        std::uint32_t sizes[classes] = {};
        for (const Source& tap : chosen) ++sizes[(0 - tap.offset) % classes];
        std::uint32_t places[classes];
        auto next = static_cast<std::uint32_t>(deltas_.size());
        for (unsigned group = 0; group < classes; ++group) {
            starts_.push_back(places[group] = next);
            next += sizes[group];
        }
        starts_.push_back(next);
        deltas_.resize(next);
        for (const Source& tap : chosen) {
            deltas_[places[(0 - tap.offset) % classes]++] = rows.delta(value ^ tap.value, tap.offset);
        }
    }
}

// Sets bits in `excluded` until all of `wanted` are, or the taps are at their end.
void SlicedFilter::exclude(const std::uint8_t* origin, std::uint32_t value, const std::uint64_t* wanted,
                           std::uint64_t* excluded) {
    const std::uint32_t* const starts = starts_.data() + value * (classes + 1);
    for (unsigned group = 0; group < classes; ++group) {
        std::uint64_t sum[span_words] = {};
        const std::size_t count = starts[group + 1] - starts[group];
        kernels_->or_rows(origin, deltas_.data() + starts[group], count, sum);
        work_ += 2 * count;
        std::uint64_t left = 0;
        for (std::size_t w = 0; w < block_words; ++w) {
            // Shifted in two steps, since a shift by 64 bits is not defined.
            excluded[w] |= sum[w] >> group | sum[w + 1] << 1 << (63 - group);
            left |= wanted[w] & ~excluded[w];
        }
        if (left == 0) break;
    }
}

void SlicedFilter::take_candidates(std::uint32_t value, const std::uint64_t* passed) {
    for (std::size_t w = 0; w < block_words; ++w) {
        for (std::uint64_t bits = passed[w]; bits != 0; bits &= bits - 1) {
            const std::size_t at = 64 * w + static_cast<std::size_t>(std::countr_zero(bits));
            candidates_[at][counts_[at]] = static_cast<std::uint16_t>(value);
            if (++counts_[at] == max_candidates) open_[w] &= ~(bits & (0 - bits));
        }
    }
}

void SlicedFilter::filter(std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows) {
    const std::size_t begin = first / 8 * 8;
    const std::uint8_t* const origin = rows.at(begin);
    std::memset(open_, 0, sizeof open_);
    std::memset(counts_, 0, sizeof counts_);
    for (std::size_t at = first - begin; at < end - begin; ++at) open_[at / 64] |= std::uint64_t{1} << at % 64;
    for (std::uint32_t value = 0; value < values_; ++value) {
        const std::uint64_t parities = common_parities(mask, value);
        if (parities == 0) continue;
        std::uint64_t wanted[block_words];
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < block_words; ++w) {
            wanted[w] = open_[w] & parities;
            any |= open_[w];
        }
        if (any == 0) return;
        std::uint64_t excluded[block_words] = {};
        exclude(origin, value, wanted, excluded);
        for (std::size_t w = 0; w < block_words; ++w) wanted[w] &= ~excluded[w];
        take_candidates(value, wanted);
    }
}

template <class Value>
void SlicedFilter::match(const Value* g, std::size_t n, std::size_t at, const Taps& taps) {
    Value wanted[max_candidates * lane_count];
    for (std::size_t j = 0; j < max_candidates; ++j) {
        for (std::size_t i = 0; i < lane_count; ++i) {
            wanted[j * lane_count + i] = static_cast<Value>(at + i < span_bits ? candidates_[at + i][j] : 0);
        }
    }
    const auto list = taps.list(g, taps.below(lane_count), taps.below(n));
    if constexpr (sizeof(Value) == 1) {
        kernels_->match8(g + n, list, wanted, dead_);
    } else {
        kernels_->match16(g + n, list, wanted, dead_);
    }
    work_ += list.count * lane_count / 16;
}

// The candidate of a heap, or 2^bits if there is none. Stamps are the low bits of n; the stamp of a heap 2^32 back is
// as good as none, since the array is made anew long before.
template <class Value>
std::uint32_t SlicedFilter::pick(const Value* g, std::size_t n, std::size_t at, std::size_t lane, const Mask& mask,
                                 const Taps& taps) {
    const auto stamp = static_cast<std::uint32_t>(n);
    const std::uint32_t* const offsets = taps.offsets().data();
    const std::uint16_t* const values = taps.values().data();
    const std::size_t near = taps.below(lane_count);
    for (std::size_t i = 0; i < near; ++i) stamps_[std::size_t{g[n - offsets[i]]} ^ values[i]] = stamp;
    for (std::size_t i = taps.below(n - lane); i < taps.size() && offsets[i] < n; ++i) {
        stamps_[std::size_t{g[n - offsets[i]]} ^ values[i]] = stamp;
    }
    for (std::size_t j = 0; j < counts_[at]; ++j) {
        const std::uint32_t value = candidates_[at][j];
        if (dead_[j * lane_count + lane] == 0 && stamps_[value] != stamp) return value;
    }
    return pick_among_all(g, n, mask, taps);
}

template <class Value>
std::uint32_t SlicedFilter::pick_among_all(const Value* g, std::size_t n, const Mask& mask, const Taps& taps) {
    const auto stamp = static_cast<std::uint32_t>(n);
    const auto list = taps.list(g, 0, taps.below(n));
    for (std::size_t i = 0; i < list.count; ++i) {
        stamps_[std::size_t{g[n - list.offsets[i]]} ^ list.values[i]] = stamp;
    }
    work_ += list.count;
    std::uint32_t value = 0;
    while (value < values_ && (stamps_[value] == stamp || !mask.is_common(value, n))) ++value;
    return value;
}

template <class Value>
std::size_t SlicedFilter::find(Value* g, std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows,
                               const Taps& taps) {
    filter(first, end, mask, rows);
    const std::size_t begin = first / 8 * 8;
    for (std::size_t n = first; n < end; ++n) {
        const std::size_t lane = (n - first) % lane_count;
        if (lane == 0) match(g, n, n - begin, taps);
        const std::uint32_t value = pick(g, n, n - begin, lane, mask, taps);
        if (value == values_) return n;
        g[n] = static_cast<Value>(value);
    }
    return end;
}

template std::size_t SlicedFilter::find(std::uint8_t*, std::size_t, std::size_t, const Mask&, const BitRows&,
                                        const Taps&);
template std::size_t SlicedFilter::find(std::uint16_t*, std::size_t, std::size_t, const Mask&, const BitRows&,
                                        const Taps&);

}  // namespace fairplay::detail
