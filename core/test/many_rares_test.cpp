// Games with many rares: the bit-sliced filter, two threads, and what is known of Grundy's game and of Officers.

#include <algorithm>
#include <random>

#include "check.hpp"
#include "values.hpp"

using check::by_definition;
using check::fewer;
using check::grundy;
using check::machine_variants;
using check::officers;
using check::Values;
using check::values;
using fairplay::Cpu;
using fairplay::Method;
using fairplay::NimSequence;
using fairplay::Rule;

TEST(all_variants_of_the_inner_loops_agree_far_out) {
    // These rules use the bit-sliced filter, with values of 8 bits, of 16 bits, and with a domain mask. The last rule
    // marks values that have 7 bits.
    for (const Rule& rule : {grundy, officers, Rule{{0, 1, 4}, {}, false}, Rule{{0, 2, 0, 5}, {}, false},
                             Rule{{0, 5, 6}, {}, false}}) {
        const std::size_t count = fewer == 1 ? 60000 : 17500;
        const Values expected = values(rule, count, Method::sparse, Cpu::plain);
        const Values start = by_definition(rule, 4000);
        CHECK(std::equal(start.begin(), start.end(), expected.begin()));
        CHECK(values(rule, count, Method::scatter) == expected);
        for (const Cpu cpu : machine_variants()) CHECK(values(rule, count, Method::automatic, cpu) == expected);
    }
}

TEST(random_rules_with_many_rares_follow_the_simplest_method) {
    // Beyond 8192 values rules with many rares use the filter; the digits make its taps lie everywhere.
    std::mt19937 random(7);
    unsigned sliced = 0;
    for (unsigned i = 0; i < 60 / (fewer == 1 ? 1 : 20); ++i) {
        Rule rule{{static_cast<std::uint8_t>(i % 2 * 4)}, {}, i % 3 != 2};
        // One rule in five has its last digit far out.
        for (std::uint64_t k = random() % (i % 5 == 0 ? 60 : 3); k > 0; --k) {
            rule.digits.push_back(static_cast<std::uint8_t>(random() % (i % 5 == 0 ? 2 : 8)));
        }
        rule.digits.push_back(static_cast<std::uint8_t>(4 + random() % 4));
        const std::size_t count = 14000 + random() % 1000;
        NimSequence sequence(rule);
        if (values(sequence, count) != values(rule, count, Method::scatter)) {
            check::report(__FILE__, __LINE__, std::to_string(i));
        }
        sliced += sequence.statistics().rares >= 160;
    }
    CHECK(fewer != 1 || sliced >= 4);
}

TEST(threads_make_no_difference) {
    // Beyond 2^17 blocks are checked while the next are computed. The first rule has a new rare at 178727, where
    // what was computed after it is discarded.
    std::vector<Rule> rules{{{0, 1, 4}, {}, false}};
    if (fewer == 1) rules.insert(rules.end(), {{{0, 1, 6}, {}, false}, grundy});
    for (const Rule& rule : rules) {
        const std::size_t count = fewer == 1 ? 260000 : 140000;
        const Values expected = values(rule, count);
        for (const Cpu cpu : fewer == 1 ? machine_variants() : std::vector{Cpu::automatic}) {
            NimSequence sequence(rule, Method::automatic, cpu);
            sequence.use_threads(2);
            CHECK(values(sequence, count) == expected);
        }
        NimSequence by_steps(rule);
        by_steps.use_threads(2);
        std::mt19937 random(6);
        while (by_steps.size() < count) by_steps.extend(std::min<std::size_t>(count, by_steps.size() + random() % 20000));
        CHECK(values(by_steps, count) == expected);
    }
}

#ifndef FAIRPLAY_FEWER_CASES
TEST(facts_of_grundys_game) {
    NimSequence sequence(grundy);
    const Values g = values(sequence, 100000);
    CHECK(std::count(g.begin(), g.end(), 0U) == 42);
    CHECK(g[1222] == 0);
    const auto statistics = sequence.statistics();
    CHECK(statistics.rares == 1273);
    CHECK(statistics.last_rare == 82860);
    CHECK(statistics.mask == 0xfe);
    CHECK(sequence.rares().size() == 1273);
}

TEST(facts_of_officers) {
    NimSequence sequence(officers);
    sequence.extend(100000);
    const auto statistics = sequence.statistics();
    CHECK(statistics.rares == 1583);  // and 0
    CHECK(statistics.last_rare == 20627);
    CHECK(statistics.mask == 0x1ee);
    CHECK(sequence[20627] == 277);
}
#endif
