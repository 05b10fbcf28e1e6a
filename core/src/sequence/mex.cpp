// The minimal excludant.
//
// Idea: of k values, the mex is at most k, so one flag for each of 0 … k-1 is enough and larger values are ignored.
// Invariant: seen[v] is set exactly if v < k has been met. Cost: O(k) time, k bits.

#include <algorithm>

#include "fairplay/core.hpp"

namespace fairplay {

std::uint32_t mex(std::span<const std::uint32_t> values) {
    std::vector<bool> seen(values.size());
    for (const std::uint32_t value : values) {
        if (value < seen.size()) seen[value] = true;
    }
    return static_cast<std::uint32_t>(std::find(seen.begin(), seen.end(), false) - seen.begin());
}

}  // namespace fairplay
