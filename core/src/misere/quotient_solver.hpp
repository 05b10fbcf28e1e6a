// Adjoins one heap after the other to a quotient.

#pragma once

#include <memory>
#include <optional>

#include "misere/choice.hpp"
#include "misere/counted_monoid.hpp"
#include "misere/monoid.hpp"
#include "misere/product.hpp"
#include "misere/transition_algebra.hpp"

namespace fairplay::misere {

// Invariant: monoid() is the misère quotient of heaps 0 … last(), proved, and the algebra has their states.
class QuotientSolver {
public:
    explicit QuotientSolver(HeapOptions options);

    // Adjoins the next heap. Returns whether the quotient changed. If it throws, nothing has changed.
    bool adjoin(Budget& budget);

    Heap last() const { return static_cast<Heap>(monoid_->phi.size() - 1); }
    const Monoid& monoid() const { return *monoid_; }
    HeapOptions& options() { return *options_; }
    const HeapOptions& options() const { return *options_; }

    // The quotient of heaps 0 … last() + 1, if it is infinite.
    const std::optional<CountedMonoid>& infinite() const { return infinite_; }

private:
    bool extends_conservatively(Heap heap, Budget& budget);
    bool accepts(Heap heap, Class cls, Budget& budget);
    void take_class(Heap heap, Class cls, Budget& budget);
    void search(Heap heap, Budget& budget);
    bool improve(std::unique_ptr<Monoid>& guess, Choice& choice, Heap heap, Budget& budget);
    void search_infinite(Monoid guess, const Choice& choice, Heap heap, Budget& budget);

    std::unique_ptr<HeapOptions> options_;
    std::unique_ptr<Monoid> monoid_;
    std::unique_ptr<TransitionAlgebra> algebra_;
    std::optional<CountedMonoid> infinite_;
};

}  // namespace fairplay::misere
