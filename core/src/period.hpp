// Looking for a period in known values.

#pragma once

#include <optional>

#include "fairplay/sequence.hpp"
#include "history.hpp"

namespace fairplay::detail {

struct PeriodSearch {
    std::optional<Period> found;    // proved, or else seen clearly
    std::uint64_t promising = 0;    // so many values might prove a period that is seen; 0: none is
};

PeriodSearch find_period(const Rule& rule, const History& history);

}  // namespace fairplay::detail
