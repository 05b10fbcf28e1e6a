#include <stdexcept>

#include "check.hpp"
#include "fairplay/core.hpp"

using fairplay::Outcome;
using fairplay::StateGraph;

namespace {

struct Edges {
    std::vector<std::uint64_t> offsets{0};
    std::vector<std::uint32_t> targets;

    explicit Edges(const std::vector<std::vector<std::uint32_t>>& options) {
        for (const auto& each : options) {
            targets.insert(targets.end(), each.begin(), each.end());
            offsets.push_back(targets.size());
        }
    }

    StateGraph graph() const { return {offsets, targets}; }
};

}  // namespace

TEST(graph_values_of_a_heap_are_its_size) {
    const Edges heap({{}, {0}, {0, 1}, {0, 1, 2}});
    const auto found = fairplay::graph_values(heap.graph());
    CHECK((found.values == std::vector<std::uint32_t>{0, 1, 2, 3}));
    CHECK(found.cycle.empty());
}

TEST(graph_values_name_a_cycle) {
    const Edges round({{}, {0, 2}, {3}, {1}});
    const auto found = fairplay::graph_values(round.graph());
    CHECK(found.values.empty());
    CHECK((found.cycle == std::vector<std::uint32_t>{1, 2, 3}));
}

TEST(graph_outcomes_tell_draws_and_how_soon) {
    // 0 is the end; 1 and 2 lead there in turn; 3 and 4 lead to each other; 5 can leave them, to a won state only.
    const Edges graph({{}, {0}, {1}, {4}, {3}, {3, 1}});
    const auto found = fairplay::graph_outcomes(graph.graph(), false);
    using enum Outcome;
    CHECK((found.outcomes == std::vector<Outcome>{lost, won, lost, drawn, drawn, drawn}));
    CHECK((found.moves == std::vector<std::uint32_t>{0, 1, 2, 0, 0, 0}));
    CHECK(fairplay::graph_outcomes(graph.graph(), true).outcomes[1] == lost);
}

TEST(graphs_that_are_none_are_refused) {
    const std::vector<std::uint64_t> offsets{0, 2};
    const std::vector<std::uint32_t> targets{0};
    CHECK_THROWS(std::invalid_argument, fairplay::graph_values({offsets, targets}));
    const Edges beyond(std::vector<std::vector<std::uint32_t>>{{1}});
    CHECK_THROWS(std::invalid_argument, fairplay::graph_outcomes(beyond.graph(), false));
    CHECK_THROWS(std::invalid_argument, fairplay::graph_outcomes({{}, {}}, false));
}
