// Fair Play core, nim-sequences: the values G(0), G(1), … of a take-and-break game, far beyond what the definition
// reaches, and their periods with proofs. This header is the interface and its manual.
//
//   rule                                   method                          cost of a value
//   -------------------------------------  ------------------------------  -----------------------------------------
//   splits in two, most values common      sparse space, bit-sliced where  10 to 60 ns with few rares; some 300 ns
//                                          there are many rares            with the 1273 rares of Grundy's game
//   splits in two, no mask helps           the definition                  n/2 steps
//   digits that repeat for ever            sets of options carried along   n/2 steps for each splitting digit of a turn
//   takes only, or splits in three         the definition                  the digits, or n²/12 steps for each
//
// The methods are described where they are implemented, and in docs/engine.md. TakeAndBreak in core.hpp is the
// definition that all of them are tested against.
//
// Errors are as in core.hpp.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay {

// The digits d_0, d_1, … and then `tail` for ever, as TakeAndBreak takes them.
struct Rule {
    std::vector<std::uint8_t> digits;
    std::vector<std::uint8_t> tail;
    bool unequal = false;

    bool operator==(const Rule&) const = default;
};

// How the values are computed. Every method that applies to a rule gives the same values.
enum class Method : std::uint8_t {
    automatic,
    definition,  // any rule
    sparse,      // no bit-sliced filter; rules that split in two and do not repeat
    scatter,     // the sparse space in its simplest form, heap by heap; the same rules
};

// Which variant of the inner loops is used.
enum class Cpu : std::uint8_t { automatic, plain, avx2, avx512 };

// Whether this machine can run the variant.
bool supports(Cpu cpu) noexcept;

// What a run looks like from outside.
struct Statistics {
    std::uint64_t size = 0;       // how many values are known
    std::uint32_t maximum = 0;    // the largest of them
    std::uint64_t rares = 0;      // how many heaps n ≥ 1 are rare by the mask in use; 0 without a mask
    std::uint64_t last_rare = 0;  // the last of them
    std::uint32_t mask = 0;       // the mask in use, in the bits that values have; 0: none
    bool domain = false;          // whether the parity of n enters
    std::uint64_t work = 0;       // steps done: some nanoseconds each at most
};

// Which theorem makes a period certain. They are stated in period_proof.cpp and docs/engine.md.
enum class Theorem : std::uint8_t {
    none,        // seen, not proved
    guy_smith,   // finitely many digits
    repeating,   // digits that repeat for ever, or unequal splits: the same idea
    arithmetic,  // G(n + p) = G(n) + s with s > 0, for digits that repeat for ever
};

// G(n + period) = G(n) + saltus for all n ≥ preperiod, the least such numbers; exceptions are the n below the preperiod
// where it fails. `checked` values were looked at: with a theorem, as many as it takes.
struct Period {
    std::uint64_t preperiod = 0;
    std::uint64_t period = 0;
    std::uint32_t saltus = 0;
    Theorem theorem = Theorem::none;
    std::uint64_t checked = 0;

    bool operator==(const Period&) const = default;
};

// A checkpoint of a window, where all values were asked for.
struct WindowError : std::domain_error {
    WindowError() : std::domain_error("a checkpoint without all values") {}
};

// The values of one rule, computed as they are asked for.
//
// Memory: 1 byte a value while all are below 256, 2 below 65536, else 4; it widens by itself. Besides, some megabytes
// while a mask is in use, and one bit a value for each digit of a turn where digits repeat. See also keep_window().
class NimSequence {
public:
    // Throws std::invalid_argument for a bad rule, as TakeAndBreak does, or a method that does not apply to it.
    explicit NimSequence(Rule rule, Method method = Method::automatic, Cpu cpu = Cpu::automatic);
    ~NimSequence();
    NimSequence(NimSequence&&) noexcept;
    NimSequence& operator=(NimSequence&&) noexcept;

    const Rule& rule() const noexcept;

    // Computes G(0) … G(count-1), so far as they are not yet known; they stay known if `tick` throws.
    // Throws std::length_error if count is 2^32 or more.
    void extend(std::size_t count, const Tick& tick = {});

    std::size_t size() const noexcept;

    // G(n), for n with has(n).
    std::uint32_t operator[](std::size_t n) const noexcept;

    // Writes G(start) … G(start + out.size() - 1). Throws std::out_of_range if one of them is not there.
    void copy(std::size_t start, std::span<std::uint32_t> out) const;

    Statistics statistics() const;

    // The heaps that are rare by the mask in use, in rising order.
    std::vector<std::uint64_t> rares() const;

    // The least period that the known values prove, else the least that they show clearly: for at least 7/8 of them.
    std::optional<Period> period() const;

    // Extends the values until a period is proved, or `limit` values are known, or the sequence has done `work` steps in
    // all, or the values rule out every period with preperiod + period < within, which takes few values more than
    // `within`. A call that `tick` ends by throwing may be repeated, and goes on where it was.
    std::optional<Period> search_period(std::size_t limit, std::uint64_t work, const Tick& tick = {},
                                        std::size_t within = ~std::size_t{0});

    // From now on search_period() keeps only a window once there are `from` values, at least 393216, the rares have died
    // out, and all values are below 64. Then it takes some megabytes however far it goes, and n may be beyond 2^32. The
    // values before the window cannot be read any more, but for the first 2^17. With two threads or more, values are
    // made and checked at the same time. As long as all values are kept, the search ends with `most` of them.
    void keep_window(unsigned threads, std::size_t most = (std::size_t{1} << 32) - 1,
                     std::size_t from = std::size_t{1} << 22);

    // Whether G(n) can be read.
    bool has(std::size_t n) const noexcept;

    // Whether values have been forgotten.
    bool is_window() const noexcept;

    // The n below the preperiod with G(n + p) != G(n) + s; where values have been forgotten only the last of them.
    // Throws std::invalid_argument if the values are not known.
    std::vector<std::uint64_t> exceptions(const Period& period) const;

    // Writes all that is needed to go on from here, and reads it. load() throws std::invalid_argument for anything
    // that was not written by save() of a sequence of the same rule, or was changed since, and WindowError for a
    // window unless keep_window() was called; then nothing has changed.
    void save(std::ostream& file) const;
    void load(std::istream& file);

private:
    struct State;
    std::unique_ptr<State> state_;
};

// How many values prove that G(n + period) = G(n) from `preperiod` on: G(0) … G(result - 1) have to be seen.
// The period must be a multiple of the number of digits that repeat.
std::uint64_t values_needed(const Rule& rule, std::uint64_t preperiod, std::uint64_t period);

}  // namespace fairplay
