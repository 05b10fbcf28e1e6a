// Fair Play core, misère quotients: who wins a sum of any number of heaps when the last player to move loses. This
// header is the interface and its manual.
//
// Two sums are alike if no third sum added to both tells them apart: with it, either both are lost for the player to
// move or both are won. The classes of like sums form a commutative monoid, the misère quotient of the game; the classes
// of lost sums are its P-portion. Where the quotient is finite, a sum is decided by one product per heap, however many
// and however large the heaps are. In normal play the same construction gives the nim-values; in misère play the
// quotient has to be found for each game. (Plambeck, Taming the wild in impartial combinatorial games, 2005; Plambeck
// and Siegel, Misère quotients for impartial games, 2008.)
//
//   game               heaps                 order / P     time
//   -----------------  --------------------  ------------  --------------------------
//   Kayles 0.77        all, period 12        40 / 9        milliseconds, with proof
//   Dawson's 0.07      to 33                 638 / 109     0.2 seconds
//                      to 34                 infinite      2 seconds
//   Grundy's game      to 28                 48 / 7        milliseconds
//
// Many games have quotients that outgrow any limit, or that are infinite: no method can tell beforehand. Some infinite
// ones are found and proved: those in which, beside a finite part, the numbers of two heaps matter without end.
//
// Everything the object says about the heaps it has is proved: a quotient is accepted only after a check over its whole
// transition algebra (core/src/misere/transition_algebra.hpp). Errors are as in core.hpp.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "fairplay/core.hpp"
#include "fairplay/sequence.hpp"

namespace fairplay {

// Where MisereQuotient::extend() stopped.
enum class QuotientStatus : std::uint8_t {
    open,      // every heap that was asked for is in; nothing is proved about larger heaps
    solved,    // it is the quotient of the whole game
    infinite,  // the next heap makes the quotient infinite: see infinite()
    classes,   // the next heap leads to a monoid with more classes than allowed
    work,      // the limit of work was reached first
};

// Limits of one call of extend().
struct QuotientLimits {
    std::uint32_t classes = 4096;  // of any monoid that is tried, at most 65535; two bytes for each pair of classes
    std::uint64_t work = std::uint64_t{1} << 62;  // steps, each a few nanoseconds at most
};

// phi(n + period) = phi(n) for all n ≥ preperiod, with the least such numbers; preperiod ≥ 1.
struct PretendingPeriod {
    std::uint64_t preperiod = 0;
    std::uint64_t period = 0;

    bool operator==(const PretendingPeriod&) const = default;
};

// The size of the quotient from a heap on.
struct QuotientGrowth {
    std::uint32_t heap = 0;
    std::uint32_t order = 0;
    std::uint32_t p = 0;

    bool operator==(const QuotientGrowth&) const = default;
};

// The infinite quotient of heaps 0 … heaps: a finite monoid for all heaps but two, and the numbers a, b of these two.
//
// Which counts matter: while a and b are both at least edge + 2, take 2 from both. Then, while one of them is more than
// the other by width + 2 or more, take 2 from it. What is left, less than edge + width + 3, has a colour. A sum is lost
// for the player to move if the class of its other heaps is lost under this colour.
//
// Why it is infinite: let a < a' be two of the numbers apart.first, apart.first + 2, apart.first + 4, … Add the same to a
// and to a' heaps counted[0]: a + apart.second - apart.first heaps counted[1], and heaps of class apart.cls. One of these
// two sums is lost, and the other is not. So a and a' heaps counted[0] are not alike.
struct InfiniteQuotient {
    struct Apart {
        std::uint32_t cls = 0;
        std::uint32_t first = 0;
        std::uint32_t second = 0;
    };

    // Whether the player to move wins the sum. Throws std::invalid_argument if it has a larger heap.
    bool won(std::span<const std::uint32_t> sum) const;

