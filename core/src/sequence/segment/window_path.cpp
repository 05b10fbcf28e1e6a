#include "sequence/segment/window_path.hpp"

#include <algorithm>
#include <stdexcept>

#include "sequence/sparse/recursion.hpp"

namespace fairplay::detail {
namespace {

static_assert(Segment::first == Window::kept && Segment::overlap == Window::least_recent);
static_assert(Segment::chunk % Recursion::grain == 0 && Segment::chunk == Window::chunk);

constexpr std::size_t least = 2 * Segment::overlap;  // values that stay
constexpr std::size_t most = 8 * Segment::overlap;

// The values from a state on, that one included.
std::vector<std::uint16_t> continued(const SegmentGame& game, const Segment::State& state, Cpu cpu) {
    Taps taps;
    for (const std::uint32_t k : digits_with(game.rule, one_heap)) taps.add(k, 0);
    for (const std::uint32_t k : digits_with(game.rule, two_heaps)) {
        for (const auto& [r, value] : game.rares) taps.add(static_cast<std::uint32_t>(k + r), value);
    }
    const Recursion recursion(game.mask, taps, cpu);
    std::vector<std::uint16_t> values = state.values;
    values.resize(game.reach + Segment::overlap);
    if (!recursion.run(values.data(), game.reach, Segment::overlap)) {
        throw std::invalid_argument("a state that no window can continue");
    }
    return values;
}

}  // namespace

WindowPath::WindowPath(const SegmentGame& game, std::vector<Segment::State> states, unsigned threads, Cpu cpu)
    : threads_(threads), recent_(continued(game, states.back(), cpu)), base_(states.back().n - game.reach) {
    WindowParts parts;
    parts.mask = game.mask;
    parts.size = states.back().n + Segment::overlap;
    parts.kept = game.values;
    parts.recent.assign(recent_.begin() + static_cast<std::ptrdiff_t>(game.reach), recent_.end());
    for (Segment::State& known : states) parts.states.push_back({known.n, std::move(known.values)});
    window_ = std::make_unique<Window>(game.rule, cpu, std::move(parts));
}

bool WindowPath::advance() {
    if (!window_->advance(threads_)) return false;
    if (recent_.size() > most) {
        recent_.erase(recent_.begin(), recent_.end() - static_cast<std::ptrdiff_t>(least));
        base_ = window_->size() - Segment::chunk - least;
    }
    for (std::uint64_t n = size(); n < window_->size(); ++n) recent_.push_back(static_cast<std::uint16_t>((*window_)[n]));
    return true;
}

void WindowPath::copy(std::uint64_t n, std::span<std::uint16_t> out) const {
    std::copy_n(recent_.begin() + static_cast<std::ptrdiff_t>(n - base_), out.size(), out.begin());
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> WindowPath::period() const {
    const auto& found = window_->found();
    if (!found) return std::nullopt;
    return std::pair(found->preperiod, found->period);
}

}  // namespace fairplay::detail
