// Outcomes that depend on the numbers of two heaps without end.

#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace fairplay::misere {

struct Counts {
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    auto operator<=>(const Counts&) const = default;
};

// Which counts are alike: both may lose 2 while both are at least edge + 2; then the greater one may lose 2 while it is
// more than the other by width + 2 or more. So what matters is the difference, up to a width, and small counts.
struct Counting {
    std::uint32_t edge = 0;
    std::uint32_t width = 1;  // at least 1

    // The least counts that are alike.
    Counts normal(Counts counts) const;

    // Normal counts are less than this.
    std::uint32_t size() const { return edge + width + 3; }

    bool operator==(const Counting&) const = default;
};

// The counting with least size for which alike counts, of those with a sum below `total`, have the same colour.
std::optional<Counting> fit(std::uint32_t total, const std::function<std::uint32_t(Counts)>& colour);

}  // namespace fairplay::misere
