// The second path: its loops against plain ones, and its values and check against the sequence.

#include <algorithm>
#include <random>

#include "check.hpp"
#include "sequence/plain/plain_stretch.hpp"
#include "values.hpp"

using check::machine_variants;
using fairplay::Cpu;
using fairplay::NimSequence;
using fairplay::Rule;
using namespace fairplay::detail;

namespace {

#ifdef FAIRPLAY_FEWER_CASES
constexpr int rounds = 3;
#else
constexpr int rounds = 40;
#endif

// Taps and places at random. Some taps are near, and most places are small.
struct Struck {
    std::vector<std::uint32_t> offsets;
    std::vector<std::uint64_t> values;
    std::vector<std::uint64_t> patterns;
    std::vector<std::uint16_t> places = std::vector<std::uint16_t>(1200);
    std::size_t near = 0;

    explicit Struck(std::mt19937& random) {
        const std::size_t count = 1 + random() % 700;
        const std::uint16_t most = static_cast<std::uint16_t>(16U << random() % 7);
        for (std::size_t i = 0; i < count; ++i) {
            offsets.push_back(static_cast<std::uint32_t>(1 + random() % (i % 3 == 0 ? 20 : 900)));
        }
        std::ranges::sort(offsets);
        for (const std::uint32_t offset : offsets) {
            values.push_back(random() % most);
            if (offset >= eight) continue;
            ++near;
            for (std::uint64_t w = 0; w < most_words; ++w) patterns.push_back(values.back() ^ 64 * w);
        }
        for (std::size_t i = 0; i < 1000; ++i) places[i] = static_cast<std::uint16_t>(random() % most);
    }

    StrikePlan plan() const { return {offsets.data(), values.data(), offsets.size(), near, patterns.data()}; }

    // The least place that is not struck.
    std::uint16_t least(std::size_t n) const {
        std::vector<bool> marks(4096);
        for (std::size_t i = 0; i < offsets.size(); ++i) marks[places[n - offsets[i]] ^ values[i]] = true;
        return static_cast<std::uint16_t>(std::ranges::find(marks, false) - marks.begin());
    }
};

std::vector<std::uint64_t> random_words(std::mt19937_64& random, std::size_t count) {
    std::vector<std::uint64_t> words(count);
    for (std::uint64_t& word : words) word = random() & random();
    return words;
}

bool bit(const std::vector<std::uint64_t>& words, std::size_t i) { return (words[i / 64] >> i % 64 & 1) != 0; }

struct Game {
    Rule rule;
    std::vector<std::uint16_t> values;
    Kind kind;
};

// The mask that the engine finds.
Game game_of(const Rule& rule, std::size_t count) {
    NimSequence sequence(rule);
    sequence.extend(count);
    const auto seen = sequence.statistics();
    Game game{rule, {}, {seen.mask, seen.domain, false}};
    for (std::size_t n = 0; n < count; ++n) game.values.push_back(static_cast<std::uint16_t>(sequence[n]));
    for (std::size_t k = rule.digits.size(); k-- > 0;) {
        if (rule.digits[k] & 4) game.kind.odd = k % 2 != 0;
    }
    return game;
}

}  // namespace

TEST(the_least_place_not_struck_is_found_in_words) {
    std::mt19937 random(1);
    for (int round = 0; round < rounds; ++round) {
        const Struck start(random);
        const std::size_t count = 1 + random() % 200;
        for (std::size_t words = 1; words <= most_words; ++words) {
            for (const Cpu cpu : machine_variants()) {
                Struck found = start;
                Struck expected = start;
                const std::size_t end = strike_loops(cpu).find[words - 1](found.plan(), found.places.data() + 1000, count);
                for (std::size_t i = 0; i < end; ++i) {
                    expected.places[1000 + i] = expected.least(1000 + i);
                    CHECK(expected.places[1000 + i] < 64 * words);
                    CHECK(found.places[1000 + i] == expected.places[1000 + i]);
                }
                CHECK(end == count || expected.least(1000 + end) >= 64 * words);
            }
        }
    }
}

