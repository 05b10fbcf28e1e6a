// The recursion in indices, for games with many taps (recursion.hpp).
//
// Idea: the *index* of a common value is the value without the lowest bit of the mask, which the other bits and the parity
// of n determine. Order and nim-sums are kept, so G(n) has the least index that is not that of G(n - offset) ^ value for
// a tap. 32 indices are 64 values, and range and domain masks look alike.
//
// Heaps come in blocks of 32. A block has a word, a *row*, for each index: the bits of its heaps with this index.
// 1. Taps that reach behind the block are marked with rows: those of an earlier block, permuted by the tap's
//    value. The high bits of the value choose vectors of rows, the low ones permute within a vector. Taps with the same offset
//    modulo 32 share their shift; what is shifted out belongs to the next block.
// 2. The marks are transposed: now each heap has its own.
// 3. The other taps are marked heap by heap, or eight heaps at a time if they reach so far. With many indices, only
//    the first few candidates of a heap are looked at, packed into a word (index_kernels.inl).
// 4. Marks are kept for the frequent indices only. A heap for which nothing is left is computed from all taps.
//
// Cost of a value: taps · looked / 16 / 32 loads of 64 bytes, and some 60 cycles.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sequence/kernels.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/taps.hpp"

namespace fairplay::detail {

// Values as indices, and back.
class Indices {
public:
    explicit Indices(const Mask& mask) noexcept;

    std::uint32_t of(std::uint32_t value) const noexcept { return (value >> 1 & ~low_) | (value & low_); }

    // The two values of a heap with this index, one if it is common and one if it is rare.
    std::uint32_t common(std::uint32_t index, std::uint64_t n) const noexcept { return value(index, n, true); }
    std::uint32_t rare(std::uint32_t index, std::uint64_t n) const noexcept { return value(index, n, false); }

private:
    std::uint32_t value(std::uint32_t index, std::uint64_t n, bool common) const noexcept {
        const std::uint32_t least = (index & ~low_) << 1 | (index & low_);
        return mask_.is_common(least, n) == common ? least : least | (low_ + 1);
    }

    Mask mask_;
    std::uint32_t low_;  // the bits below the lowest bit of the mask
};

class IndexRecursion {
public:
    IndexRecursion(const Mask& mask, const Taps& taps, std::size_t reach, Cpu cpu);

    // As Recursion::run, but returns how many values were found, a multiple of 8: perhaps none, if values before them are
    // not common or too large.
    std::size_t run(std::uint16_t* g, std::size_t at, std::size_t count) const;

private:
    // Memory of a run, and its plan.
    struct Run;

    bool read(const std::uint16_t* state, Run& run) const;
    void choose_sizes(Run& run) const;
    void sort_taps(Run& run) const;
    void fill_rows(Run& run) const;
    std::size_t continue_rows(Run& run, std::size_t blocks) const;

    Mask mask_;
    Indices indices_;
    std::size_t reach_;
    bool any_ = true;
    std::vector<std::uint32_t> offsets_;
    std::vector<std::uint16_t> values_;  // indices
    std::size_t blocks_back_;            // blocks before the current one that are read
    const Kernels* kernels_;
};

}  // namespace fairplay::detail
