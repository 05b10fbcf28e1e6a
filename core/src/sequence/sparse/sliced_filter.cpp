#include "sequence/sparse/sliced_filter.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace fairplay::detail {
namespace {

constexpr std::size_t max_taps = 4096;  // taps to choose from
constexpr unsigned covers = 8;  // how many taps cover a sampled heap
constexpr std::uint64_t even_bits = 0x5555555555555555;

std::uint64_t common_parities(const Mask& mask, std::uint32_t value) {
    return (mask.is_common(value, 0) ? even_bits : 0) | (mask.is_common(value, 1) ? ~even_bits : 0);
}

}  // namespace

void SlicedFilter::choose(const History& history, const Mask& mask, unsigned bits, const BitRows& rows,
                          const Taps& taps) {
    const std::size_t size = history.size();
    std::vector<Source> far;
    const std::size_t begin = taps.below(span_bits);
    const std::size_t end = std::min(begin + max_taps, taps.below(reach(size)));
    for (std::size_t i = begin; i < end; ++i) far.push_back({taps.offsets()[i], taps.values()[i]});
    RowChoice choice(history, mask, bits, true, std::move(far));
    values_ = std::uint32_t{1} << bits;
    deltas_.clear();
    starts_.clear();
    stamps_.assign(values_, 0);
    for (std::uint32_t value = 0; value < values_; ++value) {
        const auto& chosen = choice.choose(value, covers);
        std::uint32_t sizes[shift_groups] = {};
        for (const Source& tap : chosen) ++sizes[(0 - tap.offset) % shift_groups];
        std::uint32_t places[shift_groups];
        auto next = static_cast<std::uint32_t>(deltas_.size());
        for (unsigned group = 0; group < shift_groups; ++group) {
            starts_.push_back(places[group] = next);
            next += sizes[group];
        }
        starts_.push_back(next);
        deltas_.resize(next);
        for (const Source& tap : chosen) {
            deltas_[places[(0 - tap.offset) % shift_groups]++] = rows.delta(value ^ tap.value, tap.offset);
        }
    }
}

void SlicedFilter::take_candidates(std::uint32_t value, const std::uint64_t* passed) {
    for (std::size_t w = 0; w < span_words; ++w) {
        for (std::uint64_t bits = passed[w]; bits != 0; bits &= bits - 1) {
            const std::size_t at = 64 * w + static_cast<std::size_t>(std::countr_zero(bits));
            candidates_[counts_[at]][at] = static_cast<std::uint16_t>(value);
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
        std::uint64_t wanted[span_words];
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < span_words; ++w) {
            wanted[w] = open_[w] & parities;
            any |= open_[w];
        }
        if (any == 0) return;
        std::uint64_t excluded[span_words] = {};
        const std::uint32_t* const starts = starts_.data() + value * (shift_groups + 1);
        kernels_->or_shifted(origin, deltas_.data(), starts, excluded);
        work_ += 2 * (starts[shift_groups] - starts[0]);
        for (std::size_t w = 0; w < span_words; ++w) wanted[w] &= ~excluded[w];
        take_candidates(value, wanted);
    }
}

template <class Value>
void SlicedFilter::match(const Value* g, std::size_t n, std::size_t at, TapList<Value> taps) {
    Value wanted[max_candidates * lane_count];
    for (std::size_t j = 0; j < max_candidates; ++j) {
        for (std::size_t i = 0; i < lane_count; ++i) wanted[j * lane_count + i] = static_cast<Value>(candidates_[j][at + i]);
    }
    if constexpr (sizeof(Value) == 1) {
        kernels_->match8(g + n, taps, wanted, dead_);
    } else {
        kernels_->match16(g + n, taps, wanted, dead_);
    }
    work_ += taps.count * lane_count / 16;
}

// The candidate of a heap: the first that no unmatched tap gives as an option; 2^bits if there is none.
template <class Value>
std::uint32_t SlicedFilter::pick(const Value* g, std::size_t n, std::size_t at, std::size_t lane, const Mask& mask,
                                 const Taps& taps, TapList<Value> near, TapList<Value> late) {
    const auto is_option = [here = g + n](TapList<Value> list, std::uint32_t value) {
        std::uint32_t found = 0;
        for (std::size_t i = 0; i < list.count; ++i) {
            found |= static_cast<std::uint32_t>(std::uint32_t{*(here - list.offsets[i])} == (value ^ list.values[i]));
        }
        return found != 0;
    };
    while (late.count != 0 && late.offsets[late.count - 1] >= n) --late.count;
    for (std::size_t j = 0; j < counts_[at]; ++j) {
        const std::uint32_t value = candidates_[j][at];
        if (dead_[j * lane_count + lane] == 0 && !is_option(near, value) && !is_option(late, value)) return value;
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
    const std::size_t near = taps.below(lane_count);
    for (std::size_t group = first; group < end; group += lane_count) {
        const std::size_t last = std::min(end, group + lane_count);
        const std::size_t known = taps.below(group);
        match(g, group, group - begin, taps.list(g, near, known));
        const auto near_taps = taps.list(g, 0, near);
        const auto late_taps = taps.list(g, known, taps.below(last));
        for (std::size_t n = group; n < last; ++n) {
            const std::uint32_t value = pick(g, n, n - begin, n - group, mask, taps, near_taps, late_taps);
            if (value == values_) return n;
            g[n] = static_cast<Value>(value);
        }
    }
    return end;
}

template std::size_t SlicedFilter::find(std::uint8_t*, std::size_t, std::size_t, const Mask&, const BitRows&,
                                        const Taps&);
template std::size_t SlicedFilter::find(std::uint16_t*, std::size_t, std::size_t, const Mask&, const BitRows&,
                                        const Taps&);

}  // namespace fairplay::detail
