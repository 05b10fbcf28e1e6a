#include "fairplay/pairs.hpp"

#include <algorithm>
#include <stdexcept>

namespace fairplay {
namespace {

constexpr std::uint32_t most_side = 10'000;

class Table {
public:
    Table(std::span<const PairClause> rule, std::uint32_t side) : rule_(rule), stamps_(3 * std::size_t{side} + 2 * rule.size() + 4) {
        values_.reserve((side + std::size_t{1}) * (side + std::size_t{2}) / 2);
    }

    // Pairs come in rising order, so that all options of a pair are known.
    void add(std::uint32_t a, std::uint32_t b) {
        ++mark_;
        any_ = wild_ = false;
        for (const PairClause& clause : rule_) visit(clause, a, b);
        const auto normal = any_ ? least(0) : std::uint16_t{0};
        const auto misere = any_ ? least(1) : std::uint16_t{1};
        const bool fits = normal == misere || normal + misere == 1;
        values_.push_back({normal, misere, static_cast<std::uint16_t>(wild_ || !fits)});
    }

    std::vector<PairValue> take() { return std::move(values_); }

private:
    struct Stamp {
        std::uint32_t by[2];  // normal and misère play
    };

    void visit(const PairClause& clause, std::uint32_t a, std::uint32_t b) {
        switch (clause.move) {
            case PairMove::one:
                from(clause, a, b);
                from(clause, b, a);
                break;
            case PairMove::larger:  // a ≥ b; what equal numbers become is the same either way
                from(clause, a, b);
                break;
            case PairMove::smaller:
                from(clause, b, a);
                break;
            case PairMove::both:
                counted(clause, b, [&](std::uint32_t k) { option(a - k, b - k); });
                break;
            case PairMove::each:
                each(clause.counts[0], clause.counts[1], a, b);
                each(clause.counts[1], clause.counts[0], a, b);
                break;
            case PairMove::multiple:
                for (std::uint32_t taken = b; b > 0 && taken <= a; taken += b) option(a - taken, b);
                break;
        }
    }

    void from(const PairClause& clause, std::uint32_t size, std::uint32_t other) {
        counted(clause, size, [&](std::uint32_t k) { option(size - k, other); });
    }

    void each(std::uint32_t x, std::uint32_t y, std::uint32_t a, std::uint32_t b) {
        if (x <= a && y <= b) option(a - x, b - y);
    }

    template <class Take>
    void counted(const PairClause& clause, std::uint32_t most, Take take) {
        if (clause.counts.empty()) {
            for (std::uint32_t k = 1; k <= most; ++k) take(k);
        } else {
            for (const std::uint32_t k : clause.counts) {
                if (k <= most) take(k);
            }
        }
    }

    void option(std::uint32_t a, std::uint32_t b) {
        const std::size_t larger = std::max(a, b);
        const PairValue& value = values_[larger * (larger + 1) / 2 + std::min(a, b)];
        any_ = true;
        wild_ |= value.wild != 0;
        stamps_[value.normal].by[0] = mark_;
        stamps_[value.misere].by[1] = mark_;
    }

    std::uint16_t least(int play) const {
        std::uint16_t value = 0;
        while (stamps_[value].by[play] == mark_) ++value;
        return value;
    }

    std::span<const PairClause> rule_;
    std::vector<Stamp> stamps_;  // by value; a pair has fewer options than there are stamps
    std::vector<PairValue> values_;
    std::uint32_t mark_ = 0;
    bool any_ = false;
    bool wild_ = false;
};

void check(const PairClause& clause) {
    const bool each = clause.move == PairMove::each;
    const auto zeros = std::count(clause.counts.begin(), clause.counts.end(), 0u);
    if (each && (clause.counts.size() != 2 || zeros == 2)) throw std::invalid_argument("a move takes something");
    if (!each && zeros > 0) throw std::invalid_argument("a move takes something");
}

}  // namespace

std::vector<PairValue> pair_values(std::span<const PairClause> rule, std::uint32_t side, const Tick& tick) {
    std::for_each(rule.begin(), rule.end(), check);
    if (side > most_side) throw std::length_error("the side is too large");
    Table table(rule, side);
    for (std::uint32_t a = 0; a <= side; ++a) {
        if (tick && a % 16 == 0) tick();
        for (std::uint32_t b = 0; b <= a; ++b) table.add(a, b);
    }
    return table.take();
}

}  // namespace fairplay
