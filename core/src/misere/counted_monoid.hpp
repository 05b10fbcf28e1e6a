// An infinite candidate for a quotient: a finite monoid, and the numbers of two heaps.

#pragma once

#include <array>
#include <optional>

#include "misere/counting.hpp"
#include "misere/monoid.hpp"
#include "misere/product.hpp"

namespace fairplay::misere {

// A sum of heaps as an element: the class of the heaps that are not counted, and how many are.
struct Counted {
    Class cls = 0;
    Counts counts;

    auto operator<=>(const Counted&) const = default;
};

// Invariant: the parts have no counted heap among their generators. Their phi has no meaning for counted heaps, and
// neither has their in_p: outcomes depend on the counts, too.
struct CountedMonoid {
    Monoid parts;
    std::array<Heap, 2> counters{};
    Counting counting;
    std::vector<std::uint32_t> colours;           // by normal counts a, b: at a * counting.size() + b
    std::vector<std::vector<std::uint8_t>> lost;  // by colour and class

    std::uint32_t colour(Counts counts) const;
    bool is_lost(const Counted& element) const { return lost[colour(element.counts)][element.cls] != 0; }

    // The element of a sum. Heaps that are not counted are sums of such heaps, as parts.phi says.
    Counted element(const Sum& heaps) const;
};

// Sums that are told apart: class cls with `counts` has another outcome than cls with 2, 4, 6, … more of the first heap.
// Both counts are at least the edge, so the same holds with 2t more of both. Hence no two of the sums of counts.first,
// counts.first + 2, … first heaps are alike, and the quotient is infinite.
struct Apart {
    Class cls = 0;
    Counts counts;
};
std::optional<Apart> find_apart(const CountedMonoid& monoid);

// Powers of counted heaps in the product that such a monoid is made of.
constexpr std::uint32_t counted_powers = 16;

// The reduction of a product, whose first two freed heaps are counted from now on. Nothing if its outcomes do not show
// how the counts matter.
std::optional<CountedMonoid> counted(const Product& product, const HeapOptions& options, Budget& budget);

}  // namespace fairplay::misere
