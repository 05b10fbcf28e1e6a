// Retrograde analysis of one graph of states, with the number of moves to the end.
//
// Idea: as in retrograde.cpp, from the states without moves backwards. States are taken from a queue, not from a
// stack, so they come in the order of their distance to the end: the first lost option of a won state is the nearest,
// and the last won option of a lost state the farthest.
//
// Invariant: remaining[x] is the number of moves of x, less those to states already taken from the queue as won.
// Cost: every move once, backwards. 17 bytes per state and 4 per move.

#include "search/state_graph.hpp"

namespace fairplay {
namespace {

constexpr std::uint64_t states_per_tick = 65536;

class Analysis {
public:
    Analysis(const StateGraph& graph, bool misere)
        : backwards_(graph),
          remaining_(graph.states()),
          found_{std::vector<Outcome>(graph.states(), Outcome::drawn), std::vector<std::uint32_t>(graph.states())} {
        queue_.reserve(graph.states());
        for (std::uint32_t state = 0; state < graph.states(); ++state) {
            remaining_[state] = static_cast<std::uint32_t>(graph.options(state).size());
            if (remaining_[state] == 0) decide(state, misere ? Outcome::won : Outcome::lost, 0);
        }
    }

    GraphOutcomes run(const Tick& tick) {
        for (std::size_t taken = 0; taken < queue_.size(); ++taken) {
            if (taken % states_per_tick == states_per_tick - 1 && tick) tick();
            const std::uint32_t state = queue_[taken];
            const bool lost = found_.outcomes[state] == Outcome::lost;
            for (const std::uint32_t before : backwards_.of(state)) {
                if (found_.outcomes[before] != Outcome::drawn) continue;
                if (lost) {
                    decide(before, Outcome::won, found_.moves[state] + 1);
                } else if (--remaining_[before] == 0) {
                    decide(before, Outcome::lost, found_.moves[state] + 1);
                }
            }
        }
        return std::move(found_);
    }

private:
    void decide(std::uint32_t state, Outcome outcome, std::uint32_t moves) {
        found_.outcomes[state] = outcome;
        found_.moves[state] = moves;
        queue_.push_back(state);
    }

    Backwards backwards_;
    std::vector<std::uint32_t> remaining_;
    GraphOutcomes found_;
    std::vector<std::uint32_t> queue_;
};

}  // namespace

GraphOutcomes graph_outcomes(const StateGraph& graph, bool misere, const Tick& tick) {
    check_graph(graph);
    return Analysis(graph, misere).run(tick);
}

}  // namespace fairplay
