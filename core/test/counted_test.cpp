#include <algorithm>
#include <random>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/misere.hpp"
#include "misere/counted_check.hpp"
#include "misere/quotient_solver.hpp"

using fairplay::MisereQuotient;
using fairplay::QuotientLimits;
using fairplay::QuotientStatus;
using fairplay::Rule;
using fairplay::misere::CountedCheck;
using fairplay::misere::CountedMonoid;
using fairplay::misere::Counting;
using fairplay::misere::Counts;
using fairplay::misere::HeapOptions;

namespace {

using Sum = std::vector<std::uint32_t>;

const Rule rule{{0, 2, 2, 6}, {}, false};  // 0.226
constexpr std::uint32_t last = 16;
constexpr QuotientLimits limits{600};

MisereQuotient extended(std::uint32_t heap) {
    MisereQuotient quotient(rule);
    quotient.extend(heap, limits);
    return quotient;
}

fairplay::InfiniteQuotient infinite_quotient() { return extended(last).infinite().value(); }

bool wins_by_definition(const fairplay::InfiniteQuotient& quotient, const HeapOptions& options, const Sum& sum) {
    bool has_move = false;
    for (std::size_t i = 0; i < sum.size(); ++i) {
        for (const Sum& option : options[sum[i]]) {
            Sum after = sum;
            after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
            after.insert(after.end(), option.begin(), option.end());
            has_move = true;
            if (!quotient.won(after)) return true;
        }
    }
    return !has_move;
}

// The monoid inside, so that it can be damaged.
struct Found {
    CountedMonoid monoid;
    HeapOptions options;
};

Found found() {
    fairplay::misere::QuotientSolver solver{HeapOptions(rule)};
    const fairplay::Tick tick;
    std::uint64_t work = 0;
    fairplay::misere::Budget budget(limits, tick, work);
    try {
        for (;;) solver.adjoin(budget);
    } catch (const fairplay::misere::LimitReached&) {
        return {solver.infinite().value(), solver.options()};
    }
}

bool holds(const Found& found) {
    const fairplay::Tick tick;
    std::uint64_t work = 0;
    fairplay::misere::Budget budget(limits, tick, work);
    return !CountedCheck(found.monoid, found.options, last, budget).run();
}

}  // namespace

TEST(counted_normal_counts_are_alike_and_least) {
    for (const Counting counting : {Counting{0, 1}, Counting{2, 5}, Counting{4, 3}}) {
        for (std::uint32_t a = 0; a < 30; ++a) {
            for (std::uint32_t b = 0; b < 30; ++b) {
                const auto normal = counting.normal({a, b});
                CHECK(normal.first % 2 == a % 2 && normal.second % 2 == b % 2);
                CHECK(normal.first < counting.size() && normal.second < counting.size());
                CHECK(counting.normal(normal) == normal);
                if (std::min(a, b) >= counting.edge) CHECK(counting.normal({a + 2, b + 2}) == normal);
                if (b >= a + counting.width) CHECK(counting.normal({a, b + 2}) == normal);
                if (a >= b + counting.width) CHECK(counting.normal({a + 2, b}) == normal);
            }
        }
    }
}

TEST(counted_fit_finds_the_least_counting) {
    const auto colour = [](Counts counts) { return counts.second >= counts.first + 4 ? 1U : 0U; };
    CHECK((fairplay::misere::fit(15, colour) == Counting{0, 4}));
    CHECK(!fairplay::misere::fit(15, [](Counts counts) { return counts.first * counts.second; }));
}

TEST(counted_quotient_begins_where_the_finite_ones_end) {
    MisereQuotient quotient = extended(last);
    CHECK(quotient.heaps() == last - 1 && quotient.order() == 30);
    CHECK(quotient.extend(last, limits) == QuotientStatus::infinite);
    CHECK(quotient.extend(last - 1) == QuotientStatus::open);
    const auto& infinite = quotient.infinite().value();
    CHECK(infinite.heaps == last && infinite.pretending.size() == last + 1);
    CHECK_THROWS(std::invalid_argument, infinite.won(Sum{last + 1}));
}

TEST(counted_sums_obey_the_definition) {
    const auto infinite = infinite_quotient();
    HeapOptions options(rule);
    options.reach(last);
    std::mt19937 random(34);
    for (int round = 0; round < 1000; ++round) {
        Sum sum(random() % 30, infinite.counted[0]);
        sum.insert(sum.end(), random() % 30, infinite.counted[1]);
        for (std::size_t others = random() % 8; others > 0; --others) {
            sum.push_back(static_cast<std::uint32_t>(random() % (last + 1)));
        }
        CHECK(infinite.won(sum) == wins_by_definition(infinite, options, sum));
    }
    const MisereQuotient smaller = extended(last - 1);
    for (int round = 0; round < 1000; ++round) {
        Sum sum(random() % 12);
        for (std::uint32_t& heap : sum) heap = static_cast<std::uint32_t>(random() % last);
        CHECK(infinite.won(sum) == smaller.won(sum));
    }
}

TEST(counted_sums_that_are_apart_prove_that_the_quotient_is_infinite) {
    const auto infinite = infinite_quotient();
    const auto [cls, first, second] = infinite.apart;
    for (std::uint32_t a = first; a < first + 12; a += 2) {
        for (std::uint32_t more = a + 2; more < a + 14; more += 2) {
            Sum sum = infinite.representatives[cls];
            sum.insert(sum.end(), a + second - first, infinite.counted[1]);
            Sum with_more = sum;
            sum.insert(sum.end(), a, infinite.counted[0]);
            with_more.insert(with_more.end(), more, infinite.counted[0]);
            CHECK(infinite.won(sum) != infinite.won(with_more));
        }
    }
}

TEST(counted_check_finds_any_wrong_outcome) {
    Found right = found();
    CHECK(holds(right));
    std::mt19937 random(35);
    for (int round = 0; round < 12; ++round) {
        auto& lost = right.monoid.lost[random() % right.monoid.lost.size()];
        auto& one = lost[random() % lost.size()];
        one ^= 1;
        CHECK(!holds(right));
        one ^= 1;
    }
}
