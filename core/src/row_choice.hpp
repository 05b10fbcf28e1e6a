// Which rows of bits to OR so that they cover as many wanted heaps as possible: chosen on samples of the known values.
//
// Idea: rows are offered in the order of their density. One is taken if it covers enough heaps of the samples that the
// rows taken before have left. Density alone would not do: values of heaps of one residue modulo 3, say, often have a
// row to themselves, and dense rows may all cover the same heaps. Samples are spread out, since what is chosen on one
// short stretch fits that stretch only.

#pragma once

#include <cstdint>
#include <vector>

#include "bit_rows.hpp"
#include "kernels.hpp"

namespace fairplay::detail {

class RowChoice {
public:
    static constexpr std::size_t samples = 8;

    // How much further back than their own reach users have to let rows begin.
    static constexpr std::size_t stretch = 32768;

    // Samples lie before `size`, at most `stretch` back, and far enough from the beginning for rows `reach` back.
    RowChoice(const Kernels& kernels, const BitRows& rows, std::size_t size, std::size_t reach);

    // Starts anew: of the heaps of the samples those are wanted whose value is above, or is not below, a given one.
    void want_above(std::uint32_t value, std::uint64_t parities);

    // Takes the row of a value `offset` back if it covers at least so many wanted bits.
    bool take(std::uint32_t value, std::size_t offset, std::size_t least);

    // How many wanted bits are not covered.
    std::size_t left() const noexcept { return left_; }

private:
    static constexpr std::size_t words = span_bits / 64;

    const Kernels* kernels_;
    const BitRows* rows_;
    std::size_t starts_[samples];
    std::size_t count_ = 0;                        // of samples in use
    std::uint32_t passed_ = 0;                     // values below this are taken out of above_
    std::uint64_t above_[samples][words] = {};
    std::uint64_t wanted_[samples][words] = {};
    std::size_t left_ = 0;
};

}  // namespace fairplay::detail
