#include "sequence/marks.hpp"

#include <algorithm>
#include <bit>

namespace fairplay::detail {
namespace {

constexpr std::uint64_t first_mark = std::uint64_t{1} << 22;
constexpr std::uint64_t spacing = std::uint64_t{1} << 30;
constexpr std::uint64_t wide_spacing = 10 * spacing;
constexpr std::uint64_t wide_from = std::uint64_t{1} << 38;

}  // namespace

std::uint64_t Marks::next(std::uint64_t n) noexcept {
    if (n < first_mark) return first_mark;
    const std::uint64_t power = 2 * std::bit_floor(n);
    const std::uint64_t step = n < wide_from ? spacing : wide_spacing;
    return std::min(power, (n / step + 1) * step);
}

template <class Value>
void Marks::add(const Value* values, std::uint64_t end) {
    while (size_ < end) {
        const std::uint64_t place = next(size_);
        const std::uint64_t stop = std::min(place, end);
        digest_.add(values, static_cast<std::size_t>(stop - size_), size_);
        values += stop - size_;
        size_ = stop;
        if (stop != place) continue;
        marks_.push_back(here(std::vector<std::uint16_t>(values - reach_, values)));
    }
}

Mark Marks::here(std::span<const std::uint16_t> state) const {
    return {size_, digest_.sum, digest_.maximum, digest_.where, {state.begin(), state.end()}};
}

template void Marks::add(const std::uint8_t*, std::uint64_t);
template void Marks::add(const std::uint16_t*, std::uint64_t);
template void Marks::add(const std::uint32_t*, std::uint64_t);

}  // namespace fairplay::detail
