// Looking for a period in known values.

#pragma once

#include <optional>

#include "fairplay/sequence.hpp"
#include "sequence/history.hpp"

namespace fairplay::detail {

struct PeriodSearch {
    std::optional<Period> found;    // proved, or else clearly visible
    std::uint64_t promising = 0;    // this many values might prove a visible period; 0: none is visible
};

PeriodSearch find_period(const Rule& rule, const History& history);

// Whether some n0 + p < within is still possible such that G(n + p) - G(n) is the same for all n ≥ n0.
bool may_repeat(const History& history, std::size_t within);

}  // namespace fairplay::detail
