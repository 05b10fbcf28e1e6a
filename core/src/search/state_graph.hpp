// The moves of a graph of states, walked backwards.

#pragma once

#include <numeric>
#include <stdexcept>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay {

// predecessors of t: from[begin[t]] … from[begin[t + 1] - 1], once for each move.
struct Backwards {
    std::vector<std::uint64_t> begin;
    std::vector<std::uint32_t> from;

    explicit Backwards(const StateGraph& graph) : begin(graph.states() + 1), from(graph.targets.size()) {
        for (const std::uint32_t target : graph.targets) ++begin[target + 1];
        std::partial_sum(begin.begin(), begin.end(), begin.begin());
        std::vector<std::uint64_t> next(begin.begin(), begin.end() - 1);
        for (std::uint32_t state = 0; state < graph.states(); ++state) {
            for (const std::uint32_t target : graph.options(state)) from[next[target]++] = state;
        }
    }

    std::span<const std::uint32_t> of(std::uint32_t state) const {
        return std::span(from).subspan(begin[state], begin[state + 1] - begin[state]);
    }
};

inline void check_graph(const StateGraph& graph) {
    if (graph.offsets.empty() || graph.offsets.front() != 0 || graph.offsets.back() != graph.targets.size()) {
        throw std::invalid_argument("the offsets go from 0 to the number of targets");
    }
    if (graph.states() >= std::uint64_t{1} << 32) throw std::length_error("there are at most 2^32 - 1 states");
    for (std::size_t i = 1; i < graph.offsets.size(); ++i) {
        if (graph.offsets[i] < graph.offsets[i - 1]) throw std::invalid_argument("the offsets do not fall");
    }
    for (const std::uint32_t target : graph.targets) {
        if (target >= graph.states()) throw std::invalid_argument("a target is not a state");
    }
}

}  // namespace fairplay
