// Fair Play core, stretches of a nim-sequence: each is computed alone, from the values before it, in one of two ways that
// share no code. A record of how far a game was computed is a list of such stretches, and anyone can check a few of them
// (docs/explanation/records.md).
//
// The game has a mask (docs/explanation/engine.md), and its rares have died out. Then the last values before G(n) are a
// *state*: they determine all later values as long as no heap is rare, and a stretch proves that none is.
//
//   path      values                                                check
//   window    many heaps at a time (recursion.cpp)                  bit rows (rare_check.cpp)
//   plain     every option by a rare heap struck off, by heap       rows of bits by value (plain/cover_check.cpp)
//
// Cost of a value: 8 to 600 ns on one core, depending on the number of rares. Memory: a few megabytes.
//
// Errors are as in core.hpp.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "fairplay/digest.hpp"
#include "fairplay/sequence.hpp"
#include "fairplay/state.hpp"

namespace fairplay {

// In which way a stretch is computed and checked. Both give the same values.
enum class Path : std::uint8_t { window, plain };

class Segment {
public:
    static constexpr std::size_t chunk = std::size_t{1} << 17;    // what one call of advance() adds
    static constexpr std::size_t first = std::size_t{1} << 18;    // values that each path computes from nothing
    static constexpr std::size_t overlap = std::size_t{1} << 18;  // how far the check lies ahead of the values
    static constexpr std::uint64_t last_rare = first / 2;         // rares are at most here

    // Computes the first values from nothing. `mask` is that of Statistics with all higher bits set. Throws
    // std::invalid_argument if the rule is not one that splits in two and ends, or if rares have not died out.
    Segment(const Rule& rule, std::uint32_t mask, bool domain, Path path, unsigned threads = 1, Cpu cpu = Cpu::automatic);
    ~Segment();
    Segment(Segment&&) noexcept;
    Segment& operator=(Segment&&) noexcept;

    // The rare heaps n ≥ 1 with their values, and how many values a state has.
    const std::vector<std::pair<std::uint64_t, std::uint16_t>>& rares() const noexcept;
    std::size_t reach() const noexcept;

    // Begins at heap 0, with the values from nothing.
    void start();

    // Begins at the last of these states, n > `first` a multiple of `chunk`, with `reach` values each. Later heaps are
    // compared with all of them. Throws std::invalid_argument if they are not states in ascending order.
    void start(std::vector<State> states);

    // Adds a chunk. What is checked is not this chunk but the one `overlap` later, since a check needs more values than
    // a state has: stretches that meet leave nothing unchecked, and the first one has the values from nothing.
    // Returns false if the check finds a heap that may be rare; then only a run with all values can decide.
    bool advance();

    // Compares later heaps with the state before G(position()), too. A run that remembers its marks sees a period that
    // begins after its start.
    void remember();

    // Where the stretch ends, its digest, and the state before G(position()).
    std::uint64_t position() const noexcept;
    const Digest& digest() const noexcept;
    std::vector<std::uint16_t> state() const;

    // Two heaps with the same state before them, once one of the states has returned: then the values repeat from the first
    // of these heaps on.
    std::optional<std::pair<std::uint64_t, std::uint64_t>> returned() const;

private:
    struct Run;
    std::unique_ptr<Run> run_;
};

}  // namespace fairplay
