// A stretch in the plainest way that is fast enough to check a record with.
//
// Idea: both halves of the work mark options of a heap n in an array of bytes, one per value. An option by a rare heap r
// is (k + r, G(r)): it has the value G(n - k - r) ^ G(r). The least common value that none of these options has is G(n),
// if n is not rare. That holds if every smaller value v of the rare kind is an option too. Those are marked in the same
// way, by a few hundred common heaps a in place of r (witnesses.hpp); for a v that stays unmarked, all a among the first
// values are tried.
//
// Invariant: the values before `checked_` are right if the state is. The next chunk may be computed ahead of the check.
// Cost: about half a nanosecond for each rare heap and each witness. On two threads, values and check share the work.

#pragma once

#include "sequence/segment/path.hpp"
#include "sequence/segment/witnesses.hpp"

namespace fairplay::detail {

class PlainPath final : public SegmentPath {
public:
    // `state` are the values before G(n), or all of them if n is the number of those from nothing.
    PlainPath(const SegmentGame& game, std::uint64_t n, std::span<const std::uint16_t> state, unsigned threads);

    bool advance() override;
    std::uint64_t size() const noexcept override { return base_ + checked_; }
    void copy(std::uint64_t n, std::span<std::uint16_t> out) const override;

private:
    void make_room();
    void compute(std::size_t count);
    bool compute_block(std::size_t at, std::uint8_t* marks);
    bool check(std::size_t first, std::size_t end);
    bool check_heap(std::size_t at, const std::uint8_t* marks);
    bool is_option(std::size_t at, std::uint32_t value);

    const SegmentGame& game_;
    std::vector<std::uint32_t> takes_;
    std::vector<std::uint32_t> splits_;
    Options rares_;                   // options by rare heaps, in ascending order of their offsets
    Options witnesses_;
    unsigned threads_;

    std::vector<std::uint16_t> g_;    // g_[i] = G(base_ + i)
    std::uint64_t base_ = 0;
    std::size_t computed_ = 0;        // so many of them are there,
    std::size_t checked_ = 0;         // and so many are checked, or need not be:
    std::uint64_t trusted_;           // heaps below this one are checked by the stretch before

    unsigned bits_;                   // of the values computed so far
    std::vector<std::uint8_t> common_[2];  // by parity of n: 1 for the values that make n common
    std::vector<std::uint8_t> rare_[2];
    std::vector<std::uint32_t> served_;    // by value: the heap that was a witness last time
    std::vector<std::uint8_t> compute_marks_;
    std::vector<std::uint8_t> check_marks_;
};

}  // namespace fairplay::detail
