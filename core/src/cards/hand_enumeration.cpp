// Counts hands by their claims by visiting each hand.
//
// Idea: for the first cards of a hand, keep for every vector s the sizes of the combinations of these cards with the
// sum s. One more card v makes sizes'(s) = sizes(s) ∪ (sizes(s - v) + 1) ∪ (sizes(s - 2v) + 1) ∪ …, and the claims are
// the non-empty combinations with the sum 0. The last card needs no such table: a claim that takes it is, up
// to a factor, one with the coefficient -1, so that the others have the sum v.
//
// Invariant: v adds one dimension to the kernel exactly if v is a sum of earlier cards.
// Cost: p^(k+1) steps for every hand of h - 1 cards and one for every hand of h.

#include <stdexcept>
#include <string>
#include <utility>

#include "cards/hand_counts.hpp"

namespace fairplay {
namespace {

using detail::HandTable;
using detail::Sizes;

constexpr std::uint64_t max_hands = 1'000'000'000;
constexpr std::uint32_t max_vectors = 1024;
constexpr std::uint32_t tables_per_tick = 1 << 16;

using Vector = std::uint16_t;

// a - b, digit by digit.
std::uint32_t difference(std::uint32_t a, std::uint32_t b, std::uint32_t p) {
    std::uint32_t result = 0;
    for (std::uint32_t place = 1; a != 0 || b != 0; place *= p, a /= p, b /= p) {
        result += (a % p + p - b % p) % p * place;
    }
    return result;
}

class Enumeration {
public:
    Enumeration(const Deck& deck, std::uint32_t h, const Tick& tick)
        : p_(deck.p()), vectors_(deck.vectors()), h_(h), tick_(tick), sums_(h, std::vector<Sizes>(vectors_)) {
        for (std::uint32_t card = 0; card < vectors_; ++card)
            for (std::uint32_t sum = 0; sum < vectors_; ++sum)
                differences_.push_back(static_cast<Vector>(difference(sum, card, p_)));
        sums_[0][0] = empty;
    }

    HandTable run() {
        visit(0, 1, 0);
        return std::move(table_);
    }

private:
    static constexpr Sizes empty = 1;  // the combination of no cards

    const Vector* minus(std::uint32_t card) const { return differences_.data() + std::size_t{card} * vectors_; }

    // All hands that begin with the `count` cards whose sums are in sums_[count] and continue from the card `next`.
    void visit(std::uint32_t count, std::uint32_t next, std::uint32_t dimension) {
        if (count + 1 == h_) return visit_last(count, next, dimension);
        for (std::uint32_t card = next; card < vectors_; ++card) {
            add_card(count, card);
            visit(count + 1, card + 1, dimension + (sums_[count][card] != 0));
        }
    }

    void visit_last(std::uint32_t count, std::uint32_t next, std::uint32_t dimension) {
        const std::vector<Sizes>& sums = sums_[count];
        const Sizes claims = sums[0] & ~empty;
        for (std::uint32_t card = next; card < vectors_; ++card) {
            table_.add(dimension + (sums[card] != 0), claims | sums[card] << 1);
        }
        if (++tables_ % tables_per_tick == 0 && tick_) tick_();
    }

    void add_card(std::uint32_t count, std::uint32_t card) {
        const std::vector<Sizes>& before = sums_[count];
        std::vector<Sizes>& after = sums_[count + 1];
        after = before;
        const Vector* const plus_card = minus(minus(card)[0]);
        std::uint32_t multiple = card;
        for (std::uint32_t factor = 1; factor < p_; ++factor) {
            const Vector* const from = minus(multiple);
            for (std::uint32_t sum = 0; sum < vectors_; ++sum) after[sum] |= before[from[sum]] << 1;
            multiple = plus_card[multiple];
        }
    }

    std::uint32_t p_;
    std::uint32_t vectors_;
    std::uint32_t h_;
    const Tick& tick_;
    std::uint32_t tables_ = 0;
    std::vector<Vector> differences_;        // [card][sum] -> sum - card
    std::vector<std::vector<Sizes>> sums_;   // [count][sum] -> sizes
    HandTable table_;
};

}  // namespace

std::vector<HandCount> hand_statistics_by_enumeration(const Deck& deck, std::uint32_t h, const Tick& tick) {
    const std::uint64_t hands = detail::number_of_hands(deck, h);
    if (hands > max_hands || deck.vectors() > max_vectors) {
        throw std::length_error(std::to_string(hands) + " hands of " + std::to_string(deck.cards()) +
                                " cards are too many to look at");
    }
    const auto rows = Enumeration(deck, h, tick).run().rows(deck.p(), [](std::uint32_t, std::uint64_t n) { return n; });
    detail::check_total(rows, hands);
    return rows;
}

}  // namespace fairplay
