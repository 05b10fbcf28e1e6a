// Proofs of an observed period.

#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "fairplay/sequence.hpp"

namespace fairplay::detail {

// The least multiple of the period that is a multiple of the number of repeating digits.
std::uint64_t whole_turns(const Rule& rule, std::uint64_t period);

// How many values prove G(n + period) = G(n) + saltus, saltus > 0, from `preperiod` on; nothing if they do not.
std::optional<std::uint64_t> prove_arithmetic(const Rule& rule, std::span<const std::uint32_t> values,
                                              std::uint64_t preperiod, std::uint64_t period, std::uint32_t saltus);

}  // namespace fairplay::detail
