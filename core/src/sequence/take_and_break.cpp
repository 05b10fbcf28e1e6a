// Nim-values of take-and-break games by the definition.
//
// Idea: to find G(n), mark the value of every option of a heap of n and take the least value without a mark.
// A mark is the number n + 1 written into stamps_[value], so the marks of earlier heaps need no clearing.
//
// Invariant: stamps_ has 2^b + 1 entries with every known value below 2^b. Hence the value of an option, a nim-sum of
// known values, is below 2^b too and can be marked without a check; and the last entry is never marked, so that the
// search for the least value without a mark always ends.
//
// Cost: the number of options, each one load of two values and one store.

#include <bit>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

#include "fairplay/core.hpp"

namespace fairplay {
namespace {

enum Leave : std::uint8_t { nothing = 1, one_heap = 2, two_heaps = 4, three_heaps = 8 };

void check_digits(const std::vector<std::uint8_t>& digits) {
    for (const std::uint8_t digit : digits) {
        if (digit > 15) throw std::invalid_argument("a digit is 0 to 15, not " + std::to_string(digit));
    }
}

// Marks the nim-sum of `with` and the values at both ends of a range, for all pairs of ends moving inwards.
// Returns whether a single value was left in the middle.
bool mark_pairs(const std::uint32_t* low, const std::uint32_t* high, std::uint32_t with, std::uint32_t* stamps,
                std::uint32_t mark) {
    for (; low < high; ++low, --high) stamps[*low ^ *high ^ with] = mark;
    return low == high;
}

}  // namespace

TakeAndBreak::TakeAndBreak(std::vector<std::uint8_t> digits, std::vector<std::uint8_t> tail, bool unequal)
    : digits_(std::move(digits)), tail_(std::move(tail)), unequal_(unequal), stamps_(2) {
    check_digits(digits_);
    check_digits(tail_);
    lengthen_digits(1);
    if (!digits_.empty() && (digits_[0] & (nothing | one_heap)) != 0) {
        throw std::invalid_argument("taking nothing must split the heap: d_0 is 0, 4, 8 or 12, not " +
                                    std::to_string(digits_[0]));
    }
}

void TakeAndBreak::extend(std::size_t count) {
    if (count > std::numeric_limits<std::uint32_t>::max()) {
        throw std::length_error("the definition is not for heaps beyond 32 bits");
    }
    while (size() < count) append(next_value());
}

std::uint32_t TakeAndBreak::value(std::size_t n) {
    if (n >= size()) extend(n + 1);
    return values_[n];
}

// Writes out the tail, one whole block at a time, so that the next digit is always the first of a block.
void TakeAndBreak::lengthen_digits(std::size_t count) {
    while (!tail_.empty() && digits_.size() < count) digits_.insert(digits_.end(), tail_.begin(), tail_.end());
}

std::uint32_t TakeAndBreak::next_value() {
    const std::size_t n = size();
    lengthen_digits(n + 1);
    mark_ = static_cast<std::uint32_t>(n + 1);
    for (std::size_t k = 0; k <= n && k < digits_.size(); ++k) mark_options(digits_[k], n - k);
    std::uint32_t least = 0;
    while (stamps_[least] == mark_) ++least;
    return least;
}

void TakeAndBreak::mark_options(std::uint8_t digit, std::size_t rest) {
    if (rest == 0) {
        if (digit & nothing) stamps_[0] = mark_;
        return;
    }
    if (digit & one_heap) stamps_[values_[rest]] = mark_;
    if (digit & two_heaps) mark_two_heaps(rest);
    if (digit & three_heaps) mark_three_heaps(rest);
}

void TakeAndBreak::mark_two_heaps(std::size_t rest) {
    const std::uint32_t* const heap = values_.data();
    const bool halves = mark_pairs(heap + 1, heap + rest - 1, 0, stamps_.data(), mark_);
    if (halves && !unequal_) stamps_[0] = mark_;
}

void TakeAndBreak::mark_three_heaps(std::size_t rest) {
    const std::uint32_t* const heap = values_.data();
    for (std::size_t a = 1; 3 * a <= rest; ++a) {
        const bool halves = mark_pairs(heap + a, heap + rest - 2 * a, heap[a], stamps_.data(), mark_);
        if (halves) stamps_[heap[a]] = mark_;
    }
}

void TakeAndBreak::append(std::uint32_t value) {
    const std::size_t bound = std::bit_ceil(std::size_t{value} + 1);
    if (stamps_.size() <= bound) stamps_.resize(bound + 1);
    values_.push_back(value);
}

}  // namespace fairplay
