// The moves that are examined one by one: G(n) has the option G(n - offset) ^ value for every tap.
//
// A rare heap r and a splitting digit k make the tap (k + r, G(r)), a digit k that may leave one heap the tap (k, 0).

#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "sequence/kernels.hpp"

namespace fairplay::detail {

class Taps {
public:
    void clear() {
        offsets_.clear();
        narrow_.clear();
        wide_.clear();
    }

    // An insertion: add offsets in an order that moves few of them.
    void add(std::uint32_t offset, std::uint16_t value) {
        const auto place = std::upper_bound(offsets_.begin(), offsets_.end(), offset) - offsets_.begin();
        offsets_.insert(offsets_.begin() + place, offset);
        narrow_.insert(narrow_.begin() + place, static_cast<std::uint8_t>(value));
        wide_.insert(wide_.begin() + place, value);
    }

    std::size_t size() const noexcept { return offsets_.size(); }

    // How many of them have an offset below this.
    std::size_t below(std::uint64_t offset) const noexcept {
        return static_cast<std::size_t>(std::lower_bound(offsets_.begin(), offsets_.end(), offset) - offsets_.begin());
    }

    const std::vector<std::uint32_t>& offsets() const noexcept { return offsets_; }
    const std::vector<std::uint16_t>& values() const noexcept { return wide_; }

    // The taps from `first` to `end` in the width of the history. Bytes are right while all values are below 256.
    TapList<std::uint8_t> list(const std::uint8_t*, std::size_t first, std::size_t end) const noexcept {
        return {offsets_.data() + first, narrow_.data() + first, end - first};
    }
    TapList<std::uint16_t> list(const std::uint16_t*, std::size_t first, std::size_t end) const noexcept {
        return {offsets_.data() + first, wide_.data() + first, end - first};
    }

private:
    std::vector<std::uint32_t> offsets_;  // in ascending order
    std::vector<std::uint8_t> narrow_;
    std::vector<std::uint16_t> wide_;
};

}  // namespace fairplay::detail
