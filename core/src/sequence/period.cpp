// Looking for a period in known values.
//
// Idea: for every p, count how many of the last steps G(n+1) - G(n) equal the one p places before. Then G(n+p) - G(n)
// is constant from some n₀ on. The Z-function of the reversed sequence answers this for all p at once, in linear time
// but with four bytes per value. In a long history, the places are found where its last values occur again.
//
// Cost: linear, unless a long history nearly repeats in many ways; then the search stops until there are more values.

#include "sequence/period.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

#include "sequence/period_proof.hpp"

namespace fairplay::detail {
namespace {

constexpr std::size_t long_history = std::size_t{1} << 17;
constexpr std::size_t pattern = 64;

// Judges candidates in order of their periods.
class Judge {
public:
    Judge(const Rule& rule, const History& history) : rule_(rule), history_(history), count_(history.size()) {}

    // G(n + p) - G(n) is the same for all n in [n0, count - p). Returns true if that proves the period.
    bool consider(std::uint64_t n0, std::uint64_t p) {
        if (n0 + p >= count_) return false;
        const std::uint32_t first = history_[n0];
        const std::uint32_t later = history_[n0 + p];
        if (later < first) return false;
        const std::uint32_t saltus = later - first;
        const std::uint64_t needed = saltus == 0 ? values_needed(rule_, n0, p) : needed_arithmetic(n0, p, saltus);
        if (needed != 0 && needed <= count_) {
            const bool plain = rule_.tail.empty() && !rule_.unequal;
            const Theorem theorem = saltus ? Theorem::arithmetic : plain ? Theorem::guy_smith : Theorem::repeating;
            search_.found = Period{n0, p, saltus, theorem, needed};
            return true;
        }
        // Ignore a period that holds for only a few values.
        if (needed != 0 && count_ - n0 > 2 * p + 16) {
            search_.promising = search_.promising ? std::min(search_.promising, needed) : needed;
        }
        if (!search_.found && count_ >= 8 * (n0 + p)) search_.found = Period{n0, p, saltus, Theorem::none, count_};
        return false;
    }

    PeriodSearch result() const { return search_; }

private:
    std::uint64_t needed_arithmetic(std::uint64_t n0, std::uint64_t p, std::uint32_t saltus) {
        // Try no proof of a period that is not clearly visible yet.
        const std::uint64_t least = 8 * (n0 + p);
        if (rule_.tail.empty() || count_ < least || tries_ == 0) return 0;
        --tries_;
        if (wide_.empty()) {
            wide_.resize(std::min<std::size_t>(count_, 1 << 14));
            for (std::size_t n = 0; n < wide_.size(); ++n) wide_[n] = history_[n];
        }
        const auto needed = prove_arithmetic(rule_, wide_, n0, p, saltus);
        return needed ? std::max(*needed, least) : 0;
    }

    const Rule& rule_;
    const History& history_;
    std::uint64_t count_;
    PeriodSearch search_;
    std::vector<std::uint32_t> wide_;
    int tries_ = 4;  // attempts at a proof that is not cheap
};

// z[p] for p ≥ 1: how many of the last steps equal the one p places before.
std::vector<std::uint32_t> suffix_matches(const std::vector<std::int64_t>& steps) {
    const std::size_t size = steps.size();
    std::vector<std::uint32_t> z(size);
    const auto at = [&](std::size_t i) { return steps[size - 1 - i]; };
    std::size_t left = 0;
    std::size_t right = 0;
    for (std::size_t i = 1; i < size; ++i) {
        std::size_t length = i < right ? std::min<std::size_t>(right - i, z[i - left]) : 0;
        while (i + length < size && at(length) == at(i + length)) ++length;
        if (i + length > right) {
            left = i;
            right = i + length;
        }
        z[i] = static_cast<std::uint32_t>(length);
    }
    return z;
}

void consider_all(const History& history, Judge& judge) {
    std::vector<std::int64_t> steps;
    history.with_data([&](const auto* g) {
        for (std::size_t n = 1; n < history.size(); ++n) steps.push_back(std::int64_t{g[n]} - std::int64_t{g[n - 1]});
    });
    const auto matches = suffix_matches(steps);
    for (std::size_t p = 1; p < steps.size(); ++p) {
        if (judge.consider(steps.size() - p - matches[p], p)) return;
    }
}

// How many of the values before `end` equal the one p places before.
template <class Value>
std::size_t matches(const Value* g, std::size_t end, std::size_t p) {
    std::size_t n = end;
    while (n >= p + pattern && std::memcmp(g + n - pattern, g + n - pattern - p, pattern * sizeof *g) == 0) n -= pattern;
    while (n > p && g[n - 1] == g[n - 1 - p]) --n;
    return end - n;
}

void consider_returns(const History& history, Judge& judge) {
    const std::size_t count = history.size();
    history.with_data([&](const auto* g) {
        std::size_t steps = 4 * count;
        std::uint64_t last = 0;
        std::memcpy(&last, g + count - 8 / sizeof *g, 8);
        for (std::size_t p = 1; 2 * p < count; ++p) {
            std::uint64_t here = 0;
            std::memcpy(&here, g + count - p - 8 / sizeof *g, 8);
            if (here != last) continue;
            const std::size_t matched = matches(g, count, p);
            if (matched > pattern && judge.consider(count - p - matched, p)) return;
            if (matched > steps) return;
            steps -= matched;
        }
    });
}

}  // namespace

PeriodSearch find_period(const Rule& rule, const History& history) {
    Judge judge(rule, history);
    if (history.size() < 2) return {};
    if (history.size() <= long_history || !rule.tail.empty()) {
        consider_all(history, judge);
    } else {
        consider_returns(history, judge);
    }
    return judge.result();
}

// Every such p makes the values from `within` on equal to those p places before, up to a constant.
bool may_repeat(const History& history, std::size_t within) {
    const std::size_t count = history.size();
    if (count < within + 2) return true;
    return history.with_data([&](const auto* g) {
        for (std::size_t p = 1; p < within; ++p) {
            const auto step = [&](std::size_t n) { return std::int64_t{g[n]} - std::int64_t{g[n - p]}; };
            const std::int64_t saltus = step(within);
            std::size_t n = within + 1;
            while (n < count && step(n) == saltus) ++n;
            if (n == count && saltus >= 0) return true;
        }
        return false;
    });
}

}  // namespace fairplay::detail
