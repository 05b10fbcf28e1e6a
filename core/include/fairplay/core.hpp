// Fair Play core: the engine under the games. This header is the public interface and its manual; sequence.hpp is for
// long nim-sequences, misere.hpp for misère quotients, cards.hpp for the card games.
//
//   what you want                                          use             cost
//   -----------------------------------------------------  --------------  ------------------------------------
//   the least number missing from a list                   mex             linear
//   nim-values of Kayles, Grundy's game, any 0.137…        TakeAndBreak    O(n) for the value of a heap of n
//   who wins a sum of small parts, normal or misère        Search          one table entry per position met
//   who wins where play may repeat, or the players differ  retrograde      nine bytes per position of the product
//   the same for one graph of states, and how soon         graph_outcomes  every move once
//   nim-values of a graph of states, or a cycle in it      graph_values    every move twice
//
// Everything here follows the definitions directly, so that faster methods can be tested against it.
// In normal play the nim-values of the parts decide any sum at once. Where the parts are heaps, prefer TakeAndBreak
// and a nim-sum to Search. Search is for misère play and for parts without a known value, retrograde for loops.
//
// Errors are exceptions: std::invalid_argument for arguments that make no sense, std::length_error for a request
// beyond a stated limit, std::bad_alloc when memory runs out. An object stays usable after any of them.
// Nothing here is shared between objects. One object is used by one thread at a time.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace fairplay {

// Long computations call this many times a second. It may throw; the exception ends the computation and reaches the
// caller. Use it to stop at a key press or after a time limit.
using Tick = std::function<void()>;

// The minimal excludant: the least non-negative integer that is not among the values.
//
//     mex({0, 1, 3}) == 2        mex({}) == 0
//
// Time and memory are linear in the number of values, whatever their size.
std::uint32_t mex(std::span<const std::uint32_t> values);

// Nim-values of a take-and-break game, G(n) = mex of the values of the options of a heap of n.
//
// The rule is a code d0.d1d2d3… Digit d_k says what may be left after taking k from a heap, as a sum of
//
//     1   nothing            (the heap was k)
//     2   one heap
//     4   two heaps, in any way; in unequal parts only where `unequal` is set
//     8   three heaps, in any way
//
// where a heap that is left has at least one. Taking nothing must split, so d_0 is 0, 4, 8 or 12.
//
//     Kayles 0.77           TakeAndBreak({0, 7, 7})
//     Dawson's chess 0.137  TakeAndBreak({0, 1, 3, 7})
//     Nim 0.333…            TakeAndBreak({0}, {3})
//     Lasker's Nim 4.333…   TakeAndBreak({4}, {3})
//     Grundy's game         TakeAndBreak({4}, {}, true)
//
// Cost of one more value at n: n/2 steps for every digit with a 4, n²/12 for every digit with an 8, one for every
// other digit. A step takes about a nanosecond or less. Memory: 4 bytes per value, and 1 more if there is a tail.
//
// This is the plain definition. It reaches n = 10^5 in a few seconds and will not reach 10^7.
class TakeAndBreak {
public:
    // The digits d_0, d_1, … are `digits`, followed by `tail` repeated for ever (an empty tail means zeros).
    // Throws std::invalid_argument for a digit above 15 and for a d_0 other than 0, 4, 8, 12.
    explicit TakeAndBreak(std::vector<std::uint8_t> digits, std::vector<std::uint8_t> tail = {}, bool unequal = false);

    // Computes those of G(0) … G(count-1) that are not yet known.
    // Throws std::length_error if count does not fit in 32 bits.
    void extend(std::size_t count);

    // How many values are known.
    std::size_t size() const noexcept { return values_.size(); }

    // G(n), for n < size().
    std::uint32_t operator[](std::size_t n) const noexcept { return values_[n]; }

    // G(n) for any n, computed now if it is not yet known.
    std::uint32_t value(std::size_t n);

    // All known values. Valid until the next call of extend() or value().
    std::span<const std::uint32_t> values() const noexcept { return values_; }

private:
    void lengthen_digits(std::size_t count);
    std::uint32_t next_value();
    void mark_options(std::uint8_t digit, std::size_t rest);
    void mark_two_heaps(std::size_t rest);
    void mark_three_heaps(std::size_t rest);
    void append(std::uint32_t value);

    std::vector<std::uint8_t> digits_;   // d_0, d_1, …; with a tail, at least as many as values
    std::vector<std::uint8_t> tail_;
    bool unequal_;
    std::uint32_t mark_ = 0;             // the stamp of the heap being computed
    std::vector<std::uint32_t> values_;
    std::vector<std::uint32_t> stamps_;  // stamps_[v] == mark_: v is the value of an option
};

