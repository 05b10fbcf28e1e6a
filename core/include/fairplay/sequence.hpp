// Fair Play core, nim-sequences: the values G(0), G(1), … of a take-and-break game, far beyond what the definition
// reaches, and their periods with proofs. This header is the interface and its manual.
//
//   rule                                   method                          cost of a value
//   -------------------------------------  ------------------------------  -----------------------------------------
//   splits in two, most values common      sparse space, bit-sliced where  10 to 60 ns with few rares; about 300 ns
//                                          there are many rares            with the 1273 rares of Grundy's game
//   splits in two, no mask helps           the definition                  n/2 steps
//   digits that repeat for ever            sets of options carried along   n/2 steps per splitting digit of a period
//   takes only, or splits in three         the definition                  the digits, or n²/12 steps for each
//
// The methods are described where they are implemented, and in docs/explanation/engine.md. TakeAndBreak in core.hpp is the
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

// The variant that `automatic` takes: the widest that this machine can run.
Cpu widest() noexcept;

// Statistics of a run.
struct Statistics {
    std::uint64_t size = 0;       // how many values are known
    std::uint32_t maximum = 0;    // the largest of them
    std::uint64_t rares = 0;      // how many heaps n ≥ 1 are rare under the current mask; 0 without a mask
    std::uint64_t last_rare = 0;  // the last of them
    std::uint32_t mask = 0;       // the current mask, in the bits that values have; 0: none
    bool domain = false;          // whether the mask also depends on the parity of n
    std::uint64_t work = 0;       // steps done, each a few nanoseconds at most
};

// Which theorem proves a period. period_proof.cpp, witness_proof.hpp and docs/explanation/engine.md state them.
enum class Theorem : std::uint8_t {
    none,        // seen, not proved
    guy_smith,   // finitely many digits
    repeating,   // digits that repeat for ever, or unequal splits: the same idea
    arithmetic,  // G(n + p) = G(n) + s with s > 0, for digits that repeat for ever
    witness,     // finitely many digits and rares that have died out: half the values, in a window
};

// G(n + period) = G(n) + saltus for all n ≥ preperiod, with the least such numbers; exceptions are the n below the
// preperiod whose values do not fit. `checked` values were looked at: with a theorem, as many as its proof needs.
struct Period {
    std::uint64_t preperiod = 0;
    std::uint64_t period = 0;
    std::uint32_t saltus = 0;
    Theorem theorem = Theorem::none;
    std::uint64_t checked = 0;

    bool operator==(const Period&) const = default;
};

// A place from which a sequence without new rares can go on, and at which two computations of it are compared. The sum is
// Σ (G(m) + 1)·mix(m) modulo 2^64 over all m < n, with the finalizer of splitmix64 as mix.
struct Mark {
    std::uint64_t n = 0;
    std::uint64_t sum = 0;
    std::uint32_t maximum = 0;          // of the values before G(n)
    std::uint64_t place = 0;            // the first heap that has it
    std::vector<std::uint16_t> values;  // the last ones before G(n)
};

// A move of n to `left` and n - taken - left; to one heap, if left = 0.
struct Witness {
    std::uint32_t taken = 0;
    std::uint32_t left = 0;

    bool operator==(const Witness&) const = default;
};

// What a proof by the theorem `witness` consists of, besides the claim.
struct WitnessProof {
    struct Rare {
        std::uint64_t n = 0;
        std::uint16_t value = 0;
    };

    std::uint32_t mask = 0;              // the mask, in the bits that values have
    bool domain = false;                 // whether the type of a heap also depends on its parity,
    bool odd = false;                    // and then that of the splitting digits
    std::vector<Rare> rares;             // in ascending order
    std::vector<std::uint16_t> turn;     // one period, from the preperiod (at least 1) on; empty if it is too long to list
    std::vector<Witness> witnesses;      // for its heaps n in order, and for every n for the values of the rare kind below
                                         // G(n), in ascending order
    std::vector<Mark> marks;             // the last one after all values
};

