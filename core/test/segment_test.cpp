// Stretches of a sequence, on both paths, against all values.

#include <algorithm>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/segment.hpp"

using fairplay::Digest;
using fairplay::NimSequence;
using fairplay::Path;
using fairplay::Rule;
using fairplay::Segment;

namespace {

struct Case {
    Rule rule;
    std::uint32_t mask;
    bool domain;
};

// The mask that the engine finds, with all bits above those of the values.
Case with_mask(const Rule& rule) {
    NimSequence sequence(rule);
    sequence.extend(1U << 18);
    const auto seen = sequence.statistics();
    std::uint32_t bits = 0xffff;
    for (std::uint32_t bit = 1; bit <= seen.maximum; bit *= 2) bits &= ~bit;
    return {rule, seen.mask | bits, seen.domain};
}

Digest digest_of(const NimSequence& values, std::size_t first, std::size_t end) {
    Digest digest{0, 0, first};
    for (std::size_t n = first; n < end; ++n) {
        const std::uint32_t value = values[n];
        digest.add(&value, 1, n);
    }
    return digest;
}

std::vector<std::uint16_t> state_of(const NimSequence& values, std::size_t n, std::size_t reach) {
    std::vector<std::uint16_t> state;
    for (std::size_t i = n - reach; i < n; ++i) state.push_back(static_cast<std::uint16_t>(values[i]));
    return state;
}

#ifdef FAIRPLAY_FEWER_CASES
constexpr std::size_t chunks = 12;
const std::vector<Rule> rules{{{0, 1, 0, 4}, {}, false}};
#else
constexpr std::size_t chunks = 24;
const std::vector<Rule> rules{
    {{0, 1, 0, 4}, {}, false},   // a domain mask
    {{0, 0, 5, 4}, {}, false},   // a range mask
    {{4, 4, 3, 7}, {}, false},   // a move that takes nothing
    {{0, 1, 6, 7}, {}, false},   // two digits that split
};
#endif

}  // namespace

TEST(stretches_from_nothing_have_the_values_of_the_sequence) {
    for (const Rule& rule : rules) {
        const Case game = with_mask(rule);
        NimSequence values(rule);
        values.extend(Segment::first + chunks * Segment::chunk);
        for (const Path path : {Path::window, Path::plain}) {
            for (const unsigned threads : {1U, 2U}) {
                Segment segment(game.rule, game.mask, game.domain, path, threads);
                segment.start();
                for (std::size_t i = 0; i < chunks; ++i) {
                    CHECK(segment.advance());
                    CHECK(segment.digest() == digest_of(values, 0, segment.position()));
                    CHECK(segment.state() == state_of(values, segment.position(), segment.reach()));
                }
                CHECK(segment.position() == values.size());
            }
        }
    }
}

TEST(a_stretch_needs_only_the_state_before_it) {
    for (const Rule& rule : rules) {
        const Case game = with_mask(rule);
        NimSequence values(rule);
        values.extend(Segment::first + chunks * Segment::chunk);
        for (const Path path : {Path::window, Path::plain}) {
            Segment segment(game.rule, game.mask, game.domain, path);
            const std::size_t first = 4 * Segment::chunk;
            segment.start({{first, state_of(values, first, segment.reach())}});
            while (segment.position() < values.size()) CHECK(segment.advance());
            CHECK(segment.digest() == digest_of(values, first, values.size()));
            CHECK(segment.state() == state_of(values, values.size(), segment.reach()));
        }
    }
}

TEST(a_wrong_state_is_seen) {
    // Either the values become others, or some heap has no witness.
    const Case game = with_mask(rules[0]);
    NimSequence values(game.rule);
    values.extend(Segment::first + 8 * Segment::chunk);
    for (const Path path : {Path::window, Path::plain}) {
        Segment segment(game.rule, game.mask, game.domain, path);
        segment.start({{4 * Segment::chunk, state_of(values, 4 * Segment::chunk - 2, segment.reach())}});
        const bool decided = segment.advance();
        CHECK(!decided || !(segment.digest() == digest_of(values, 4 * Segment::chunk, 5 * Segment::chunk)));
    }
}

TEST(a_new_rare_ends_a_stretch) {
    // 0.52522 has 8 rares and then one more at 670146. Neither path can see that in the values that it keeps.
    const Rule rule{{0, 5, 2, 5, 2, 2}, {}, false};
    const Case game = with_mask(rule);
    for (const Path path : {Path::window, Path::plain}) {
        Segment segment(game.rule, game.mask, game.domain, path);
        segment.start();
        while (segment.position() < 670146 && segment.advance()) {}
        CHECK(segment.position() <= 670146);
        CHECK(segment.position() + Segment::overlap + Segment::chunk > 670146);
    }
}

TEST(a_state_that_returns_is_seen) {
    // 0.16: from 105351 on, 149459 values for ever.
    const Case game = with_mask({{0, 1, 6}, {}, false});
    NimSequence values(game.rule);
    values.extend(Segment::first + 16 * Segment::chunk);
    for (const Path path : {Path::window, Path::plain}) {
        Segment segment(game.rule, game.mask, game.domain, path);
        std::vector<fairplay::State> states;
        for (const std::size_t n : {3 * Segment::chunk, 14 * Segment::chunk}) {
            states.push_back({n, state_of(values, n, segment.reach())});
        }
        segment.start(states);
        CHECK(segment.advance());
        while (!segment.returned() && segment.position() < values.size()) CHECK(segment.advance());
        const auto found = segment.returned();
        CHECK(found && (found->second - found->first) % 149459 == 0);
    }
}

TEST(a_state_that_is_remembered_on_the_way_is_seen) {
    const Case game = with_mask({{0, 1, 6}, {}, false});
    for (const Path path : {Path::window, Path::plain}) {
        Segment segment(game.rule, game.mask, game.domain, path);
        CHECK_THROWS(std::invalid_argument, segment.remember());
        segment.start();
        for (int i = 0; i < 6 && !segment.returned(); ++i) {
            CHECK(segment.advance());
            if (i == 1) segment.remember();
        }
        const auto found = segment.returned();
        CHECK(found && found->first == Segment::first + 2 * Segment::chunk);
        CHECK((found->second - found->first) % 149459 == 0);
    }
}

TEST(what_is_no_stretch_is_refused) {
    const Case game = with_mask(rules[0]);
    Segment segment(game.rule, game.mask, game.domain, Path::plain);
    CHECK_THROWS(std::invalid_argument, segment.advance());
    const std::vector<std::uint16_t> state(segment.reach());
    const std::size_t n = 4 * Segment::chunk;
    CHECK_THROWS(std::invalid_argument, segment.start(std::vector<fairplay::State>{}));
    CHECK_THROWS(std::invalid_argument, segment.start({{n + 8, state}}));
    CHECK_THROWS(std::invalid_argument, segment.start({{n, {1, 2}}}));
    CHECK_THROWS(std::invalid_argument, segment.start({{n, state}, {n, state}}));
    CHECK_THROWS(std::invalid_argument, segment.start({{Segment::first, state}}));
    CHECK_THROWS(std::invalid_argument, Segment({{4}, {}, true}, 0xfe, false, Path::plain));
    CHECK_THROWS(std::invalid_argument, Segment({{0, 3}, {}, false}, 1, false, Path::plain));
    CHECK_THROWS(std::invalid_argument, Segment(game.rule, 1, false, Path::plain));
    CHECK_THROWS(std::invalid_argument, Segment({{0, 4, 4}, {}, false}, 1, true, Path::plain));
}
