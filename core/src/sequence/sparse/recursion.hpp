// The values of a game whose rares have died out, in order and without a check.
//
// Idea: as long as no new rare appears, G(n) is the least common value that is no option by a tap (taps.hpp), and taps
// reach back no further than the last rare. So the last values, `reach` of them, are the whole state of the sequence:
// they determine how it continues, and a sequence whose state returns repeats from there on.
//
// Any mask is correct, and any number of taps. With few taps the marks of a heap are one word, while values are below 64.
// With many, or beyond, values are computed as indices (index_recursion.hpp). Where that does not apply, each value has
// its own mark.
//
// The check that there is no new rare runs elsewhere (window.hpp), at the same time or later.
// Cost: a sixth to a quarter of a nanosecond for every tap; one, where indices do not apply.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sequence/kernels.hpp"
#include "sequence/sparse/index_recursion.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/taps.hpp"

namespace fairplay::detail {

class Recursion {
public:
    Recursion(const Mask& mask, const Taps& taps, Cpu cpu);

    static constexpr unsigned max_bits = 16;  // bits of a value
    static constexpr std::size_t grain = 8;   // values come in multiples of this, from a multiple of it on

    std::size_t reach() const noexcept { return reach_; }

    // Writes `count` values to g + at. The `reach` values before them must be there, and the first one must belong to a
    // multiple of `grain`. Returns false if one of them has no candidate of 16 bits.
    bool run(std::uint16_t* g, std::size_t at, std::size_t count) const;

    std::uint64_t cost(std::size_t count) const noexcept { return count * (taps_.size() / 4 + near_ + 8); }

private:
    template <class Marks>
    using Loop = std::size_t (*Kernels::*)(Marks*, std::size_t, TapList<Marks>, TapList<Marks>, const std::uint64_t*);
    template <class Marks>
    std::size_t run_as(Loop<Marks> loop, std::uint16_t* g, std::size_t at, std::size_t count) const;
    std::size_t run_small(std::uint16_t* g, std::size_t at, std::size_t count) const;
    std::size_t run_any(std::uint16_t* g, std::size_t at, std::size_t count) const;

    Taps taps_;
    std::size_t near_;   // how many taps have an offset below `grain`
    std::size_t reach_;
    std::uint32_t most_;                          // no tap has a larger value
    std::uint64_t common_[2];                     // the common values below 64, as sets, by the parity of n
    std::vector<std::uint16_t> candidates_[2];    // the least common values, one more than there are taps, if there are
    IndexRecursion by_index_;
    const Kernels* kernels_;
};

// Replays the sequence from a state on.
class Replay {
public:
    // `state` are the values before G(n), n a multiple of the grain.
    Replay(const Recursion& recursion, std::span<const std::uint16_t> state, std::uint64_t n)
        : recursion_(&recursion), values_(state.begin(), state.end()), end_(n) {}

    // The last `count` values before G(n), at most as many as a state has. n must not decrease from call to call. The
    // span is valid until the next call.
    std::span<const std::uint16_t> before(std::uint64_t n, std::size_t count);

private:
    const Recursion* recursion_;
    std::vector<std::uint16_t> values_;
    std::uint64_t end_;  // values_ are those before G(end_)
};

}  // namespace fairplay::detail
