// The next value by the definition, for rules that split in two, without computing every option one by one.
//
// Idea: mark the values of a few thousand splits, which are nearly all values below G(n). Then look for each unmarked
// value in turn among the other splits, 16 to 64 of them at a time. Values that are options are
// found soon; only G(n) itself and a few others need a look at every split.
//
// Cost: n/2 splits per splitting digit, about 0.1 ns each, plus a few microseconds.

#pragma once

#include <cstdint>
#include <vector>

#include "sequence/history.hpp"
#include "sequence/kernels.hpp"
#include "sequence/rule.hpp"

namespace fairplay::detail {

class SplitMex {
public:
    SplitMex(const Rule& rule, Cpu cpu)
        : rule_(rule), takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)),
          kernels_(&kernels(cpu)) {}

    // G(n) for the n that follows the history, all of whose values are below 2^bits.
    std::uint32_t next(const History& history, unsigned bits);

    // Steps done, of a nanosecond or less each.
    std::uint64_t work() const noexcept { return work_; }

private:
    template <class Value>
    void mark(const Value* g, std::size_t n);
    template <class Value>
    bool is_split(const Value* g, std::size_t n, std::uint32_t value);

    Rule rule_;
    std::vector<std::uint32_t> takes_;   // the k that may leave one heap
    std::vector<std::uint32_t> splits_;  // the k that may leave two heaps
    const Kernels* kernels_;
    std::vector<std::uint8_t> marks_;    // of the values known to be options
    std::size_t marked_ = 0;             // how many splits of every digit are marked
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
