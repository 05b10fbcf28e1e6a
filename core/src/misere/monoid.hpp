// A finite commutative monoid with generators that are heaps, a P-portion, and the class of each heap.

#pragma once

#include <cstdint>
#include <vector>

#include "misere/budget.hpp"
#include "misere/heap_options.hpp"

namespace fairplay::misere {

using Class = std::uint32_t;
constexpr std::uint32_t none = ~std::uint32_t{0};

// How letters, which are heaps, act on numbered states: times[i][c] is state c plus letter i.
struct Action {
    std::vector<Heap> letters;
    std::vector<std::vector<std::uint32_t>> times;
};

// Invariant: representatives[c] is the least sum (in the order of Place) of generators in class c, and classes are
// numbered in this order, so class 0 is the identity. A part of a representative is a representative.
struct Monoid {
    Action generators;
    std::vector<std::uint8_t> in_p;  // 1: lost for the player to move
    std::vector<Sum> representatives;
    std::vector<Class> phi;  // the class of each heap

    std::size_t order() const { return in_p.size(); }

    // The class of y + z for all z.
    std::vector<Class> row(Class y) const;

    // Class c plus a sum of heaps.
    Class plus(Class c, const Sum& heaps) const;

    // The generator's place in the list, or none.
    std::uint32_t generator(Heap heap) const;
};

Monoid trivial_monoid();

// The states that letters reach from state 0, in the order of their least sums.
struct Reached {
    std::vector<std::uint32_t> states;
    std::vector<Sum> sums;
    std::vector<std::uint32_t> number;  // of each state; none if it is not reached
};
Reached reach(const Action& action, std::size_t states, const HeapOptions& options);

// The monoid of an action: all states are reached, in_p and phi are by state.
Monoid settle(const Action& action, const std::vector<std::uint8_t>& in_p, const std::vector<std::uint32_t>& phi,
              const HeapOptions& options, Budget& budget);

}  // namespace fairplay::misere
