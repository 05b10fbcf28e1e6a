#include "local_counts.hpp"

namespace fairplay::detail {

void LocalCounts::update(const History& history, std::size_t back) {
    const std::size_t values = std::size_t{1} << bits_;
    const std::size_t end = history.size() / stretch;
    const std::size_t keep = back / stretch + 1;
    const std::size_t first = end > keep ? end - keep : 0;
    std::size_t next = begin_ + counts_.size() / values;
    if (counts_.empty() || next < first) {
        counts_.clear();
        begin_ = next = first;
    } else if (first > begin_ + keep) {
        counts_.erase(counts_.begin(), counts_.begin() + static_cast<std::ptrdiff_t>((first - begin_) * values));
        begin_ = first;
    }
    history.with_data([&](const auto* g) {
        for (; next < end; ++next) {
            counts_.resize(counts_.size() + values);
            std::uint16_t* const counts = counts_.data() + counts_.size() - values;
            for (std::size_t n = next * stretch; n < (next + 1) * stretch; ++n) ++counts[g[n]];
        }
    });
}

Selection::Selection(std::vector<Source> sources, const LocalCounts& counts, std::size_t n)
    : sources_(std::move(sources)) {
    for (const Source& source : sources_) counts_.push_back(counts.around(n - source.offset));
}

const std::vector<Source>& Selection::choose(std::uint32_t target, unsigned coverage) {
    std::uint32_t starts[levels + 1] = {};
    useful_.clear();
    for (std::uint32_t i = 0; i < sources_.size(); ++i) {
        const std::uint16_t count = counts_[i][target ^ sources_[i].value];
        if (count == 0) continue;
        const auto level = static_cast<std::uint16_t>(levels - 1 - std::min<std::size_t>(levels - 1, count / 2));
        useful_.emplace_back(level, i);
        ++starts[level + 1];
    }
    // Levels are in the order of falling counts: the sources are sorted by counting how many there are of each.
    std::uint64_t covered = 0;
    std::size_t end = 0;
    while (end < levels && covered < std::uint64_t{coverage} * LocalCounts::stretch) {
        covered += starts[end + 1] * (2 * (levels - 1 - end) + 1);
        ++end;
    }
    for (std::size_t level = 0; level < levels; ++level) starts[level + 1] += starts[level];
    chosen_.resize(starts[end]);
    for (const auto& [level, i] : useful_) {
        if (level < end) chosen_[starts[level]++] = sources_[i];
    }
    return chosen_;
}

}  // namespace fairplay::detail
