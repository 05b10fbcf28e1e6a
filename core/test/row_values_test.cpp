#include "check.hpp"
#include "fairplay/rows.hpp"

namespace {

using fairplay::Pattern;
using fairplay::RowValues;
using fairplay::Signs;

constexpr std::uint64_t many = 1'000'000;

Signs row(std::size_t length, std::uint8_t sign) { return Signs(length, sign); }

}  // namespace

TEST(pairs_that_vanish_are_the_octal_game_0_07) {
    RowValues game({{{1, 1}, {0, 0}}}, {}, many);
    const std::vector<int> expected{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0};
    for (std::size_t n = 0; n < expected.size(); ++n) CHECK(game.value(row(n, 1)) == expected[n]);
    CHECK(game.value(row(64, 1)).has_value());
}

TEST(three_crosses_in_a_row_are_the_octal_game_0_007) {
    RowValues game({{{0}, {1}}}, {{1, 1, 1}}, many);
    // Two cells have no room for three crosses.
    const std::vector<int> expected{0, 1, 0, 1, 2, 2, 0, 3, 3, 1, 1, 1, 0, 4};
    for (std::size_t n = 0; n < expected.size(); ++n) CHECK(game.value(row(n, 0)) == expected[n]);
    CHECK(game.value(Signs{1, 1, 0}) == RowValues::at_once);
    CHECK(game.value(Signs{0, 1, 1, 1}) == RowValues::ended);
}

TEST(rows_that_come_back_are_found) {
    RowValues game({{{1, 0}, {0, 1}}, {{0, 1}, {1, 0}}}, {}, many);
    CHECK_THROWS(std::domain_error, game.value(Signs{1, 0}));
    CHECK(game.value(Signs{1, 1}) == 0);
    CHECK_THROWS(std::domain_error, game.value(Signs{1, 0}));
}

TEST(a_full_memory_is_told) {
    RowValues game({{{1, 1}, {0, 0}}}, {}, 3);
    CHECK(!game.value(row(20, 1)).has_value());
    CHECK(game.value(row(2, 1)) == 1);
}

TEST(bad_rows_are_refused) {
    CHECK_THROWS(std::invalid_argument, RowValues({{{1, 1}, {0}}}, {}, many));
    CHECK_THROWS(std::invalid_argument, RowValues({{{}, {}}}, {}, many));
    CHECK_THROWS(std::invalid_argument, RowValues({{{4}, {0}}}, {}, many));
    RowValues game({{{1, 1}, {0, 0}}}, {}, many);
    CHECK_THROWS(std::invalid_argument, game.value(row(65, 1)));
    CHECK_THROWS(std::invalid_argument, game.value(Signs{7}));
}
