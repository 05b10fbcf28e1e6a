#include "rare_check.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "row_choice.hpp"

namespace fairplay::detail {
namespace {

constexpr std::size_t block_words = span_bits / 64;
constexpr std::size_t rows_at_once = 24;
constexpr std::size_t max_witnesses = 512;  // of a value
constexpr std::uint64_t even_bits = 0x5555555555555555;

struct Witness {
    std::uint32_t offset;
    std::uint32_t value;
};

// Common heaps a with k + a a multiple of 8, by their values.
std::vector<std::vector<Witness>> candidates(const History& history, const Mask& mask, unsigned bits,
                                             const std::vector<std::uint32_t>& splits) {
    std::vector<std::vector<Witness>> found(std::size_t{1} << bits);
    const std::size_t reach = RareCheck::reach(history.size());
    for (const std::uint32_t k : splits) {
        for (std::size_t a = 8 - k % 8; a + k < reach; a += 8) {
            const std::uint32_t value = history[a];
            if (mask.is_common(value, a)) found[value].push_back({static_cast<std::uint32_t>(a + k), value});
        }
    }
    return found;
}

// The bits of the heaps, from an even one on, that a value would make rare.
std::uint64_t rare_parities(const Mask& mask, std::uint32_t value) {
    return (mask.is_common(value, 0) ? 0 : even_bits) | (mask.is_common(value, 1) ? 0 : ~even_bits);
}

}  // namespace

std::size_t RareCheck::reach(std::size_t size) noexcept { return std::min<std::size_t>(size / 2, 8192); }

void RareCheck::choose(const History& history, const Mask& mask, unsigned bits, const BitRows& rows,
                       const Frequencies& frequencies) {
    const auto by_value = candidates(history, mask, bits, splits_);
    RowChoice choice(*kernels_, rows, history.size(), reach(history.size()));
    values_ = std::uint32_t{1} << bits;
    deltas_.clear();
    starts_.assign(1, 0);
    std::vector<std::pair<float, std::uint32_t>> order;
    for (std::uint32_t value = 0; value < values_; ++value) {
        choice.want_above(value, rare_parities(mask, value));
        // A value makes heaps rare of one parity at least; offsets are even, so b has the parity of n.
        const std::uint64_t n = mask.is_common(value, 0) ? 1 : 0;
        order.clear();
        for (std::uint32_t a = 0; a < values_; ++a) {
            const float share = frequencies(n, value ^ a);
            if (!by_value[a].empty() && share > 0) order.emplace_back(-share, a);
        }
        std::sort(order.begin(), order.end());
        for (const auto& [share, a] : order) {
            for (const Witness& witness : by_value[a]) {
                if (choice.left() == 0 || deltas_.size() - starts_.back() >= max_witnesses) break;
                if (!choice.take(value ^ a, witness.offset, 1)) continue;
                deltas_.push_back(rows.delta(value ^ a, witness.offset));
            }
        }
        starts_.push_back(static_cast<std::uint32_t>(deltas_.size()));
    }
}

// Takes the bits away from `needed` for which a witness is found.
void RareCheck::cover(const std::uint8_t* origin, std::uint32_t value, std::uint64_t* needed) {
    std::uint64_t found[span_words] = {};
    for (std::uint32_t i = starts_[value]; i < starts_[value + 1]; i += rows_at_once) {
        const std::size_t count = std::min<std::size_t>(rows_at_once, starts_[value + 1] - i);
        kernels_->or_rows(origin, deltas_.data() + i, count, found);
        work_ += 2 * count;
        std::uint64_t left = 0;
        for (std::size_t w = 0; w < block_words; ++w) left |= needed[w] & ~found[w];
        if (left == 0) break;
    }
    for (std::size_t w = 0; w < block_words; ++w) needed[w] &= ~found[w];
}

std::optional<std::pair<std::size_t, std::uint32_t>> RareCheck::find_new_rare(const History& history, const Mask& mask,
                                                                              const BitRows& rows, std::size_t first,
                                                                              std::size_t end) {
    const std::size_t begin = first / 8 * 8;
    const std::uint8_t* const origin = rows.at(begin);
    std::uint64_t above[block_words] = {};  // the heaps of the block with a value above the one at hand
    for (std::size_t n = first; n < end; ++n) above[(n - begin) / 64] |= std::uint64_t{1} << (n - begin) % 64;
    leftovers_.clear();
    for (std::uint32_t value = 0; value < values_; ++value) {
        std::uint64_t row[block_words];
        std::memcpy(row, origin + rows.delta(value, 0), sizeof row);
        const std::uint64_t parities = rare_parities(mask, value);
        std::uint64_t needed[block_words];
        std::uint64_t any = 0;
        std::uint64_t any_needed = 0;
        for (std::size_t w = 0; w < block_words; ++w) {
            above[w] &= ~row[w];
            needed[w] = above[w] & parities;
            any |= above[w];
            any_needed |= needed[w];
        }
        if (any == 0) break;
        if (any_needed == 0) continue;
        cover(origin, value, needed);
        for (std::size_t w = 0; w < block_words; ++w) {
            for (std::uint64_t left = needed[w]; left != 0; left &= left - 1) {
                leftovers_.push_back({begin + 64 * w + static_cast<std::size_t>(std::countr_zero(left)), value});
            }
        }
    }
    std::sort(leftovers_.begin(), leftovers_.end());
    for (const auto& [n, value] : leftovers_) {
        if (!is_option(history, n, value)) return std::pair(n, value);
    }
    return std::nullopt;
}

bool RareCheck::is_option(const History& history, std::size_t n, std::uint32_t value) {
    return history.with_data([&](const auto* g) {
        return std::any_of(takes_.begin(), takes_.end(), [&](std::uint32_t k) { return g[n - k] == value; }) ||
               std::any_of(splits_.begin(), splits_.end(), [&](std::uint32_t k) { return splits(g, n - k, value); });
    });
}

// Whether `rest` can be split into two heaps with a value, which is small enough for Value.
template <class Value>
bool RareCheck::splits(const Value* g, std::size_t rest, std::uint32_t value) {
    if (value == 0 && rest % 2 == 0 && !unequal_) return true;
    const std::size_t pairs = (rest - 1) / 2;  // of unequal heaps
    std::size_t found = pairs;
    const auto wanted = static_cast<Value>(value);
    if constexpr (sizeof(Value) == 1) found = kernels_->find_pair8(g + 1, g + rest - 1, pairs, wanted);
    if constexpr (sizeof(Value) == 2) found = kernels_->find_pair16(g + 1, g + rest - 1, pairs, wanted);
    work_ += found / 8;
    return found < pairs;
}

}  // namespace fairplay::detail
