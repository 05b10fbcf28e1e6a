#include "sequence/sparse/sliced_filter.hpp"

#include <algorithm>
#include <numeric>

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
    sort_taps(taps);
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

SlicedFilter::Runs::Runs(const Taps& taps, std::size_t first, std::size_t end) {
    std::vector<std::size_t> order(end - first);
    std::iota(order.begin(), order.end(), first);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return taps.values()[a] < taps.values()[b]; });
    for (const std::size_t i : order) {
        if (values.empty() || values.back() != taps.values()[i]) {
            values.push_back(taps.values()[i]);
            ends.push_back(0);
        }
        offsets.push_back(taps.offsets()[i]);
        ends.back() = static_cast<std::uint32_t>(offsets.size());
    }
}

void SlicedFilter::sort_taps(const Taps& taps) {
    const std::size_t near = taps.below(group_size);
    const std::size_t middle = taps.below(span_bits);
    middle_ = Runs(taps, near, middle);
    far_ = Runs(taps, middle, taps.size());
    sorted_ = taps.size();
}

void SlicedFilter::filter(std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows) {
    const std::size_t begin = first / 8 * 8;
    const std::uint8_t* const origin = rows.at(begin);
    passed_ = {};
    std::uint64_t block[span_words] = {};
    for (std::size_t at = first - begin; at < end - begin; ++at) block[at / 64] |= std::uint64_t{1} << at % 64;
    for (std::uint32_t value = 0; value < values_; ++value) {
        const std::uint64_t parities = common_parities(mask, value);
        if (parities == 0) continue;
        std::uint64_t wanted[span_words];
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < span_words; ++w) {
            wanted[w] = block[w] & parities & ~passed_.full[passed_kept - 1][w];
            any |= block[w] & ~passed_.full[passed_kept - 1][w];
        }
        if (any == 0) return;
        std::uint64_t excluded[span_words] = {};
        const std::uint32_t* const starts = starts_.data() + value * (shift_groups + 1);
        kernels_->or_shifted(origin, deltas_.data(), starts, excluded);
        work_ += 2 * (starts[shift_groups] - starts[0]);
        for (std::size_t w = 0; w < span_words; ++w) wanted[w] &= ~excluded[w];
        narrow_->take(passed_, value, wanted);
    }
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

// Writes the candidates of one group, a word of the block. Returns the first heap without one, or the end of the group.
template <class Value>
std::size_t SlicedFilter::find_group(Value* g, std::size_t first, std::size_t end, std::size_t word, const Mask& mask,
                                     const Taps& taps) {
    const std::size_t begin = first / 8 * 8 + word * group_size;
    const std::size_t last = std::min(end, begin + group_size);
    Candidates<Value> candidates;
    group<Value>().judge(g + begin, passed_, word, middle_, far_, candidates);
    work_ += (passed_kept * middle_.offsets.size() + judged * far_.offsets.size()) * group_size / 128;
    Line<Value> line = {};
    std::copy_n(g + begin - group_size, group_size, line.values);
    for (std::size_t known = std::max(first, begin);;) {
        std::copy(g + begin, g + known, line.values + group_size);
        std::fill_n(line.known, known - begin, static_cast<Value>(-1));
        const std::size_t right =
            begin + group<Value>().settle(line, taps.list(g, 0, taps.below(group_size)), candidates, last - begin);
        std::copy(line.values + group_size + (known - begin), line.values + group_size + (right - begin), g + known);
        if (right == last) return last;
        const std::uint32_t value = pick_among_all(g, right, mask, taps);
        if (value == values_) return right;
        g[right] = static_cast<Value>(value);
        known = right + 1;
    }
}

template <class Value>
std::size_t SlicedFilter::find(Value* g, std::size_t first, std::size_t end, const Mask& mask, const BitRows& rows,
                               const Taps& taps) {
    if (taps.size() != sorted_) sort_taps(taps);
    filter(first, end, mask, rows);
    const std::size_t begin = first / 8 * 8;
    for (std::size_t word = 0; begin + word * group_size < end; ++word) {
        const std::size_t last = std::min(end, begin + (word + 1) * group_size);
        const std::size_t found = find_group(g, first, end, word, mask, taps);
        if (found != last) return found;
    }
    return end;
}

template std::size_t SlicedFilter::find(std::uint8_t*, std::size_t, std::size_t, const Mask&, const BitRows&,
                                        const Taps&);
template std::size_t SlicedFilter::find(std::uint16_t*, std::size_t, std::size_t, const Mask&, const BitRows&,
                                        const Taps&);

}  // namespace fairplay::detail
