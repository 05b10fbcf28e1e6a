// The public form of an infinite quotient, and its questions.

#include "misere/infinite_quotient.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace fairplay {
namespace misere {

InfiniteQuotient described(const CountedMonoid& monoid, Heap last) {
    InfiniteQuotient result;
    result.heaps = last;
    result.counted = monoid.counters;
    result.edge = monoid.counting.edge;
    result.width = monoid.counting.width;
    result.generators = monoid.parts.generators.letters;
    result.transitions = monoid.parts.generators.times;
    result.representatives = monoid.parts.representatives;
    result.pretending = monoid.parts.phi;
    const std::uint32_t size = monoid.counting.size();
    for (auto row = monoid.colours.begin(); row != monoid.colours.end(); row += size) {
        result.colours.emplace_back(row, row + size);
    }
    result.lost = monoid.lost;
    const Apart apart = find_apart(monoid).value();
    result.apart = {apart.cls, apart.counts.first, apart.counts.second};
    return result;
}

}  // namespace misere

bool InfiniteQuotient::won(std::span<const std::uint32_t> sum) const {
    misere::Counts counts;
    std::uint32_t cls = 0;
    for (const std::uint32_t heap : sum) {
        if (heap > heaps) throw std::invalid_argument("nothing is known about a heap of " + std::to_string(heap));
        counts.first += heap == counted[0];
        counts.second += heap == counted[1];
        for (const std::uint32_t letter : representatives[pretending[heap]]) {
            const auto at = std::ranges::find(generators, letter) - generators.begin();
            cls = transitions[static_cast<std::size_t>(at)][cls];
        }
    }
    const auto [first, second] = misere::Counting{edge, width}.normal(counts);
    return lost[colours[first][second]][cls] == 0;
}

}  // namespace fairplay
