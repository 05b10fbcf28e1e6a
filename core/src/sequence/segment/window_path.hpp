// A stretch computed by the window of long runs (sequence/sparse/window.hpp), which starts from a state here.
//
// A window needs more values than a state has, so that its check finds its pairs. They are computed by the recursion alone,
// and checked by the stretch before.

#pragma once

#include <memory>

#include "sequence/segment/path.hpp"
#include "sequence/sparse/window.hpp"

namespace fairplay::detail {

class WindowPath final : public SegmentPath {
public:
    // The last state is where the stretch starts. The others are compared with it and with what follows.
    WindowPath(const SegmentGame& game, std::vector<Segment::State> states, unsigned threads, Cpu cpu);

    bool advance() override;
    std::uint64_t size() const noexcept override { return base_ + recent_.size(); }
    void copy(std::uint64_t n, std::span<std::uint16_t> out) const override;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> period() const override;

private:
    std::unique_ptr<Window> window_;
    unsigned threads_;
    std::vector<std::uint16_t> recent_;  // from G(base_) on; a window itself forgets them sooner
    std::uint64_t base_;
};

}  // namespace fairplay::detail
