#include "frequencies.hpp"

#include <algorithm>

namespace fairplay::detail {

// A long stretch, since a short one shows what is particular to it.
constexpr std::size_t stretch = 49152;

Frequencies::Frequencies(const History& history, unsigned bits, bool by_parity) {
    const std::size_t count = std::min(history.size() / 2, stretch) / 2 * 2;
    for (auto& shares : shares_) shares.assign(std::size_t{1} << bits, 0);
    history.with_data([&](const auto* values) {
        for (std::size_t n = history.size() - count; n < history.size(); ++n) shares_[n % 2][values[n]] += 1;
    });
    for (std::size_t value = 0; value < shares_[0].size(); ++value) {
        float& even = shares_[0][value];
        float& odd = shares_[1][value];
        if (!by_parity) even = odd = (even + odd) / 2;
        even /= static_cast<float>(count) / 2;
        odd /= static_cast<float>(count) / 2;
    }
}

}  // namespace fairplay::detail
