// Which heaps are free in the next guess.

#include "misere/choice.hpp"

#include <algorithm>

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

}  // namespace

Choice::Choice(Heap heap) : freed_{{heap, least_powers}} {}

void Choice::learn(const Blame& blame, const Place& failure, const Monoid& guess) {
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

}  // namespace fairplay::misere
