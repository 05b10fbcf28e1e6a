// Least representatives of the classes of a commutative monoid.
//
// Idea: take sums in their order (Place), and keep the first of each class. Adding a heap does not change the order of
// two sums, so a part of a kept sum is kept: if it were not, the lesser sum of its class, put in its place, would give a
// lesser sum for the whole. Hence it is enough to add letters that are not smaller than those a kept sum has.
// Invariant: the queue holds, for every class not yet met, a sum not greater than its least one, or a part of one.
// Cost: |Q| times the number of letters, each with a copy of a short sum.
// Reference: Dijkstra 1959; Rédei 1963 for the order ideal.

#include "misere/monoid.hpp"

#include <algorithm>
#include <queue>
#include <utility>

namespace fairplay::misere {
namespace {

struct Entry {
    Place place;
    std::uint32_t state;

    bool operator>(const Entry& other) const { return other.place < place; }
};

using Queue = std::priority_queue<Entry, std::vector<Entry>, std::greater<>>;

void push_next(Queue& queue, const Entry& from, const Action& action, const Reached& reached,
               const HeapOptions& options) {
    for (std::size_t i = 0; i < action.letters.size(); ++i) {
        const Heap letter = action.letters[i];
        const std::uint32_t next = action.times[i][from.state];
        if (reached.number[next] != none || (!from.place.sum.empty() && letter < from.place.sum.back())) continue;
        queue.push({{from.place.length + options.length(letter), plus(from.place.sum, letter)}, next});
    }
}

}  // namespace

Reached reach(const Action& action, std::size_t states, const HeapOptions& options) {
    Reached reached{{}, {}, std::vector<std::uint32_t>(states, none)};
    Queue queue;
    queue.push({{}, 0});
    while (!queue.empty()) {
        const Entry entry = queue.top();
        queue.pop();
        if (reached.number[entry.state] != none) continue;
        reached.number[entry.state] = static_cast<std::uint32_t>(reached.states.size());
        reached.states.push_back(entry.state);
        reached.sums.push_back(entry.place.sum);
        push_next(queue, entry, action, reached, options);
    }
    return reached;
}

Monoid settle(const Action& action, const std::vector<std::uint8_t>& in_p, const std::vector<std::uint32_t>& phi,
              const HeapOptions& options, Budget& budget) {
    budget.spend(100 * in_p.size() * (action.letters.size() + 1));
    Reached reached = reach(action, in_p.size(), options);
    Monoid monoid;
    for (std::size_t i = 0; i < action.letters.size(); ++i) {
        const auto& times = action.times[i];
        if (reached.sums[reached.number[times[0]]] != Sum{action.letters[i]}) continue;
        monoid.generators.letters.push_back(action.letters[i]);
        auto& moved = monoid.generators.times.emplace_back();
        for (const std::uint32_t state : reached.states) moved.push_back(reached.number[times[state]]);
    }
    for (const std::uint32_t state : reached.states) monoid.in_p.push_back(in_p[state]);
    for (const std::uint32_t state : phi) monoid.phi.push_back(reached.number[state]);
    monoid.representatives = std::move(reached.sums);
    return monoid;
}

Monoid trivial_monoid() { return {{}, {0}, {{}}, {0}}; }

std::uint32_t Monoid::generator(Heap heap) const {
    const auto found = std::ranges::find(generators.letters, heap);
    return found == generators.letters.end() ? none : static_cast<std::uint32_t>(found - generators.letters.begin());
}

std::vector<Class> Monoid::row(Class y) const {
    std::vector<Class> row(order());
    for (Class z = 0; z < row.size(); ++z) row[z] = z;
    for (const Heap heap : representatives[y]) {
        const auto& times = generators.times[generator(heap)];
        for (Class& z : row) z = times[z];
    }
    return row;
}

Class Monoid::plus(Class c, const Sum& heaps) const {
    for (const Heap heap : heaps) {
        for (const Heap letter : representatives[phi[heap]]) c = generators.times[generator(letter)][c];
    }
    return c;
}

}  // namespace fairplay::misere
