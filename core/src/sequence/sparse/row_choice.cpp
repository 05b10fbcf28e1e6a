#include "sequence/sparse/row_choice.hpp"

#include <algorithm>
#include <random>
#include <utility>

namespace fairplay::detail {
namespace {

constexpr std::size_t sample_size = 1024;

// Always draw the same sample, so that runs are repeatable. It is not evenly spaced, since values have rhythms.
std::vector<std::size_t> sampled_heaps(std::size_t size) {
    std::mt19937_64 random(size);
    std::vector<std::size_t> heaps(sample_size);
    for (std::size_t& n : heaps) n = size - 1 - random() % (size / 2);
    return heaps;
}

}  // namespace

RowChoice::RowChoice(const History& history, const Mask& mask, unsigned bits, bool common, std::vector<Source> sources)
    : bits_(bits), sources_(std::move(sources)) {
    collect(history, mask, common);
}

// Finds all covers heap by heap, and sorts them by target.
void RowChoice::collect(const History& history, const Mask& mask, bool common) {
    const std::size_t targets = std::size_t{1} << bits_;
    std::vector<std::uint8_t> wanted[2];  // by the parity of n
    for (std::uint64_t n : {0U, 1U}) {
        for (std::uint32_t t = 0; t < targets; ++t) wanted[n].push_back(mask.is_common(t, n) == common);
    }
    const std::vector<std::size_t> heaps = sampled_heaps(history.size());
    std::vector<std::pair<std::uint16_t, Cover>> found;  // with their targets
    std::size_t count = 0;
    history.with_data([&](const auto* g) {
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            const auto* const here = g + heaps[i];
            const std::uint8_t* const is_wanted = wanted[heaps[i] % 2].data();
            found.resize(count + sources_.size());
            for (std::size_t s = 0; s < sources_.size(); ++s) {
                const std::uint32_t target = *(here - sources_[s].offset) ^ sources_[s].value;
                found[count] = {static_cast<std::uint16_t>(target),
                                {static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(s)}};
                count += static_cast<std::size_t>(target < *here) & is_wanted[target];  // else the next overwrites it
            }
        }
    });
    found.resize(count);
    starts_.assign(targets + 1, 0);
    for (const auto& [target, cover] : found) ++starts_[target + 1U];
    for (std::size_t t = 0; t < targets; ++t) starts_[t + 1] += starts_[t];
    std::vector<std::uint32_t> places = starts_;
    covers_.resize(count);
    for (const auto& [target, cover] : found) covers_[places[target]++] = cover;
}

const std::vector<Source>& RowChoice::choose(std::uint32_t target, unsigned times) {
    const std::span<const Cover> covers(covers_.data() + starts_[target], starts_[target + 1] - starts_[target]);
    chosen_.clear();
    if (covers.empty()) return chosen_;
    index(covers);
    take_best_first(covers, times);
    return chosen_;
}

void RowChoice::index(std::span<const Cover> covers) {
    first_of_heap_.assign(sample_size + 1, 0);
    first_of_source_.assign(sources_.size() + 1, 0);
    for (const Cover& cover : covers) {
        ++first_of_heap_[cover.heap + 1U];
        ++first_of_source_[cover.source + 1U];
    }
    for (std::size_t i = 0; i < sample_size; ++i) first_of_heap_[i + 1] += first_of_heap_[i];
    for (std::size_t i = 0; i < sources_.size(); ++i) first_of_source_[i + 1] += first_of_source_[i];
    std::vector<std::uint32_t> places = first_of_source_;
    heaps_.resize(covers.size());
    for (const Cover& cover : covers) heaps_[places[cover.source]++] = cover.heap;
}

// Gains only decrease, so a source found at the level of its gain has the greatest gain of all.
void RowChoice::take_best_first(std::span<const Cover> covers, unsigned times) {
    covered_.assign(sample_size, 0);
    gains_.resize(sources_.size());
    levels_.resize(sample_size + 1);
    const auto put = [&](std::size_t source) {
        if (gains_[source] != 0) levels_[gains_[source]].push_back(static_cast<std::uint16_t>(source));
    };
    for (std::size_t source = 0; source < sources_.size(); ++source) {
        gains_[source] = first_of_source_[source + 1] - first_of_source_[source];
        put(source);
    }
    for (std::size_t level = sample_size; level > 0; --level) {
        for (const std::uint16_t source : levels_[level]) {
            if (gains_[source] != level) {
                put(source);
                continue;
            }
            chosen_.push_back(sources_[source]);
            for (std::uint32_t i = first_of_source_[source]; i < first_of_source_[source + 1U]; ++i) {
                const std::uint16_t heap = heaps_[i];
                if (++covered_[heap] != times) continue;
                for (std::uint32_t j = first_of_heap_[heap]; j < first_of_heap_[heap + 1U]; ++j) --gains_[covers[j].source];
            }
        }
        levels_[level].clear();
    }
}

}  // namespace fairplay::detail
