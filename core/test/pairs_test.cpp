#include <stdexcept>

#include "check.hpp"
#include "fairplay/pairs.hpp"

using fairplay::pair_values;
using fairplay::PairClause;
using fairplay::PairMove;

namespace {

using Rule = std::vector<PairClause>;

std::uint16_t at(const std::vector<fairplay::PairValue>& values, std::size_t a, std::size_t b) {
    return values[a * (a + 1) / 2 + b].normal;
}

}  // namespace

TEST(two_heaps_of_nim_have_their_nim_sum) {
    const Rule nim = {{PairMove::one, {}}};
    const auto values = pair_values(nim, 20);
    for (std::size_t a = 0; a <= 20; ++a) {
        for (std::size_t b = 0; b <= a; ++b) CHECK(at(values, a, b) == (a ^ b));
    }
}

TEST(the_lost_pairs_of_wythoffs_game) {
    const Rule wythoff = {{PairMove::one, {}}, {PairMove::both, {}}};
    const auto values = pair_values(wythoff, 10);
    std::vector<std::size_t> lost;
    for (std::size_t a = 0; a <= 10; ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            if (at(values, a, b) == 0) lost.insert(lost.end(), {b, a});
        }
    }
    CHECK((lost == std::vector<std::size_t>{0, 0, 1, 2, 3, 5, 4, 7, 6, 10}));
}

TEST(a_clause_that_takes_nothing_is_refused) {
    const Rule nothing = {{PairMove::one, {0}}};
    const Rule neither = {{PairMove::each, {0, 0}}};
    CHECK_THROWS(std::invalid_argument, pair_values(nothing, 3));
    CHECK_THROWS(std::invalid_argument, pair_values(neither, 3));
    CHECK_THROWS(std::length_error, pair_values({}, 10'001));
}
