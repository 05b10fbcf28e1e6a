// Which counts of two heaps are alike.

#include "misere/counting.hpp"

#include <algorithm>

namespace fairplay::misere {
namespace {

bool fits(const Counting& counting, std::uint32_t total, const std::function<std::uint32_t(Counts)>& colour) {
    for (std::uint32_t a = 0; a < total; ++a) {
        for (std::uint32_t b = 0; a + b < total; ++b) {
            if (colour({a, b}) != colour(counting.normal({a, b}))) return false;
        }
    }
    return true;
}

}  // namespace

Counts Counting::normal(Counts counts) const {
    const std::uint32_t least = std::min(counts.first, counts.second);
    if (least >= edge + 2) {
        const std::uint32_t both = (least - edge) / 2 * 2;
        counts.first -= both;
        counts.second -= both;
    }
    std::uint32_t& more = counts.first > counts.second ? counts.first : counts.second;
    const std::uint32_t difference = more - std::min(counts.first, counts.second);
    if (difference >= width + 2) more -= (difference - width) / 2 * 2;
    return counts;
}

std::optional<Counting> fit(std::uint32_t total, const std::function<std::uint32_t(Counts)>& colour) {
    for (std::uint32_t sum = 1; 2 * sum < total; ++sum) {
        for (std::uint32_t edge = 0; edge < sum; ++edge) {
            const Counting counting{edge, sum - edge};
            if (fits(counting, total, colour)) return counting;
        }
    }
    return std::nullopt;
}

}  // namespace fairplay::misere
