#include <map>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/boards.hpp"

namespace {

std::uint64_t rectangle(std::uint32_t rows, std::uint32_t columns) {
    std::uint64_t squares = 0;
    for (std::uint32_t row = 0; row < rows; ++row) squares |= ((std::uint64_t{1} << columns) - 1) << (8 * row);
    return squares;
}

// The definition: every domino, and the mex.
std::uint32_t slow_cram(std::uint64_t free, std::map<std::uint64_t, std::uint32_t>& memo) {
    if (const auto found = memo.find(free); found != memo.end()) return found->second;
    std::vector<std::uint32_t> values;
    for (std::uint32_t square = 0; square < 64; ++square) {
        for (const std::uint32_t step : {1U, 8U}) {
            if (square + step > 63 || (step == 1 && square % 8 == 7)) continue;
            const std::uint64_t domino = (std::uint64_t{1} << square) | (std::uint64_t{1} << (square + step));
            if ((free & domino) == domino) values.push_back(slow_cram(free & ~domino, memo));
        }
    }
    return memo[free] = fairplay::mex(values);
}

}  // namespace

TEST(chomp_with_two_rows_is_lost_exactly_if_one_square_is_missing) {
    const auto values = fairplay::chomp_values(2, 12);
    for (std::uint32_t first = 1; first <= 12; ++first) {
        for (std::uint32_t second = 0; second <= first; ++second) {
            const std::uint32_t index = first * (first + 1) / 2 + second;
            CHECK((values[index] == 0) == (second + 1 == first));
        }
    }
}

TEST(chomp_with_one_row_is_a_heap) {
    const auto values = fairplay::chomp_values(1, 12);
    for (std::uint32_t row = 1; row <= 12; ++row) CHECK(values[row] == row - 1);
}

TEST(chomp_boards_have_a_limit) {
    CHECK_THROWS(std::invalid_argument, fairplay::chomp_values(13, 2));
    CHECK_THROWS(std::invalid_argument, fairplay::chomp_values(2, 0));
}

TEST(cram_follows_the_definition) {
    std::map<std::uint64_t, std::uint32_t> memo;
    fairplay::Cram paired(1'000'000);
    fairplay::Cram searched(1'000'000, false);
    for (std::uint64_t part = 0; part < 1 << 16; part += 7) {
        const std::uint64_t free = (part & 15) | (part >> 4 & 15) << 8 | (part >> 8 & 15) << 16 | (part >> 12) << 24;
        const std::uint32_t value = slow_cram(free, memo);
        CHECK(paired.value(free) == value);
        CHECK(searched.value(free) == value);
        CHECK(paired.value(free << 36) == value);
    }
}

TEST(cram_knows_rows_and_boards) {
    fairplay::Cram cram(1'000'000);
    // A single row is the octal game 0.07.
    const std::vector<std::uint32_t> rows{0, 0, 1, 1, 2, 0, 3, 1, 1};
    for (std::uint32_t length = 0; length <= 8; ++length) CHECK(cram.value(rectangle(1, length)) == rows[length]);
    CHECK(cram.value(rectangle(8, 8)) == 0U);
    CHECK(cram.value(rectangle(4, 4)) == 0U);
    CHECK(cram.value(rectangle(4, 5)) != 0U);
}

TEST(cram_stops_at_its_limit) {
    fairplay::Cram cram(10);
    CHECK(!cram.value(rectangle(4, 5)).has_value());
    CHECK(cram.visited() <= 11);
}
