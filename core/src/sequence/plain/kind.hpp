// The kind of a heap: common, or rare. Defined here again for the second path (sparse/mask.hpp has it for the solvers).

#pragma once

#include <bit>
#include <cstdint>

namespace fairplay::detail {

struct Kind {
    std::uint32_t mask;
    bool domain;
    bool odd;

    bool is_common(std::uint32_t value, std::uint64_t n) const noexcept {
        const bool parity = std::popcount(value & mask) % 2 != 0;
        return domain && (n % 2 != 0) != odd ? !parity : parity;
    }
};

}  // namespace fairplay::detail
