// Looking for a period in known values.

#pragma once

#include <optional>

#include "fairplay/sequence.hpp"
#include "sequence/history.hpp"

namespace fairplay::detail {

struct PeriodSearch {
    std::optional<Period> found;    // proved, or else seen clearly
    std::uint64_t promising = 0;    // so many values might prove a period that is seen; 0: none is
};

PeriodSearch find_period(const Rule& rule, const History& history);

// Whether the values leave it possible that G(n + p) - G(n) is the same for all n ≥ n0, for some n0 + p < within.
bool may_repeat(const History& history, std::size_t within);

}  // namespace fairplay::detail
