#include "search/position_memo.hpp"

#include <algorithm>

namespace fairplay::detail {
namespace {

constexpr int first_bits = 10;

}  // namespace

PositionMemo::PositionMemo(std::uint64_t limit)
    : limit_(limit), shift_(32 - first_bits), slots_(std::size_t{1} << first_bits) {}

std::optional<PositionMemo::Entry> PositionMemo::entry(std::span<const Part> position, std::uint64_t weight) {
    const auto tag = static_cast<std::uint32_t>(weight >> 32);
    std::size_t slot = find(position, tag);
    if (slots_[slot].entry != empty) return slots_[slot].entry;
    if (size_ >= limit_ || words_.size() + position.size() >= empty) return std::nullopt;
    if (4 * (size_ + 1) > 3 * slots_.size()) {
        grow();
        slot = find(position, tag);
    }
    slots_[slot] = {tag, add(position)};
    return slots_[slot].entry;
}

// The slot of a position, or the empty slot where it belongs.
std::size_t PositionMemo::find(std::span<const Part> position, std::uint32_t tag) const noexcept {
    for (std::size_t i = home(tag);; i = next(i)) {
        const Slot& slot = slots_[i];
        if (slot.entry == empty) return i;
        if (slot.tag == tag && std::ranges::equal(this->position(slot.entry), position)) return i;
    }
}

PositionMemo::Entry PositionMemo::add(std::span<const Part> position) {
    const auto entry = static_cast<Entry>(words_.size());
    words_.push_back(static_cast<std::uint32_t>(position.size()) << known_bits);
    words_.insert(words_.end(), position.begin(), position.end());
    ++size_;
    return entry;
}

void PositionMemo::grow() {
    std::vector<Slot> old(2 * slots_.size());
    old.swap(slots_);
    --shift_;
    for (const Slot& slot : old) {
        if (slot.entry == empty) continue;
        std::size_t i = home(slot.tag);
        while (slots_[i].entry != empty) i = next(i);
        slots_[i] = slot;
    }
}

}  // namespace fairplay::detail
