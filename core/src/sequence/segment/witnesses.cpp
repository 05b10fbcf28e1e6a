#include "sequence/segment/witnesses.hpp"

#include <algorithm>
#include <bit>
#include <queue>
#include <utility>

namespace fairplay::detail {
namespace {

constexpr std::size_t samples = 512;
constexpr std::size_t farthest = 4096;   // small heaps to choose from
constexpr std::size_t most_candidates = 2048;
constexpr std::size_t search_marks = 128;  // what a search costs, in marks

// The values that sampled heaps still need, as a table of bytes.
class Needs {
public:
    explicit Needs(const SegmentGame& game) : g_(game.values.data()), last_(game.values.size()) {
        const std::uint32_t maximum = *std::max_element(game.values.begin(), game.values.end());
        bits_ = std::max(1U, static_cast<unsigned>(std::bit_width(maximum)));
        table_.resize(samples << bits_);
        for (std::size_t i = 0; i < samples; ++i) {
            for (std::uint32_t v = 0; v < g_[heap(i)]; ++v) table_[i << bits_ | v] = !game.mask.is_common(v, heap(i));
        }
    }

    // How many needs the option meets.
    std::size_t count(std::uint32_t offset, std::uint16_t value) const {
        std::size_t sum = 0;
        for (std::size_t i = 0; i < samples; ++i) sum += table_[place(i, offset, value)];
        return sum;
    }

    void strike(std::uint32_t offset, std::uint16_t value) {
        for (std::size_t i = 0; i < samples; ++i) table_[place(i, offset, value)] = 0;
    }

private:
    // Steps of 101 meet every residue of a small rhythm.
    std::size_t heap(std::size_t i) const { return last_ - 1 - 101 * i; }
    std::size_t place(std::size_t i, std::uint32_t offset, std::uint16_t value) const {
        return i << bits_ | static_cast<std::size_t>(g_[heap(i) - offset] ^ value);
    }

    const std::uint16_t* g_;
    std::size_t last_;
    unsigned bits_ = 0;
    std::vector<std::uint8_t> table_;
};

Options candidates(const SegmentGame& game) {
    const std::vector<std::uint32_t> splits = digits_with(game.rule, two_heaps);
    Options found;
    for (std::size_t a = 1; a < farthest && found.size() < most_candidates; ++a) {
        if (!game.mask.is_common(game.values[a], a)) continue;
        for (const std::uint32_t k : splits) found.add(k + a, game.values[a]);
    }
    return found;
}

}  // namespace

Options choose_witnesses(const SegmentGame& game) {
    Needs needs(game);
    const Options all = candidates(game);
    std::priority_queue<std::pair<std::size_t, std::size_t>> queue;  // gains, some of them old
    for (std::size_t i = 0; i < all.size(); ++i) queue.emplace(needs.count(all.offsets[i], all.values[i]), i);
    Options chosen;
    while (!queue.empty()) {
        const std::size_t i = queue.top().second;
        queue.pop();
        const std::size_t gain = needs.count(all.offsets[i], all.values[i]);
        if (!queue.empty() && gain < queue.top().first) {
            queue.emplace(gain, i);
            continue;
        }
        if (gain * search_marks < samples) break;
        needs.strike(all.offsets[i], all.values[i]);
        chosen.add(all.offsets[i], all.values[i]);
    }
    return chosen;
}

}  // namespace fairplay::detail
