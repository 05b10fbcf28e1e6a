#include <algorithm>
#include <stdexcept>
#include <utility>

#include "check.hpp"
#include "fairplay/cards.hpp"

using fairplay::Deck;
using fairplay::hand_statistics;
using fairplay::hand_statistics_by_enumeration;
using fairplay::HandCount;

namespace {

std::uint64_t total(const std::vector<HandCount>& rows) {
    std::uint64_t hands = 0;
    for (const HandCount& row : rows) hands += row.hands;
    return hands;
}

}  // namespace

TEST(statistics_of_small_decks) {
    // Of the 35 triples of F_2^3, the seven lines are claims.
    CHECK((hand_statistics(Deck(2, 3), 3) == std::vector<HandCount>{{0, 0, 0, 28}, {1, 3, 3, 7}}));
    CHECK((hand_statistics(Deck(2, 2), 3) == std::vector<HandCount>{{1, 3, 3, 1}}));
    CHECK((hand_statistics(Deck(3, 1), 2) == std::vector<HandCount>{{1, 2, 2, 1}}));
    CHECK((hand_statistics(Deck(7, 1), 1) == std::vector<HandCount>{{0, 0, 0, 6}}));
}

TEST(statistics_agree_with_enumeration) {
    for (const auto& [p, k] : {std::pair{2U, 3U}, {2U, 4U}, {2U, 5U}, {3U, 2U}, {3U, 3U}, {5U, 2U}, {7U, 1U}}) {
        const Deck deck(p, k);
        for (std::uint32_t h = 1; h <= std::min(deck.cards(), p == 2 ? 7U : 5U); ++h)
            CHECK(hand_statistics(deck, h) == hand_statistics_by_enumeration(deck, h));
    }
}

TEST(statistics_of_whole_decks) {
    CHECK(total(hand_statistics(Deck(2, 6), 7)) == 553'270'671);
    CHECK(total(hand_statistics(Deck(3, 4), 5)) == 24'040'016);
    CHECK(hand_statistics(Deck(3, 4), 5) == hand_statistics_by_enumeration(Deck(3, 4), 5));
}

TEST(a_tick_can_stop_the_statistics) {
    struct Stop {};
    const auto stop = [] { throw Stop(); };
    CHECK_THROWS(Stop, hand_statistics(Deck(2, 8), 10, stop));
    CHECK_THROWS(Stop, hand_statistics_by_enumeration(Deck(2, 6), 7, stop));
}

TEST(statistics_beyond_the_limits_are_refused) {
    CHECK_THROWS(std::invalid_argument, hand_statistics(Deck(2, 6), 0));
    CHECK_THROWS(std::invalid_argument, hand_statistics(Deck(2, 6), 17));
    CHECK_THROWS(std::invalid_argument, hand_statistics(Deck(2, 2), 4));
    CHECK_THROWS(std::length_error, hand_statistics(Deck(2, 6), 11));
    CHECK_THROWS(std::length_error, hand_statistics(Deck(7, 8), 4));
    CHECK_THROWS(std::invalid_argument, hand_statistics_by_enumeration(Deck(2, 2), 4));
    CHECK_THROWS(std::length_error, hand_statistics_by_enumeration(Deck(2, 6), 8));
    CHECK_THROWS(std::length_error, hand_statistics_by_enumeration(Deck(3, 7), 2));
}
