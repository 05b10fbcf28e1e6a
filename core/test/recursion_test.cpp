// The recursion of games whose rares have died out, against its definition and against the engine.

#include "sequence/sparse/recursion.hpp"

#include <algorithm>
#include <bit>
#include <random>
#include <utility>

#include "check.hpp"
#include "fairplay/sequence.hpp"
#include "sequence/rule.hpp"

using fairplay::Cpu;
using fairplay::Method;
using fairplay::NimSequence;
using fairplay::Rule;
using fairplay::detail::Mask;
using fairplay::detail::Recursion;
using fairplay::detail::Replay;
using fairplay::detail::Taps;

namespace {

using Values = std::vector<std::uint16_t>;
using Random = std::mt19937_64;

#ifdef FAIRPLAY_FEWER_CASES
constexpr int cases = 20;
constexpr std::size_t run_length = 2048;
#else
constexpr int cases = 200;
constexpr std::size_t run_length = 8192;
#endif

std::vector<Cpu> machine_variants() {
    std::vector<Cpu> found;
    for (const Cpu cpu : {Cpu::plain, Cpu::avx2, Cpu::avx512}) {
        if (fairplay::supports(cpu)) found.push_back(cpu);
    }
    return found;
}

// Appends values until there are `size`, or there is one without a candidate of 16 bits.
void continue_slowly(const Mask& mask, const Taps& taps, Values& g, std::size_t size) {
    while (g.size() < size) {
        const std::size_t n = g.size();
        std::vector<bool> is_option(std::size_t{1} << 16);
        for (std::size_t t = 0; t < taps.size(); ++t) is_option[g[n - taps.offsets()[t]] ^ taps.values()[t]] = true;
        std::uint32_t value = 0;
        while (value < is_option.size() && (is_option[value] || !mask.is_common(value, n))) ++value;
        if (value == is_option.size()) return;
        g.push_back(static_cast<std::uint16_t>(value));
    }
}

// The values from `start` on, in pieces of any multiple of the grain; shorter if one has no candidate.
Values continued(const Recursion& recursion, Values g, std::size_t size, Random& random) {
    while (g.size() < size) {
        const std::size_t at = g.size();
        const std::size_t count = std::min(size - at, Recursion::grain * (1 + random() % 200));
        g.resize(at + count);
        if (!recursion.run(g.data(), at, count)) {
            g.resize(at);
            break;
        }
    }
    return g;
}

// Some taps and a mask with which nearly all values stay below 2^bits.
struct Case {
    Mask mask;
    Taps taps;
    Values state;
};

// If `lawful`, values are as those of a game: only common ones, and taps that keep them common.
Case random_case(Random& random, bool lawful) {
    const unsigned bits = 1 + static_cast<unsigned>(random() % 10);
    const std::uint32_t values = std::uint32_t{1} << bits;
    const bool domain = random() % 3 == 0;
    const auto bit_mask = static_cast<std::uint32_t>(random() % values) | 1U << random() % bits;
    Case made;
    made.mask = {bit_mask | ~(values - 1), domain, random() % 2 == 0};
    const std::size_t count = 1 + random() % std::min<std::size_t>(random() % 2 == 0 ? 20 : 600, values);
    const std::size_t farthest = 2 + random() % (random() % 2 == 0 ? 60 : 3000);
    for (std::size_t i = 0; i < count; ++i) {
        const auto offset = static_cast<std::uint32_t>(1 + random() % farthest);
        const auto value = static_cast<std::uint16_t>(random() % values);
        const bool keeps = !made.mask.is_common(value, domain ? offset + made.mask.odd : 0);
        if (keeps || !lawful) made.taps.add(offset, value);
    }
    if (made.taps.size() == 0) made.taps.add(1 + made.mask.odd, 0);
    const std::size_t start = (farthest + 8) / 16 * 16 + 16;
    while (made.state.size() < start) {
        const auto value = static_cast<std::uint16_t>(random() % values);
        if (!lawful || made.mask.is_common(value, made.state.size())) made.state.push_back(value);
    }
    return made;
}

// The mask, the taps and the first values of a game, as the simplest method has them.
Case case_of(const Rule& rule, std::size_t size) {
    NimSequence sequence(rule, Method::scatter);
    sequence.extend(size);
    const auto statistics = sequence.statistics();
    const auto bits = static_cast<unsigned>(std::bit_width(statistics.maximum));
    const auto splits = fairplay::detail::digits_with(rule, fairplay::detail::two_heaps);
    Case made;
    made.mask = {statistics.mask | ~((std::uint32_t{1} << bits) - 1), statistics.domain, splits.front() % 2 == 1};
    for (const std::uint32_t k : fairplay::detail::digits_with(rule, fairplay::detail::one_heap)) made.taps.add(k, 0);
    for (const std::uint64_t r : sequence.rares()) {
        for (const std::uint32_t k : splits) {
            made.taps.add(static_cast<std::uint32_t>(k + r), static_cast<std::uint16_t>(sequence[r]));
        }
    }
    for (std::size_t n = 0; n < size; ++n) made.state.push_back(static_cast<std::uint16_t>(sequence[n]));
    return made;
}

}  // namespace

