// All positions of Chomp, by the mex rule.
//
// Idea: positions are numbered in the order of lists, and every bite makes a row shorter, so options come first. With
// C(r_i + m - i, m - i + 1) for row i the number of a position is a sum over its rows. A bite keeps the rows above and
// cuts the others, so the numbers of all bites in a column follow from each other by one addition.
//
// Invariant: when position p is reached, values[0 … p-1] are final.
// Cost: one step per move of every position. A value is at most the number of moves, so a byte is enough.

#include <array>
#include <stdexcept>
#include <vector>

#include "fairplay/boards.hpp"

namespace fairplay {
namespace {

constexpr std::uint32_t longest = 12;
constexpr std::uint32_t positions_per_tick = 65536;

using Row = std::array<std::uint32_t, longest + 1>;
using Rows = std::array<std::uint32_t, longest>;

std::uint32_t binomial(std::uint32_t n, std::uint32_t k) {
    std::uint64_t result = 1;
    for (std::uint32_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
    return n < k ? 0 : static_cast<std::uint32_t>(result);
}

class Board {
public:
    Board(std::uint32_t rows, std::uint32_t columns) : count_(rows), columns_(columns) {
        for (std::uint32_t i = 0; i < rows; ++i) {
            for (std::uint32_t r = 0; r <= columns; ++r) terms_[i][r] = binomial(r + rows - i - 1, rows - i);
        }
    }

    std::vector<std::uint8_t> values(const Tick& tick) {
        std::vector<std::uint8_t> found(binomial(count_ + columns_, count_));
        for (std::uint32_t position = 1; position < found.size(); ++position) {
            if (position % positions_per_tick == 0 && tick) tick();
            next();
            found[position] = value(found, position);
        }
        return found;
    }

private:
    // The position after this one in the order of lists.
    void next() {
        std::uint32_t row = count_ - 1;
        while (row > 0 && rows_[row] == rows_[row - 1]) rows_[row--] = 0;
        ++rows_[row];
    }

    std::uint8_t value(const std::vector<std::uint8_t>& values, std::uint32_t position) {
        ++mark_;
        for (std::uint32_t column = 0; column < rows_[0]; ++column) mark_bites(values, position, column);
        std::uint8_t least = 0;
        while (marks_[least] == mark_) ++least;
        return least;
    }

    // The bites in a column, from the lowest row that reaches it up.
    void mark_bites(const std::vector<std::uint8_t>& values, std::uint32_t position, std::uint32_t column) {
        const std::uint32_t first = column == 0 ? 1 : 0;
        std::uint32_t row = count_;
        while (row > first) {
            --row;
            if (rows_[row] <= column) continue;
            position -= terms_[row][rows_[row]] - terms_[row][column];
            marks_[values[position]] = mark_;
        }
    }

    std::uint32_t count_;
    std::uint32_t columns_;
    std::array<Row, longest> terms_{};
    Rows rows_{};
    std::uint32_t mark_ = 0;
    std::array<std::uint32_t, 256> marks_{};  // marks_[v] == mark_: v is the value of an option
};

}  // namespace

std::vector<std::uint8_t> chomp_values(std::uint32_t rows, std::uint32_t columns, const Tick& tick) {
    const auto fits = [](std::uint32_t side) { return side >= 1 && side <= longest; };
    if (!fits(rows) || !fits(columns)) throw std::invalid_argument("a side of the board is 1 to 12");
    return Board(rows, columns).values(tick);
}

}  // namespace fairplay
