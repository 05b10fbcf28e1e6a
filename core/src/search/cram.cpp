// Nim-values of Cram, region by region.
//
// Idea: to find a value one need not know the values of all options. A region has the value k exactly if no option
// has it, and for each j < k some option has. So the question is "is the value k?", and one option answers no. An
// option falls into regions; all but the largest are evaluated, then the same question is asked of the largest
// (Lemoine and Viennot, "Nimbers are inevitable", 2012). A region remembers its value, or which values it is not.
//
// A symmetry of a region that leaves no square and no domino in its place, nor moves a domino onto itself in part,
// pairs the moves: the second player answers with the image of the domino. Then the value is 0.
//
// Regions are remembered once for all eight ways to turn and mirror them. A single square has no move and is left out.
//
// Invariant: a remembered value or exclusion is final, also when the limit stops the search.

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <unordered_map>
#include <vector>

#include "fairplay/boards.hpp"
#include "search/squares.hpp"

namespace fairplay {
namespace {

using squares::Set;

constexpr std::uint64_t visits_per_tick = 16384;
// The mex of at most 64 values: more than there are dominoes in the hand of a player at any time.
constexpr std::uint32_t most_values = 64;

struct Limit {};

struct Known {
    std::int8_t value = -1;      // -1 while it is not known
    std::uint64_t excluded = 0;  // bit v: the value is not v
};

struct Hash {
    std::size_t operator()(Set set) const {
        set = (set ^ (set >> 30)) * 0xbf58476d1ce4e5b9;
        set = (set ^ (set >> 27)) * 0x94d049bb133111eb;
        return set ^ (set >> 31);
    }
};

template <class Image>
bool pairs(Set set, Image image) {
    if (image(set) != set) return false;
    for (Set rest = set; rest; rest &= rest - 1) {
        const Set square = rest & -rest;
        const Set other = image(square);
        if (other == square || (squares::neighbours(square) & other)) return false;
    }
    return true;
}

// Whether a symmetry pairs the moves of a region that is in the corner.
bool paired(Set set) {
    using namespace squares;
    const auto files = std::bit_width((set | set >> 8 | set >> 16 | set >> 24 | set >> 32 | set >> 40 | set >> 48 |
                                       set >> 56) & 0xFF);
    const auto ranks = (std::bit_width(set) + 7) / 8;
    const int aside = static_cast<int>(8 - files);
    const int below = 8 * static_cast<int>(8 - ranks);
    const auto across_image = [=](Set one) { return mirrored(one) >> aside; };
    const auto down_image = [=](Set one) { return upside_down(one) >> below; };
    const auto turned = [=](Set one) { return across_image(down_image(one)); };
    const auto other_diagonal = [=](Set one) { return turned(transposed(one)); };
    if (pairs(set, turned) || pairs(set, across_image) || pairs(set, down_image)) return true;
    return files == ranks && (pairs(set, [](Set one) { return transposed(one); }) || pairs(set, other_diagonal));
}

}  // namespace

struct Cram::State {
    std::uint64_t limit;
    bool pairing;
    std::unordered_map<Set, Known, Hash> known{};
    std::uint64_t visits = 0;
    const Tick* tick = nullptr;

    // The regions of a set of free squares that have moves, the largest first, in their canonical forms.
    static std::vector<Set> regions(Set free) {
        std::vector<Set> found;
        while (free) {
            const Set one = squares::region(free, free & -free);
            free &= ~one;
            if (one & (one - 1)) found.push_back(squares::canonical(squares::in_corner(one)));
        }
        std::ranges::sort(found, [](Set a, Set b) { return std::popcount(a) > std::popcount(b); });
        return found;
    }

    static std::vector<std::vector<Set>> options(Set region) {
        std::vector<Set> left;
        for (Set rest = squares::across(region); rest; rest &= rest - 1) {
            left.push_back(region & ~((rest & -rest) * 3));
        }
        for (Set rest = squares::down(region); rest; rest &= rest - 1) {
            left.push_back(region & ~((rest & -rest) * 257));
        }
        std::vector<std::vector<Set>> found;
        for (const Set one : left) found.push_back(regions(one));
        std::ranges::sort(found, by_work);
        found.erase(std::ranges::unique(found).begin(), found.end());
        return found;
    }

    // What is easy to decide comes first: a small largest region. Equal options are side by side.
    static bool by_work(const std::vector<Set>& one, const std::vector<Set>& other) {
        const auto size = [](const std::vector<Set>& all) { return all.empty() ? 0 : std::popcount(all[0]); };
        return std::pair(size(one), one) < std::pair(size(other), other);
    }

    void visit() {
        if (++visits % visits_per_tick == 0 && *tick) (*tick)();
        if (known.size() >= limit) throw Limit{};
    }

    bool is_sum(const std::vector<Set>& parts, std::uint32_t wanted) {
        if (parts.empty()) return wanted == 0;
        for (std::size_t i = 1; i < parts.size(); ++i) wanted ^= value(parts[i]);
        return is(parts[0], wanted);
    }

    // Whether a region has this value.
    bool is(Set region, std::uint32_t wanted) {
        const auto found = known.find(region);
        if (found != known.end()) {
            if (found->second.value >= 0) return found->second.value == static_cast<int>(wanted);
            if (found->second.excluded >> wanted & 1) return false;
        } else if (pairing && paired(region)) {
            known[region].value = 0;
            return wanted == 0;
        }
        visit();
        const bool equal = search(region, wanted);
        Known& entry = known[region];
        if (equal) {
            entry.value = static_cast<std::int8_t>(wanted);
        } else {
            entry.excluded |= std::uint64_t{1} << wanted;
        }
        return equal;
    }

    bool search(Set region, std::uint32_t wanted) {
        const auto all = options(region);
        if (all.size() < wanted) return false;
        for (const auto& option : all) {
            if (is_sum(option, wanted)) return false;
        }
        for (std::uint32_t smaller = 0; smaller < wanted; ++smaller) {
            const auto has = [&](const auto& option) { return is_sum(option, smaller); };
            if (std::ranges::none_of(all, has)) return false;
        }
        return true;
    }

    std::uint32_t value(Set region) {
        const auto found = known.find(region);
        if (found != known.end() && found->second.value >= 0) return static_cast<std::uint32_t>(found->second.value);
        for (std::uint32_t wanted = 0; wanted < most_values; ++wanted) {
            if (is(region, wanted)) return wanted;
        }
        throw std::logic_error("a value of Cram is below 64");
    }
};

Cram::Cram(std::uint64_t limit, bool pairing) : state_(new State{limit, pairing}) {}
Cram::~Cram() = default;
Cram::Cram(Cram&&) noexcept = default;
Cram& Cram::operator=(Cram&&) noexcept = default;

std::optional<std::uint32_t> Cram::value(std::uint64_t free, const Tick& tick) {
    state_->tick = &tick;
    try {
        std::uint32_t sum = 0;
        for (const Set region : State::regions(free)) sum ^= state_->value(region);
        return sum;
    } catch (const Limit&) {
        return std::nullopt;
    }
}

std::uint64_t Cram::visited() const noexcept { return state_->known.size(); }

}  // namespace fairplay
