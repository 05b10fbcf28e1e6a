// The check of a monoid with counters.
//
// Idea: transition sets with one word of sites for each class, so that all sites are looked at in one step. Sums of heaps
// that are not counted are generated in the order of their places, and dropped if a kept state of the same class has a
// smaller set.
// Invariant: the state of every sum that comes before the queue's first is dominated by a kept one.
// Cost: two look-ups per class, for each kept state and letter. 0.07 up to heap 34 has 1456 classes, 36 sites and some
// 2000 states.

#include "misere/counted_check.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>

namespace fairplay::misere {
namespace {

constexpr std::size_t most_sites = 64;

// The counts after a step, if none is less than 0.
template <class Step>
std::optional<Counts> after(Counts counts, Step step) {
    const std::int64_t first = std::int64_t{counts.first} + step.first;
    const std::int64_t second = std::int64_t{counts.second} + step.second;
    if (first < 0 || second < 0) return std::nullopt;
    return Counts{static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(second)};
}

}  // namespace

CountedCheck::CountedCheck(const CountedMonoid& monoid, const HeapOptions& options, Heap last, Budget& budget)
    : monoid_(monoid),
      options_(options),
      budget_(budget),
      by_counted_(monoid.parts.order()),
      rows_(monoid.parts.order()),
      states_(monoid.parts.order()) {
    find_moves(last);
    find_sites();
}

void CountedCheck::find_moves(Heap last) {
    std::set<Step> steps{{0, 0}};
    for (Heap heap = 0; heap <= last; ++heap) {
        std::set<Move> moves;
        const Counted self = monoid_.element(Sum{heap});
        for (const Sum& option : options_[heap]) {
            const Counted left = monoid_.element(option);
            const Step step{static_cast<std::int32_t>(left.counts.first - self.counts.first),
                            static_cast<std::int32_t>(left.counts.second - self.counts.second)};
            moves.insert({left.cls, step});
            steps.insert(step);
        }
        moves_.emplace_back(moves.begin(), moves.end());
    }
    steps_.assign(steps.begin(), steps.end());
}

// What there is to see from these counts: which counters are at 0, and how the counts near are coloured.
std::vector<std::int64_t> CountedCheck::look(Counts counts) const {
    std::vector<std::int64_t> seen{counts.first == 0, counts.second == 0};
    for (const Step& step : steps_) {
        const auto near = after(counts, step);
        seen.push_back(near ? std::int64_t{monoid_.colour(*near)} : -1);
    }
    return seen;
}

// Let R be the most that a step changes a count. If both counts are at least edge + 2 + R, everything near may lose 2 of
// both; if one is more than the other by width + 2 + 2R or more, everything near may lose 2 of it. So counts below
// edge + width + 4 + 3R show all there is to see.
void CountedCheck::find_sites() {
    std::int32_t reach = 1;
    for (const auto& [first, second] : steps_) reach = std::max({reach, std::abs(first), std::abs(second)});
    const std::uint32_t end = monoid_.counting.size() + 1 + 3 * static_cast<std::uint32_t>(reach);
    std::set<std::vector<std::int64_t>> seen;
    for (std::uint32_t a = 0; a < end; ++a) {
        for (std::uint32_t b = 0; b < end; ++b) {
            if (seen.insert(look({a, b})).second) sites_.push_back({a, b});
        }
    }
    if (sites_.size() > most_sites) throw LimitReached{QuotientStatus::classes};
}

const std::vector<std::uint16_t>& CountedCheck::row(Class cls) {
    if (rows_[cls].empty()) {
        const auto classes = monoid_.parts.row(cls);
        rows_[cls].assign(classes.begin(), classes.end());
    }
    return rows_[cls];
}

// Where a sum is lost once the counts of the site have changed. Not where a count would be less than 0.
const CountedCheck::Set& CountedCheck::lost_after(Step step) {
    const auto [found, is_new] = lost_.try_emplace(step, monoid_.parts.order());
    for (std::size_t s = 0; is_new && s < sites_.size(); ++s) {
        const auto counts = after(sites_[s], step);
        if (!counts) continue;
        const auto& lost = monoid_.lost[monoid_.colour(*counts)];
        for (Class z = 0; z < lost.size(); ++z) found->second[z] |= Sites{lost[z]} << s;
    }
    return found->second;
}

CountedCheck::Set CountedCheck::wins(const std::vector<Move>& moves) {
    Set set(monoid_.parts.order());
    for (const auto& [cls, step] : moves) {
        budget_.spend(set.size());
        const Set& lost = lost_after(step);
        const auto& beside = row(cls);
        for (Class z = 0; z < set.size(); ++z) set[z] |= lost[beside[z]];
    }
    return set;
}

bool CountedCheck::is_counted(Heap heap) const { return std::ranges::find(monoid_.counters, heap) != monoid_.counters.end(); }

// Condition (1), and then the queue.
void CountedCheck::add_heap(Heap heap) {
    Set set = wins(moves_[heap]);
    const Class cls = is_counted(heap) ? 0 : monoid_.parts.phi[heap];
    const Set& lost = lost_after({0, 0});
    const auto& beside = row(cls);
    for (Class z = 0; z < set.size(); ++z) {
        const Sites both = set[z] & lost[beside[z]];
        if (both == 0) continue;
        const Sum& rest = monoid_.parts.representatives[z];
        note_failure(is_counted(heap) ? rest : plus(rest, heap), both);
    }
    if (!is_counted(heap)) return states_.push({{options_.length(heap), {heap}}, cls, std::move(set), none});
    for (Class z = 0; z < set.size(); ++z) by_counted_[z] |= set[z];
}

// Condition (2). The first site has no counted heaps: there the empty sum has no move, and is won.
void CountedCheck::check_sum(const State& state) {
    Sites all = sites_.size() == most_sites ? ~Sites{0} : (Sites{1} << sites_.size()) - 1;
    if (state.place.sum.empty()) all &= ~Sites{1};
    const Sites wrong = all & ~lost_after({0, 0})[state.cls] & ~state.set[0] & ~by_counted_[state.cls];
    if (wrong != 0) note_failure(state.place.sum, wrong);
}

// With the first of the sites.
void CountedCheck::note_failure(Sum sum, Sites sites) {
    const Counts& counts = sites_[static_cast<std::size_t>(std::countr_zero(sites))];
    for (std::uint32_t i = 0; i < counts.first; ++i) sum = plus(sum, monoid_.counters[0]);
    for (std::uint32_t i = 0; i < counts.second; ++i) sum = plus(sum, monoid_.counters[1]);
    Place place{options_.length(sum), std::move(sum)};
    if (!failure_ || place < *failure_) failure_ = std::move(place);
}

std::optional<Sum> CountedCheck::run() {
    for (Heap heap = 0; heap < moves_.size(); ++heap) {
        if (!options_.is_dead(heap)) add_heap(heap);
    }
    check_sum({{}, 0, Set(monoid_.parts.order()), none});
    while (!states_.is_empty() && !(failure_ && *failure_ < states_.first())) {
        auto state = states_.pop();
        if (!state) continue;
        check_sum(*state);
        if (state->last == none) {
            open_letter(std::move(*state));
        } else {
            extend_by_all(states_.keep(std::move(*state)));
        }
    }
    return failure_ ? std::optional(failure_->sum) : std::nullopt;
}

// A heap that is no sum of others becomes a letter, and is added to every kept state.
void CountedCheck::open_letter(State state) {
    const auto letter = static_cast<std::uint32_t>(letters_.size());
    letters_.push_back({state.cls, state.place.sum[0], state.set});
    state.last = letter;
    states_.keep(std::move(state));
    for (std::uint32_t i = 0; i < states_.size(); ++i) extend(states_[i], letter);
}

void CountedCheck::extend_by_all(std::uint32_t kept) {
    for (std::uint32_t letter = states_[kept].last; letter < letters_.size(); ++letter) extend(states_[kept], letter);
}

void CountedCheck::extend(const State& state, std::uint32_t letter) {
    const auto& [cls, heap, wins] = letters_[letter];
    Place place{state.place.length + options_.length(heap), plus(state.place.sum, heap)};
    if (failure_ && !(place < *failure_)) return;
    budget_.spend(2 * wins.size());
    const auto& beside_letter = row(cls);
    const auto& beside_state = row(state.cls);
    Set set(wins.size());
    for (Class z = 0; z < set.size(); ++z) set[z] = state.set[beside_letter[z]] | wins[beside_state[z]];
    states_.push({std::move(place), beside_letter[state.cls], std::move(set), letter});
}

}  // namespace fairplay::misere
