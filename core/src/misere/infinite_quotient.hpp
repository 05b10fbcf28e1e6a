// The public form of an infinite quotient.

#pragma once

#include "fairplay/misere.hpp"
#include "misere/counted_monoid.hpp"

namespace fairplay::misere {

// A monoid with counters that is right for heaps 0 … last, and infinite.
InfiniteQuotient described(const CountedMonoid& monoid, Heap last);

}  // namespace fairplay::misere
