// The check over the transition algebra.
//
// Idea: generate the states of all sums in the order of the sums (Place), heap by heap, and drop every state that
// another one dominates: same class, smaller set. A heap whose own state is dominated is never opened as a letter. Sums
// are extended only by letters opened not before their last one, so that each is met once.
// Invariant: the state of every sum that comes before the queue's first is dominated by a kept one. Proof by induction:
// let e be the letter of Y opened last, X = Y - e, and K the kept state that dominates X. If K is X, Y was generated,
// from K or from one that dominates it. Otherwise K + e comes before Y and dominates it. If a heap of Y was not opened,
// the state that dominates the heap, put in its place, gives a sum before Y that dominates Y.
// Cost: two look-ups per class, for each kept state and letter. A quotient of 638 classes has 909 of them and 16 letters.
// Reference: Plambeck and Siegel 2008, on transition algebras; the order and the pruning are ours.

#include "misere/transition_algebra.hpp"

#include <algorithm>
#include <utility>

namespace fairplay::misere {
namespace {

bool has(const Bits& bits, std::size_t i) { return (bits[i / 64] >> (i % 64) & 1) != 0; }

void set(Bits& bits, std::size_t i) { bits[i / 64] |= std::uint64_t{1} << (i % 64); }

bool meet(const Bits& a, const Bits& b) {
    for (std::size_t w = 0; w < a.size(); ++w) {
        if (a[w] & b[w]) return true;
    }
    return false;
}

}  // namespace

TransitionAlgebra::TransitionAlgebra(const Monoid& monoid, const HeapOptions& options)
    : monoid_(&monoid),
      options_(&options),
      words_((monoid.order() + 63) / 64),
      rows_(monoid.order()),
      lost_(monoid.order()),
      states_(monoid.order()) {}

TransitionAlgebra TransitionAlgebra::over(const Monoid& monoid) const {
    TransitionAlgebra copy = *this;
    copy.monoid_ = &monoid;
    return copy;
}

const TransitionAlgebra::Row& TransitionAlgebra::row(Class y) {
    if (rows_[y].empty()) {
        const auto classes = monoid_->row(y);
        rows_[y].assign(classes.begin(), classes.end());
    }
    return rows_[y];
}

const Bits& TransitionAlgebra::lost_beside(Class x) {
    if (lost_[x].empty()) {
        lost_[x].resize(words_);
        const Row& sums = row(x);
        for (std::size_t z = 0; z < sums.size(); ++z) {
            if (monoid_->in_p[sums[z]]) set(lost_[x], z);
        }
    }
    return lost_[x];
}

Bits TransitionAlgebra::wins(Heap heap, Budget& budget) {
    std::vector<Class> classes;
    for (const Sum& option : (*options_)[heap]) classes.push_back(monoid_->plus(0, option));
    std::ranges::sort(classes);
    classes.erase(std::unique(classes.begin(), classes.end()), classes.end());
    budget.spend(10 * (*options_)[heap].size() + monoid_->order() * classes.size() / 8);
    Bits result(words_);
    for (const Class e : classes) {
        const Bits& lost = lost_beside(e);
        for (std::size_t w = 0; w < words_; ++w) result[w] |= lost[w];
    }
    return result;
}

void TransitionAlgebra::note_failure(Place place) {
    if (!failure_ || place < *failure_) failure_ = std::move(place);
}

// Condition (1).
void TransitionAlgebra::check_heap(Heap heap, const Bits& wins) {
    const Bits& lost = lost_beside(monoid_->phi[heap]);
    if (!meet(wins, lost)) return;
    for (Class z = 0; z < monoid_->order(); ++z) {
        if (!has(wins, z) || !has(lost, z)) continue;
        Sum sum = plus(monoid_->representatives[z], heap);
        note_failure({options_->length(sum), std::move(sum)});
    }
}

// Condition (2), and then the queue.
void TransitionAlgebra::push(State state) {
    if (failure_ && !(state.place < *failure_)) return;
    if (!monoid_->in_p[state.cls] && !has(state.set, 0)) return note_failure(std::move(state.place));
    states_.push(std::move(state));
}

std::optional<Sum> TransitionAlgebra::add(Heap first, Heap last, Budget& budget) {
    for (Heap heap = first; heap <= last; ++heap) {
        if (options_->is_dead(heap)) continue;
        Bits set = wins(heap, budget);
        check_heap(heap, set);
        push({{options_->length(heap), {heap}}, monoid_->phi[heap], std::move(set), none});
    }
    while (!states_.is_empty() && !(failure_ && *failure_ < states_.first())) {
        auto state = states_.pop();
        if (!state) continue;
        if (state->last == none) {
            open_letter(std::move(*state), budget);
        } else {
            extend_by_all(states_.keep(std::move(*state)), budget);
        }
    }
    return failure_ ? std::optional(failure_->sum) : std::nullopt;
}

// A heap that is no sum of others becomes a letter, and is added to every kept state: also to those that are no longer
// minimal, since what dominates them may come later.
void TransitionAlgebra::open_letter(State state, Budget& budget) {
    const auto letter = static_cast<std::uint32_t>(letters_.size());
    letters_.push_back({state.cls, state.place.sum[0], bytes(state.set)});
    state.last = letter;
    states_.keep(std::move(state));
    for (std::uint32_t i = 0; i < states_.size(); ++i) {
        budget.spend(3 * monoid_->order());
        extend(states_[i], bytes(states_[i].set), letter);
    }
}

void TransitionAlgebra::extend_by_all(std::uint32_t kept, Budget& budget) {
    const std::uint32_t last = states_[kept].last;
    const auto set = bytes(states_[kept].set);
    budget.spend((2 * (letters_.size() - last) + 1) * monoid_->order());
    for (std::uint32_t letter = last; letter < letters_.size(); ++letter) extend(states_[kept], set, letter);
}

// The sum of a state, whose set is also given as bytes, and a letter.
void TransitionAlgebra::extend(const State& state, const std::vector<std::uint8_t>& set, std::uint32_t letter) {
    const auto& [cls, heap, wins] = letters_[letter];
    Place place{state.place.length + options_->length(heap), {}};
    if (failure_ && place.length > failure_->length) return;
    place.sum = plus(state.place.sum, heap);
    const std::uint16_t* beside_letter = row(cls).data();
    const std::uint16_t* beside_state = row(state.cls).data();
    Bits sum(words_);
    const std::size_t order = monoid_->order();
    for (std::size_t w = 0, z = 0; w < words_; ++w) {
        std::uint64_t word = 0;
        for (const std::size_t end = std::min(order, z + 64); z < end; ++z) {
            word |= std::uint64_t(set[beside_letter[z]] | wins[beside_state[z]]) << (z % 64);
        }
        sum[w] = word;
    }
    push({std::move(place), beside_letter[state.cls], std::move(sum), letter});
}

std::vector<std::uint8_t> TransitionAlgebra::bytes(const Bits& bits) const {
    std::vector<std::uint8_t> result(monoid_->order());
    for (std::size_t z = 0; z < result.size(); ++z) result[z] = has(bits, z);
    return result;
}

bool TransitionAlgebra::is_known(Heap heap, Class x, Budget& budget) { return states_.is_dominated(x, wins(heap, budget)); }

// Whether (1) holds for a heap of class x, and (2) for its sums with the known states.
bool TransitionAlgebra::fits(Class x, const Bits& wins, Budget& budget) {
    if (meet(wins, lost_beside(x)) || (!monoid_->in_p[x] && !has(wins, 0))) return false;
    const Row& sums = row(x);
    budget.spend(states_.size());
    for (Class y = 0; y < monoid_->order(); ++y) {
        if (monoid_->in_p[sums[y]] || has(wins, y)) continue;
        if (!std::ranges::all_of(states_.least(y), [&](std::uint32_t i) { return has(states_[i].set, x); })) return false;
    }
    return true;
}

std::vector<Class> TransitionAlgebra::possible_classes(Heap heap, Budget& budget) {
    const Bits set = wins(heap, budget);
    std::vector<Class> possible;
    budget.spend(monoid_->order() * words_);
    for (Class x = 0; x < monoid_->order(); ++x) {
        if (fits(x, set, budget)) possible.push_back(x);
    }
    return possible;
}

}  // namespace fairplay::misere
