#include "sequence/sparse/rare_check.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace fairplay::detail {
namespace {

constexpr std::size_t rows_at_once = 24;
constexpr int few = 6;  // with so few heaps left, looking at each is faster than an OR of more rows
constexpr unsigned covers = 8;  // how many witnesses cover a sampled heap
constexpr std::uint64_t even_bits = 0x5555555555555555;

// Common heaps a with k + a a multiple of 8, evenly spread.
std::vector<Source> witnesses(const History& history, const Mask& mask, const std::vector<std::uint32_t>& splits,
                              std::size_t reach, unsigned bits) {
    std::vector<Source> found;
    // Candidates to choose from. More are better where there are many values, but take longer.
    const std::size_t most = std::min<std::size_t>(2048, std::size_t{8} << bits);
    const std::size_t room =
        std::max<std::size_t>(1, std::clamp(history.size() / 64, most / 4, most) / splits.size());
    const std::size_t step = std::max<std::size_t>(8, reach / room / 8 * 8);
    for (const std::uint32_t k : splits) {
        for (std::size_t a = 8 - k % 8; a + k < reach; a += step) {
            if (mask.is_common(history[a], a)) found.push_back({static_cast<std::uint32_t>(a + k), history[a]});
        }
    }
    return found;
}

// The bits of the heaps, starting from an even one, that a value would make rare.
std::uint64_t rare_parities(const Mask& mask, std::uint32_t value) {
    return (mask.is_common(value, 0) ? 0 : even_bits) | (mask.is_common(value, 1) ? 0 : ~even_bits);
}

// Whether only a few needed bits are still missing. It counts step by step, since it need not count far.
bool few_left(const std::uint64_t* needed, const std::uint64_t* found) {
    int count = 0;
    for (std::size_t w = 0; w < span_words; ++w) {
        for (std::uint64_t left = needed[w] & ~found[w]; left != 0; left &= left - 1) {
            if (++count > few) return false;
        }
    }
    return true;
}

}  // namespace

std::size_t RareCheck::reach(std::size_t size, unsigned bits) noexcept {
    return std::min<std::size_t>(size / 2, bits <= 6 ? 8192 : 32768);
}

void RareCheck::choose(const History& history, const Mask& mask, unsigned bits, const BitRows& rows) {
    RowChoice choice(history, mask, bits, false, witnesses(history, mask, splits_, reach(history.size(), bits), bits));
    values_ = std::uint32_t{1} << bits;
    deltas_.clear();
    starts_.assign(1, 0);
    for (std::uint32_t value = 0; value < values_; ++value) {
        if (rare_parities(mask, value) != 0) {
            for (const Source& witness : choice.choose(value, covers)) {
                deltas_.push_back(rows.delta(value ^ witness.value, witness.offset));
            }
        }
        starts_.push_back(static_cast<std::uint32_t>(deltas_.size()));
    }
}

// Clears the bits of `needed` for which a witness is found.
void RareCheck::cover(const std::uint8_t* origin, std::uint32_t value, std::uint64_t* needed) {
    std::uint64_t found[span_words] = {};
    for (std::uint32_t i = starts_[value]; i < starts_[value + 1]; i += rows_at_once) {
        const std::size_t count = std::min<std::size_t>(rows_at_once, starts_[value + 1] - i);
        kernels_->or_rows(origin, deltas_.data() + i, count, found);
        work_ += 2 * count;
        if (few_left(needed, found)) break;
    }
    for (std::size_t w = 0; w < span_words; ++w) needed[w] &= ~found[w];
}

std::optional<std::pair<std::size_t, std::uint32_t>> RareCheck::find_new_rare(const History& history, const Mask& mask,
                                                                              const BitRows& rows, std::size_t first,
                                                                              std::size_t end) {
    const std::size_t begin = first / 8 * 8;
    const std::uint8_t* const origin = rows.at(begin);
    std::uint64_t above[span_words] = {};  // the heaps of the block with a value above the current one
    for (std::size_t n = first; n < end; ++n) above[(n - begin) / 64] |= std::uint64_t{1} << (n - begin) % 64;
    std::optional<std::pair<std::size_t, std::uint32_t>> found;
    for (std::uint32_t value = 0; value < values_; ++value) {
        std::uint64_t row[span_words];
        std::memcpy(row, origin + rows.delta(value, 0), sizeof row);
        const std::uint64_t parities = rare_parities(mask, value);
        std::uint64_t needed[span_words];
        std::uint64_t any = 0;
        std::uint64_t any_needed = 0;
        for (std::size_t w = 0; w < span_words; ++w) {
            above[w] &= ~row[w];
            needed[w] = above[w] & parities;
            any |= above[w];
            any_needed |= needed[w];
        }
        if (any == 0) break;
        if (any_needed == 0) continue;
        cover(origin, value, needed);
        for (std::size_t w = 0; w < span_words; ++w) {
            for (std::uint64_t left = needed[w]; left != 0; left &= left - 1) {
                const std::size_t n = begin + 64 * w + static_cast<std::size_t>(std::countr_zero(left));
                if (found && n >= found->first) break;
                if (!is_option(history, n, value)) found.emplace(n, value);
            }
        }
    }
    return found;
}

bool RareCheck::is_option(const History& history, std::size_t n, std::uint32_t value) {
    if (value >= served_.size()) served_.resize(value + 1, 1);
    return history.with_data([&](const auto* g) {
        return std::any_of(takes_.begin(), takes_.end(), [&](std::uint32_t k) { return g[n - k] == value; }) ||
               std::any_of(splits_.begin(), splits_.end(), [&](std::uint32_t k) { return splits(g, n - k, value); });
    });
}

// Whether `rest` can be split into two heaps of this value, which is small enough for Value.
template <class Value>
bool RareCheck::splits(const Value* g, std::size_t rest, std::uint32_t value) {
    if (value == 0 && rest % 2 == 0 && !unequal_) return true;
    std::size_t pairs = (rest - 1) / 2;  // of unequal heaps
    if (kept_ != 0) pairs = std::min({pairs, kept_ - 1, rest - kept_});
    if (served_[value] <= pairs && (g[served_[value]] ^ g[rest - served_[value]]) == value) return true;
    std::size_t found = pairs;
    const auto wanted = static_cast<Value>(value);
    if constexpr (sizeof(Value) == 1) found = kernels_->find_pair8(g + 1, g + rest - 1, pairs, wanted);
    if constexpr (sizeof(Value) == 2) found = kernels_->find_pair16(g + 1, g + rest - 1, pairs, wanted);
    work_ += found / 8;
    if (found == pairs) return false;
    served_[value] = static_cast<std::uint32_t>(found + 1);
    return true;
}

}  // namespace fairplay::detail
