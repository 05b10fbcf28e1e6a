// Adjoins heaps to a quotient.
//
// Idea: most heaps change nothing, so first look for a class that the new heap can have in the quotient as it is: a
// conservative extension. If there is none, guess a larger monoid by freeing the new heap, reduce it, and check it. A sum
// that fails shows a relation that does not hold; free a heap of this relation over the guess, and so on.
// Invariant: the guess becomes the quotient only after the check, so a poor guess costs only time.
// Cost: a conservative extension about |Q|² / 64 steps; a guess as product.cpp, reduction.cpp and transition_algebra.cpp.
// Reference: Plambeck and Siegel 2008, and Siegel's solver in CGSuite, for the conservative extension; the rest is ours.

#include "misere/quotient_solver.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "misere/blame.hpp"
#include "misere/counted_search.hpp"
#include "misere/reduction.hpp"

namespace fairplay::misere {
QuotientSolver::QuotientSolver(HeapOptions options)
    : options_(std::make_unique<HeapOptions>(std::move(options))),
      monoid_(std::make_unique<Monoid>(trivial_monoid())),
      algebra_(std::make_unique<TransitionAlgebra>(*monoid_, *options_)) {}

bool QuotientSolver::adjoin(Budget& budget) {
    const Heap heap = last() + 1;
    options_->reach(heap);
    if (options_->is_dead(heap)) {
        monoid_->phi.push_back(0);
        return false;
    }
    if (extends_conservatively(heap, budget)) return false;
    search(heap, budget);
    return true;
}

bool QuotientSolver::extends_conservatively(Heap heap, Budget& budget) {
    for (const Class cls : algebra_->possible_classes(heap, budget)) {
        if (accepts(heap, cls, budget)) return true;
    }
    return false;
}

bool QuotientSolver::accepts(Heap heap, Class cls, Budget& budget) {
    if (!algebra_->is_known(heap, cls, budget)) {
        Monoid monoid = *monoid_;
        monoid.phi.push_back(cls);
        TransitionAlgebra algebra = algebra_->over(monoid);
        if (algebra.add(heap, heap, budget)) return false;
        *algebra_ = algebra.over(*monoid_);
    }
    take_class(heap, cls, budget);
    return true;
}

// A heap that comes before the representative of its class becomes a generator.
void QuotientSolver::take_class(Heap heap, Class cls, Budget& budget) {
    const Sum& representative = monoid_->representatives[cls];
    const Place place{options_->length(representative), representative};
    if (!(Place{options_->length(heap), {heap}} < place)) {
        monoid_->phi.push_back(cls);
        return;
    }
    Action action = monoid_->generators;
    action.letters.push_back(heap);
    action.times.push_back(monoid_->row(cls));
    auto phi = monoid_->phi;
    phi.push_back(cls);
    auto monoid = std::make_unique<Monoid>(settle(action, monoid_->in_p, phi, *options_, budget));
    auto algebra = std::make_unique<TransitionAlgebra>(*monoid, *options_);
    algebra->add(1, heap, budget);
    monoid_ = std::move(monoid);
    algebra_ = std::move(algebra);
}

void QuotientSolver::search(Heap heap, Budget& budget) {
    Choice choice(heap);
    auto guess = std::make_unique<Monoid>(*monoid_);
    guess->phi.push_back(none);
    try {
        while (!improve(guess, choice, heap, budget)) {
        }
    } catch (const LimitReached& limit) {
        if (limit.status != QuotientStatus::classes || choice.freed().size() != 2) throw;
        search_infinite(std::move(*guess), choice, heap, budget);
        throw;
    }
}

// One guess. Returns whether it is right.
bool QuotientSolver::improve(std::unique_ptr<Monoid>& guess, Choice& choice, Heap heap, Budget& budget) {
    const Product product(*guess, *options_, heap, choice.freed(), budget);
    auto next = std::make_unique<Monoid>(reduced(product, *options_, budget));
    auto algebra = std::make_unique<TransitionAlgebra>(*next, *options_);
    const auto failure = algebra->add(1, heap, budget);
    if (!failure) {
        monoid_ = std::move(next);
        algebra_ = std::move(algebra);
        return true;
    }
    const Blame wrong = blame(product, *failure);
    choice.learn(wrong, {options_->length(*failure), *failure}, *next);
    if (!wrong.wraps) guess = std::move(next);
    return false;
}

// Two heaps that had to be freed together may have to be counted without end.
void QuotientSolver::search_infinite(Monoid guess, const Choice& choice, Heap heap, Budget& budget) {
    std::array<Heap, 2> counters{choice.freed()[0].heap, choice.freed()[1].heap};
    std::ranges::sort(counters);
    infinite_ = search_counted(std::move(guess), *options_, heap, counters, budget);
    if (infinite_) throw LimitReached{QuotientStatus::infinite};
}

}  // namespace fairplay::misere
