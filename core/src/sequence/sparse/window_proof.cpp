// The period of a window (window.hpp): where it begins, and what proves it.

#include "sequence/sparse/window.hpp"

#include <algorithm>

namespace fairplay::detail {

// --- The preperiod ---

// The sequence from the last kept state at or before n.
Replay Window::replay(std::uint64_t n) const {
    const auto above = [](std::uint64_t wanted, const State& state) { return wanted < state.n; };
    const State& state = *(std::upper_bound(states_.begin(), states_.end(), n, above) - 1);
    return {*recursion_, state.values, state.n};
}

std::uint64_t Window::preperiod(std::uint64_t period) const {
    // A multiple of the period has the same preperiod, and places every heap beyond the kept values.
    const std::uint64_t turn = (kept + period - 1) / period * period;
    const auto differs = [&](const State& state) {
        const std::uint64_t n = state.n + turn;
        return !std::ranges::equal(replay(n).before(n, recursion_->reach()), state.values);
    };
    const auto same = std::partition_point(states_.begin(), states_.end(), differs);
    return same == states_.begin() ? first_turn(turn) : turn_between((same - 1)->n, same->n, turn);
}

// The same if it lies among the kept values.
std::uint64_t Window::first_turn(std::uint64_t turn) const {
    Replay later = replay(turn);
    std::uint64_t repeating = 0;
    for (std::uint64_t n = 0; n < kept; ++n) {
        if (history_[n] != later.before(n + turn + 1, 1)[0]) repeating = n + 1;
    }
    return repeating;
}

// The same if the state at `first` differs from the one `turn` heaps later, and that at `last` does not.
std::uint64_t Window::turn_between(std::uint64_t first, std::uint64_t last, std::uint64_t turn) const {
    const std::size_t reach = recursion_->reach();
    Replay earlier = replay(first);
    Replay later = replay(first + turn);
    std::uint64_t repeating = 0;
    for (std::uint64_t n = first; n < last; n = std::min(last, n + reach)) {
        const auto one = earlier.before(n, reach);
        const auto other = later.before(n + turn, reach);
        for (std::size_t i = 0; i < reach; ++i) {
            if (one[i] != other[i]) repeating = n - reach + i + 1;
        }
    }
    return repeating;
}

// --- The proof ---

// G(first) and the values after it, at least up to the last one computed so far.
std::vector<std::uint16_t> Window::values(std::uint64_t first, std::uint64_t count) const {
    std::vector<std::uint16_t> result;
    for (; count > 0 && first < kept; --count) result.push_back(static_cast<std::uint16_t>(history_[first++]));
    if (count == 0) return result;
    Replay replayed = replay(first);
    while (count > 0) {
        const auto step = std::min<std::uint64_t>(count, recursion_->reach());
        const auto part = replayed.before(first + step, step);
        result.insert(result.end(), part.begin(), part.end());
        first += step;
        count -= step;
    }
    return result;
}

void Window::prepare_proof() {
    const auto [preperiod, period] = *found_;
    const std::uint64_t n0 = std::max<std::uint64_t>(1, preperiod);
    if (period <= most_listed) {
        turn_ = values(n0, period);
        if (auto listed = find_witnesses(rule_, mask_, history_, kept, turn_, n0)) {
            witnesses_ = std::move(*listed);
            needed_ = needed_by_witnesses(rule_, rares_.back(), n0, period, witnesses_);
            return;
        }
        turn_.clear();
    }
    needed_ = needed_by_check(rule_, rares_.back(), n0, period, kept, began_);
}

WitnessProof Window::proof() const {
    WitnessProof proof{mask_.mask & ((std::uint32_t{1} << bits_) - 1), mask_.domain, mask_.odd, {}, turn_, witnesses_,
                       marks_.all()};
    for (const std::uint64_t n : rares_) proof.rares.push_back({n, static_cast<std::uint16_t>(history_[n])});
    if (proof.marks.empty() || proof.marks.back().n != size()) {
        proof.marks.push_back(marks_.here(last(recursion_->reach())));
    }
    return proof;
}

}  // namespace fairplay::detail
