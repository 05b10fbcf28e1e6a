// Values by the definition, behind the common solver interface.

#pragma once

#include <algorithm>

#include "sequence/rule.hpp"
#include "sequence/solver.hpp"

namespace fairplay::detail {

class DefinitionSolver final : public Solver {
public:
    explicit DefinitionSolver(const Rule& rule) : rule_(rule), game_(rule.digits, rule.tail, rule.unequal) {}

    void advance(History& history, std::size_t count) override {
        const std::uint64_t end = work_ + 1'000'000;
        do {
            const std::size_t n = history.size();
            history.append(game_.value(n));
            work_ += cost(n);
        } while (history.size() < count && work_ < end);
    }

    // Computes the values again, since the definition works with nothing else.
    void resume(const History& history) override { game_.extend(history.size()); }

    std::uint64_t work() const noexcept override { return work_; }

private:
    // Approximates the number of options of n.
    std::uint64_t cost(std::uint64_t n) const {
        const std::size_t digits = rule_.tail.empty() ? std::min<std::size_t>(rule_.digits.size(), n + 1) : n + 1;
        std::uint64_t sum = digits;
        for (std::size_t k = 0; k < digits; ++k) {
            const std::uint8_t d = digit(rule_, k);
            const std::uint64_t rest = n - k;
            sum += (d & two_heaps ? rest / 2 : 0) + (d & three_heaps ? rest * rest / 12 : 0);
        }
        return sum;
    }

    Rule rule_;
    TakeAndBreak game_;
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
