#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/cards.hpp"

using fairplay::claims;
using fairplay::Deck;

namespace {

using Hand = std::vector<std::uint32_t>;
using Claim = std::vector<std::uint8_t>;
using Claims = std::vector<Claim>;

std::size_t size(const Claim& claim) { return claim.size() - static_cast<std::size_t>(std::ranges::count(claim, 0)); }

bool is_relation(const Deck& deck, Hand hand, const Claim& claim) {
    for (std::uint32_t i = 0; i < deck.k(); ++i) {
        std::uint32_t sum = 0;
        for (std::size_t j = 0; j < hand.size(); ++j, sum %= deck.p()) sum += claim[j] * (hand[j] % deck.p());
        if (sum != 0) return false;
        for (std::uint32_t& card : hand) card /= deck.p();
    }
    return true;
}

// The definition: try every list of coefficients.
Claims by_definition(const Deck& deck, const Hand& hand) {
    Claims found;
    Claim claim(hand.size());
    for (;;) {
        auto digit = claim.rbegin();
        while (digit != claim.rend() && *digit + 1U == deck.p()) *digit++ = 0;
        if (digit == claim.rend()) break;
        ++*digit;
        const auto first = std::ranges::find_if(claim, [](std::uint8_t c) { return c != 0; });
        if (*first <= deck.p() / 2 && is_relation(deck, hand, claim)) found.push_back(claim);
    }
    std::ranges::stable_sort(found, {}, size);
    return found;
}

std::vector<Hand> random_hands(const Deck& deck, std::uint32_t h, std::size_t count) {
    std::mt19937 random(h);
    Hand cards(deck.cards());
    std::iota(cards.begin(), cards.end(), 1U);
    std::vector<Hand> hands;
    while (hands.size() < count) {
        std::ranges::shuffle(cards, random);
        hands.emplace_back(cards.begin(), cards.begin() + h);
    }
    return hands;
}

template <class Code>
fairplay::ClaimBatch batch(const Deck& deck, std::uint32_t h, const std::vector<Code>& cards) {
    return fairplay::claim_batch(deck, h, std::span<const Code>(cards));
}

void check_batch(const Deck& deck, std::uint32_t h) {
    Hand cards;
    std::vector<std::uint32_t> counts;
    std::vector<std::uint64_t> packed;
    for (const Hand& hand : random_hands(deck, h, 100)) {
        cards.insert(cards.end(), hand.begin(), hand.end());
        const Claims all = claims(deck, hand);
        counts.push_back(static_cast<std::uint32_t>(all.size()));
        for (const Claim& claim : all) {
            const std::uint64_t base = deck.p() == 2 ? 2 : 16;
            packed.push_back(std::accumulate(claim.begin(), claim.end(), std::uint64_t{0},
                                             [base](std::uint64_t word, std::uint8_t c) { return word * base + c; }));
        }
    }
    const auto result = batch(deck, h, cards);
    CHECK(result.counts == counts);
    const auto same = [&](const auto& words) { return std::ranges::equal(words, packed); };
    CHECK(std::visit(same, result.packed));
    const auto narrow = batch(deck, h, std::vector<std::uint16_t>(cards.begin(), cards.end()));
    CHECK(narrow.counts == counts && narrow.packed == result.packed);
}

}  // namespace

TEST(claims_of_seven_cards) {
    const Hand hand{0b100110, 0b010010, 0b000101, 0b001100, 0b110110, 0b000001, 0b100100};
    CHECK((claims(Deck(2, 6), hand) == Claims{{0, 1, 0, 0, 1, 0, 1}}));
}

TEST(claims_of_a_few_cards) {
    CHECK((claims(Deck(2, 2), Hand{1, 2, 3}) == Claims{{1, 1, 1}}));
    CHECK((claims(Deck(3, 1), Hand{1, 2}) == Claims{{1, 1}}));
    CHECK((claims(Deck(5, 1), Hand{1, 2}) == Claims{{1, 2}, {2, 4}}));
    CHECK((claims(Deck(7, 1), Hand{6, 1}) == Claims{{1, 1}, {2, 2}, {3, 3}}));
    CHECK(claims(Deck(2, 3), Hand{1, 2, 4}).empty());
}

TEST(claims_follow_the_definition) {
    for (const auto& [p, k, h] : std::vector<std::array<std::uint32_t, 3>>{
             {2, 6, 7}, {2, 3, 7}, {2, 4, 10}, {2, 8, 9}, {3, 4, 5}, {3, 2, 7}, {3, 3, 1}, {5, 3, 4}, {5, 2, 5},
             {7, 2, 4}}) {
        const Deck deck(p, k);
        for (const Hand& hand : random_hands(deck, h, 20)) CHECK(claims(deck, hand) == by_definition(deck, hand));
    }
}

TEST(a_batch_gives_the_claims_of_each_hand) {
    check_batch(Deck(2, 6), 7);
    check_batch(Deck(2, 4), 12);
    check_batch(Deck(2, 8), 16);
    check_batch(Deck(3, 4), 5);
    check_batch(Deck(3, 8), 16);
    check_batch(Deck(5, 3), 4);
    check_batch(Deck(7, 2), 4);
}

TEST(a_batch_may_be_empty) {
    const auto result = batch(Deck(2, 6), 7, std::vector<std::uint8_t>{});
    CHECK(result.counts.empty());
    CHECK(std::get<0>(result.packed).empty());
}

TEST(bad_cards_are_refused) {
    CHECK_THROWS(std::invalid_argument, Deck(4, 2));
    CHECK_THROWS(std::invalid_argument, Deck(11, 2));
    CHECK_THROWS(std::invalid_argument, Deck(2, 0));
    CHECK_THROWS(std::invalid_argument, Deck(2, 9));
    CHECK_THROWS(std::invalid_argument, claims(Deck(2, 3), Hand{}));
    CHECK_THROWS(std::invalid_argument, claims(Deck(2, 3), Hand{1, 0}));
    CHECK_THROWS(std::invalid_argument, claims(Deck(2, 3), Hand{1, 8}));
    CHECK_THROWS(std::invalid_argument, claims(Deck(2, 3), Hand{3, 5, 3}));
    CHECK_THROWS(std::invalid_argument, claims(Deck(2, 5), Hand(17, 1)));
    CHECK_THROWS(std::length_error, claims(Deck(7, 2), random_hands(Deck(7, 2), 16, 1)[0]));
}

TEST(a_bad_hand_anywhere_in_a_batch_is_refused) {
    for (const std::size_t place : {0U, 100U, 191U, 192U, 209U}) {
        for (const std::uint8_t bad : std::vector<std::uint8_t>{0, 1, 8}) {
            std::vector<std::uint8_t> cards;
            for (int i = 0; i < 70; ++i) cards.insert(cards.end(), {1, 2, 3});
            cards[place] = bad == 1 ? cards[place - place % 3 + (place + 1) % 3] : bad;
            CHECK_THROWS(std::invalid_argument, batch(Deck(2, 3), 3, cards));
        }
    }
    CHECK_THROWS(std::invalid_argument, batch(Deck(2, 3), 3, std::vector<std::uint8_t>{1, 2, 3, 4}));
    CHECK_THROWS(std::invalid_argument, batch(Deck(2, 3), 0, std::vector<std::uint8_t>{}));
}
