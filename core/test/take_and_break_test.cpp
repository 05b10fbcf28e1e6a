#include <algorithm>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/core.hpp"

using fairplay::TakeAndBreak;

namespace {

using Values = std::vector<std::uint32_t>;

Values first(TakeAndBreak game, std::size_t count) {
    game.extend(count);
    return {game.values().begin(), game.values().end()};
}

// Least n0 with G(n + period) == G(n) for all n >= n0, as far as computed.
std::size_t preperiod(const Values& values, std::size_t period) {
    std::size_t n = values.size() - period;
    while (n > 0 && values[n - 1] == values[n - 1 + period]) --n;
    return n;
}

}  // namespace

TEST(kayles_has_period_12_after_71) {
    const Values kayles = first(TakeAndBreak({0, 7, 7}), 2000);
    CHECK(std::equal(kayles.begin(), kayles.begin() + 12, Values{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6}.begin()));
    CHECK(kayles[70] == 6);
    CHECK(preperiod(kayles, 12) == 71);
}

TEST(dawsons_chess_has_period_34_after_52) {
    const Values dawson = first(TakeAndBreak({0, 1, 3, 7}), 2000);
    CHECK(dawson[4] == 0);
    CHECK(preperiod(dawson, 34) == 52);
    // Dawson's Kayles 0.07 is the same game with one pin more in a row.
    const Values dawsons_kayles = first(TakeAndBreak({0, 0, 7}), 2001);
    CHECK(std::equal(dawson.begin(), dawson.end(), dawsons_kayles.begin() + 1));
}

TEST(octal_0_156_has_period_349_after_3479) {
    CHECK(preperiod(first(TakeAndBreak({0, 1, 5, 6}), 8000), 349) == 3479);
}

TEST(grundys_game_splits_into_unequal_heaps) {
    const Values grundy = first(TakeAndBreak({4}, {}, true), 1300);
    CHECK(std::equal(grundy.begin(), grundy.begin() + 13, Values{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1}.begin()));
    CHECK(std::count(grundy.begin(), grundy.end(), 0U) == 42);
    CHECK(grundy[1222] == 0);
}

TEST(nim_is_three_for_ever) {
    const Values nim = first(TakeAndBreak({0}, {3}), 1000);
    for (std::uint32_t n = 0; n < 1000; ++n) CHECK(nim[n] == n);
}

TEST(laskers_nim_swaps_every_third_and_fourth) {
    const Values lasker = first(TakeAndBreak({4}, {3}), 400);
    for (std::uint32_t n = 1; n < 400; ++n) {
        const std::uint32_t expected = n % 4 == 3 ? n + 1 : n % 4 == 0 ? n - 1 : n;
        CHECK(lasker[n] == expected);
    }
}

TEST(a_tail_of_several_digits_repeats) {
    std::vector<std::uint8_t> written_out{0};
    for (int i = 0; i < 100; ++i) written_out.insert(written_out.end(), {1, 2, 0});
    CHECK(first(TakeAndBreak({0}, {1, 2, 0}), 300) == first(TakeAndBreak(written_out), 300));
}

TEST(three_heaps) {
    // 0.8: take one and leave three heaps. From 7 these are 1+1+4, of value 1, and 1+2+3, 2+2+2, of value 0.
    CHECK((first(TakeAndBreak({0, 8}), 8) == Values{0, 0, 0, 0, 1, 1, 1, 2}));
    // 8.0: split into three. From 5 to 1+1+3, of value 1, or 1+2+2, of value 0.
    CHECK((first(TakeAndBreak({8}), 6) == Values{0, 0, 0, 1, 1, 2}));
}

TEST(the_empty_rule_has_no_moves) { CHECK((first(TakeAndBreak({}), 3) == Values{0, 0, 0})); }

TEST(extending_in_steps_changes_nothing) {
    TakeAndBreak game({0, 7, 7});
    for (const std::size_t count : {5U, 3U, 6U, 200U}) game.extend(count);
    CHECK(game.size() == 200);
    CHECK(game.value(499) == first(TakeAndBreak({0, 7, 7}), 500)[499]);
    CHECK(game.size() == 500);
    CHECK(game[10] == 2);
}

TEST(bad_rules_are_refused) {
    CHECK_THROWS(std::invalid_argument, TakeAndBreak({0, 16}));
    CHECK_THROWS(std::invalid_argument, TakeAndBreak({0}, {16}));
    CHECK_THROWS(std::invalid_argument, TakeAndBreak({1}));
    CHECK_THROWS(std::invalid_argument, TakeAndBreak({6, 1}));
    CHECK_THROWS(std::invalid_argument, TakeAndBreak({}, {3}));
    CHECK_THROWS(std::length_error, TakeAndBreak({0}).extend(std::size_t{1} << 32));
}
