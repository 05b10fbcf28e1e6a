// The inner loops of the bit-sliced filter (sliced_filter.hpp), in variants for processors with wider registers.
//
// All variants are compiled from group_kernels.inl and give the same results. See kernels.hpp for what they must not do.

#pragma once

#include <cstddef>
#include <cstdint>

#include "sequence/kernels.hpp"

namespace fairplay::detail {

inline constexpr std::size_t group_size = 64;      // heaps whose candidates are judged together: one word of a row
inline constexpr std::size_t passed_kept = 8;      // values that pass the filter and are kept, per heap
inline constexpr std::size_t judged = 5;           // of these, how many are compared with all taps
inline constexpr std::size_t plane_count = 12;     // bits of a value

// The values that passed, bit-sliced. Value j of a heap is the bits of planes[j]; it exists where the bit of full[j] is
// set. The values of a heap ascend.
struct Passed {
    std::uint64_t full[passed_kept][span_words];
    std::uint64_t planes[passed_kept][plane_count][span_words];
};

// Taps in runs of equal values: run i has the offsets before ends[i], and those of run i - 1 end where it begins.
struct TapRuns {
    const std::uint32_t* offsets;
    const std::uint32_t* ends;
    const std::uint16_t* values;
    std::size_t count;
};

// The candidates of a group. alive[j] is all ones where candidate j exists and is no option by the taps so far, else 0.
template <class Value>
struct Candidates {
    alignas(64) Value values[judged][group_size];
    alignas(64) Value alive[judged][group_size];
};

// The values of a group, and the ones before it. `known` is all ones where a value must stay, else 0.
template <class Value>
struct Line {
    alignas(64) Value values[2 * group_size];
    alignas(64) Value known[group_size];
};

template <class Value>
struct GroupKernels {
    // Adds a value, larger than all before, to the heaps in `heaps` that have not got all.
    void (*take)(Passed& passed, std::uint32_t value, const std::uint64_t* heaps);

    // Finds the candidates of the group that begins at bit 64·word; g points to its first value. The values that passed
    // are compared with the taps of `middle` first, and the first few that remain with those of `far`. No offset is
    // less than group_size.
    void (*judge)(const Value* g, const Passed& passed, std::size_t word, TapRuns middle, TapRuns far,
                  Candidates<Value>& candidates);

    // Finds the values of the group from its candidates and the near taps, whose offsets are less than group_size.
    // Returns the first heap without a candidate, before which all values are right, or `end` if all are right there.
    std::size_t (*settle)(Line<Value>& line, TapList<Value> near, const Candidates<Value>& candidates, std::size_t end);
};

// The requested variant, as kernels() chooses it.
template <class Value>
const GroupKernels<Value>& group_kernels(Cpu cpu);

}  // namespace fairplay::detail
