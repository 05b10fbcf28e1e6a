// Looks for an infinite quotient in which two heaps are counted.
//
// Idea: as for finite quotients: guess a monoid by freeing a heap, reduce and check it, and free the heap that is blamed
// next; but here two heaps are always free, and their counts never end.
// Invariant: what is returned has passed the check.
// Cost: of each guess, its product and its check.
// Reference: the search for finite quotients (quotient_solver.cpp).

#include "misere/counted_search.hpp"

#include <utility>

#include "misere/choice.hpp"
#include "misere/counted_check.hpp"

namespace fairplay::misere {
namespace {

// Each class stands for all counts, so it has as many elements more.
constexpr std::uint64_t elements_per_class = 1024;

}  // namespace

std::optional<CountedMonoid> search_counted(Monoid base, const HeapOptions& options, Heap last,
                                            const std::array<Heap, 2>& counters, Budget& budget) {
    Choice choice;
    for (;;) {
        std::vector<Freed> freed{{counters[0], counted_powers}, {counters[1], counted_powers}};
        freed.insert(freed.end(), choice.freed().begin(), choice.freed().end());
        const Product product(base, options, last, std::move(freed), budget, elements_per_class);
        auto next = counted(product, options, budget);
        if (!next) return std::nullopt;
        const auto failure = CountedCheck(*next, options, last, budget).run();
        if (!failure) return find_apart(*next) ? std::move(next) : std::nullopt;
        const Blame wrong = blame(product, *failure);
        if (wrong.heap == counters[0] || wrong.heap == counters[1]) return std::nullopt;
        choice.learn(wrong, {options.length(*failure), *failure}, next->parts);
        if (!wrong.wraps) base = std::move(next->parts);
    }
}

}  // namespace fairplay::misere
