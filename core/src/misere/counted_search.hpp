// Looks for an infinite quotient in which two heaps are counted.

#pragma once

#include <array>
#include <optional>

#include "misere/counted_monoid.hpp"

namespace fairplay::misere {

// A monoid with these counters, the lesser heap first, that is right for all sums of heaps 0 … last; nothing if the
// search gives up. `base` is a guess for the other heaps. Throws LimitReached.
std::optional<CountedMonoid> search_counted(Monoid base, const HeapOptions& options, Heap last,
                                            const std::array<Heap, 2>& counters, Budget& budget);

}  // namespace fairplay::misere
