#include "sequence/split_mex.hpp"

#include <algorithm>

namespace fairplay::detail {
namespace {

constexpr std::size_t marks_a_value = 12;

}  // namespace

std::uint32_t SplitMex::next(const History& history, unsigned bits) {
    const std::size_t n = history.size();
    const std::size_t values = std::size_t{1} << bits;
    marks_.assign(values, 0);
    // With this many marks, few values that are options stay unmarked.
    marked_ = history.width() == 4 ? n : marks_a_value * values / splits_.size();
    return history.with_data([&](const auto* g) {
        mark(g, n);
        std::uint32_t value = 0;
        while (value < values && (marks_[value] != 0 || is_split(g, n, value))) ++value;
        return value;
    });
}

template <class Value>
void SplitMex::mark(const Value* g, std::size_t n) {
    if (n < rule_.digits.size() && (rule_.digits[n] & nothing)) marks_[0] = 1;
    for (const std::uint32_t k : takes_) {
        if (k < n) marks_[g[n - k]] = 1;
    }
    for (const std::uint32_t k : splits_) {
        if (k + 2 > n) continue;
        const std::size_t rest = n - k;
        if (rest % 2 == 0 && !rule_.unequal) marks_[0] = 1;
        const std::size_t count = std::min(marked_, (rest - 1) / 2);
        if constexpr (sizeof(Value) == 1) kernels_->mark_pairs8(g + 1, g + rest - 1, count, marks_.data());
        if constexpr (sizeof(Value) == 2) kernels_->mark_pairs16(g + 1, g + rest - 1, count, marks_.data());
        if constexpr (sizeof(Value) == 4) {
            for (std::size_t a = 1; a <= count; ++a) marks_[g[a] ^ g[rest - a]] = 1;
        }
        work_ += count / 2;
    }
}

// Whether a value is that of an unmarked split.
template <class Value>
bool SplitMex::is_split(const Value* g, std::size_t n, std::uint32_t value) {
    for (const std::uint32_t k : splits_) {
        const std::size_t pairs = n > k ? (n - k - 1) / 2 : 0;
        if (pairs <= marked_) continue;
        const std::size_t count = pairs - marked_;
        const Value* const low = g + 1 + marked_;
        const Value* const high = g + (n - k) - 1 - marked_;
        std::size_t found = count;
        if constexpr (sizeof(Value) == 1) found = kernels_->find_pair8(low, high, count, static_cast<Value>(value));
        if constexpr (sizeof(Value) == 2) found = kernels_->find_pair16(low, high, count, static_cast<Value>(value));
        work_ += found / 8;
        if (found < count) return true;
    }
    return false;
}

}  // namespace fairplay::detail
