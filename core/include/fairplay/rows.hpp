// The values of games on a row of cells, where a move replaces a pattern of signs by another one.
//
// In such a game `XX` may become `..`, anywhere on the row. A position is a row of at most 64 cells with at most four
// different signs, numbered from 0.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay {

using Signs = std::vector<std::uint8_t>;

struct Pattern {
    Signs from;
    Signs to;  // as many signs
};

// The nim-values of rows, by the definition, with a memory.
//
// A row falls apart into stretches that no move can ever join, so only stretches are searched and remembered.
//
// Some games end at once when a sequence of signs comes up (Treblecross: three crosses), and whoever made it wins, in
// a sum of games, too. A row from which the player to move can do so has no value: it is won in every sum. No player
// moves there without need, so the value of any other row is the mex of those of its options that have one.
//
// Cost: one visit to each stretch met, which looks up each of its options.
class RowValues {
public:
    static constexpr std::size_t max_cells = 64;
    static constexpr int max_signs = 4;
    static constexpr std::size_t max_patterns = 32;
    static constexpr int at_once = -1;  // the player to move can end the game
    static constexpr int ended = -2;    // the player who moved last has ended the game

    // At most `limit` stretches are remembered. Throws std::invalid_argument if a pattern is empty or changes the
    // number of cells, if a sign is larger than 3, or if there are too many patterns.
    RowValues(std::vector<Pattern> patterns, std::vector<Signs> endings, std::uint64_t limit);
    ~RowValues();
    RowValues(RowValues&&) noexcept;
    RowValues& operator=(RowValues&&) noexcept;

    // The value, `at_once` or `ended`; nothing if the limit was reached first, or play can be too long.
    // Throws std::invalid_argument if the row is too long or has an unknown sign, and std::domain_error if play can
    // come back to a row it has left.
    std::optional<int> value(std::span<const std::uint8_t> row, const Tick& tick = {});

    // How many stretches are remembered.
    std::uint64_t visited() const noexcept;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace fairplay
