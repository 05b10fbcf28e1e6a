// The proof that a monoid is right: the check over its transition algebra.
//
// To a sum X belong its class y and the set F of all classes z for which X + z has a winning move in X: one that leads
// to a lost class. For a heap h of class x this set is W_h = {z : e + z is lost for an option e of h}. Sets add up:
//
//     (y, F) + (y', F') = (y + y', (F : y') ∪ (F' : y)),    where F : y = {z : y + z in F}.
//
// A monoid with its P-portion gives the true outcome of every sum if the following holds for every sum X but the empty
// one. By induction over the length of play, nothing else is needed.
//   (1) If X is in P, no option is in P. It is enough that h + z in P implies z not in W_h, for each heap h and class z.
//   (2) If X is not in P, some option is in P: 0 is in F. This is monotone in F, and so are sums. So a state (y, F) need
//       not be looked at if there is another one (y, F') with F' a subset of F.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "misere/minimal_states.hpp"
#include "misere/monoid.hpp"

namespace fairplay::misere {

class TransitionAlgebra {
public:
    // With no heap. The monoid must outlive the algebra.
    TransitionAlgebra(const Monoid& monoid, const HeapOptions& options);

    // The same, over a monoid with the same classes.
    TransitionAlgebra over(const Monoid& monoid) const;

    // Adds heaps first … last, whose classes are in the monoid. Returns a sum for which (1) or (2) fails, if there is
    // one: one of the least such sums, but for those that follow from failures elsewhere. Then the algebra is spoilt.
    std::optional<Sum> add(Heap first, Heap last, Budget& budget);

    // The classes x that the heap could have with no other change to the monoid, as far as the known states tell.
    std::vector<Class> possible_classes(Heap heap, Budget& budget);

    // Whether adding the heap, with class x, would change nothing: a known state serves in its place.
    bool is_known(Heap heap, Class x, Budget& budget);

private:
    using Row = std::vector<std::uint16_t>;  // the classes y + z of all z, for one y
    struct Letter {
        Class cls;
        Heap heap;
        std::vector<std::uint8_t> wins;  // as bytes
    };

    const Row& row(Class y);
    const Bits& lost_beside(Class x);  // {z : x + z in P}
    Bits wins(Heap heap, Budget& budget);
    bool fits(Class x, const Bits& wins, Budget& budget);
    void check_heap(Heap heap, const Bits& wins);
    void note_failure(Place place);
    void push(State state);
    void open_letter(State state, Budget& budget);
    void extend_by_all(std::uint32_t kept, Budget& budget);
    void extend(const State& state, const std::vector<std::uint8_t>& set, std::uint32_t letter);
    std::vector<std::uint8_t> bytes(const Bits& bits) const;

    const Monoid* monoid_;
    const HeapOptions* options_;
    std::size_t words_;
    std::vector<Row> rows_;         // by class; empty: not yet known
    std::vector<Bits> lost_;        // by class; empty: not yet known
    std::vector<Letter> letters_;   // the heaps that are no sums of others, as far as states go
    MinimalStates states_;
    std::optional<Place> failure_;
};

}  // namespace fairplay::misere
