// Joins the elements of a product that no sum tells apart.

#pragma once

#include "misere/monoid.hpp"
#include "misere/product.hpp"

namespace fairplay::misere {

// The product with such elements as one class each.
Monoid reduced(const Product& product, const HeapOptions& options, Budget& budget);

}  // namespace fairplay::misere