    std::uint32_t heaps = 0;
    std::array<std::uint32_t, 2> counted{};
    std::uint32_t edge = 0;
    std::uint32_t width = 1;
    std::vector<std::uint32_t> generators;  // of the finite part, as MisereQuotient has them
    std::vector<std::vector<std::uint32_t>> transitions;
    std::vector<std::vector<std::uint32_t>> representatives;
    std::vector<std::uint32_t> pretending;             // 0 for the two heaps that are counted
    std::vector<std::vector<std::uint32_t>> colours;   // [a][b]
    std::vector<std::vector<std::uint8_t>> lost;       // [colour][class]: 1 if lost
    Apart apart;
};

// The misère quotient of a heap game, heap by heap: first of heap 0 alone, then of heaps 0 and 1, and so on.
//
//     MisereQuotient kayles(Rule{{0, 7, 7}});
//     kayles.extend(200);                          // QuotientStatus::solved
//     kayles.order();                              // 40
//     kayles.won(std::vector<std::uint32_t>{1, 4, 900});
//
// A class is a number below order(); class 0 is the class of the empty sum. Numbers change when the quotient does.
class MisereQuotient {
public:
    using Options = std::vector<std::vector<std::vector<std::uint32_t>>>;  // [heap][option] -> heaps

    // The game of a code. Throws std::invalid_argument for a bad rule, as TakeAndBreak does.
    explicit MisereQuotient(Rule rule);

    // Any heap game: the options of heaps 0 … options.size() - 1, each a list of smaller heaps.
    // Throws std::invalid_argument if an option has a heap that is not smaller. Such a game is never `solved`.
    explicit MisereQuotient(Options options);

    ~MisereQuotient();
    MisereQuotient(MisereQuotient&&) noexcept;
    MisereQuotient& operator=(MisereQuotient&&) noexcept;

    // Adjoins heaps until `heap` is in, the game is solved, the quotient becomes infinite, or a limit is reached. An
    // infinite quotient is looked for once a finite one has too many classes. What was reached before stays, also when
    // `tick` throws; the call may be repeated, with other limits.
    // Throws std::invalid_argument if the game was given by options and has no such heap.
    QuotientStatus extend(std::uint32_t heap, const QuotientLimits& limits = {}, const Tick& tick = {});

    std::uint32_t heaps() const noexcept;    // the largest heap that is in
    std::uint32_t order() const noexcept;    // the number of classes
    std::uint64_t work() const noexcept;     // steps done so far

    // Whether a class is in the P-portion: the player to move loses.
    bool is_lost(std::uint32_t cls) const noexcept;

    // The heaps that generate the quotient, ascending, and for each the class of c + heap for every class c.
    const std::vector<std::uint32_t>& generators() const noexcept;
    const std::vector<std::vector<std::uint32_t>>& transitions() const noexcept;

    // A least sum of generators in each class, ascending.
    const std::vector<std::vector<std::uint32_t>>& representatives() const noexcept;

    // The pretending function: the class of each heap 0 … heaps().
    const std::vector<std::uint32_t>& pretending() const noexcept;

    // Where the quotient changed, from heap 0 on.
    const std::vector<QuotientGrowth>& growth() const noexcept;

    // The period of the pretending function, if it is proved.
    std::optional<PretendingPeriod> period() const noexcept;

    // The quotient of heaps 0 … heaps() + 1, if it is known to be infinite. Then those of more heaps are, too.
    const std::optional<InfiniteQuotient>& infinite() const noexcept;

    // The classes of all products, row by row. order()² steps.
    std::vector<std::uint32_t> table() const;

    // The class of a sum. Heaps that are not in are reduced by the period.
    // Throws std::invalid_argument if there is such a heap and no period.
    std::uint32_t class_of(std::span<const std::uint32_t> heaps) const;

    // Whether the player to move wins the sum.
    bool won(std::span<const std::uint32_t> heaps) const { return !is_lost(class_of(heaps)); }

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace fairplay
