// A stretch by the second path (sequence/plain/plain_stretch.hpp), which shares no code with a window.
//
// On two threads, the next chunk is computed while one is checked.

#pragma once

#include "sequence/plain/plain_stretch.hpp"
#include "sequence/segment/path.hpp"

namespace fairplay::detail {

class PlainPath final : public SegmentPath {
public:
    // `state` are the values before G(n), or all of them if n is the number of those from nothing.
    PlainPath(const SegmentGame& game, std::uint64_t n, std::span<const std::uint16_t> state, unsigned threads, Cpu cpu);

    bool advance() override;
    std::uint64_t size() const noexcept override { return checked_; }
    void copy(std::uint64_t n, std::span<std::uint16_t> out) const override;

private:
    PlainStretch stretch_;
    unsigned threads_;
    bool is_started_;        // whether the values are a state
    std::uint64_t checked_;  // heaps below this one are checked, or need not be:
    std::uint64_t trusted_;  // those below this one are checked by the stretch before
};

}  // namespace fairplay::detail
