// The check for new rares in bulk, against the check heap by heap.

#include "sequence/sparse/aligned_check.hpp"

#include <algorithm>
#include <bit>
#include <random>
#include <vector>

#include "check.hpp"
#include "fairplay/sequence.hpp"

using fairplay::Cpu;
using fairplay::NimSequence;
using fairplay::Rule;
using fairplay::detail::AlignedCheck;
using fairplay::detail::History;
using fairplay::detail::Mask;
using fairplay::detail::RareCheck;

namespace {

constexpr std::size_t kept = AlignedCheck::reach;
constexpr std::size_t checked = 4008;

struct Game {
    Rule rule;
    Mask mask;
    History history;
};

// The values kept, and the last ones of a longer run.
Game game_of(const Rule& rule, std::size_t size) {
    NimSequence sequence(rule);
    sequence.extend(size);
    const auto statistics = sequence.statistics();
    const auto bits = static_cast<unsigned>(std::bit_width(statistics.maximum));
    const bool odd = fairplay::detail::digits_with(rule, fairplay::detail::two_heaps).front() % 2 == 1;
    Game game{rule, {statistics.mask | ~((std::uint32_t{1} << bits) - 1), statistics.domain, odd}, {}};
    game.history.widen(0xffff);
    for (std::size_t n = 0; n < kept; ++n) game.history.append(sequence[n]);
    for (std::size_t n = size - AlignedCheck::reach - checked; n < size; ++n) game.history.append(sequence[n]);
    return game;
}

// The same result, heap by heap.
std::optional<std::pair<std::size_t, std::uint32_t>> slowly(const Game& game, std::size_t first) {
    RareCheck single(game.rule, Cpu::automatic);
    single.confine(kept);
    for (std::size_t n = first; n < game.history.size(); ++n) {
        for (std::uint32_t value = 0; value < game.history[n]; ++value) {
            if (!game.mask.is_common(value, n) && !single.is_option(game.history, n, value)) return {{n, value}};
        }
    }
    return std::nullopt;
}

const std::vector<Rule> rules{
    {{0, 1, 0, 4}, {}, false}, {{4, 3, 2, 4}, {}, false},
#ifndef FAIRPLAY_FEWER_CASES
    {{0, 1, 0, 6}, {}, false}, {{0, 4, 5, 4}, {}, false}, {{0, 2, 4, 5}, {}, false}, {{4, 4, 0, 4}, {}, false},
#endif
};

}  // namespace

TEST(a_window_without_new_rares_passes) {
    for (const Rule& rule : rules) {
        const Game game = game_of(rule, 1 << 18);
        for (const Cpu cpu : {Cpu::plain, Cpu::avx2, Cpu::avx512}) {
            if (!fairplay::supports(cpu)) continue;
            AlignedCheck check(rule, game.mask, cpu, kept);
            CHECK(!check.find_new_rare(game.history, game.history.size() - checked));
        }
    }
}

TEST(values_that_are_too_large_are_found) {
    std::mt19937 random(1989);
    for (const Rule& rule : rules) {
        Game game = game_of(rule, 1 << 18);
        const std::size_t first = game.history.size() - checked;
        AlignedCheck check(rule, game.mask, Cpu::automatic, kept);
        for (int i = 0; i < 8; ++i) {
            // A large common value at one heap: some smaller value of the rare kind is no option there.
            const std::size_t n = first + random() % checked;
            const std::uint32_t before = game.history[n];
            std::uint32_t value = (i + 1) * 100U;
            while (!game.mask.is_common(value, n)) ++value;
            game.history.set(n, value);
            const auto expected = slowly(game, first);
            CHECK(expected.has_value() || value < 400);  // some large values have all smaller ones as options
            CHECK(check.find_new_rare(game.history, first) == expected);
            game.history.set(n, before);
            CHECK(!check.find_new_rare(game.history, first));
        }
    }
}
