// Games in which a move removes elements of a set: Node Kayles and Arc Kayles on a graph, Green Hackenbush, Chomp on a
// graph. Nim-values and misère genus by the definition.
//
// Elements are numbered from 0 to at most 63; a set of them is a 64-bit mask. A move is legal where all elements that
// it needs are left, and then removes its elements. What is left falls apart into connected pieces, which are
// independent. If there is a ground, pieces that no longer stand on it vanish.
//
// Node Kayles on the path 0 - 1 - 2: beside = {0b010, 0b101, 0b010}, and a move per vertex that needs it and removes it
// with its neighbours: {0b001, 0b011}, {0b010, 0b111}, {0b100, 0b110}.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay {

using ElementSet = std::uint64_t;

struct RemovalMove {
    ElementSet needs;                     // what must be left
    ElementSet removes;                   // what goes, if it is left; at least one element of `needs`
    ElementSet counted = 0;               // the move is legal only if bit k of `counts` is set, where k is the number
    std::uint64_t counts = ~ElementSet{0};  // of elements of `counted` that are left
};

// How a position behaves in misère sums: like Nim heaps of at most one match, like Nim with a larger heap, or unlike
// any position of Nim. The order is that of `max` in a sum.
enum class Kind : std::uint8_t { fickle, firm, wild };

struct RemovalGenus {
    std::uint32_t value = 0;  // the nim-value of normal play
    Kind kind = Kind::fickle;
};

// Cost: one entry of 16 bytes, in a table at most half full, for every connected set met; a visit tries every move.
// Decided sets are kept for later calls, also when `tick` has thrown.
class Removal {
public:
    // beside[i] are the elements that are connected with element i. `ground` are those that stand on the ground; empty
    // if there is none. At most `limit` sets are remembered.
    // Throws std::invalid_argument for more than 64 elements, for one that is not there, and for a move that removes
    // nothing that it needs.
    Removal(std::vector<ElementSet> beside, std::vector<RemovalMove> moves, ElementSet ground, std::uint64_t limit);
    ~Removal();
    Removal(Removal&&) noexcept;
    Removal& operator=(Removal&&) noexcept;

    // The genus of the position where these elements are left, or nothing if the limit was reached first.
    // Throws std::invalid_argument for an element that is not there.
    std::optional<RemovalGenus> genus(ElementSet left, const Tick& tick = {});

    // How many connected sets are remembered.
    std::uint64_t visited() const noexcept;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace fairplay
