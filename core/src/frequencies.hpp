// How often each value comes among the last heaps, by the parity of n: a guide to which options are worth looking at.

#pragma once

#include <cstdint>
#include <vector>

#include "history.hpp"

namespace fairplay::detail {

class Frequencies {
public:
    Frequencies(const History& history, unsigned bits, bool by_parity);

    // The share of heaps of the parity of n that have this value.
    float operator()(std::uint64_t n, std::uint32_t value) const noexcept { return shares_[n % 2][value]; }

private:
    std::vector<float> shares_[2];
};

}  // namespace fairplay::detail
