#include "sequence/sparse/aligned_check.hpp"

#include <algorithm>
#include <bit>
#include <queue>
#include <random>

namespace fairplay::detail {
namespace {

constexpr std::size_t blocks_back = AlignedCheck::reach / block_heaps;
constexpr std::size_t sample_size = 2048;
constexpr std::size_t most_witnesses = 512;
constexpr std::uint64_t first_interval = std::uint64_t{1} << 22;  // values to the second choice; then four times as many
constexpr std::uint32_t even_bits = 0x55555555;

// What a pair is worth to a witness, by how many more witnesses it should get. A second one helps heaps outside the
// sample.
constexpr std::uint32_t worth[] = {0, 1, 8};
constexpr std::uint8_t wanted = 2;
constexpr std::uint32_t least_gain = 3;  // a single pair not yet covered is enough: to look one up takes long

}  // namespace

// The pairs (n, t) of some heaps, and how many witnesses each should still get.
struct AlignedCheck::Sample {
    std::vector<const std::uint16_t*> heaps;
    std::vector<std::uint8_t> missing;  // by heap and index
    std::size_t indices = 0;

    std::uint8_t& served(std::size_t heap, const RowTap& witness) {
        return missing[heap * indices + (heaps[heap][witness.delta] ^ witness.value)];
    }
    std::uint32_t gain(const RowTap& witness) {
        std::uint32_t sum = 0;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) sum += worth[served(heap, witness)];
        return sum;
    }
    void take(const RowTap& witness) {
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            std::uint8_t& left = served(heap, witness);
            left = static_cast<std::uint8_t>(left - (left != 0));
        }
    }
};

AlignedCheck::AlignedCheck(const Rule& rule, const Mask& mask, Cpu cpu, std::size_t kept)
    : mask_(mask), indices_(mask), splits_(digits_with(rule, two_heaps)), single_(rule, cpu), kernels_(&kernels(cpu)) {
    single_.confine(kept);
}

std::optional<std::pair<std::size_t, std::uint32_t>> AlignedCheck::find_new_rare(const History& history,
                                                                                 std::size_t first) {
    read(history, first);
    if (checked_ >= next_choice_) choose(history, first);
    std::optional<std::pair<std::size_t, std::uint32_t>> found;
    const std::size_t end = values_.size() / block_heaps;
    for (std::size_t tile = blocks_back; tile < end && !found; tile += tile_blocks) {
        serve(tile);
        for (std::size_t i = 0; i < tile_blocks && !found; ++i) {
            const std::size_t n = first + (tile + i - blocks_back) * block_heaps;
            found = check_block(history, tile + i, n, served_.data() + i * stride_);
        }
    }
    checked_ += history.size() - first;
    return found;
}

// Makes indices and rows. A last tile that is not full is filled with the least index.
void AlignedCheck::read(const History& history, std::size_t first) {
    constexpr std::size_t tile = tile_blocks * block_heaps;
    const std::size_t blocks = blocks_back + (history.size() - first + tile - 1) / tile * tile_blocks;
    values_.assign(blocks * block_heaps, 0);
    std::uint32_t most = 0;
    history.with_data([&](const auto* g) {
        for (std::size_t n = first - reach; n < history.size(); ++n) {
            const std::uint32_t index = indices_.of(g[n]);
            values_[n - (first - reach)] = static_cast<std::uint16_t>(index);
            most = std::max(most, index);
        }
    });
    if (most >= count_) {
        count_ = std::max<std::size_t>(32, std::bit_ceil(std::size_t{most} + 1));
        stride_ = count_ + 16;  // an odd number of cache lines, to spread blocks over the cache
        next_choice_ = 0;
        set_lower();
    }
    rows_.resize(blocks * stride_);
    IndexPlan plan{};
    plan.indices = count_;
    for (std::size_t i = 0; i < blocks; ++i) {
        kernels_->make_rows(plan, values_.data() + i * block_heaps, rows_.data() + i * stride_);
    }
}

void AlignedCheck::set_lower() {
    lower_.assign(count_, 0);
    for (std::uint32_t index = 0; index < count_; ++index) {
        for (const std::uint64_t n : {0U, 1U}) {
            const std::uint32_t common = indices_.common(index, n);
            if (indices_.rare(index, n) < common) lower_[index] |= n == 0 ? even_bits : ~even_bits;
        }
    }
}

// --- Witnesses ---