TEST(recursion_equals_its_definition_with_any_mask) {
    Random random(18);
    for (int i = 0; i < cases; ++i) {
        const Case one = random_case(random, i % 2 == 0);
        Values expected = one.state;
        continue_slowly(one.mask, one.taps, expected, one.state.size() + 1024);
        for (const Cpu cpu : machine_variants()) {
            const Recursion recursion(one.mask, one.taps, cpu);
            const Values found = continued(recursion, one.state, one.state.size() + 1024, random);
            CHECK(found.size() == one.state.size() + 1024 || found.size() <= expected.size());
            CHECK(std::equal(found.begin(), found.end(), expected.begin()));
        }
    }
}

TEST(recursion_continues_games) {
    // Values beyond 32, 64, 256 and 512; few taps and many; range masks and domain masks.
    const std::pair<Rule, std::size_t> games[] = {
        {{{0, 1, 0, 4}, {}, false}, 1 << 14}, {{{0, 1, 0, 6}, {}, false}, 1 << 14}, {{{0, 4, 5, 4}, {}, false}, 1 << 14},
        {{{0, 2, 4, 5}, {}, false}, 1 << 14}, {{{4, 4, 0, 4}, {}, false}, 1 << 14}, {{{0, 7, 7, 4}, {}, false}, 1 << 16},
        {{{4, 0, 4, 4}, {}, false}, 1 << 16}, {{{4, 3, 2, 4}, {}, false}, 1 << 16},
#ifndef FAIRPLAY_FEWER_CASES
        {{{0, 6}, {}, false}, 1 << 16},
#endif
    };
    Random random(1956);
    for (const auto& [rule, start] : games) {
        const Case whole = case_of(rule, start + run_length);
        for (const Cpu cpu : machine_variants()) {
            const Recursion recursion(whole.mask, whole.taps, cpu);
            const Values known(whole.state.begin(), whole.state.begin() + static_cast<std::ptrdiff_t>(start));
            CHECK(continued(recursion, known, start + run_length, random) == whole.state);
        }
    }
}

TEST(a_replay_has_the_values_that_it_replays) {
    const Case whole = case_of({{0, 7, 7, 4}, {}, false}, (1 << 16) + run_length);
    const Recursion recursion(whole.mask, whole.taps, Cpu::automatic);
    const auto state = std::span(whole.state).first(1 << 16).last(recursion.reach());
    Replay replay(recursion, state, 1 << 16);
    for (const std::size_t n : {65536U, 65537U, 66000U, 66000U, 67583U}) {
        CHECK(std::ranges::equal(replay.before(n, 777), std::span(whole.state).first(n).last(777)));
    }
}
