// Nim-values of rules whose digits repeat for ever: d_k = d_(k+L) for all k ≥ K.
//
// Idea: a move that takes k ≥ K + L from n leaves what a move that takes k - L from n - L leaves. So the values of the
// options of n by digits from K on are those of n - L plus those by the L digits from K to K + L - 1. One set of values
// for each n modulo L is carried along; sets only grow, so the least value missing from one only rises.
//
// Cost: as if the rule had K + L digits.

#pragma once

#include "sequence/rule.hpp"
#include "sequence/solver.hpp"

namespace fairplay::detail {

class RepeatingSolver final : public Solver {
public:
    explicit RepeatingSolver(const Rule& rule) : rule_(rule), sets_(rule.tail.size()) {}

    void advance(History& history, std::size_t count) override;
    void resume(const History& history) override;
    std::uint64_t work() const noexcept override { return work_; }

private:
    struct Set {
        std::vector<bool> members;
        std::uint32_t least = 0;  // all smaller values are members
    };

    std::uint32_t next_value(const History& history, std::size_t n);
    void grow(std::uint32_t value);

    // Calls function(value) for the value of every option of n by the digit d_k.
    template <class Function>
    void options(const History& history, std::size_t n, std::size_t k, Function function);

    Rule rule_;
    std::vector<Set> sets_;
    std::vector<std::uint32_t> stamps_ = std::vector<std::uint32_t>(2);
    std::size_t bound_ = 1;  // a power of 2 above all values
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
