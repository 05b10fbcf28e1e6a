// All claims of a block of hands at once, for claim_batch().
//
// Idea: the same elimination runs on every hand of a block, step by step and without branches, with the hands in
// neighbouring words, so that the compiler can use vector instructions. Every card v_i has a tag: the
// combination of cards that its row now is, at first e_i. For each coordinate, any row in which it is not zero becomes
// the pivot, and a multiple of the pivot is subtracted from every row. The pivot's own row vanishes with its
// tag. In the end all cards are zero, and the tags that have not vanished are a basis of the kernel.
//
// Invariant: the tag of a row that was no pivot has coefficient 1 at its own card, and no other row has that card.
// Cost: h·k row operations. A row is one word for p = 2 and h + k words otherwise.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "cards/digits.hpp"
#include "fairplay/cards.hpp"

namespace fairplay::detail {

inline constexpr std::size_t lanes = 32;  // hands in a block

template <class Number>
using Row = std::array<Number, lanes>;

using CardBlock = std::array<Row<std::uint32_t>, max_hand>;  // [card][hand]; undefined where there is no hand

// A list to which data is appended by writing directly into its storage.
template <class Number>
class Output {
public:
    // Room for this many more, valid until the next call.
    Number* room(std::size_t count) {
        if (used_ + count > list_.size()) list_.resize(2 * (used_ + count));
        return list_.data() + used_;
    }
    void keep(std::size_t count) noexcept { used_ += count; }
    std::vector<Number> take() {
        list_.resize(used_);
        return std::move(list_);
    }

private:
    std::vector<Number> list_;
    std::size_t used_ = 0;
};

// p = 2. Lane is the least of std::uint16_t and std::uint32_t that has h + k bits.
template <class Lane>
class BinaryLanes {
public:
    using Claim = std::uint16_t;

    BinaryLanes(const Deck& deck, std::uint32_t h) : k_(deck.k()), h_(h) {}
    void eliminate(const CardBlock& cards);
    // Writes the claims of one hand of the block and returns how many there are.
    std::uint32_t expand(std::size_t hand, Output<Claim>& output) const;

private:
    std::uint32_t k_;
    std::uint32_t h_;
    std::array<Row<Lane>, max_hand> rows_;  // a card in the upper bits and its tag in the lower h
};

// p odd.
template <std::uint32_t P>
class OddLanes {
public:
    using Claim = Word;

    OddLanes(const Deck& deck, std::uint32_t h) : k_(deck.k()), h_(h), rows_(h * (deck.k() + h)) {}
    void eliminate(const CardBlock& cards);
    // As above. Throws std::length_error if there are more than max_claims.
    std::uint32_t expand(std::size_t hand, Output<Claim>& output) const;

private:
    using Digit = std::uint16_t;
    static constexpr Digits digits{P};

    Row<Digit>& row(std::uint32_t card, std::uint32_t column) { return rows_[card * (k_ + h_) + column]; }
    const Row<Digit>& row(std::uint32_t card, std::uint32_t column) const { return rows_[card * (k_ + h_) + column]; }
    void load(const CardBlock& cards);
    void choose_pivot(std::uint32_t column);
    void take_pivot_away(std::uint32_t column);
    Word tag(std::uint32_t card, std::size_t hand) const;
    static Word* extend(Word* claims, Word* end, Word x);

    std::uint32_t k_;
    std::uint32_t h_;
    std::vector<Row<Digit>> rows_;  // a card in the first k columns and its tag in the others
    std::array<Row<Digit>, max_hand + 8> pivot_;
};

}  // namespace fairplay::detail
