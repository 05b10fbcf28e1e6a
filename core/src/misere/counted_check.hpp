// The proof that a monoid with counters is right.
//
// Let a sum be Y plus a and b of the counted heaps. Whether it and its options are lost depends on Y and on the outcomes
// beside the counts near (a, b): those that one move can lead to. Two pairs of counts that look alike in this way, and
// have the same counters at 0, are one *site*. There are finitely many: if both counts are large, or one is much larger
// than the other, a smaller pair looks the same (counting.hpp). So it is enough to look at each site.
//
// To a sum Y of heaps that are not counted belong its class y and the set F of all (z, s) for which Y has a winning move
// beside a class z and the counts of site s. As in transition_algebra.hpp,
//
//     (y, F) + (y', F') = (y + y', (F : y') ∪ (F' : y)),    where F : y = {(z, s) : (y + z, s) in F},
//
// and a monoid is right if (1) no move leads from a lost sum to a lost one, for each heap, class and site, and (2) at each
// site where Y is not lost, some move of Y or of a counted heap wins; only minimal sets F need be looked at.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "misere/counted_monoid.hpp"
#include "misere/minimal_states.hpp"

namespace fairplay::misere {

class CountedCheck {
public:
    // Of heaps 0 … last. The monoid and the options must outlive the check.
    CountedCheck(const CountedMonoid& monoid, const HeapOptions& options, Heap last, Budget& budget);

    // A sum for which (1) or (2) fails, if there is one; one of the least of those that were found.
    std::optional<Sum> run();

private:
    using Sites = std::uint64_t;  // a set of sites, by bits
    using Set = Bits;             // of pairs (z, s): the sites, by z
    struct Step {                 // how a move changes the counts
        std::int32_t first, second;

        auto operator<=>(const Step&) const = default;
    };
    struct Move {
        Class cls;
        Step step;

        auto operator<=>(const Move&) const = default;
    };
    struct Letter {
        Class cls;
        Heap heap;
        Set wins;
    };

    void find_moves(Heap last);
    void find_sites();
    std::vector<std::int64_t> look(Counts counts) const;
    const std::vector<std::uint16_t>& row(Class cls);
    const Set& lost_after(Step step);
    Set wins(const std::vector<Move>& moves);
    bool is_counted(Heap heap) const;
    void add_heap(Heap heap);
    void check_sum(const State& state);
    void note_failure(Sum sum, Sites sites);
    void open_letter(State state);
    void extend_by_all(std::uint32_t kept);
    void extend(const State& state, std::uint32_t letter);

    const CountedMonoid& monoid_;
    const HeapOptions& options_;
    Budget& budget_;
    std::vector<std::vector<Move>> moves_;  // of each heap; of a counted one, its loss included
    std::vector<Step> steps_;               // of all moves
    std::vector<Counts> sites_;
    std::map<Step, Set> lost_;              // see lost_after
    Set by_counted_;                        // where a move of a counted heap wins
    std::vector<std::vector<std::uint16_t>> rows_;  // by class; empty: not yet known
    std::vector<Letter> letters_;
    MinimalStates states_;
    std::optional<Place> failure_;
};

}  // namespace fairplay::misere
