// Nim-values of a graph of states by the mex rule, or a cycle.
//
// Idea: a state is evaluated when all its options are (Kahn 1962), so nothing is recursive and depth costs no stack.
// If states are left over, each of them has an option that is left over too: following these leads into a cycle.
//
// Invariant: remaining[x] is the number of moves of x to states that have no value yet.
// Cost: every move twice, backwards and for the mex. 12 bytes per state and 4 per move.

#include <algorithm>

#include "search/state_graph.hpp"

namespace fairplay {
namespace {

constexpr std::uint64_t states_per_tick = 65536;
constexpr std::uint32_t none = 0xFFFFFFFF;  // no state has this number

class Evaluation {
public:
    explicit Evaluation(const StateGraph& graph)
        : graph_(graph), backwards_(graph), remaining_(graph.states()), values_(graph.states()) {
        queue_.reserve(graph.states());
        for (std::uint32_t state = 0; state < graph.states(); ++state) {
            remaining_[state] = static_cast<std::uint32_t>(graph.options(state).size());
            if (remaining_[state] == 0) queue_.push_back(state);
        }
    }

    GraphValues run(const Tick& tick) {
        for (std::size_t taken = 0; taken < queue_.size(); ++taken) {
            if (taken % states_per_tick == states_per_tick - 1 && tick) tick();
            const std::uint32_t state = queue_[taken];
            values_[state] = value(state);
            for (const std::uint32_t before : backwards_.of(state)) {
                if (--remaining_[before] == 0) queue_.push_back(before);
            }
        }
        if (queue_.size() < graph_.states()) return {{}, cycle()};
        return {std::move(values_), {}};
    }

private:
    // The mex of k values is at most k. A mark is the number of its state, so that old ones need no clearing.
    std::uint32_t value(std::uint32_t state) {
        const auto options = graph_.options(state);
        if (marks_.size() <= options.size()) marks_.resize(options.size() + 1, none);
        for (const std::uint32_t option : options) {
            if (values_[option] < options.size()) marks_[values_[option]] = state;
        }
        std::uint32_t least = 0;
        while (marks_[least] == state) ++least;
        return least;
    }

    std::vector<std::uint32_t> cycle() const {
        const auto open = [this](std::uint32_t state) { return remaining_[state] > 0; };
        std::vector<std::uint32_t> place(graph_.states());  // on the path, from 1
        std::vector<std::uint32_t> path;
        std::uint32_t state = 0;
        while (!open(state)) ++state;
        while (place[state] == 0) {
            path.push_back(state);
            place[state] = static_cast<std::uint32_t>(path.size());
            state = *std::ranges::find_if(graph_.options(state), open);
        }
        return {path.begin() + (place[state] - 1), path.end()};
    }

    StateGraph graph_;
    Backwards backwards_;
    std::vector<std::uint32_t> remaining_;
    std::vector<std::uint32_t> values_;
    std::vector<std::uint32_t> marks_;
    std::vector<std::uint32_t> queue_;
};

}  // namespace

GraphValues graph_values(const StateGraph& graph, const Tick& tick) {
    check_graph(graph);
    return Evaluation(graph).run(tick);
}

}  // namespace fairplay
