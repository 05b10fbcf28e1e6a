// Fair Play core, checking long runs: the values of a stretch of a sequence again, by a second path.
//
// It shares no code with the solvers of NimSequence. Take it to check what NimSequence says of heaps far out.
//
// Cost of a value: 8 to 150 ns on one core, depending on the number of rares. Memory: a few megabytes, and for each value
// up to the largest one, rounded up to a power of two, 3 KB, or 7 KB if it has to be shown often: some 4 MB for values below
// 512, but half a gigabyte near 2^16.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "fairplay/sequence.hpp"

namespace fairplay {

// The values of a game whose rares have died out, from some heap on.
class Recheck {
public:
    // `first` are G(0), G(1), …: all rares under the mask are among them, and the small heaps of witnesses are taken from
    // them. `state` are the values before G(n). For heaps from `check_from` on, every smaller value of the rare kind
    // is shown to be an option. The rule splits in two and has no tail; `odd` is the parity of its splitting digits if
    // the mask is a domain mask.
    // Throws std::invalid_argument if these do not fit together, or the state is too short or
    // has a rare heap, or splits must be unequal and n is less than about twice the size of `first`.
    Recheck(const Rule& rule, std::uint32_t mask, bool domain, std::span<const std::uint16_t> first, std::uint64_t n,
            std::span<const std::uint16_t> state, std::uint64_t check_from);
    ~Recheck();
    Recheck(Recheck&&) noexcept;
    Recheck& operator=(Recheck&&) noexcept;

    // How many values are known, with those before the state.
    std::uint64_t size() const noexcept;

    // How many values a state has.
    std::size_t reach() const noexcept;

    // Computes `count` more values. Returns the first heap for which some smaller value of the rare kind was not found
    // among its options, or for which no value below 2^16 is left; then the object is of no further use.
    std::optional<std::uint64_t> advance(std::size_t count);

    // Σ (G(m) + 1)·mix(m) modulo 2^64 over all values computed here, as in Mark.
    std::uint64_t sum() const noexcept;

    // The largest value computed here.
    std::uint32_t maximum() const noexcept;

    // The last `count` values before G(n), at most 2^17 + reach() behind size(). Throws std::out_of_range.
    std::span<const std::uint16_t> before(std::uint64_t n, std::size_t count) const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace fairplay