// Their deltas are in heaps.
std::vector<RowTap> AlignedCheck::candidates(const History& history) const {
    std::vector<RowTap> found;
    for (const std::uint32_t k : splits_) {
        for (std::size_t a = block_heaps - k % block_heaps; a + k <= reach; a += block_heaps) {
            const std::uint32_t index = indices_.of(history[a]);
            if (!mask_.is_common(history[a], a) || index >= count_) continue;
            found.push_back({-static_cast<std::int32_t>(a + k), index});
        }
    }
    return found;
}

void AlignedCheck::choose(const History& history, std::size_t first) {
    next_choice_ = checked_ == 0 ? first_interval : 4 * checked_;
    std::mt19937_64 random(count_);
    std::vector<std::size_t> heaps(sample_size);
    for (std::size_t& n : heaps) n = first + random() % (history.size() - first);
    const std::vector<RowTap> all = candidates(history);
    witnesses_.clear();
    starts_.assign(1, 0);
    for (std::size_t target = 0; target < count_; target += group_targets) {
        Sample sample;
        sample.indices = count_;
        for (const std::size_t n : heaps) {
            std::vector<std::uint8_t> missing(count_);
            for (auto t = static_cast<std::uint32_t>(target); t < target + group_targets; ++t) {
                if (indices_.rare(t, n) < history[n]) missing[t] = wanted;
            }
            if (missing[target] == 0) continue;
            sample.heaps.push_back(values_.data() + (n - (first - reach)));
            sample.missing.insert(sample.missing.end(), missing.begin(), missing.end());
        }
        choose_group(sample, all);
        starts_.push_back(witnesses_.size());
    }
}

// A greedy choice. Gains only decrease, so those computed earlier are bounds. A candidate that is nearly as good as the
// best may be has its turn: to find the best itself takes several times as long.
void AlignedCheck::choose_group(Sample& sample, const std::vector<RowTap>& all) {
    std::priority_queue<std::pair<std::uint32_t, std::size_t>> queue;
    for (std::size_t i = 0; i < all.size(); ++i) queue.emplace(sample.gain(all[i]), i);
    const auto begin = static_cast<std::ptrdiff_t>(witnesses_.size());
    while (!queue.empty() && witnesses_.size() < starts_.back() + most_witnesses) {
        const std::size_t best = queue.top().second;
        queue.pop();
        const std::uint32_t gain = sample.gain(all[best]);
        if (gain < least_gain) continue;
        if (!queue.empty() && 8 * gain < 7 * queue.top().first) {
            queue.emplace(gain, best);
            continue;
        }
        sample.take(all[best]);
        const auto blocks = all[best].delta / static_cast<std::int32_t>(block_heaps);
        witnesses_.push_back({blocks * static_cast<std::int32_t>(stride_), all[best].value});
    }
    std::sort(witnesses_.begin() + begin, witnesses_.end(), [](RowTap a, RowTap b) { return a.delta < b.delta; });
}

// --- Blocks ---

// Finds what the witnesses serve in the blocks of a tile.
void AlignedCheck::serve(std::size_t block) {
    const auto values = std::span(values_).subspan(block * block_heaps, tile_blocks * block_heaps);
    targets_ = std::ranges::max(values) / group_targets * group_targets + group_targets;
    served_.resize(tile_blocks * stride_);
    for (std::size_t target = 0; target < targets_; target += group_targets) {
        const std::size_t begin = starts_[target / group_targets];
        const std::size_t count = starts_[target / group_targets + 1] - begin;
        kernels_->or_witnesses(rows_.data() + block * stride_, stride_, witnesses_.data() + begin, count, target,
                               served_.data());
        work_ += tile_blocks * count / 4;
    }
}

std::optional<std::pair<std::size_t, std::uint32_t>> AlignedCheck::check_block(const History& history, std::size_t block,
                                                                               std::size_t n,
                                                                               const std::uint32_t* served) {
    const std::uint32_t* const rows = rows_.data() + block * stride_;
    std::optional<std::pair<std::size_t, std::uint32_t>> worst;
    std::uint32_t above = 0;  // the heaps with a larger index
    for (std::size_t index = targets_; index-- > 0;) {
        std::uint32_t left = (above | (rows[index] & lower_[index])) & ~served[index];
        above |= rows[index];
        for (; left != 0; left &= left - 1) {
            const std::size_t heap = n + static_cast<std::size_t>(std::countr_zero(left));
            if (heap >= history.size() || (worst && heap > worst->first)) break;
            const std::uint32_t value = indices_.rare(static_cast<std::uint32_t>(index), heap);
            if (!single_.is_option(history, heap, value)) worst.emplace(heap, value);
        }
    }
    return worst;
}

}  // namespace fairplay::detail
