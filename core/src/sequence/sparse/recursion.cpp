#include "sequence/sparse/recursion.hpp"

#include <algorithm>
#include <stdexcept>

namespace fairplay::detail {
namespace {

constexpr std::size_t chunk = std::size_t{1} << 16;

bool is_narrow(std::uint16_t value) { return value < 32; }

}  // namespace

Recursion::Recursion(const Mask& mask, const Taps& taps, Cpu cpu)
    : taps_(taps), near_(taps.below(grain)), reach_(std::max<std::size_t>(grain, taps.offsets().back())),
      narrow_(std::all_of(taps.values().begin(), taps.values().end(), is_narrow)), common_{}, kernels_(&kernels(cpu)) {
    for (std::uint32_t value = 0; value < 1U << max_bits; ++value) {
        for (const std::uint64_t n : {0U, 1U}) {
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

// Marks of 32 bits are faster, until the first value that needs more.
bool Recursion::run(std::uint16_t* g, std::size_t at, std::size_t count) const {
    std::size_t done = 0;
    if (narrow_ && std::all_of(g + at - reach_, g + at, is_narrow)) {
        done = run_as<std::uint32_t>(&Kernels::recur32, g, at, count) / grain * grain;
    }
    return done == count || done + run_as<std::uint64_t>(&Kernels::recur64, g, at + done, count - done) == count;
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
