// The options of each heap, and how long play can last from it.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "fairplay/misere.hpp"

namespace fairplay::misere {

using Heap = std::uint32_t;
using Sum = std::vector<Heap>;  // heaps, ascending

// Invariant: the options of heaps 0 … size() - 1 are known. They omit heaps without moves, which are like no heap, and
// no option occurs twice. length(n) is the greatest number of moves from n; every move makes the length of a sum less.
class HeapOptions {
public:
    explicit HeapOptions(Rule rule);
    explicit HeapOptions(MisereQuotient::Options options);

    // Makes heap n known. Throws std::invalid_argument if the game has no such heap.
    void reach(Heap n);

    const std::vector<Sum>& operator[](Heap n) const { return options_[n]; }
    bool is_dead(Heap n) const { return lengths_[n] == 0; }
    std::uint64_t length(Heap n) const { return lengths_[n]; }
    std::uint64_t length(const Sum& sum) const;
    const std::optional<Rule>& rule() const { return rule_; }

private:
    std::vector<Sum> options_by_rule(Heap n) const;
    void append(std::vector<Sum> options);

    std::optional<Rule> rule_;
    MisereQuotient::Options given_;
    std::vector<std::vector<Sum>> options_;
    std::vector<std::uint64_t> lengths_;
};

// A total order of sums: by length, then by the largest heap of which they have different numbers. Adding the same heap
// to two sums does not change their order, and every option of a sum comes before it.
struct Place {
    std::uint64_t length = 0;
    Sum sum;

    bool operator<(const Place& other) const;
};

Sum plus(const Sum& sum, Heap heap);
Sum plus(const Sum& sum, const Sum& other);

}  // namespace fairplay::misere
