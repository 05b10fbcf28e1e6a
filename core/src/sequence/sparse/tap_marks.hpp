// Candidates of heaps in order, by marks: for games with few rares, and while rares keep appearing.
//
// Idea: the values of all taps are marked in a few words of bits. A heap needs the values just before it, so heaps are
// computed in order. But marks by taps of offset 32 or more are made for 32 heaps at once, in vectors of 64-bit words,
// if values fit in 6 bits. The same works for 7 bits if bit 6 is in the mask: of v and v + 64 only one is common, and
// the mark of either stands for that one.
//
// Cost: about 10 instructions per tap; one for taps in vectors.

#pragma once

#include <cstddef>
#include <cstdint>

#include "sequence/kernels.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/taps.hpp"

namespace fairplay::detail {

// Writes the candidates of the heaps in [first, end) into g. Returns `end`, or the first heap that has none below 2^bits.
// Beyond `settled` all taps of offset 32 or more give common values.
template <class Value>
std::size_t mark_block(Value* g, std::size_t first, std::size_t end, const Mask& mask, unsigned bits, const Taps& taps,
                       std::size_t settled, const Kernels& kernels);

}  // namespace fairplay::detail
