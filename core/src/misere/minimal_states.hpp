// States of sums, in the order of the sums, of which only those with minimal sets are kept.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "misere/monoid.hpp"

namespace fairplay::misere {

using Bits = std::vector<std::uint64_t>;

bool is_subset(const Bits& a, const Bits& b);

struct State {
    Place place;
    Class cls;
    Bits set;
    std::uint32_t last;  // the letter of the sum that was opened last; none for a single heap not yet opened
};

// A state dominates another one of the same class if its set is a subset.
class MinimalStates {
public:
    explicit MinimalStates(std::size_t classes) : least_(classes) {}

    // Whether a kept state dominates this one.
    bool is_dominated(Class cls, const Bits& set) const;

    // Adds a state to the queue if it is not dominated.
    void push(State state);

    // The queue. Taking out its first state gives nothing if that is dominated meanwhile.
    bool is_empty() const { return queue_.empty(); }
    const Place& first() const { return queue_.front().place; }
    std::optional<State> pop();

    // Keeps a state, and returns its number.
    std::uint32_t keep(State state);
    const State& operator[](std::uint32_t number) const { return kept_[number]; }
    std::size_t size() const { return kept_.size(); }

    // The numbers of the states of a class that no other one dominates.
    const std::vector<std::uint32_t>& least(Class cls) const { return least_[cls]; }

private:
    std::vector<State> kept_;
    std::vector<std::vector<std::uint32_t>> least_;
    std::vector<State> queue_;  // a binary heap, the least place first
};

}  // namespace fairplay::misere
