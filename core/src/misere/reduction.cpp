// The reduction of a product by equal rows.
//
// Idea: two elements x, y are told apart by z if one of x + z and y + z is lost and the other is not. No table of all
// sums is needed: start with two blocks, lost and won (or with any colours), and split a block wherever a generator leads
// its elements to different blocks, until nothing splits. In a round the new block of an element is named by a hash of
// its block and of the blocks that the generators lead to; when a round makes no new blocks, the partition is checked
// exactly.
// Invariant: elements in different blocks are told apart by some sum.
// Cost: a few rounds, each one step per element and generator.
// Reference: Moore 1956.

#include "misere/reduction.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace fairplay::misere {
namespace {

using Blocks = std::vector<std::uint32_t>;
using Colours = std::vector<std::uint32_t>;

constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    return hash ^ (hash >> 29);
}

// Numbers hashes in the order in which they are met.
class Numbering {
public:
    explicit Numbering(std::size_t most) : mask_(std::bit_ceil(2 * most + 2) - 1), keys_(mask_ + 1), numbers_(mask_ + 1) {}

    void clear() {
        std::fill(numbers_.begin(), numbers_.end(), 0U);
        count_ = 0;
    }

    std::uint32_t operator()(std::uint64_t hash) {
        std::size_t at = hash & mask_;
        while (numbers_[at] != 0 && keys_[at] != hash) at = (at + 1) & mask_;
        if (numbers_[at] == 0) {
            keys_[at] = hash;
            numbers_[at] = ++count_;
        }
        return numbers_[at] - 1;
    }

    std::uint32_t count() const { return count_; }

private:
    std::size_t mask_;
    std::vector<std::uint64_t> keys_;
    Blocks numbers_;  // 0: a free place
    std::uint32_t count_ = 0;
};

Blocks split(const Blocks& blocks, const Action& action, std::uint64_t seed, Numbering& numbering) {
    std::vector<std::uint64_t> hashes(blocks.size());
    for (std::size_t x = 0; x < hashes.size(); ++x) hashes[x] = mix(seed, blocks[x]);
    for (const auto& times : action.times) {
        for (std::size_t x = 0; x < hashes.size(); ++x) hashes[x] = mix(hashes[x], blocks[times[x]]);
    }
    numbering.clear();
    Blocks next(blocks.size());
    for (std::size_t x = 0; x < next.size(); ++x) next[x] = numbering(hashes[x]);
    return next;
}

std::vector<std::uint32_t> first_elements(const Blocks& blocks, std::size_t count) {
    std::vector<std::uint32_t> first(count, none);
    for (std::uint32_t x = 0; x < blocks.size(); ++x) {
        if (first[blocks[x]] == none) first[blocks[x]] = x;
    }
    return first;
}

bool is_stable(const Partition& partition, const Action& action, const Colours& colours) {
    const auto& [blocks, first] = partition;
    for (std::uint32_t x = 0; x < blocks.size(); ++x) {
        const std::uint32_t y = first[blocks[x]];
        bool alike = colours[x] == colours[y];
        for (const auto& times : action.times) alike = alike && blocks[times[x]] == blocks[times[y]];
        if (!alike) return false;
    }
    return true;
}

Blocks refine(const Action& action, const Colours& colours, std::uint64_t seed, Budget& budget) {
    Numbering numbering(colours.size());
    Blocks blocks = colours;
    for (std::uint32_t before = 0;; before = numbering.count()) {
        budget.spend(colours.size() * (action.letters.size() + 4));
        blocks = split(blocks, action, seed, numbering);
        if (numbering.count() == before) return blocks;
    }
}

}  // namespace

// If two hashes collide, the blocks are too large: then try another hash.
Partition coarsest(const Action& action, const Colours& colours, Budget& budget) {
    for (std::uint64_t seed = 0x2545F4914F6CDD1DU;; seed = mix(seed, 1)) {
        Partition partition{refine(action, colours, seed, budget), {}};
        partition.first = first_elements(partition.blocks, std::size_t{1} + *std::ranges::max_element(partition.blocks));
        if (is_stable(partition, action, colours)) return partition;
    }
}

Action on_blocks(const Action& action, const Partition& partition) {
    Action result{action.letters, {}};
    for (const auto& times : action.times) {
        auto& moved = result.times.emplace_back();
        for (const std::uint32_t x : partition.first) moved.push_back(partition.blocks[times[x]]);
    }
    return result;
}

Monoid reduced(const Product& product, const HeapOptions& options, Budget& budget) {
    const Colours colours(product.in_p().begin(), product.in_p().end());
    const Partition partition = coarsest(product.action(), colours, budget);
    budget.check_classes(partition.first.size());
    std::vector<std::uint8_t> in_p;
    for (const std::uint32_t x : partition.first) in_p.push_back(product.in_p()[x]);
    std::vector<std::uint32_t> phi;
    for (const std::uint32_t x : product.phi()) phi.push_back(partition.blocks[x]);
    return settle(on_blocks(product.action(), partition), in_p, phi, options, budget);
}

}  // namespace fairplay::misere
