// The values of a game whose rares have died out, from a state on. The part of the second path (plain_stretch.hpp) that
// computes; it does not look for new rares.
//
// Idea: what is left of a value without the lowest bit of the mask is its *place*. For every heap, each place belongs to one
// value of the common kind, and nim-sums stay nim-sums. A tap, (k + r, G(r)) for a rare r and a splitting digit k, or
// (k, 0), strikes one place of each heap; the least place left is that of G(n). The places of a heap are bits of a few words.
// Eight heaps are struck together by the taps that reach behind them, one in each lane of a vector, and then each alone
// by the others, a word in each lane. If nothing is left in these words, all taps are looked at, with a byte for each place.
//
// Invariant: all heaps since the state are common.
// Cost with AVX-512: for each tap and word less than a cycle for eight heaps, and some 30 cycles a heap.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "fairplay/sequence.hpp"
#include "sequence/plain/kind.hpp"
#include "sequence/plain/strike.hpp"

namespace fairplay::detail {

class PlainValues {
public:
    // All rares are among the `first` values. Throws std::invalid_argument if the mask has none of the lowest 16 bits.
    PlainValues(const Rule& rule, const Kind& kind, std::span<const std::uint16_t> first, Cpu cpu);
    PlainValues(const PlainValues&) = delete;
    PlainValues& operator=(const PlainValues&) = delete;

    // How many values a state has.
    std::size_t reach() const noexcept { return reach_; }

    // Goes on before G(n), after these values. Returns false if they are no state: too short, or with a rare heap.
    bool start(std::uint64_t n, std::span<const std::uint16_t> state);

    // Writes the next values. Returns how many there are: all, or those before a heap with no common value below 2^16.
    std::size_t write(std::uint16_t* values, std::size_t count);

private:
    void find_taps(const Rule& rule, std::span<const std::uint16_t> first);
    void choose_words();
    void make_room();
    std::size_t find(std::size_t count);
    bool find_one(std::uint16_t* here);
    std::uint16_t place_of(std::uint32_t value) const noexcept {
        return static_cast<std::uint16_t>((value >> 1 & ~below_) | (value & below_));
    }

    Kind kind_;
    std::uint32_t below_;                     // the bits below the lowest one of the mask
    std::vector<std::uint16_t> values_[2];    // by place, for even and odd n
    std::vector<std::uint32_t> offsets_;      // of the taps
    std::vector<std::uint64_t> taps_;         // their values, as places
    std::vector<std::uint64_t> patterns_;
    StrikePlan plan_{};
    const StrikeLoops* loops_;
    std::size_t reach_ = 0;
    std::size_t words_ = 1;
    std::uint64_t n_ = 0;
    std::vector<std::uint16_t> places_;       // the last ones, and room for more
    std::size_t known_ = 0;                   // so many of them are there
    std::vector<std::uint8_t> struck_;        // by place: the stamp of the last heap for which it was struck
    std::uint8_t stamp_ = 0;
};

}  // namespace fairplay::detail
