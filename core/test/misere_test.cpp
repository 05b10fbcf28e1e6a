#include <algorithm>
#include <random>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/misere.hpp"

using fairplay::MisereQuotient;
using fairplay::PretendingPeriod;
using fairplay::QuotientGrowth;
using fairplay::QuotientStatus;
using fairplay::Rule;

namespace {

using Sum = std::vector<std::uint32_t>;

std::uint32_t count_lost(const MisereQuotient& quotient) {
    std::uint32_t lost = 0;
    for (std::uint32_t c = 0; c < quotient.order(); ++c) lost += quotient.is_lost(c);
    return lost;
}

bool has_size(Rule rule, std::uint32_t heap, std::uint32_t order, std::uint32_t p) {
    MisereQuotient quotient(std::move(rule));
    quotient.extend(heap);
    return quotient.order() == order && count_lost(quotient) == p;
}

// The options of heaps up to n by the definition, for codes that leave at most two heaps.
MisereQuotient::Options options_by_definition(const Rule& rule, std::uint32_t n) {
    MisereQuotient::Options options(n + 1);
    for (std::uint32_t heap = 0; heap <= n; ++heap) {
        for (std::uint32_t k = 0; k < rule.digits.size() && k <= heap; ++k) {
            const std::uint32_t rest = heap - k;
            if ((rule.digits[k] & 1) && rest == 0) options[heap].push_back({});
            if ((rule.digits[k] & 2) && rest > 0) options[heap].push_back({rest});
            for (std::uint32_t a = 1; (rule.digits[k] & 4) && 2 * a <= rest; ++a) options[heap].push_back({a, rest - a});
        }
    }
    return options;
}

bool is_commutative_monoid(const MisereQuotient& quotient) {
    const auto table = quotient.table();
    const std::uint32_t n = quotient.order();
    const auto times = [&](std::uint32_t a, std::uint32_t b) { return table[a * n + b]; };
    bool holds = true;
    for (std::uint32_t a = 0; a < n; ++a) {
        holds = holds && times(0, a) == a;
        for (std::uint32_t b = 0; b < n; ++b) {
            holds = holds && times(a, b) == times(b, a);
            for (std::uint32_t c = 0; c < n; ++c) holds = holds && times(times(a, b), c) == times(a, times(b, c));
        }
    }
    return holds;
}

bool is_reduced(const MisereQuotient& quotient) {
    const auto table = quotient.table();
    const std::uint32_t n = quotient.order();
    std::vector<std::vector<bool>> rows(n);
    for (std::uint32_t i = 0; i < n * n; ++i) rows[i / n].push_back(quotient.is_lost(table[i]));
    std::sort(rows.begin(), rows.end());
    return std::adjacent_find(rows.begin(), rows.end()) == rows.end();
}

}  // namespace

TEST(misere_kayles_is_solved) {
    MisereQuotient kayles(Rule{{0, 7, 7}, {}, false});
    CHECK(kayles.extend(1000) == QuotientStatus::solved);
    CHECK(kayles.heaps() == 167);  // 2 (71 + 12) + 2 = 168 classes prove the period
    CHECK((kayles.period() == PretendingPeriod{71, 12}));
    CHECK(kayles.order() == 40 && count_lost(kayles) == 9);
    CHECK((kayles.growth()[1] == QuotientGrowth{1, 2, 1}));
    CHECK((kayles.growth().back() == QuotientGrowth{27, 40, 9}));
    Sum single;
    for (std::uint32_t n = 0; n < 3000; ++n) {
        if (!kayles.won(Sum{n})) single.push_back(n);
    }
    CHECK((single == Sum{1, 4, 9, 12, 20}));
    CHECK(is_commutative_monoid(kayles) && is_reduced(kayles));
    CHECK(kayles.extend(5000) == QuotientStatus::solved && kayles.heaps() == 167);
}

