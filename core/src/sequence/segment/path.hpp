// What both ways to compute a stretch have in common: the game as far as it is computed from nothing, and the calls.

#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "fairplay/segment.hpp"
#include "sequence/rule.hpp"
#include "sequence/sparse/mask.hpp"

namespace fairplay::detail {

using RareHeap = std::pair<std::uint64_t, std::uint16_t>;

struct SegmentGame {
    Rule rule;
    Mask mask;
    std::vector<std::uint16_t> values;  // the first ones, from nothing
    std::vector<RareHeap> rares;        // among them, for n ≥ 1
    std::size_t reach = 0;              // how many values a state has
};

class SegmentPath {
public:
    virtual ~SegmentPath() = default;

    // Computes and checks one chunk more, or returns false.
    virtual bool advance() = 0;

    // How many values are known, and some of the last ones, from n on: four times the overlap is kept.
    virtual std::uint64_t size() const noexcept = 0;
    virtual void copy(std::uint64_t n, std::span<std::uint16_t> out) const = 0;
};

}  // namespace fairplay::detail
