// The fast methods against the definition.

#include "fairplay/sequence.hpp"

#include <algorithm>
#include <random>
#include <stdexcept>

#include "check.hpp"
#include "saving.hpp"
#include "values.hpp"

using check::by_definition;
using check::fewer;
using check::grundy;
using check::kayles;
using check::load;
using check::machine_variants;
using check::officers;
using check::saved;
using check::Values;
using check::values;
using fairplay::Cpu;
using fairplay::Method;
using fairplay::NimSequence;
using fairplay::Period;
using fairplay::Rule;
using fairplay::Theorem;

TEST(every_code_of_three_digits_follows_the_definition) {
    for (std::uint32_t code = 7 % fewer; code < 1024; code += fewer) {
        const Rule rule{{static_cast<std::uint8_t>(code / 512 * 4), static_cast<std::uint8_t>(code / 64 % 8),
                         static_cast<std::uint8_t>(code / 8 % 8), static_cast<std::uint8_t>(code % 8)},
                        {},
                        false};
        const Values expected = by_definition(rule, 2000);
        bool right = values(rule, 2000) == expected;
        if (code % 16 == 7) right = right && values(rule, 2000, Method::scatter) == expected;
        if (!right) check::report(__FILE__, __LINE__, std::to_string(code));
    }
}

TEST(random_rules_follow_the_definition) {
    std::mt19937 random(1);
    const auto below = [&](unsigned limit) { return static_cast<std::uint8_t>(random() % limit); };
    for (unsigned i = 0; i < 400 / fewer; ++i) {
        const unsigned base = i % 4 == 0 ? 16 : 8;
        Rule rule{{static_cast<std::uint8_t>(4 * below(base / 4))}, {}, i % 5 == 0};
        for (int k = below(7); k > 0; --k) rule.digits.push_back(below(base));
        if (i % 3 == 0) {
            for (int k = below(4); k > 0; --k) rule.tail.push_back(below(base));
        }
        const std::size_t count = base == 16 ? 150 : rule.tail.empty() ? 2000 : 300;
        if (values(rule, count) != by_definition(rule, count)) check::report(__FILE__, __LINE__, std::to_string(i));
    }
}

TEST(subtraction_games_follow_the_definition) {
    std::mt19937 random(2);
    for (unsigned i = 0; i < 100 / fewer; ++i) {
        Rule rule{{0}, {}, false};
        for (int k = 0; k < 40; ++k) rule.digits.push_back(random() % 6 == 0 ? 3 : 0);
        CHECK(values(rule, 1500) == by_definition(rule, 1500));
        rule.tail = {3};  // all but some
        CHECK(values(rule, 300) == by_definition(rule, 300));
    }
}

TEST(no_mask_helps_and_every_split_is_looked_at) {
    // Some splits are marked and the others searched, with values of 8 and of 16 bits.
    for (const Rule& rule : {Rule{{0, 1, 6, 2}, {}, false}, Rule{{0, 3, 4, 6}, {}, false}, Rule{{0, 0, 0, 5}, {}, true}}) {
        const std::size_t count = fewer == 1 ? 16000 : 7000;
        const Values expected = by_definition(rule, count);
        for (const Cpu cpu : machine_variants()) CHECK(values(rule, count, Method::automatic, cpu) == expected);
    }
}

TEST(values_widen_by_themselves) {
    const Rule nim{{0}, {3}, false};
    const Values g = values(nim, 66000);
    for (std::uint32_t n = 0; n < 66000; ++n) CHECK(g[n] == n);
}

TEST(steps_of_any_size_make_no_difference) {
    std::mt19937 random(3);
    for (const Rule& rule : {kayles, grundy, officers, Rule{{4}, {3}, false}, Rule{{0, 8, 3}, {}, false}}) {
        const std::size_t count = rule == Rule{{0, 8, 3}, {}, false} ? 300 : 12000 / (fewer == 1 ? 1 : 3);
        const Values expected = values(rule, count);
        NimSequence sequence(rule);
        while (sequence.size() < count) sequence.extend(std::min<std::size_t>(count, sequence.size() + random() % 700));
        CHECK(values(sequence, count) == expected);
    }
}

TEST(a_tick_that_throws_leaves_the_values_so_far) {
    NimSequence sequence(grundy);
    int ticks = 0;
    const auto stop = [&] {
        if (++ticks == 5) throw std::runtime_error("stop");
    };
    CHECK_THROWS(std::runtime_error, sequence.extend(100000, stop));
    const std::size_t size = sequence.size();
    CHECK(size > 0);
    CHECK(values(sequence, 3000) == by_definition(grundy, 3000));
}

TEST(a_checkpoint_resumes_anywhere) {
    std::mt19937 random(4);
    for (const Rule& rule : {kayles, grundy, officers, Rule{{4}, {3}, false}}) {
        const std::size_t count = fewer == 1 ? 20000 : 6000;
        const Values expected = values(rule, count);
        for (unsigned i = 0; i < (fewer == 1 ? 3 : 1); ++i) {
            NimSequence first(rule);
            first.extend(random() % count);
            NimSequence second(rule);
            load(second, saved(first));
            CHECK(second.size() == first.size());
            CHECK(values(second, count) == expected);
        }
    }
}

