// The next value by the definition, for rules that split in two: all options, but not all of them one by one.
//
// Idea: the values of some thousand splits are marked, which are nearly all values below G(n). Then one value after the
// other that has no mark is looked for among the other splits, 16 to 64 of them at a time. Values that are options are
// found soon; only G(n) itself, and few besides, take a look at every split.
//
// Cost: n/2 splits for each splitting digit, some 0.1 ns each, and some microseconds.

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

    // G(n) for the n behind the history, all of whose values are below 2^bits.
    std::uint32_t next(const History& history, unsigned bits);

    // Steps done, of a nanosecond or less each.
    std::uint64_t work() const noexcept { return work_; }

private:
    template <class Value>
    void mark(const Value* g, std::size_t n);
    template <class Value>
    bool is_split(const Value* g, std::size_t n, std::uint32_t value);

    Rule rule_;
    std::vector<std::uint32_t> takes_;   // the k with which one heap may be left
    std::vector<std::uint32_t> splits_;  // the k with which two heaps may be left
    const Kernels* kernels_;
    std::vector<std::uint8_t> marks_;    // of the values that are options, as far as is known
    std::size_t marked_ = 0;             // so many splits of every digit are marked
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
