#include "sequence/segment/plain_path.hpp"

#include <algorithm>
#include <future>

namespace fairplay::detail {

PlainPath::PlainPath(const SegmentGame& game, std::uint64_t n, std::span<const std::uint16_t> state, unsigned threads,
                     Cpu cpu)
    : stretch_(game.rule, {game.mask.mask, game.mask.domain, game.mask.odd}, game.values, 4 * Segment::overlap, cpu),
      threads_(threads), is_started_(stretch_.start(n, state)), checked_(n),
      trusted_(n == Segment::first ? n : n + Segment::overlap) {}

void PlainPath::copy(std::uint64_t n, std::span<std::uint16_t> out) const {
    std::ranges::copy(stretch_.values(n, n + out.size()), out.begin());
}

bool PlainPath::advance() {
    if (!is_started_) return false;
    stretch_.make_room(2 * Segment::chunk);  // neither thread is at work while values move
    if (stretch_.size() == checked_ && !stretch_.compute(Segment::chunk)) return false;
    const std::uint64_t end = stretch_.size();
    std::future<bool> next;
    if (threads_ > 1) next = std::async(std::launch::async, [this] { return stretch_.compute(Segment::chunk); });
    const bool decided = !stretch_.check(std::max(checked_, trusted_), end);
    if (next.valid()) next.get();  // what could not be computed is asked for again
    if (decided) checked_ = end;
    return decided;
}

}  // namespace fairplay::detail
