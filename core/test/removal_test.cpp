#include "fairplay/removal.hpp"

#include <set>
#include <stdexcept>

#include "check.hpp"

using namespace fairplay;

namespace {

using Genera = std::pair<std::uint32_t, std::uint32_t>;

// Normal and misère values of the whole set by the definition: no pieces, no memory.
Genera by_definition(const std::vector<RemovalMove>& moves, ElementSet left) {
    std::set<std::uint32_t> normal;
    std::set<std::uint32_t> misere;
    for (const RemovalMove& move : moves) {
        if ((left & move.needs) != move.needs) continue;
        const Genera option = by_definition(moves, left & ~move.removes);
        normal.insert(option.first);
        misere.insert(option.second);
    }
    const auto least = [](const std::set<std::uint32_t>& values) {
        std::uint32_t value = 0;
        while (values.contains(value)) ++value;
        return value;
    };
    return {least(normal), normal.empty() ? 1 : least(misere)};
}

std::vector<ElementSet> path(std::size_t count) {
    std::vector<ElementSet> beside(count);
    for (std::size_t i = 0; i + 1 < count; ++i) {
        beside[i] |= ElementSet{1} << (i + 1);
        beside[i + 1] |= ElementSet{1} << i;
    }
    return beside;
}

std::vector<RemovalMove> node_kayles(const std::vector<ElementSet>& beside) {
    std::vector<RemovalMove> moves;
    for (std::size_t i = 0; i < beside.size(); ++i) moves.push_back({ElementSet{1} << i, beside[i] | ElementSet{1} << i});
    return moves;
}

}  // namespace

TEST(node_kayles_on_paths_is_dawsons_chess) {
    const std::vector<std::uint32_t> values = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3};
    for (std::size_t count = 0; count < values.size(); ++count) {
        Removal game(path(count), node_kayles(path(count)), 0, 1000);
        CHECK(game.genus((ElementSet{1} << count) - 1)->value == values[count]);
    }
}

TEST(every_small_graph_has_the_value_of_the_definition) {
    constexpr std::size_t count = 5;
    for (std::uint32_t chosen = 0; chosen < 1024; ++chosen) {
        std::vector<ElementSet> beside(count);
        std::uint32_t bit = 0;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = i + 1; j < count; ++j, ++bit) {
                if ((chosen >> bit & 1) == 0) continue;
                beside[i] |= ElementSet{1} << j;
                beside[j] |= ElementSet{1} << i;
            }
        }
        const auto moves = node_kayles(beside);
        const auto [normal, misere] = by_definition(moves, 31);
        Removal game(beside, moves, 0, 1000);
        const RemovalGenus genus = *game.genus(31);
        CHECK(genus.value == normal);
        if (genus.kind == Kind::fickle) CHECK(misere == (normal ^ 1));
        if (genus.kind == Kind::firm) CHECK(misere == normal);
    }
}

TEST(what_leaves_the_ground_vanishes) {
    // Three stalks of two edges: only the lower edge of each stands on the ground.
    const std::vector<ElementSet> beside = {2, 1, 8, 4, 32, 16};
    std::vector<RemovalMove> moves;
    for (std::size_t i = 0; i < 6; ++i) moves.push_back({ElementSet{1} << i, ElementSet{1} << i});
    Removal game(beside, moves, 0b010101, 1000);
    CHECK(game.genus(0b111111)->value == 2);
    CHECK(game.genus(0b110100)->value == 3);
    CHECK(game.genus(0b101010)->value == 0);
}

TEST(a_move_may_depend_on_how_much_is_left) {
    // Only ends of a path may be removed, or a single vertex: each move takes one, so the value is the parity.
    auto moves = node_kayles(std::vector<ElementSet>(9));
    const auto beside = path(9);
    for (std::size_t i = 0; i < 9; ++i) {
        moves[i].counted = beside[i];
        moves[i].counts = 0b11;
    }
    Removal game(beside, moves, 0, 1000);
    CHECK(game.genus(511)->value == 1);
    CHECK(game.genus(255)->value == 0);
    CHECK(game.visited() == 9 * 10 / 2);
}

TEST(a_removal_game_stops_at_its_limit) {
    Removal game(path(40), node_kayles(path(40)), 0, 10);
    CHECK(!game.genus((ElementSet{1} << 40) - 1));
    CHECK(game.visited() == 10);
    CHECK(game.genus(0)->value == 0);
}

TEST(a_removal_game_checks_its_elements) {
    CHECK_THROWS(std::invalid_argument, Removal(std::vector<ElementSet>(65), {}, 0, 1));
    CHECK_THROWS(std::invalid_argument, Removal({2}, {}, 0, 1));
    CHECK_THROWS(std::invalid_argument, Removal({0, 0}, {{1, 2}}, 0, 1));
    CHECK_THROWS(std::invalid_argument, Removal({0}, {}, 2, 1));
    Removal game({0}, {}, 0, 1);
    CHECK_THROWS(std::invalid_argument, game.genus(2));
}