// Thrown when a checkpoint holds a window but the caller asked for all values.
struct WindowError : std::domain_error {
    WindowError() : std::domain_error("a checkpoint without all values") {}
};

// The values of one rule, computed on demand.
//
// Memory: 1 byte per value while all are below 256, 2 below 65536, else 4; it widens by itself. In addition, a few
// megabytes while a mask is in use, and one bit per value and repeating digit. See also keep_window().
class NimSequence {
public:
    // Throws std::invalid_argument for a bad rule, as TakeAndBreak does, or a method that does not apply to it.
    explicit NimSequence(Rule rule, Method method = Method::automatic, Cpu cpu = Cpu::automatic);
    ~NimSequence();
    NimSequence(NimSequence&&) noexcept;
    NimSequence& operator=(NimSequence&&) noexcept;

    const Rule& rule() const noexcept;

    // Computes those of G(0) … G(count-1) that are not yet known. They stay known if `tick` throws.
    // Throws std::length_error if count is 2^32 or more.
    void extend(std::size_t count, const Tick& tick = {});

    // From now on a run that keeps all values may use this many threads. They give the same values; more than two gain
    // nothing yet.
    void use_threads(unsigned threads);

    std::size_t size() const noexcept;

    // G(n), for n with has(n).
    std::uint32_t operator[](std::size_t n) const noexcept;

    // Writes G(start) … G(start + out.size() - 1). Throws std::out_of_range if one of them is not available.
    void copy(std::size_t start, std::span<std::uint32_t> out) const;

    // Takes over the next values from elsewhere, such as a GPU. They are not checked. Throws std::invalid_argument if values
    // have been forgotten.
    void append(std::span<const std::uint16_t> values);

    Statistics statistics() const;

    // The heaps that are rare under the current mask, in ascending order.
    std::vector<std::uint64_t> rares() const;

    // The least period that the known values prove; otherwise the least that holds for at least 7/8 of them.
    std::optional<Period> period() const;

    // Extends the values until one of these holds: a period is proved; `limit` values are known; the sequence has done
    // `work` steps in all; the values rule out every period with preperiod + period < within, which takes few values
    // more than `within`. If `tick` throws, the call may be repeated and continues where it stopped.
    std::optional<Period> search_period(std::size_t limit, std::uint64_t work, const Tick& tick = {},
                                        std::size_t within = ~std::size_t{0});

    // From now on search_period() keeps only a window once there are `from` values (at least 393216), the rares have
    // died out, and all values are below 4096. The window takes a few megabytes however far the search goes, and n may
    // exceed 2^32. Before the window, only the first 2^17 values can still be read. With two or more threads, values
    // are computed and checked at the same time, before the window too. While all values are kept, the search ends after `most` of them.
    void keep_window(unsigned threads, std::size_t most = (std::size_t{1} << 32) - 1,
                     std::size_t from = std::size_t{1} << 22);

    // Whether G(n) can be read.
    bool has(std::size_t n) const noexcept;

    // Whether values have been forgotten.
    bool is_window() const noexcept;

    // What proves a period that was found in a window; nothing otherwise.
    std::optional<WitnessProof> witness_proof() const;

    // The n below the preperiod with G(n + kp) != G(n) + ks, where n + kp is the first such number that is not below
    // it; only the last one if values have been forgotten.
    // Throws std::invalid_argument if the values are not known.
    std::vector<std::uint64_t> exceptions(const Period& period) const;

    // Writes and reads all that is needed to continue from here. load() throws std::invalid_argument for data that
    // save() did not write for the same rule or that has changed since, and WindowError for a window unless
    // keep_window() was called. If it throws, nothing has changed.
    void save(std::ostream& file) const;
    void load(std::istream& file);

private:
    struct State;
    std::unique_ptr<State> state_;
};

// How many values prove that G(n + period) = G(n) from `preperiod` on: G(0) … G(result - 1) must be known.
// The period must be a multiple of the number of digits that repeat.
std::uint64_t values_needed(const Rule& rule, std::uint64_t preperiod, std::uint64_t period);

}  // namespace fairplay
