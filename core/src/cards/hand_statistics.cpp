// Counts hands by their claims by symmetry.
//
// Idea: the claims of an ordered hand are the words, other than zero, of its kernel C, a subspace of F_p^h. With C of
// dimension d, the hands with exactly this kernel are the injective linear maps of F_p^h / C into F_p^k: there are
// (p^k - 1)(p^k - p)…(p^k - p^(r-1)) of them, r = h - d, whatever C is. Their cards are distinct and not zero exactly
// if no word of C is x·e_i or x·(e_i - e_j). So it is enough to walk through the subspaces without such words, collect
// the sizes of their words, multiply, and divide by the h! orders of a hand.
//
// The walk: a subspace has one basis in reduced echelon form. A new vector goes before the others, with a pivot (its
// first non-zero coefficient, a 1) before theirs and zeros at theirs. So each subspace is met once, after its own
// subspaces, and a forbidden word ends the branch.
//
// Invariant: words_[0 … p^d - 1] are all words of the code now visited. The new words with b are, up to a factor, the
// p^d words b + c: they have all the new sizes.
// Cost: p^d additions for every subspace of dimension d without a forbidden word, and for each attempt at one.

#include <stdexcept>
#include <string>
#include <utility>

#include "cards/digits.hpp"
#include "cards/hand_counts.hpp"

namespace fairplay {
namespace {

using detail::Digits;
using detail::HandTable;
using detail::Sizes;
using detail::Word;

constexpr std::uint64_t max_subspaces = 300'000'000;
constexpr std::uint64_t additions_per_tick = std::uint64_t{1} << 22;

std::uint64_t power(std::uint64_t p, std::uint32_t exponent) {
    std::uint64_t result = 1;
    while (exponent-- > 0) result *= p;
    return result;
}

// The number of subspaces of F_p^h, by G(n+1) = 2 G(n) + (p^n - 1) G(n-1) (Goldman, Rota 1969).
void check_subspaces(std::uint32_t p, std::uint32_t h) {
    std::uint64_t before = 1;
    std::uint64_t now = 2;
    for (std::uint32_t n = 1; n < h && now <= max_subspaces; ++n) {
        const std::uint64_t next = 2 * now + (power(p, n) - 1) * before;
        before = now;
        now = next;
    }
    if (now > max_subspaces) {
        throw std::length_error("the statistics of " + std::to_string(h) + " cards over F_" + std::to_string(p) +
                                " need more than " + std::to_string(max_subspaces) + " steps");
    }
}

class CodeWalk {
public:
    CodeWalk(const Deck& deck, std::uint32_t h, const Tick& tick)
        : p_(deck.p()), h_(h), digits_(deck.p()), tick_(tick) {
        least_dimension_ = h > deck.k() ? h - deck.k() : 0;
        // h distinct cards other than zero need a rank r with p^r > h.
        while (most_dimension_ < h && power(p_, h - most_dimension_ - 1) > h) ++most_dimension_;
        words_.resize(power(p_, most_dimension_));
    }

    HandTable run() {
        visit(0, h_, 0, 0);
        return std::move(table_);
    }

private:
    static Word unit(std::uint32_t column) { return Word{1} << (4 * column); }

    // Counts the code in words_, whose first pivot is in the column `first`, and all codes that extend it.
    // `pivots` has a 1 in each pivot column. Column 0 is the first coefficient.
    void visit(std::uint32_t dimension, std::uint32_t first, Word pivots, Sizes sizes) {
        if (dimension >= least_dimension_) table_.add(dimension, sizes);
        if (dimension == most_dimension_) return;
        for (std::uint32_t pivot = first; pivot-- > 0;) {
            if (dimension + 1 + pivot < least_dimension_) break;  // too few columns are left
            visit_extensions(dimension, pivot, pivots, sizes);
        }
    }

    // All codes with one more basis vector, which has this pivot.
    void visit_extensions(std::uint32_t dimension, std::uint32_t pivot, Word pivots, Sizes sizes) {
        std::vector<Word> free;
        for (std::uint32_t column = pivot + 1; column < h_; ++column)
            if ((pivots & unit(column)) == 0) free.push_back(unit(column));
        const std::uint64_t count = power(p_, static_cast<std::uint32_t>(free.size()));
        const std::uint64_t size = power(p_, dimension);
        Word vector = unit(pivot);
        for (std::uint64_t n = 0; n < count; ++n, vector = next(vector, free)) {
            const Sizes added = append(vector, size);
            if (added == 0) continue;
            if (dimension + 1 < most_dimension_ && pivot > 0) append_multiples(vector, size);
            visit(dimension + 1, pivot, pivots | unit(pivot), sizes | added);
        }
    }

    // Advances the free columns to the next combination.
    Word next(Word vector, const std::vector<Word>& free) const {
        for (const Word column : free) {
            vector = digits_.add(vector, column);
            if ((vector & (column * 15)) != 0) break;
        }
        return vector;
    }

    // Writes the words vector + c after the `size` words c. Returns their sizes, or nothing if one is forbidden.
    Sizes append(Word vector, std::uint64_t size) {
        Sizes sizes = 0;
        bool forbidden = false;
        for (std::uint64_t i = 0; i < size && !forbidden; ++i) {
            const Word word = digits_.add(words_[i], vector);
            words_[size + i] = word;
            sizes |= Sizes{1} << Digits::size(word);
            forbidden = digits_.is_degenerate(word);
        }
        count_additions(size);
        return forbidden ? 0 : sizes;
    }

    // The words 2·vector + c, 3·vector + c, …
    void append_multiples(Word vector, std::uint64_t size) {
        for (std::uint64_t i = 2 * size; i < p_ * size; ++i) words_[i] = digits_.add(words_[i - size], vector);
    }

    void count_additions(std::uint64_t count) {
        additions_ += count;
        if (additions_ < additions_per_tick) return;
        additions_ = 0;
        if (tick_) tick_();
    }

    std::uint32_t p_;
    std::uint32_t h_;
    Digits digits_;
    const Tick& tick_;
    std::uint32_t least_dimension_ = 0;  // least dimension of a kernel, since the rank is at most k
    std::uint32_t most_dimension_ = 0;   // largest dimension of a kernel, since the cards are distinct
    std::uint64_t additions_ = 0;
    std::vector<Word> words_;
    HandTable table_;
};

}  // namespace

std::vector<HandCount> hand_statistics(const Deck& deck, std::uint32_t h, const Tick& tick) {
    const std::uint64_t hands = detail::number_of_hands(deck, h);
    check_subspaces(deck.p(), h);
    const auto orders = detail::order_factors(h);
    const auto hands_with = [&](std::uint32_t dimension, std::uint64_t codes) {
        std::vector<std::uint64_t> factors{codes};
        for (std::uint32_t i = 0; i < h - dimension; ++i) factors.push_back(deck.vectors() - power(deck.p(), i));
        return detail::quotient(std::move(factors), orders);
    };
    const auto rows = CodeWalk(deck, h, tick).run().rows(deck.p(), hands_with);
    detail::check_total(rows, hands);
    return rows;
}

}  // namespace fairplay
