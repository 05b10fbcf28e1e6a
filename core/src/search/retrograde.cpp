// Retrograde analysis of a sum of components.
//
// Idea: start from the positions without moves, whose outcome is known, and work backwards. A predecessor of a lost
// position is won. A predecessor of a won one has one move less that could save it; when none remains, it is lost.
// Positions never reached are drawn: the player can always move to another such position, and cannot do better.
//
// Predecessors: let y be a position and T(y) the same with every component turned. A move in component i that led to y
// came from T(y) with component i replaced by a state that has y_i as an option. Here T must be an involution.
//
// Invariant: remaining[x] is the number of moves of x, less those to positions already taken from the stack as won.
// Cost: every move of the product is walked once, backwards. 1 + 4 bytes per position, and 4 on the stack, where a
// position occurs at most once.

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>

#include "fairplay/core.hpp"

namespace fairplay {
namespace {

using Index = std::uint32_t;
using State = std::uint32_t;

constexpr std::uint64_t positions_per_tick = 65536;
constexpr Outcome undecided = Outcome::drawn;

void check(const Component& component) {
    const std::size_t states = component.options.size();
    const auto in_range = [states](State state) { return state < states; };
    if (states == 0) throw std::invalid_argument("a component has at least one state");
    if (component.turned.size() != states) throw std::invalid_argument("`turned` has one entry for each state");
    for (const auto& options : component.options) {
        if (!std::ranges::all_of(options, in_range)) throw std::invalid_argument("an option is not a state");
    }
    if (!std::ranges::all_of(component.turned, in_range)) throw std::invalid_argument("a turned state is not a state");
    for (State state = 0; state < states; ++state) {
        if (component.turned[component.turned[state]] != state) {
            throw std::invalid_argument("turning state " + std::to_string(state) + " twice does not give it back");
        }
    }
}

Index product_size(std::span<const Component> components, std::uint64_t limit) {
    limit = std::min<std::uint64_t>(limit, std::numeric_limits<Index>::max());
    std::uint64_t size = 1;
    for (const Component& component : components) size = std::min(size * component.options.size(), limit + 1);
    if (size > limit) throw std::length_error("the sum has more than " + std::to_string(limit) + " positions");
    return static_cast<Index>(size);
}

// One component as the product needs it: predecessors[t] are the states with an option t, once for each such option.
struct Axis {
    Index stride;
    Index states;
    std::vector<std::vector<State>> predecessors;
    std::vector<State> turned;
    std::vector<Index> moves;

    Axis(const Component& component, Index stride_)
        : stride(stride_),
          states(static_cast<Index>(component.options.size())),
          predecessors(states),
          turned(component.turned) {
        for (State state = 0; state < states; ++state) {
            for (const State option : component.options[state]) predecessors[option].push_back(state);
            moves.push_back(static_cast<Index>(component.options[state].size()));
        }
    }

    State state(Index position) const { return position / stride % states; }
};

std::vector<Axis> make_axes(std::span<const Component> components) {
    std::vector<Axis> axes;
    Index stride = 1;
    for (const Component& component : components) {
        axes.emplace_back(component, stride);
        stride *= axes.back().states;
    }
    return axes;
}

class Analysis {
public:
    Analysis(std::vector<Axis> axes, Index size, bool misere)
        : axes_(std::move(axes)), outcomes_(size, undecided), remaining_(size) {
        for (Index position = 0; position < size; ++position) {
            remaining_[position] = count_moves(position);
            if (remaining_[position] == 0) decide(position, misere ? Outcome::won : Outcome::lost);
        }
    }

    std::vector<Outcome> run(const Tick& tick) {
        for (std::uint64_t taken = 1; !stack_.empty(); ++taken) {
            if (taken % positions_per_tick == 0 && tick) tick();
            const Index position = stack_.back();
            stack_.pop_back();
            visit_predecessors(position);
        }
        return std::move(outcomes_);
    }

private:
    Index count_moves(Index position) const {
        Index count = 0;
        for (const Axis& axis : axes_) count += axis.moves[axis.state(position)];
        return count;
    }

    void decide(Index position, Outcome outcome) {
        outcomes_[position] = outcome;
        stack_.push_back(position);
    }

    Index turn(Index position) const {
        Index turned = 0;
        for (const Axis& axis : axes_) turned += axis.turned[axis.state(position)] * axis.stride;
        return turned;
    }

    void visit_predecessors(Index position) {
        const Index turned = turn(position);
        const Outcome outcome = outcomes_[position];
        for (const Axis& axis : axes_) {
            const State state = axis.state(position);
            const Index others = turned - axis.turned[state] * axis.stride;
            for (const State before : axis.predecessors[state]) learn(others + before * axis.stride, outcome);
        }
    }

    // A move of `position` leads to a position with this outcome.
    void learn(Index position, Outcome outcome) {
        if (outcomes_[position] != undecided) return;
        if (outcome == Outcome::lost) {
            decide(position, Outcome::won);
        } else if (--remaining_[position] == 0) {
            decide(position, Outcome::lost);
        }
    }

    std::vector<Axis> axes_;
    std::vector<Outcome> outcomes_;
    std::vector<Index> remaining_;
    std::vector<Index> stack_;
};

}  // namespace

std::vector<Outcome> retrograde(std::span<const Component> components, bool misere, std::uint64_t limit,
                                const Tick& tick) {
    std::ranges::for_each(components, check);
    const Index size = product_size(components, limit);
    return Analysis(make_axes(components), size, misere).run(tick);
}

}  // namespace fairplay
