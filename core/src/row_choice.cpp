#include "row_choice.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace fairplay::detail {

RowChoice::RowChoice(const Kernels& kernels, const BitRows& rows, std::size_t size, std::size_t reach)
    : kernels_(&kernels), rows_(&rows) {
    const std::size_t end = size / 8 * 8;
    const std::size_t lowest = std::max(end > stretch ? end - stretch : 0, reach + 64) / 8 * 8;
    if (end < lowest + span_bits) return;
    const std::size_t room = end - span_bits - lowest;
    count_ = std::min(samples, room / span_bits + 1);
    for (std::size_t i = 0; i < count_; ++i) {
        starts_[i] = lowest + (count_ == 1 ? room : room * i / (count_ - 1)) / 8 * 8;
        std::fill_n(above_[i], words, ~std::uint64_t{0});
    }
}

void RowChoice::want_above(std::uint32_t value, std::uint64_t parities) {
    left_ = 0;
    for (std::size_t i = 0; i < count_; ++i) {
        for (std::uint32_t v = passed_; v <= value; ++v) {
            std::uint64_t row[words];
            std::memcpy(row, rows_->at(starts_[i]) + rows_->delta(v, 0), sizeof row);
            for (std::size_t w = 0; w < words; ++w) above_[i][w] &= ~row[w];
        }
        for (std::size_t w = 0; w < words; ++w) {
            wanted_[i][w] = above_[i][w] & parities;
            left_ += static_cast<std::size_t>(std::popcount(wanted_[i][w]));
        }
    }
    passed_ = value + 1;
}

bool RowChoice::take(std::uint32_t value, std::size_t offset, std::size_t least) {
    const std::int32_t delta = rows_->delta(value, offset);
    const auto shift = static_cast<unsigned>((0 - offset) % 8);
    std::size_t gained = 0;
    for (std::size_t i = 0; i < count_; ++i) {
        gained += kernels_->gain(rows_->at(starts_[i]) + delta, shift, wanted_[i]);
    }
    if (gained < least) return false;
    left_ -= gained;
    for (std::size_t i = 0; i < count_; ++i) {
        std::uint64_t row[span_words];
        std::memcpy(row, rows_->at(starts_[i]) + delta, sizeof row);
        for (std::size_t w = 0; w < words; ++w) wanted_[i][w] &= ~(row[w] >> shift | row[w + 1] << 1 << (63 - shift));
    }
    return true;
}

}  // namespace fairplay::detail
