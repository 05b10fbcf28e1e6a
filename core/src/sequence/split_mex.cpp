#include "sequence/split_mex.hpp"

#include <algorithm>
#include <cstring>

namespace fairplay::detail {
namespace {

constexpr std::size_t marks_a_value = 4;
constexpr std::size_t marks_at_once = 1024;  // as mark_last_pairs wants them

}  // namespace

std::uint32_t SplitMex::next(const History& history, unsigned bits) {
    const std::size_t values = std::size_t{1} << bits;
    marks_.assign((values + marks_at_once - 1) / marks_at_once * marks_at_once, 0);
    history.with_data([&](const auto* g) { mark(g, history.size(), bits); });
    const void* const least = std::memchr(marks_.data(), 0, values);
    return static_cast<std::uint32_t>(least ? static_cast<const std::uint8_t*>(least) - marks_.data() : 1 << bits);
}

// First some splits of every digit, so that few values are unmarked when the others are looked at.
template <class Value>
void SplitMex::mark(const Value* g, std::size_t n, unsigned bits) {
    if (n < rule_.digits.size() && (rule_.digits[n] & nothing)) marks_[0] = 1;
    for (const std::uint32_t k : takes_) {
        if (k < n) marks_[g[n - k]] = 1;
    }
    const std::size_t few = (marks_a_value << bits) / splits_.size();
    for (const std::uint32_t k : splits_) {
        if (k + 2 > n) continue;
        const std::size_t rest = n - k;
        if (rest % 2 == 0 && !rule_.unequal) marks_[0] = 1;
        mark_pairs(g + 1, g + rest - 1, std::min(few, (rest - 1) / 2));
    }
    for (const std::uint32_t k : splits_) {
        const std::size_t pairs = n > k ? (n - k - 1) / 2 : 0;
        if (pairs > few) mark_last_pairs(g + 1 + few, g + n - k - 1 - few, pairs - few, bits);
    }
}

template <class Value>
void SplitMex::mark_pairs(const Value* low, const Value* high, std::size_t count) {
    if constexpr (sizeof(Value) == 1) kernels_->mark_pairs8(low, high, count, marks_.data());
    if constexpr (sizeof(Value) == 2) kernels_->mark_pairs16(low, high, count, marks_.data());
    if constexpr (sizeof(Value) == 4) {
        for (std::size_t i = 0; i < count; ++i) marks_[low[i] ^ *(high - i)] = 1;
    }
    work_ += count;
}

template <class Value>
void SplitMex::mark_last_pairs(const Value* low, const Value* high, std::size_t count, unsigned bits) {
    if constexpr (sizeof(Value) == 4) return mark_pairs(low, high, count);
    if constexpr (sizeof(Value) == 1) kernels_->mark_last_pairs8(low, high, count, marks_.data(), bits);
    if constexpr (sizeof(Value) == 2) kernels_->mark_last_pairs16(low, high, count, marks_.data(), bits);
    work_ += count / 4;
}

}  // namespace fairplay::detail
