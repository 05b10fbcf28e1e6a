#include <stdexcept>

#include "check.hpp"
#include "fairplay/core.hpp"

using fairplay::Component;
using fairplay::Outcome;
using fairplay::retrograde;

namespace {

using Components = std::vector<Component>;
using Outcomes = std::vector<Outcome>;
constexpr std::uint64_t plenty = 1'000'000;
constexpr Outcome lost = Outcome::lost;
constexpr Outcome won = Outcome::won;
constexpr Outcome drawn = Outcome::drawn;

Component nim_heap(std::uint32_t largest) {
    Component heap;
    for (std::uint32_t n = 0; n <= largest; ++n) {
        heap.turned.push_back(n);
        heap.options.emplace_back();
        for (std::uint32_t left = 0; left < n; ++left) heap.options.back().push_back(left);
    }
    return heap;
}

// A row of Northcott's game: the mover's man on one of `width` squares, the opponent's on another; men move as rooks.
// State mine * width + other; turning swaps the men. States with both men on one square are unused and have no moves.
Component northcott_row(std::uint32_t width) {
    Component row;
    row.options.resize(width * width);
    for (std::uint32_t mine = 0; mine < width; ++mine) {
        for (std::uint32_t other = 0; other < width; ++other) {
            row.turned.push_back(other * width + mine);
            for (std::uint32_t to = 0; to < width; ++to) {
                if (mine == other || to == mine || (to < other) != (mine < other) || to == other) continue;
                row.options[mine * width + other].push_back(other * width + to);
            }
        }
    }
    return row;
}

std::uint32_t gap(std::uint32_t state, std::uint32_t width) {
    const std::uint32_t mine = state / width;
    const std::uint32_t other = state % width;
    return (mine < other ? other - mine : mine - other) - 1;
}

}  // namespace

TEST(retrograde_nim_is_nim) {
    const Components heaps{nim_heap(4), nim_heap(5), nim_heap(6)};
    const Outcomes normal = retrograde(heaps, false, plenty);
    const Outcomes misere = retrograde(heaps, true, plenty);
    for (std::uint32_t a = 0; a <= 4; ++a)
        for (std::uint32_t b = 0; b <= 5; ++b)
            for (std::uint32_t c = 0; c <= 6; ++c) {
                const bool wins = (a ^ b ^ c) != 0;
                const bool small = a <= 1 && b <= 1 && c <= 1;
                const std::uint32_t index = a + 5 * (b + 6 * c);
                CHECK(normal[index] == (wins ? won : lost));
                CHECK(misere[index] == (wins != small ? won : lost));
            }
}

TEST(a_loop_draws_and_a_way_out_wins) {
    // 0 and 1 lead to each other; 2 leads to 0 or to the end 3; 4 leads only to 2.
    const Components loop{{{{1}, {0}, {0, 3}, {}, {2}}, {0, 1, 2, 3, 4}}};
    CHECK((retrograde(loop, false, plenty) == Outcomes{drawn, drawn, won, lost, lost}));
    CHECK((retrograde(loop, true, plenty) == Outcomes{drawn, drawn, drawn, won, drawn}));
}

TEST(players_may_have_different_moves) {
    // State 0: the mover can pass to the end. State 1: the same, seen by the other, who cannot move.
    const Components one_sided{{{{2}, {}, {}}, {1, 0, 2}}};
    CHECK((retrograde(one_sided, false, plenty) == Outcomes{won, lost, lost}));
    // Two of them, one for each player: the first player moves, is answered, and loses.
    const Components both{one_sided[0], one_sided[0]};
    CHECK(retrograde(both, false, plenty)[0 + 3 * 1] == lost);
    CHECK(retrograde(both, false, plenty)[0 + 3 * 0] == won);
}

TEST(northcott_is_nim_on_the_gaps) {
    constexpr std::uint32_t width = 5;
    constexpr std::uint32_t states = width * width;
    const Outcomes outcomes = retrograde(Components{northcott_row(width), northcott_row(width)}, false, plenty);
    for (std::uint32_t s = 0; s < states; ++s)
        for (std::uint32_t t = 0; t < states; ++t) {
            if (s / width == s % width || t / width == t % width) continue;
            CHECK(outcomes[s + states * t] == (gap(s, width) != gap(t, width) ? won : lost));
        }
}

TEST(no_components_are_one_position) {
    CHECK((retrograde({}, false, 1) == Outcomes{lost}));
    CHECK((retrograde({}, true, 1) == Outcomes{won}));
}

TEST(a_tick_can_stop_the_analysis) {
    struct Stop {};
    const Components heaps{nim_heap(99), nim_heap(99), nim_heap(9)};
    CHECK_THROWS(Stop, retrograde(heaps, false, plenty, [] { throw Stop(); }));
}

TEST(bad_components_are_refused) {
    CHECK_THROWS(std::invalid_argument, retrograde(Components{{{}, {}}}, false, plenty));
    CHECK_THROWS(std::invalid_argument, retrograde(Components{{{{}}, {}}}, false, plenty));
    CHECK_THROWS(std::invalid_argument, retrograde(Components{{{{1}}, {0}}}, false, plenty));
    CHECK_THROWS(std::invalid_argument, retrograde(Components{{{{}, {}}, {0, 2}}}, false, plenty));
    CHECK_THROWS(std::invalid_argument, retrograde(Components{{{{}, {}, {}}, {1, 2, 0}}}, false, plenty));
    CHECK_THROWS(std::length_error, retrograde(Components{nim_heap(9), nim_heap(9)}, false, 99));
    CHECK_THROWS(std::length_error, retrograde(Components(64, nim_heap(1)), false, ~std::uint64_t{0}));
}
