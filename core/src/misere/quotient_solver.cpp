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
#include <utility>

#include "misere/blame.hpp"
#include "misere/reduction.hpp"

namespace fairplay::misere {
namespace {

constexpr std::uint32_t least_powers = 8;

// So many powers of a heap that all its multiples in the monoid are different, and a few more.
std::uint32_t powers(const Monoid& monoid, Heap heap) {
    std::vector<bool> seen(monoid.order());
    std::uint32_t multiples = 0;
    for (Class c = 0; monoid.phi[heap] != none && !seen[c]; c = monoid.plus(c, {heap})) {
        seen[c] = true;
        ++multiples;
    }
    return std::max(least_powers, multiples + 2);
}

// Which heaps are free in the next guess: the one that is blamed. If it is blamed again before there is progress, it is
// freed together with those that were freed last.
class Choice {
public:
    explicit Choice(Heap heap) : freed_{{heap, least_powers}} {}

    const std::vector<Freed>& freed() const { return freed_; }

    void learn(const Blame& blame, const Place& failure, const Monoid& guess) {
        if (blame.wraps) {
            for (Freed& each : freed_) each.powers += each.heap == blame.heap ? each.powers / 8 * 2 : 0;
            return;
        }
        if (furthest_ < failure) {
            furthest_ = failure;
            blamed_.clear();
        }
        const std::size_t times = ++blamed_[blame.heap];
        if (times == 1) freed_.clear();
        std::erase_if(freed_, [&](const Freed& each) { return each.heap == blame.heap; });
        freed_.push_back({blame.heap, powers(guess, blame.heap)});
        while (freed_.size() > times) freed_.erase(freed_.begin());
    }

private:
    std::vector<Freed> freed_;
    std::map<Heap, std::size_t> blamed_;  // since the last progress
    Place furthest_;
};

}  // namespace

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
    for (;;) {
        const Product product(*guess, *options_, heap, choice.freed(), budget);
        auto next = std::make_unique<Monoid>(reduced(product, *options_, budget));
        auto algebra = std::make_unique<TransitionAlgebra>(*next, *options_);
        const auto failure = algebra->add(1, heap, budget);
        if (!failure) {
            monoid_ = std::move(next);
            algebra_ = std::move(algebra);
            return;
        }
        const Blame wrong = blame(product, *failure);
        choice.learn(wrong, {options_->length(*failure), *failure}, *next);
        if (!wrong.wraps) guess = std::move(next);
    }
}

}  // namespace fairplay::misere
