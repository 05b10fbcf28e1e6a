#include "sequence/plain/plain_stretch.hpp"

#include <algorithm>

namespace fairplay::detail {

PlainStretch::PlainStretch(const Rule& rule, const Kind& kind, std::span<const std::uint16_t> first, std::size_t kept,
                           Cpu cpu)
    : values_(rule, kind, first, cpu), check_(rule, kind, first, cpu), kept_(kept + values_.reach()) {}

bool PlainStretch::start(std::uint64_t n, std::span<const std::uint16_t> state) {
    if (!values_.start(n, state)) return false;
    g_.assign(state.begin(), state.end());
    base_ = n - state.size();
    known_ = state.size();
    return true;
}

void PlainStretch::make_room(std::size_t count) {
    if (known_ + count <= g_.size()) return;
    if (known_ >= 2 * kept_) {
        const std::size_t gone = known_ - kept_;
        std::copy(g_.data() + gone, g_.data() + known_, g_.data());
        base_ += gone;
        known_ = kept_;
    }
    g_.resize(std::max(g_.size(), known_ + count));
}

bool PlainStretch::compute(std::size_t count) {
    const std::size_t found = values_.write(g_.data() + known_, count);
    known_ += found;
    return found == count;
}

std::optional<std::uint64_t> PlainStretch::check(std::uint64_t from, std::uint64_t end) {
    while (from < end) {
        const std::uint64_t stop = std::min<std::uint64_t>(end, from + cover_heaps);
        if (const auto open = check_.run(values(base_, stop), base_, from)) return open;
        from = stop;
    }
    return std::nullopt;
}

std::span<const std::uint16_t> PlainStretch::values(std::uint64_t from, std::uint64_t end) const {
    return std::span(g_).subspan(static_cast<std::size_t>(from - base_), static_cast<std::size_t>(end - from));
}

}  // namespace fairplay::detail
