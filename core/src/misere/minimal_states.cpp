// States of sums with minimal sets.

#include "misere/minimal_states.hpp"

#include <algorithm>
#include <utility>

namespace fairplay::misere {
namespace {

constexpr auto later = [](const State& a, const State& b) { return b.place < a.place; };

}  // namespace

bool is_subset(const Bits& a, const Bits& b) {
    for (std::size_t w = 0; w < a.size(); ++w) {
        if (a[w] & ~b[w]) return false;
    }
    return true;
}

bool MinimalStates::is_dominated(Class cls, const Bits& set) const {
    return std::ranges::any_of(least_[cls], [&](std::uint32_t i) { return is_subset(kept_[i].set, set); });
}

void MinimalStates::push(State state) {
    if (is_dominated(state.cls, state.set)) return;
    queue_.push_back(std::move(state));
    std::ranges::push_heap(queue_, later);
}

std::optional<State> MinimalStates::pop() {
    std::ranges::pop_heap(queue_, later);
    State state = std::move(queue_.back());
    queue_.pop_back();
    if (is_dominated(state.cls, state.set)) return std::nullopt;
    return state;
}

std::uint32_t MinimalStates::keep(State state) {
    auto& least = least_[state.cls];
    std::erase_if(least, [&](std::uint32_t i) { return is_subset(state.set, kept_[i].set); });
    least.push_back(static_cast<std::uint32_t>(kept_.size()));
    kept_.push_back(std::move(state));
    return least.back();
}

}  // namespace fairplay::misere