TEST(loops_on_rows_do_what_loops_on_bits_do) {
    std::mt19937_64 random(2);
    for (const Cpu cpu : machine_variants()) {
        const StrikeLoops& loops = strike_loops(cpu);
        const auto before = random_words(random, cover_words);
        const auto row = random_words(random, cover_words);
        auto above = before;
        std::vector<std::uint64_t> open(cover_words);
        const std::size_t asked = loops.ask(above.data(), row.data(), 0x5555555555555555, open.data());
        std::size_t count = 0;
        for (std::size_t i = 0; i < cover_heaps; ++i) {
            CHECK(bit(above, i) == (bit(before, i) && !bit(row, i)));
            CHECK(bit(open, i) == (bit(above, i) && i % 2 == 0));
            count += bit(open, i);
        }
        CHECK(count == asked && asked != 0);

        std::vector<std::vector<std::uint64_t>> lines;
        const std::uint8_t* rows[pairs_at_once];
        for (std::size_t i = 0; i < pairs_at_once; ++i) {
            lines.push_back(random_words(random, cover_words + 1));
            for (std::uint64_t& word : lines.back()) word &= random() & random() & random();
            rows[i] = reinterpret_cast<const std::uint8_t*>(lines.back().data()) + i % 8;
        }
        auto rest = open;
        const std::size_t left = loops.clear(rest.data(), rows);
        count = 0;
        for (std::size_t i = 0; i < cover_heaps; ++i) {
            bool any = false;
            for (std::size_t j = 0; j < pairs_at_once; ++j) any = any || bit(lines[j], i + 8 * (j % 8));
            CHECK(bit(rest, i) == (bit(open, i) && !any));
            count += bit(rest, i);
        }
        CHECK(count == left && left != 0 && left < asked);
    }
}

TEST(a_pair_is_found_wherever_it_is) {
    std::vector<std::uint16_t> one(100, 300);
    const std::vector<std::uint16_t> other(100, 7);
    for (const Cpu cpu : machine_variants()) {
        for (std::size_t count = 0; count < 100; ++count) {
            CHECK(!strike_loops(cpu).has_pair(one.data(), other.data(), count, 5));
            for (std::size_t i = 0; i < 100; ++i) {
                one[i] = 2;
                CHECK(strike_loops(cpu).has_pair(one.data(), other.data(), count, 5) == (i < count));
                one[i] = 300;
            }
        }
    }
}

// A domain mask, range masks, moves that take nothing, splits that must be unequal; the count of values is no multiple of 8.
TEST(the_second_path_has_the_values_of_the_sequence) {
    constexpr std::size_t start = std::size_t{3} << 16;
    const std::size_t count = 30003;
    for (const Rule& rule : {Rule{{0, 1, 0, 4}, {}, false}, Rule{{0, 0, 5, 4}, {}, false}, Rule{{4, 4, 3, 7}, {}, false},
                             Rule{{0, 3, 5, 4}, {}, false}, Rule{{0, 1, 6, 7}, {}, true}}) {
        const Game game = game_of(rule, start + count);
        for (const Cpu cpu : machine_variants()) {
            PlainStretch stretch(rule, game.kind, std::span(game.values).first(1U << 17), 1U << 17, cpu);
            CHECK(stretch.start(start, std::span(game.values).first(start)));
            for (std::size_t done = 0; done < count;) {
                const std::size_t some = std::min<std::size_t>(count - done, done % 2 == 0 ? 5 : 9001);
                stretch.make_room(some);
                CHECK(stretch.compute(some));
                done += some;
                CHECK(!stretch.check(start + done - some, start + done));
            }
            const auto values = stretch.values(start, start + count);
            CHECK(std::ranges::equal(values, std::span(game.values).subspan(start, count)));
        }
    }
}

TEST(a_rare_heap_is_in_no_state) {
    Game game = game_of({{0, 0, 5, 4}, {}, false}, std::size_t{3} << 16);
    PlainStretch stretch(game.rule, game.kind, std::span(game.values).first(1U << 17), 1U << 17);
    CHECK(stretch.start(game.values.size(), game.values));
    CHECK(!stretch.start(game.values.size(), std::span(game.values).last(stretch.reach() - 1)));
    game.values[game.values.size() - 3] = 0;
    CHECK(!game.kind.is_common(0, game.values.size() - 3));
    CHECK(!stretch.start(game.values.size(), game.values));
}
