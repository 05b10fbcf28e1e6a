// A stretch computed as the window of long runs does it (sequence/sparse/window.hpp): eight heaps at a time, without a
// check; then a check of blocks of heaps by rows of bits. It starts from a state, and rares may be four times as far out.
//
// Invariant: as in plain_path.hpp.

#pragma once

#include "sequence/history.hpp"
#include "sequence/segment/path.hpp"
#include "sequence/sparse/bit_rows.hpp"
#include "sequence/sparse/rare_check.hpp"
#include "sequence/sparse/recursion.hpp"

namespace fairplay::detail {

class WindowPath final : public SegmentPath {
public:
    WindowPath(const SegmentGame& game, std::uint64_t n, std::span<const std::uint16_t> state, unsigned threads, Cpu cpu);

    bool advance() override;
    std::uint64_t size() const noexcept override { return gap_ + history_.size(); }
    void copy(std::uint64_t n, std::span<std::uint16_t> out) const override;

private:
    std::uint16_t* data() {
        return history_.with_data([](auto* g) { return reinterpret_cast<std::uint16_t*>(g); });
    }
    std::vector<std::uint16_t> continued(std::span<const std::uint16_t> state) const;
    bool check(std::size_t first);
    void forget();

    const SegmentGame& game_;
    unsigned threads_;
    Recursion recursion_;
    RareCheck check_;
    BitRows rows_;
    History history_;                   // of 16 bits: the first values, then those from some heap on
    std::uint64_t gap_;                 // heap n is at n - gap_, unless it is one of the first
    std::uint64_t trusted_;             // heaps below this one are checked by the stretch before
    unsigned bits_;                     // of a value
    bool chosen_ = false;               // whether the rows for the check are chosen
    std::vector<std::uint16_t> ahead_;  // a state and the next values, not yet checked
};

}  // namespace fairplay::detail