// Who wins a sum of parts, by a search that remembers every position it has decided.
//
// A part is given by its options, and an option by the parts that replace it: parts 0, 1, 2 with
//
//     options = {{}, {{}}, {{0}, {1, 1}}}
//
// say that 0 has no moves, 1 may vanish, and 2 may become a 0 or two 1s. A position is a multiset of parts. A move
// replaces one part by one of its options. The order of the parts, and parts without moves, make no difference.
// The player who cannot move loses in normal play and wins in misère play.
//
// The parts must be acyclic: no part may lead back to itself, in however many moves. Then every play ends.
//
// Cost: one visit to every position met, fewer when a winning move is found early; a visit looks up each option once.
// With about ten options per position, half a million to two million positions a second. A position takes 4 bytes
// per part and 15 to 26 more. The stack limits neither the depth of play nor the number of parts.
//
// In normal play a nim-sum of values is far faster. Use this where values do not add up: in misère play.
class Search {
public:
    using Options = std::vector<std::vector<std::vector<std::uint32_t>>>;  // [part][option] -> parts

    // At most `limit` positions are remembered, and never more than fit in 16 GiB.
    // Throws std::invalid_argument if an option names a part that is not there, or if the parts are cyclic.
    Search(const Options& options, bool misere, std::uint64_t limit);
    ~Search();
    Search(Search&&) noexcept;
    Search& operator=(Search&&) noexcept;

    // True if the player to move wins, false if the other player does, nothing if the limit was reached first.
    // Decided positions are kept for later calls, also when `tick` has thrown.
    // Throws std::invalid_argument if the root names a part that is not there.
    std::optional<bool> won(std::span<const std::uint32_t> root, const Tick& tick = {});

    // How many positions are remembered. (The position without moves needs no memory and is not counted.)
    std::uint64_t visited() const noexcept;

private:
    struct State;
    std::unique_ptr<State> state_;
};

// One component of a sum for retrograde(). Its states are numbered from 0 and seen from the player to move.
struct Component {
    // options[s]: the states that a move in this component leads to, as the next player, now to move, sees them.
    std::vector<std::vector<std::uint32_t>> options;
    // turned[s]: the same state s as the other player sees it. An involution: turned[turned[s]] == s.
    // If both players have the same moves, it is the identity.
    std::vector<std::uint32_t> turned;
};

enum class Outcome : std::uint8_t {
    lost,   // the other player can force a win
    won,    // the player to move can force a win
    drawn,  // neither can: play may go on for ever
};

// The outcome of every position of a sum of components, in which play may repeat and the two players may have
// different moves (Northcott's game). A move picks one component and one of its options; all other components are
// turned, since the other player moves next. The player who cannot move loses, or wins if `misere` is set.
//
// The result has one entry for each position of the product, at the index s_0 + m_0 (s_1 + m_1 (s_2 + …)) where m_j
// is the number of states of component j. Without components there is one position, without moves.
//
// Cost: linear in the number of moves of the whole product. Memory: at most nine bytes per position.
// Throws std::invalid_argument if a component has no states, if a state is out of range or if a `turned` is not an
// involution, and std::length_error if the product has more than `limit` positions (or more than 2^32 - 1).
//
// The product grows exponentially with the components, so this serves to check a theory on small boards. For play
// without repetition from one position, Search meets far fewer positions.
std::vector<Outcome> retrograde(std::span<const Component> components, bool misere, std::uint64_t limit,
                                const Tick& tick = {});

// The states of one game, numbered from 0, and the moves between them: state s leads to targets[offsets[s]] …
// targets[offsets[s + 1] - 1]. Both players have the same moves, and the player who cannot move loses.
struct StateGraph {
    std::span<const std::uint64_t> offsets;  // one more than there are states
    std::span<const std::uint32_t> targets;

    std::size_t states() const noexcept { return offsets.empty() ? 0 : offsets.size() - 1; }
    std::span<const std::uint32_t> options(std::size_t state) const {
        return targets.subspan(offsets[state], offsets[state + 1] - offsets[state]);
    }
};

struct GraphOutcomes {
    std::vector<Outcome> outcomes;
    // How many moves are left if the winner hurries and the loser delays; 0 for a drawn state.
    std::vector<std::uint32_t> moves;
};

// The outcome of every state of a graph in which play may repeat. In misère play the player who cannot move wins.
//
// Cost: linear in the number of moves. Memory: 17 bytes per state and 4 per move, besides the graph.
// Throws std::invalid_argument if the arrays are no graph, and std::length_error for 2^32 - 1 states or more.
GraphOutcomes graph_outcomes(const StateGraph& graph, bool misere, const Tick& tick = {});

// Either list is empty: the nim-value of each state; or states that lead to each other, the last one to the first.
struct GraphValues {
    std::vector<std::uint32_t> values;
    std::vector<std::uint32_t> cycle;
};

// The nim-values of all states of a graph, by the mex rule; or a cycle, if there is one. Throws as graph_outcomes.
GraphValues graph_values(const StateGraph& graph, const Tick& tick = {});

}  // namespace fairplay