TEST(misere_quotients_have_their_published_orders) {
    CHECK(has_size({{0, 7, 5}, {}, false}, 30, 8, 2));
    CHECK(has_size({{0, 3, 4}, {}, false}, 40, 12, 3));
    CHECK(has_size({{0, 5, 3}, {}, false}, 40, 16, 3));
    CHECK(has_size({{0, 1, 2, 3}, {}, false}, 40, 20, 5));
    CHECK(has_size({{0, 7, 2}, {}, false}, 50, 24, 5));
    CHECK(has_size({{0, 1, 5}, {}, false}, 40, 42, 12));
    CHECK(has_size({{4}, {}, true}, 19, 24, 5));
    CHECK(has_size({{4}, {}, true}, 28, 48, 7));
    CHECK(has_size({{0, 0, 7}, {}, false}, 30, 360, 65));
}

TEST(misere_nim_has_two_classes_for_each_pair_of_values) {
    MisereQuotient nim(Rule{{0}, {3}, false});
    nim.extend(8);
    CHECK((nim.growth() == std::vector<QuotientGrowth>{{0, 1, 0}, {1, 2, 1}, {2, 6, 2}, {4, 10, 2}, {8, 18, 2}}));
}

TEST(misere_quotients_agree_with_search) {
    std::mt19937 random(17);
    constexpr std::uint32_t largest = 11;
    for (int round = 0; round < 12; ++round) {
        Rule rule{{static_cast<std::uint8_t>(random() % 2 * 4)}, {}, false};
        for (int i = 0; i < 3; ++i) rule.digits.push_back(static_cast<std::uint8_t>(random() % 8));
        const auto options = options_by_definition(rule, largest);
        MisereQuotient quotient(rule);
        quotient.extend(largest, {500, 100'000'000});
        MisereQuotient same(options);
        same.extend(quotient.heaps());
        CHECK(same.order() == quotient.order() && same.pretending() == quotient.pretending());
        CHECK(is_reduced(quotient));
        fairplay::Search search(options, true, 1'000'000);
        for (int i = 0; i < 40; ++i) {
            Sum sum(random() % 6);
            for (std::uint32_t& heap : sum) heap = static_cast<std::uint32_t>(random() % (quotient.heaps() + 1));
            CHECK(search.won(sum).value() == quotient.won(sum));
        }
    }
}

TEST(misere_limits_stop_with_what_is_known) {
    MisereQuotient dawson(Rule{{0, 0, 7}, {}, false});
    CHECK(dawson.extend(40, {100, 1'000'000'000}) == QuotientStatus::classes);
    CHECK(dawson.heaps() == 24 && dawson.order() == 24 && !dawson.period());
    CHECK(dawson.extend(40, {4096, 100'000}) == QuotientStatus::work);
    CHECK(dawson.heaps() == 24 && dawson.order() == 24);
    CHECK(dawson.extend(25) == QuotientStatus::open);
    CHECK(dawson.order() == 144 && dawson.representatives().size() == 144);
}

TEST(misere_tick_can_stop_a_quotient) {
    struct Stop {};
    MisereQuotient dawson(Rule{{0, 0, 7}, {}, false});
    dawson.extend(24);
    CHECK_THROWS(Stop, dawson.extend(25, {}, [] { throw Stop(); }));
    CHECK(dawson.heaps() == 24 && dawson.order() == 24);
    CHECK(dawson.extend(25) == QuotientStatus::open && dawson.order() == 144);
}

TEST(misere_games_that_make_no_sense_are_refused) {
    CHECK_THROWS(std::invalid_argument, MisereQuotient(Rule{{1}, {}, false}));
    CHECK_THROWS(std::invalid_argument, MisereQuotient(MisereQuotient::Options{{{0}}}));
    MisereQuotient one(MisereQuotient::Options{{}, {{}}});
    CHECK_THROWS(std::invalid_argument, one.extend(2));
    CHECK(one.extend(1) == QuotientStatus::open && one.order() == 2);
    CHECK_THROWS(std::invalid_argument, one.class_of(Sum{2}));
}
