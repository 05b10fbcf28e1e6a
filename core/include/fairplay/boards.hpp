// Fair Play core, boards of squares: nim-values of Chomp and Cram. This header is the interface and its manual.
//
//   what you want                                   use           cost
//   ----------------------------------------------  ------------  -----------------------------------------------
//   the values of all positions of a Chomp board    chomp_values  one step per move of every position
//   the value of a region of squares in Cram        Cram          one table entry per region met, up to symmetry
//
// Errors are as in core.hpp.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay {

// The nim-values of all positions of Chomp with at most `rows` rows of at most `columns` squares. A position is its
// rows r_1 ≥ r_2 ≥ … ≥ r_m ≥ 0; a bite at row i and column j leaves min(r_k, j - 1) squares in each row k ≥ i.
// The poisoned square, row 1 and column 1, may not be eaten.
//
// The value of a position is at the index Σ C(r_i + m - i, m - i + 1), for i = 1 … m: the positions in the order of
// lists. The empty position, at the index 0, is not part of the game; its entry is 0.
//
// Cost: a nanosecond or two per move of every position; 184,756 positions and 6 million moves for 10 × 10.
// Throws std::invalid_argument unless both sides are 1 to 12.
std::vector<std::uint8_t> chomp_values(std::uint32_t rows, std::uint32_t columns, const Tick& tick = {});

// Nim-values of Cram: a move covers two free squares beside each other with a domino.
//
// A position is a set of free squares of an 8 × 8 board: bit 8·r + c is the square in row r and column c. Regions that
// do not touch are independent, so the value is the nim-sum of theirs.
//
// Cost: a value is found without the values of all options, see cram.cpp. What was found is kept in a table of
// regions, up to symmetry, for later calls.
class Cram {
public:
    // At most `limit` regions are remembered, about 20 bytes each. With `pairing` a region is 0 at once if a symmetry
    // pairs its moves; without, every value comes from the search alone.
    explicit Cram(std::uint64_t limit, bool pairing = true);
    ~Cram();
    Cram(Cram&&) noexcept;
    Cram& operator=(Cram&&) noexcept;

    // The nim-value, or nothing if the limit was reached first.
    std::optional<std::uint32_t> value(std::uint64_t free, const Tick& tick = {});

    // How many regions are remembered.
    std::uint64_t visited() const noexcept;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace fairplay
