// How often each value comes in every stretch of 1024 heaps: a guide to which rows of bits are worth looking at.
//
// Values that are frequent here may be absent a few thousand heaps further on, so a count over all heaps would mislead.

#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "history.hpp"

namespace fairplay::detail {

class LocalCounts {
public:
    static constexpr std::size_t stretch = 1024;

    void reset(unsigned bits) {
        bits_ = bits;
        begin_ = 0;
        counts_.clear();
    }

    // Counts what is new; stretches more than `back` before the end are forgotten now and then.
    void update(const History& history, std::size_t back);

    // Of the stretch around n, or the nearest that is counted.
    const std::uint16_t* around(std::size_t n) const noexcept {
        const std::size_t last = (counts_.size() >> bits_) - 1;
        const std::size_t stretch_of_n = n / stretch;
        const std::size_t index = stretch_of_n < begin_ ? 0 : std::min(stretch_of_n - begin_, last);
        return counts_.data() + (index << bits_);
    }

    bool empty() const noexcept { return counts_.empty(); }

private:
    unsigned bits_ = 0;
    std::size_t begin_ = 0;  // the first stretch that is counted
    std::vector<std::uint16_t> counts_;
};

// A heap or tap whose row of bits may be of use: for the target t the row of t ^ value, `offset` back.
struct Source {
    std::uint32_t offset;
    std::uint32_t value;
};

// Chooses sources for one target after the other.
class Selection {
public:
    // Where the sources lie is looked up once for all targets. They are wanted for heaps around n.
    Selection(std::vector<Source> sources, const LocalCounts& counts, std::size_t n);

    // Sources for a target, those of the most frequent values first, until a heap can be expected to be covered
    // `coverage` times.
    const std::vector<Source>& choose(std::uint32_t target, unsigned coverage);

private:
    static constexpr std::size_t levels = 128;

    std::vector<Source> sources_;
    std::vector<const std::uint16_t*> counts_;  // around each of them
    std::vector<std::pair<std::uint16_t, std::uint32_t>> useful_;
    std::vector<Source> chosen_;
};

}  // namespace fairplay::detail
