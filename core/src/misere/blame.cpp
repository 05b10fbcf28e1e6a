// Which assumption of a candidate was wrong.
//
// Idea: the outcome of a failing sum, by one step, is not that of the least sum of its element, though both are the same
// element. Replace the heaps of the failing sum one by one: what comes before by its least sum, what follows as it is.
// Somewhere the outcome changes. The relation used there, a least sum plus one heap is another least sum, is wrong in the
// presence of the heaps that follow. Free the largest heap on its left side that is not free.
// Invariant: the outcome by one step of the least sum of an element is the mark of the element (product.cpp). So the
// outcome does change before the last heap is replaced.
// Cost: one walk through the options per heap of the sum.
// Reference: Rivest and Schapire 1993, for automata.

#include "misere/blame.hpp"

#include <algorithm>
#include <stdexcept>

namespace fairplay::misere {
namespace {

Blame largest_not_free(const Product& product, const Sum& relation) {
    for (auto heap = relation.rbegin(); heap != relation.rend(); ++heap) {
        if (!product.is_freed(*heap)) return {*heap, false};
    }
    return {relation.back(), true};
}

}  // namespace

Blame blame(const Product& product, const Sum& failure) {
    Product::Element element = 0;
    const bool outcome = product.lost_by_one_step(failure);
    for (std::size_t i = 0; i < failure.size(); ++i) {
        const Heap heap = failure[i];
        const Product::Element next = product.plus(element, heap);
        const Sum rest(failure.begin() + static_cast<std::ptrdiff_t>(i) + 1, failure.end());
        if (product.lost_by_one_step(plus(product.sum(next), rest)) != outcome) {
            if (product.expanded(heap) != Sum{heap}) return {heap, false};
            if (product.wraps(element, heap)) return {heap, true};
            return largest_not_free(product, plus(product.sum(element), heap));
        }
        element = next;
    }
    throw std::logic_error("a sum that contradicts no relation");
}

}  // namespace fairplay::misere
