// The positions a Search has met, with what is known of each.
//
// Idea: the positions lie one after the other in one array of words, each as a header (how many parts, what is known)
// and its parts; an entry is the place of its header. A hash table with open addressing and linear probing finds the
// entry of a position. A slot keeps the upper half of the position's weight as a tag. Its home is the top bits of the
// tag, so growing does not read the positions, and positions are compared only where the whole tags agree.
// A look-up touches two places in memory, the slot and the position.
//
// Invariant: at most 3/4 of the slots are in use, and no empty slot lies between an entry's home and its slot.
// Cost: O(length of the position) per look-up; 4 bytes per part, 4 for the header and 11 to 22 for the slots.

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/option_table.hpp"

namespace fairplay::detail {

enum class Known : std::uint32_t { nothing, lost, won };

class PositionMemo {
public:
    using Entry = std::uint32_t;

    explicit PositionMemo(std::uint64_t limit);

    // The entry of a position, made now if it is new; nothing if it is new and the limit is reached.
    std::optional<Entry> entry(std::span<const Part> position, std::uint64_t weight);

    Known known(Entry entry) const noexcept { return Known{words_[entry] & known_mask}; }
    void settle(Entry entry, Known outcome) noexcept { words_[entry] |= static_cast<std::uint32_t>(outcome); }

    // Valid until the next new entry.
    std::span<const Part> position(Entry entry) const noexcept {
        return {words_.data() + entry + 1, words_[entry] >> known_bits};
    }
    std::uint64_t size() const noexcept { return size_; }

private:
    struct Slot {
        std::uint32_t tag = 0;
        Entry entry = empty;
    };
    static constexpr Entry empty = 0xffffffff;
    static constexpr int known_bits = 2;
    static constexpr std::uint32_t known_mask = (1U << known_bits) - 1;

    std::size_t find(std::span<const Part> position, std::uint32_t tag) const noexcept;
    std::size_t home(std::uint32_t tag) const noexcept { return tag >> shift_; }
    std::size_t next(std::size_t slot) const noexcept { return (slot + 1) & (slots_.size() - 1); }
    Entry add(std::span<const Part> position);
    void grow();

    std::uint64_t limit_;
    std::uint64_t size_ = 0;
    int shift_;  // 32 less the binary logarithm of the number of slots
    std::vector<Slot> slots_;
    std::vector<std::uint32_t> words_;
};

}  // namespace fairplay::detail
