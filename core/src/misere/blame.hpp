// Which assumption of a candidate was wrong.

#pragma once

#include "misere/product.hpp"

namespace fairplay::misere {

// The heap to free next, given a sum whose outcome contradicts the product. `wraps`: it is free already, but its powers
// were bounded too low.
struct Blame {
    Heap heap = 0;
    bool wraps = false;
};
Blame blame(const Product& product, const Sum& failure);

}  // namespace fairplay::misere
