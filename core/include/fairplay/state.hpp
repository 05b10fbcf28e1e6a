// Fair Play core, states: what determines the rest of a sequence.

#pragma once

#include <cstdint>
#include <vector>

namespace fairplay {

// The values before G(n), so many of them that they determine all later ones as long as no heap is rare.
struct State {
    std::uint64_t n = 0;
    std::vector<std::uint16_t> values;
};

}  // namespace fairplay
