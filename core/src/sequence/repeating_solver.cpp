#include "sequence/repeating_solver.hpp"

#include <bit>
#include <limits>
#include <stdexcept>

namespace fairplay::detail {

template <class Function>
void RepeatingSolver::options(const History& history, std::size_t n, std::size_t k, Function function) {
    if (k > n) return;
    const std::uint8_t digit = detail::digit(rule_, k);
    const std::size_t rest = n - k;
    ++work_;
    if (rest == 0) {
        if (digit & nothing) function(0);
        return;
    }
    history.with_data([&](const auto* g) {
        if (digit & one_heap) function(g[rest]);
        if (digit & two_heaps) {
            for (std::size_t a = 1; 2 * a <= rest; ++a) {
                if (!rule_.unequal || 2 * a != rest) function(std::uint32_t(g[a] ^ g[rest - a]));
            }
            work_ += rest / 2;
        }
        if (digit & three_heaps) {
            for (std::size_t a = 1; 3 * a <= rest; ++a) {
                for (std::size_t b = a; a + 2 * b <= rest; ++b) function(std::uint32_t(g[a] ^ g[b] ^ g[rest - a - b]));
            }
            work_ += rest * rest / 12;
        }
    });
}

std::uint32_t RepeatingSolver::next_value(const History& history, std::size_t n) {
    const std::size_t fixed = rule_.digits.size();
    Set& set = sets_[n % sets_.size()];
    set.members.resize(bound_ + 1);
    for (std::size_t k = fixed; k < fixed + rule_.tail.size(); ++k) {
        options(history, n, k, [&](std::uint32_t value) { set.members[value] = true; });
    }
    while (set.members[set.least]) ++set.least;
    const auto stamp = static_cast<std::uint32_t>(n + 1);
    for (std::size_t k = 0; k < fixed; ++k) {
        options(history, n, k, [&](std::uint32_t value) { stamps_[value] = stamp; });
    }
    std::uint32_t value = set.least;
    while (set.members[value] || stamps_[value] == stamp) ++value;
    return value;
}

void RepeatingSolver::grow(std::uint32_t value) {
    bound_ = std::max(bound_, std::bit_ceil(std::size_t{value} + 1));
    if (stamps_.size() <= bound_) stamps_.resize(bound_ + 1);
}

void RepeatingSolver::advance(History& history, std::size_t count) {
    if (count > std::numeric_limits<std::uint32_t>::max()) {
        throw std::length_error("rules with digits that repeat are not for heaps beyond 32 bits");
    }
    const std::uint64_t end = work_ + 1'000'000;
    do {
        history.append(next_value(history, history.size()));
        grow(history[history.size() - 1]);
    } while (history.size() < count && work_ < end);
}

// A history does not hold the sets, so compute them again.
void RepeatingSolver::resume(const History& history) {
    *this = RepeatingSolver(rule_);
    for (std::size_t n = 0; n < history.size(); ++n) grow(history[n]);
    for (std::size_t n = 0; n < history.size(); ++n) next_value(history, n);
}

}  // namespace fairplay::detail
