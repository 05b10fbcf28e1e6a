#include "sequence/plain/plain_values.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <utility>

#include "sequence/rule.hpp"

namespace fairplay::detail {
namespace {

constexpr std::size_t room = 8192;                // places that are computed before they move
constexpr std::size_t all_places = std::size_t{1} << 15;
constexpr std::size_t seldom = 200;               // one in so many heaps may be looked at alone

}  // namespace

PlainValues::PlainValues(const Rule& rule, const Kind& kind, std::span<const std::uint16_t> first, Cpu cpu)
    : kind_(kind), below_(0), loops_(&strike_loops(cpu)), struck_(all_places) {
    const int lowest = std::countr_zero(kind.mask);
    if (lowest >= 16) throw std::invalid_argument("a mask without bits");
    below_ = (std::uint32_t{1} << lowest) - 1;
    for (const std::uint64_t n : {0U, 1U}) {
        for (std::uint32_t place = 0; place < all_places; ++place) {
            const std::uint32_t even = (place & ~below_) << 1 | (place & below_);
            values_[n].push_back(static_cast<std::uint16_t>(kind.is_common(even, n) ? even : even | (below_ + 1)));
        }
    }
    find_taps(rule, first);
}

// Without those whose options are of the rare kind: under a domain mask, some that leave a single heap.
void PlainValues::find_taps(const Rule& rule, std::span<const std::uint16_t> first) {
    std::vector<std::pair<std::uint32_t, std::uint16_t>> taps;
    for (const std::uint32_t k : digits_with(rule, one_heap)) {
        if (!kind_.domain || k % 2 == 0) taps.emplace_back(k, std::uint16_t{0});
    }
    for (std::uint32_t r = 1; r < first.size(); ++r) {
        if (kind_.is_common(first[r], r)) continue;
        for (const std::uint32_t k : digits_with(rule, two_heaps)) taps.emplace_back(k + r, place_of(first[r]));
    }
    std::ranges::sort(taps);
    taps.erase(std::ranges::unique(taps).begin(), taps.end());
    for (const auto& [offset, place] : taps) {
        offsets_.push_back(offset);
        taps_.push_back(place);
        if (offset < eight) {
            for (std::uint64_t w = 0; w < most_words; ++w) patterns_.push_back(place ^ 64 * w);
        }
    }
    reach_ = std::max<std::size_t>(eight, rule.digits.size());
    if (!offsets_.empty()) reach_ = std::max<std::size_t>(reach_, offsets_.back());
    plan_ = {offsets_.data(), taps_.data(), taps.size(), patterns_.size() / most_words, patterns_.data()};
}

bool PlainValues::start(std::uint64_t n, std::span<const std::uint16_t> state) {
    if (state.size() < reach_) return false;
    n_ = n;
    places_.assign(reach_ + room + eight, 0);
    for (std::size_t i = 0; i < reach_; ++i) {
        const std::uint16_t value = state[state.size() - reach_ + i];
        if (!kind_.is_common(value, n - reach_ + i)) return false;
        places_[i] = place_of(value);
    }
    known_ = reach_;
    choose_words();
    return true;
}

// So that few heaps have a place beyond.
void PlainValues::choose_words() {
    std::vector<std::size_t> counts(all_places / 64);
    for (std::size_t i = known_ - reach_; i < known_; ++i) ++counts[places_[i] / 64];
    std::size_t beyond = reach_;
    for (words_ = 0; words_ < most_words && beyond * seldom > reach_; ++words_) beyond -= counts[words_];
}

std::size_t PlainValues::write(std::uint16_t* values, std::size_t count) {
    std::size_t done = 0;
    while (done < count) {
        make_room();
        const std::size_t wanted = std::min(count - done, places_.size() - eight - known_);
        const std::size_t found = find(wanted);
        for (std::size_t i = 0; i < found; ++i) values[done + i] = values_[(n_ + i) % 2][places_[known_ + i]];
        known_ += found;
        n_ += found;
        done += found;
        if (found < wanted) break;
    }
    return done;
}

std::size_t PlainValues::find(std::size_t count) {
    std::uint16_t* const here = places_.data() + known_;
    for (std::size_t found = 0;; ++found) {
        found += loops_->find[words_ - 1](plan_, here + found, count - found);
        if (found == count || !find_one(here + found)) return found;
    }
}

// The last places move to the beginning.
void PlainValues::make_room() {
    if (known_ + eight < places_.size()) return;
    const std::uint16_t* const end = places_.data() + known_;
    std::copy(end - reach_, end, places_.data());
    known_ = reach_;
    choose_words();
}

// One heap, from all taps.
bool PlainValues::find_one(std::uint16_t* here) {
    if (++stamp_ == 0) {
        std::ranges::fill(struck_, std::uint8_t{0});
        stamp_ = 1;
    }
    for (std::size_t t = 0; t < plan_.count; ++t) struck_[*(here - plan_.offsets[t]) ^ plan_.values[t]] = stamp_;
    for (std::size_t place = 0; place < all_places; ++place) {
        if (struck_[place] == stamp_) continue;
        *here = static_cast<std::uint16_t>(place);
        return true;
    }
    return false;
}

}  // namespace fairplay::detail
