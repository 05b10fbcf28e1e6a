// A deck: the vectors of F_p^k except zero.

#include <stdexcept>

#include "fairplay/cards.hpp"

namespace fairplay {

Deck::Deck(std::uint32_t p, std::uint32_t k) : p_(p), k_(k), vectors_(1) {
    if (p != 2 && p != 3 && p != 5 && p != 7) throw std::invalid_argument("p must be 2, 3, 5 or 7");
    if (k < 1 || k > 8) throw std::invalid_argument("k must be 1 to 8");
    for (std::uint32_t i = 0; i < k; ++i) vectors_ *= p;
}

}  // namespace fairplay
