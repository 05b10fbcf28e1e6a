// Checks, for a block of heaps, that every value below G(n) that would make n rare is an option of n.
//
// Idea: for such a value v, look for a pair of common heaps a and b = n - k - a with G(a) ^ G(b) = v. The heaps n for
// which a small a is a witness form a stretch of the bit row of the value v ^ G(a), so the OR of the rows of some a
// answers for 1024 heaps. They are chosen for each v (row_choice.hpp) among a with k + a a multiple of 8, so that
// stretches begin at whole bytes. The few remaining pairs (n, v) are checked one by one.
//
// Invariant: witnesses are less than half of n - k, so that a ≠ b, as some rules demand.

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "sequence/kernels.hpp"
#include "sequence/rule.hpp"
#include "sequence/sparse/bit_rows.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/row_choice.hpp"

namespace fairplay::detail {

class RareCheck {
public:
    RareCheck(const Rule& rule, Cpu cpu)
        : takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)), unequal_(rule.unequal),
          kernels_(&kernels(cpu)) {}

    // How far back witnesses reach: far enough that the witnesses have all values.
    static std::size_t reach(std::size_t size, unsigned bits) noexcept;

    // Chooses witnesses for values below 2^bits. The rows must cover the reach.
    void choose(const History& history, const Mask& mask, unsigned bits, const BitRows& rows);

    // The first n in [first, end), at most 1008 heaps, for which some v < G(n) that would make it rare is not an
    // option, and the least such v. The rows must hold the values up to `end`.
    std::optional<std::pair<std::size_t, std::uint32_t>> find_new_rare(const History& history, const Mask& mask,
                                                                       const BitRows& rows, std::size_t first,
                                                                       std::size_t end);

    // From now on histories hold only their first `kept` values and their last ones. A pair takes one from each part,
    // so not every option is found any more.
    void confine(std::size_t kept) noexcept { kept_ = kept; }

    // Whether a value below the largest known is that of an option of n. Tries the heap that served last time first.
    bool is_option(const History& history, std::size_t n, std::uint32_t value);

    std::uint64_t work() const noexcept { return work_; }

private:
    void cover(const std::uint8_t* origin, std::uint32_t value, std::uint64_t* needed);
    template <class Value>
    bool splits(const Value* g, std::size_t rest, std::uint32_t value);

    std::vector<std::uint32_t> takes_;
    std::vector<std::uint32_t> splits_;
    bool unequal_;
    std::size_t kept_ = 0;                   // 0: histories are whole
    const Kernels* kernels_;
    std::uint32_t values_ = 0;               // 2^bits
    std::vector<std::int32_t> deltas_;       // of the rows of all values, one value after the other
    std::vector<std::uint32_t> starts_;
    std::vector<std::uint32_t> served_;      // by value: the smaller heap of a split that had it
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
