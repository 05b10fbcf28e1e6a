// Values of removal games: a memoized search over sets of up to 64 elements.
//
// Idea: a position is the set of elements that are left. It is split into connected pieces; pieces are independent, so
// the genus of a position is the sum of theirs, and only connected sets are remembered. Every set has its own entry,
// equal shapes at different places too.
//
// Every move removes an element, so the recursion is at most 64 deep, and no value is above 64.

#include "fairplay/removal.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <utility>

namespace fairplay {
namespace {

constexpr std::uint64_t positions_per_tick = 4096;
constexpr std::size_t first_slots = 1024;

struct LimitReached {};

// A set of values below 128, and the least number that is not in it.
struct Values {
    std::array<std::uint64_t, 2> bits{};

    void insert(std::uint32_t value) { bits[value >> 6] |= std::uint64_t{1} << (value & 63); }

    std::uint32_t mex() const {
        const auto low = static_cast<std::uint32_t>(std::countr_one(bits[0]));
        return low < 64 ? low : 64 + static_cast<std::uint32_t>(std::countr_one(bits[1]));
    }
};

std::uint32_t misere(const RemovalGenus& genus) {
    return genus.kind == Kind::fickle ? genus.value ^ 1 : genus.value;
}

RemovalGenus sum(const RemovalGenus& one, const RemovalGenus& other) {
    return {one.value ^ other.value, std::max(one.kind, other.kind)};
}

// Tame if all options are, and the two mex values are those of a position of Nim.
Kind kind_of(std::uint32_t normal, std::uint32_t with_misere, bool wild_option) {
    if (wild_option) return Kind::wild;
    if (normal == with_misere) return Kind::firm;
    return normal + with_misere == 1 ? Kind::fickle : Kind::wild;
}

}  // namespace

struct Removal::State {
    std::vector<ElementSet> beside;
    std::vector<RemovalMove> moves;
    ElementSet ground;
    std::uint64_t limit;
    std::vector<std::pair<ElementSet, RemovalGenus>> slots = std::vector<std::pair<ElementSet, RemovalGenus>>(first_slots);
    std::uint64_t used = 0;

    std::size_t slot_of(ElementSet piece) const {
        std::size_t at = (piece * 0x9E3779B97F4A7C15u) >> 20;
        for (at &= slots.size() - 1; slots[at].first != 0 && slots[at].first != piece;) at = (at + 1) & (slots.size() - 1);
        return at;
    }

    void remember(ElementSet piece, const RemovalGenus& genus) {
        if (2 * ++used > slots.size()) grow();
        slots[slot_of(piece)] = {piece, genus};
    }

    void grow() {
        std::vector<std::pair<ElementSet, RemovalGenus>> old(2 * slots.size());
        old.swap(slots);
        for (const auto& entry : old) {
            if (entry.first != 0) slots[slot_of(entry.first)] = entry;
        }
    }

    // The connected piece of `left` that has its lowest element.
    ElementSet piece_of(ElementSet left) const {
        ElementSet piece = left & (~left + 1);
        for (ElementSet fresh = piece; fresh != 0;) {
            ElementSet reached = 0;
            for (; fresh != 0; fresh &= fresh - 1) reached |= beside[static_cast<std::size_t>(std::countr_zero(fresh))];
            fresh = reached & left & ~piece;
            piece |= fresh;
        }
        return piece;
    }

    RemovalGenus of_set(ElementSet left, const Tick& tick) {
        RemovalGenus total;
        while (left != 0) {
            const ElementSet piece = piece_of(left);
            left &= ~piece;
            if (ground == 0 || (piece & ground) != 0) total = sum(total, of_piece(piece, tick));
        }
        return total;
    }

    RemovalGenus of_piece(ElementSet piece, const Tick& tick) {
        if (const auto& entry = slots[slot_of(piece)]; entry.first == piece) return entry.second;
        if (used >= limit) throw LimitReached();
        if (tick && used % positions_per_tick == 0) tick();
        Values normal;
        Values with_misere;
        bool any = false;
        bool wild = false;
        for (const RemovalMove& move : moves) {
            if ((piece & move.needs) != move.needs) continue;
            if ((move.counts >> std::popcount(piece & move.counted) & 1) == 0) continue;
            const RemovalGenus option = of_set(piece & ~move.removes, tick);
            normal.insert(option.value);
            with_misere.insert(misere(option));
            any = true;
            wild |= option.kind == Kind::wild;
        }
        const std::uint32_t value = normal.mex();
        const RemovalGenus genus{value, any ? kind_of(value, with_misere.mex(), wild) : Kind::fickle};
        remember(piece, genus);
        return genus;
    }
};

Removal::Removal(std::vector<ElementSet> beside, std::vector<RemovalMove> moves, ElementSet ground, std::uint64_t limit) {
    if (beside.size() > 64) throw std::invalid_argument("there are at most 64 elements");
    const ElementSet all = beside.size() == 64 ? ~ElementSet{0} : (ElementSet{1} << beside.size()) - 1;
    const auto inside = [all](ElementSet set) { return (set & ~all) == 0; };
    const bool fits = inside(ground) && std::ranges::all_of(beside, inside) &&
                      std::ranges::all_of(moves, [&](const RemovalMove& move) {
                          return inside(move.needs | move.removes | move.counted) && std::popcount(move.counted) < 64;
                      });
    if (!fits) throw std::invalid_argument("an element is not there");
    if (!std::ranges::all_of(moves, [](const RemovalMove& move) { return (move.needs & move.removes) != 0; })) {
        throw std::invalid_argument("a move removes something that it needs");
    }
    state_ = std::make_unique<State>(State{std::move(beside), std::move(moves), ground, limit});
}

Removal::~Removal() = default;
Removal::Removal(Removal&&) noexcept = default;
Removal& Removal::operator=(Removal&&) noexcept = default;

std::optional<RemovalGenus> Removal::genus(ElementSet left, const Tick& tick) {
    const std::size_t count = state_->beside.size();
    if (count < 64 && left >> count != 0) throw std::invalid_argument("an element is not there");
    try {
        return state_->of_set(left, tick);
    } catch (const LimitReached&) {
        return std::nullopt;
    }
}

std::uint64_t Removal::visited() const noexcept { return state_->used; }

}  // namespace fairplay
