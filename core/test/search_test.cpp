#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/core.hpp"

using fairplay::Search;

namespace {

using Parts = std::vector<std::uint32_t>;
constexpr std::uint64_t plenty = 10'000'000;

// Part h is a heap of h.
Search::Options nim(std::uint32_t largest) {
    Search::Options options(largest + 1);
    for (std::uint32_t heap = 1; heap <= largest; ++heap)
        for (std::uint32_t left = 0; left < heap; ++left) options[heap].push_back({left});
    return options;
}

Search::Options kayles(std::uint32_t longest) {
    Search::Options options(longest + 1);
    for (std::uint32_t row = 1; row <= longest; ++row)
        for (std::uint32_t taken = 1; taken <= std::min(row, 2U); ++taken)
            for (std::uint32_t left = 0; left <= row - taken; ++left)
                options[row].push_back({left, row - taken - left});
    return options;
}

// Part n can only become part n - 1.
Search::Options countdown(std::uint32_t length) {
    Search::Options options(length + 1);
    for (std::uint32_t n = 1; n <= length; ++n) options[n].push_back({n - 1});
    return options;
}

// Calls `action` on every multiset of three heaps up to the largest.
template <class Action>
void for_three_heaps(std::uint32_t largest, Action action) {
    for (std::uint32_t a = 0; a <= largest; ++a)
        for (std::uint32_t b = a; b <= largest; ++b)
            for (std::uint32_t c = b; c <= largest; ++c) action(Parts{a, b, c});
}

std::uint32_t nim_sum(const Parts& heaps) {
    return std::accumulate(heaps.begin(), heaps.end(), 0U, std::bit_xor<>());
}

}  // namespace

TEST(normal_nim_is_won_when_the_nim_sum_is_not_zero) {
    Search search(nim(8), false, plenty);
    for_three_heaps(8, [&](const Parts& heaps) { CHECK(search.won(heaps) == (nim_sum(heaps) != 0)); });
}

TEST(misere_nim_differs_when_all_heaps_are_ones) {
    Search search(nim(8), true, plenty);
    for_three_heaps(8, [&](const Parts& heaps) {
        const bool small = heaps.back() <= 1;
        CHECK(search.won(heaps) == ((nim_sum(heaps) != 0) != small));
    });
}

TEST(normal_kayles_agrees_with_its_nim_values) {
    fairplay::TakeAndBreak values({0, 7, 7});
    values.extend(10);
    Search search(kayles(9), false, plenty);
    for_three_heaps(9, [&](const Parts& rows) {
        CHECK(search.won(rows) == ((values[rows[0]] ^ values[rows[1]] ^ values[rows[2]]) != 0));
    });
}

TEST(misere_kayles_is_lost_at_1_4_9_12_20) {
    Search search(kayles(24), true, plenty);
    Parts lost;
    for (std::uint32_t row = 0; row <= 24; ++row)
        if (search.won(Parts{row}) == false) lost.push_back(row);
    CHECK((lost == Parts{1, 4, 9, 12, 20}));
}

TEST(the_position_without_moves) {
    CHECK(Search({}, false, 0).won({}) == false);
    CHECK(Search({}, true, 0).won({}) == true);
    CHECK(Search(nim(1), true, 0).won(Parts{0, 0}) == true);
}

TEST(order_and_parts_without_moves_do_not_matter) {
    Search search(nim(6), false, plenty);
    search.won(Parts{3, 5, 6});
    const auto visited = search.visited();
    CHECK(search.won(Parts{6, 0, 3, 0, 5}) == false);
    CHECK(search.visited() == visited);
}

TEST(depth_is_no_danger) {
    Search search(countdown(1'000'000), false, plenty);
    CHECK(search.won(Parts{1'000'000}) == false);
    CHECK(search.won(Parts{999'999}) == true);
    CHECK(search.visited() == 1'000'000);
}

TEST(the_limit_stops_a_search_and_keeps_its_results) {
    Search search(nim(20), false, 100);
    CHECK(!search.won(Parts{17, 18, 19, 20}));
    CHECK(search.visited() == 100);
    CHECK(!search.won(Parts{17, 18, 19, 20}));
    Search small(nim(3), false, 3);
    CHECK(small.won(Parts{2}) == true);
    CHECK(small.won(Parts{1}) == true);
}

TEST(a_tick_can_stop_a_search_which_can_then_go_on) {
    struct Stop {};
    Search search(nim(40), true, plenty);
    const Parts root{39, 40, 15};
    CHECK_THROWS(Stop, search.won(root, [] { throw Stop(); }));
    const auto visited = search.visited();
    CHECK(visited > 0);
    CHECK(search.won(root) == (nim_sum(root) != 0));
    CHECK(search.visited() > visited);
}

TEST(bad_tables_and_roots_are_refused) {
    CHECK_THROWS(std::invalid_argument, Search({{{1}}}, false, 1));
    CHECK_THROWS(std::invalid_argument, Search({{{0}}}, false, 1));
    CHECK_THROWS(std::invalid_argument, Search({{}, {{2, 0}}, {{3}}, {{1, 1}}}, false, 1));
    CHECK_THROWS(std::invalid_argument, Search(nim(3), false, 1).won(Parts{4}));
}