TEST(damaged_and_foreign_checkpoints_are_refused) {
    NimSequence sequence(kayles);
    sequence.extend(1000);
    const std::string bytes = saved(sequence);
    NimSequence other(grundy);
    CHECK_THROWS(std::invalid_argument, load(other, bytes));
    CHECK(other.size() == 0);
    NimSequence same(kayles);
    for (std::size_t i = 0; i < bytes.size(); i += 7) {
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 4);
        CHECK_THROWS(std::invalid_argument, load(same, damaged));
        CHECK_THROWS(std::invalid_argument, load(same, bytes.substr(0, i)));
    }
    CHECK_THROWS(std::invalid_argument, load(same, bytes + "x"));
    CHECK(same.size() == 0);
    load(same, bytes);
    CHECK(same.size() == 1000);
}

TEST(periods_are_proved_with_as_many_values_as_it_takes) {
    NimSequence sequence(kayles);
    CHECK((sequence.search_period(10000, ~0ULL) == Period{71, 12, 0, Theorem::guy_smith, 168}));
    CHECK(sequence.size() < 200);
    CHECK(sequence.exceptions(*sequence.period()).back() == 70);
    CHECK(fairplay::values_needed(kayles, 71, 12) == 168);
}

TEST(a_long_period) {
    NimSequence sequence(Rule{{0, 1, 6}, {}, false});
    CHECK((sequence.search_period(1000000, ~0ULL) == Period{105351, 149459, 0, Theorem::guy_smith, 509622}));
    CHECK(sequence.size() == 509622);
}

TEST(periods_are_ruled_out_with_few_values_more) {
    NimSequence sequence(officers);
    CHECK(!sequence.search_period(100000, ~0ULL, {}, 3000));
    CHECK(sequence.size() < 3200);
    NimSequence periodic(kayles);
    CHECK(periodic.search_period(100000, ~0ULL, {}, 84)->theorem == Theorem::guy_smith);
    NimSequence later(kayles);  // its period begins at 71, and 71 + 12 is not below 83
    later.search_period(100000, ~0ULL, {}, 20);
    CHECK(later.size() < 168);
    NimSequence rising(Rule{{0}, {3}, false});
    CHECK(rising.search_period(5000, ~0ULL, {}, 100)->saltus == 1);
}

TEST(arithmetic_periods_of_rules_that_repeat) {
    NimSequence nim(Rule{{0}, {3}, false});
    const auto found = nim.search_period(10000, ~0ULL);
    CHECK(found && found->period == 1 && found->saltus == 1 && found->theorem == Theorem::arithmetic);
    NimSequence lasker(Rule{{4}, {3}, false});
    const auto lasker_found = lasker.search_period(10000, ~0ULL);
    CHECK(lasker_found && lasker_found->preperiod == 1 && lasker_found->period == 4 && lasker_found->saltus == 4);
    CHECK(lasker_found && lasker_found->theorem == Theorem::arithmetic);
}

TEST(what_is_proved_goes_on) {
    // All three theorems, on random rules: what is proved early must hold for many more values.
    std::mt19937 random(5);
    const auto below = [&](unsigned limit) { return static_cast<std::uint8_t>(random() % limit); };
    int proved[4] = {};
    for (unsigned i = 0; i < 3000 / fewer; ++i) {
        Rule rule{{static_cast<std::uint8_t>(4 * below(2))}, {}, i % 3 == 0};
        for (int k = below(4); k > 0; --k) rule.digits.push_back(below(8));
        if (i % 4 != 0) {
            for (int k = below(3) + 1; k > 0; --k) rule.tail.push_back(below(i % 2 ? 4 : 8));
        }
        NimSequence sequence(rule);
        const auto found = sequence.search_period(250, ~0ULL);
        if (!found || found->theorem == Theorem::none) continue;
        ++proved[static_cast<int>(found->theorem)];
        const Values g = values(sequence, 900);
        const auto fits = [&](std::uint64_t n) { return g[n + found->period] == g[n] + found->saltus; };
        for (std::uint64_t n = found->preperiod; n + found->period < g.size(); ++n) {
            if (fits(n)) continue;
            check::report(__FILE__, __LINE__, std::to_string(i));
            break;
        }
        CHECK(found->preperiod == 0 || !fits(found->preperiod - 1));
    }
    for (const Theorem theorem : {Theorem::guy_smith, Theorem::repeating, Theorem::arithmetic}) {
        CHECK(proved[static_cast<int>(theorem)] > 20 / static_cast<int>(fewer));
    }
}

TEST(requests_that_make_no_sense) {
    CHECK_THROWS(std::invalid_argument, NimSequence(Rule{{0, 16}, {}, false}));
    CHECK_THROWS(std::invalid_argument, NimSequence(Rule{{3}, {}, false}));
    CHECK_THROWS(std::invalid_argument, NimSequence(Rule{{0, 3}, {}, false}, Method::sparse));
    NimSequence sequence(kayles);
    CHECK_THROWS(std::length_error, sequence.extend(std::size_t{1} << 32));
    Values out(1);
    CHECK_THROWS(std::out_of_range, sequence.copy(0, out));
    CHECK_THROWS(std::invalid_argument, sequence.exceptions(Period{5, 5, 0, Theorem::none, 0}));
}
