// Proves that the pretending function repeats for ever.

#pragma once

#include <optional>
#include <vector>

#include "fairplay/misere.hpp"

namespace fairplay::misere {

// The least period that the classes of the known heaps prove.
std::optional<PretendingPeriod> prove_period(const Rule& rule, const std::vector<std::uint32_t>& phi);

}  // namespace fairplay::misere
