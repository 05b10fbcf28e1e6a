#include "sequence/segment/window_path.hpp"

#include <algorithm>
#include <bit>
#include <future>
#include <limits>
#include <stdexcept>

namespace fairplay::detail {
namespace {

static_assert(Segment::chunk % Recursion::grain == 0);

constexpr std::size_t max_block = 1016;
constexpr std::size_t kept = 4 * Segment::overlap;  // last values that stay, besides the first ones
constexpr std::size_t room = kept + 16 * Segment::chunk;

Taps taps_of(const SegmentGame& game) {
    Taps taps;
    for (const std::uint32_t k : digits_with(game.rule, one_heap)) taps.add(k, 0);
    for (const std::uint32_t k : digits_with(game.rule, two_heaps)) {
        for (const auto& [r, value] : game.rares) taps.add(static_cast<std::uint32_t>(k + r), value);
    }
    return taps;
}

}  // namespace

// Places move by even numbers, so that the parity of a place is that of its heap.
WindowPath::WindowPath(const SegmentGame& game, std::uint64_t n, std::span<const std::uint16_t> state, unsigned threads,
                       Cpu cpu)
    : game_(game), threads_(threads), recursion_(game.mask, taps_of(game), cpu), check_(game.rule, cpu),
      trusted_(n == Segment::first ? n : n + Segment::overlap) {
    const std::size_t first = Segment::first;
    const std::size_t before = n == first ? 0 : (state.size() + 63) / 64 * 64;
    gap_ = n - before - first;
    history_.widen(std::numeric_limits<std::uint16_t>::max());
    history_.resize(first + before);
    std::copy(game.values.begin(), game.values.end(), data());
    if (before != 0) std::copy(state.begin(), state.end(), data() + history_.size() - state.size());
    bits_ = std::max(1U, static_cast<unsigned>(std::bit_width(*std::max_element(data(), data() + history_.size()) + 0U)));
    if (gap_ != 0) check_.confine(first);
    rows_.reset(bits_);
}

void WindowPath::copy(std::uint64_t n, std::span<std::uint16_t> out) const {
    history_.with_data([&](const auto* g) {
        for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint16_t>(g[n - gap_ + i]);
    });
}

// The state and the next chunk; nothing if a value has no candidate.
std::vector<std::uint16_t> WindowPath::continued(std::span<const std::uint16_t> state) const {
    std::vector<std::uint16_t> values(state.begin(), state.end());
    values.resize(state.size() + Segment::chunk);
    if (!recursion_.run(values.data(), state.size(), Segment::chunk)) values.clear();
    return values;
}

bool WindowPath::advance() {
    const std::size_t reach = recursion_.reach();
    if (ahead_.empty()) ahead_ = continued({data() + history_.size() - reach, reach});
    if (ahead_.empty()) return false;
    const std::vector<std::uint16_t> values = std::move(ahead_);
    ahead_.clear();
    std::future<std::vector<std::uint16_t>> next;
    if (threads_ > 1) next = std::async(std::launch::async, [&] { return continued(std::span(values).last(reach)); });
    forget();
    const std::size_t first = history_.size();
    history_.resize(first + Segment::chunk);
    std::copy(values.begin() + static_cast<std::ptrdiff_t>(reach), values.end(), data() + first);
    const bool decided = gap_ + first < trusted_ || check(first);
    if (next.valid()) ahead_ = next.get();
    if (!decided) history_.resize(first);
    return decided;
}

// Whether none of the heaps from `first` on is rare.
bool WindowPath::check(std::size_t first) {
    const std::uint32_t largest = *std::max_element(data() + first, data() + history_.size());
    if (largest >> bits_ != 0) {
        bits_ = static_cast<unsigned>(std::bit_width(largest));
        rows_.reset(bits_);
    }
    const std::size_t size = history_.size();
    while (first < size) {
        const bool moved = rows_.cover(history_, first, RareCheck::reach(first, bits_) + 128);
        if (moved || !chosen_) check_.choose(history_, game_.mask, bits_, rows_);
        chosen_ = true;
        const std::size_t end = std::min(size, first + max_block);
        rows_.extend(history_, end);
        if (check_.find_new_rare(history_, game_.mask, rows_, first, end)) return false;
        first = end;
    }
    return true;
}

void WindowPath::forget() {
    if (history_.size() < Segment::first + room) return;
    const std::size_t count = history_.size() - Segment::first - kept;
    history_.erase(Segment::first, count);
    gap_ += count;
    check_.confine(Segment::first);
    rows_.reset(bits_);
    chosen_ = false;
}

}  // namespace fairplay::detail
