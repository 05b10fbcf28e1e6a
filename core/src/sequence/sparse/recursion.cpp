#include "sequence/sparse/recursion.hpp"

#include <algorithm>
#include <stdexcept>

namespace fairplay::detail {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16;
constexpr std::size_t many_taps = 96;
constexpr std::size_t slow_piece = 1024;  // where indices do not serve
constexpr std::uint32_t all_values = std::uint32_t{1} << Recursion::max_bits;

bool are_below(std::span<const std::uint16_t> values, std::uint32_t bound) {
    return std::ranges::all_of(values, [=](std::uint16_t value) { return value < bound; });
}

}  // namespace

Recursion::Recursion(const Mask& mask, const Taps& taps, Cpu cpu)
    : taps_(taps), near_(taps.below(grain)), reach_(std::max<std::size_t>(grain, taps.offsets().back())),
      most_(std::ranges::max(taps.values())), common_{}, by_index_(mask, taps, reach_, cpu), kernels_(&kernels(cpu)) {
    for (const std::uint64_t n : {0U, 1U}) {
        for (std::uint32_t value = 0; value < all_values && candidates_[n].size() <= taps.size(); ++value) {
            if (mask.is_common(value, n)) candidates_[n].push_back(static_cast<std::uint16_t>(value));
        }
        for (std::uint32_t value = 0; value < 64; ++value) {
            if (mask.is_common(value, n)) common_[n] |= std::uint64_t{1} << value;
        }
    }
}

// Returns how many of the values were found.
template <class Marks>
std::size_t Recursion::run_as(Loop<Marks> loop, std::uint16_t* g, std::size_t at, std::size_t count) const {
    const std::vector<Marks> wide(taps_.values().begin(), taps_.values().end());
    std::vector<Marks> values(g + at - reach_, g + at);
    values.resize(reach_ + count);
    const TapList<Marks> near{taps_.offsets().data(), wide.data(), near_};
    const TapList<Marks> far{taps_.offsets().data() + near_, wide.data() + near_, wide.size() - near_};
    const std::size_t done = (kernels_->*loop)(values.data() + reach_, count, near, far, common_);
    for (std::size_t i = 0; i < done; ++i) g[at + i] = static_cast<std::uint16_t>(values[reach_ + i]);
    return done;
}

// As long as all values are below 64. Marks of 32 bits are faster, until the first value that needs more.
std::size_t Recursion::run_small(std::uint16_t* g, std::size_t at, std::size_t count) const {
    const std::span state(g + at - reach_, reach_);
    std::size_t done = 0;
    if (most_ < 32 && are_below(state, 32)) {
        done = run_as<std::uint32_t>(&Kernels::recur32, g, at, count) / grain * grain;
    }
    if (most_ >= 64 || done == count || !are_below(state, 64)) return done;
    return done + run_as<std::uint64_t>(&Kernels::recur64, g, at + done, count - done) / grain * grain;
}

// Every value has its own mark: the number of the last heap that has it as an option.
std::size_t Recursion::run_any(std::uint16_t* g, std::size_t at, std::size_t count) const {
    std::vector<std::uint32_t> marks(all_values, 0);
    const TapList<std::uint16_t> taps = taps_.list(g, 0, taps_.size());
    for (std::size_t i = 0; i < count; ++i) {
        std::uint16_t* const here = g + at + i;
        const auto heap = static_cast<std::uint32_t>(i + 1);
        for (std::size_t t = 0; t < taps.count; ++t) marks[*(here - taps.offsets[t]) ^ taps.values[t]] = heap;
        const auto& candidates = candidates_[i % 2];
        const auto least = std::ranges::find_if(candidates, [&](std::uint16_t value) { return marks[value] != heap; });
        if (least == candidates.end()) return i;
        *here = *least;
    }
    return count;
}

bool Recursion::run(std::uint16_t* g, std::size_t at, std::size_t count) const {
    std::size_t done = taps_.size() < many_taps ? run_small(g, at, count) : 0;
    while (done < count) {
        done += by_index_.run(g, at + done, count - done);
        const std::size_t some = std::min(count - done, slow_piece);
        if (run_any(g, at + done, some) != some) return false;
        done += some;
    }
    return true;
}

std::span<const std::uint16_t> Replay::before(std::uint64_t n, std::size_t count) {
    // Leave a state and the requested values behind the grain that contains n.
    const std::size_t keep = 2 * recursion_->reach() + Recursion::grain;
    while (end_ < n) {
        if (values_.size() > keep + chunk) values_.erase(values_.begin(), values_.end() - static_cast<std::ptrdiff_t>(keep));
        const std::uint64_t grains = (n - end_ + Recursion::grain - 1) / Recursion::grain;
        const std::size_t size = values_.size();
        const std::size_t more = std::min<std::uint64_t>(chunk, grains * Recursion::grain);
        values_.resize(size + more);
        if (!recursion_->run(values_.data(), size, more)) throw std::logic_error("a value without a candidate");
        end_ += more;
    }
    return std::span(values_).subspan(values_.size() - static_cast<std::size_t>(end_ - n) - count, count);
}

}  // namespace fairplay::detail
