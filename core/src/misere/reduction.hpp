// Elements that no sum tells apart become one.

#pragma once

#include <cstdint>
#include <vector>

#include "misere/product.hpp"

namespace fairplay::misere {

// The block of each state, and the first state of each block.
struct Partition {
    std::vector<std::uint32_t> blocks;
    std::vector<std::uint32_t> first;
};

// The largest blocks of states that have one colour and that the letters keep together.
Partition coarsest(const Action& action, const std::vector<std::uint32_t>& colours, Budget& budget);

// The action of the letters on the blocks.
Action on_blocks(const Action& action, const Partition& partition);

// The reduction of a candidate. Its outcomes and products are those of the candidate.
Monoid reduced(const Product& product, const HeapOptions& options, Budget& budget);

}  // namespace fairplay::misere
