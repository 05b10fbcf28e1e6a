// Options by common heaps that show, for nearly every heap, that it is not rare.
//
// Idea: sample heaps, and list for each the values of the rare kind below its own. Take the option (k + a, G(a)) that has
// most of them, strike these out, and repeat, until the next option would cost more marks than the searches it saves.
// Gains only decrease, so an option whose old gain is not the largest need not be counted again (lazy greedy set cover).

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sequence/segment/path.hpp"

namespace fairplay::detail {

// The option of n by each entry has the value G(n - offsets[i]) ^ values[i].
struct Options {
    std::vector<std::uint32_t> offsets;
    std::vector<std::uint16_t> values;

    std::size_t size() const noexcept { return offsets.size(); }
    void add(std::uint64_t offset, std::uint16_t value) {
        offsets.push_back(static_cast<std::uint32_t>(offset));
        values.push_back(value);
    }
};

// Chooses them among the values from nothing.
Options choose_witnesses(const SegmentGame& game);

}  // namespace fairplay::detail
