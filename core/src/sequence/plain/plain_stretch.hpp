// A stretch of a sequence again: the second path, of certificates and of records. It shares no code with the solvers.
//
// Idea: values follow from a state, heap by heap (plain_values.hpp). Then every smaller value of the rare kind is shown to be
// an option, for a block of heaps at once (cover_check.hpp): so none of the heaps is rare.
//
// Invariant: all heaps are common, but those among the first values that are not. Values may be computed ahead of the check,
// by another thread.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sequence/plain/cover_check.hpp"
#include "sequence/plain/plain_values.hpp"

namespace fairplay::detail {

class PlainStretch {
public:
    // `first` are G(0), G(1), …, with all rares; `kept` is how many of the last values stay known.
    PlainStretch(const Rule& rule, const Kind& kind, std::span<const std::uint16_t> first, std::size_t kept,
                 Cpu cpu = Cpu::automatic);

    std::size_t reach() const noexcept { return values_.reach(); }

    // Goes on from the values before G(n), all of them or the last ones. Returns false if they are no state.
    bool start(std::uint64_t n, std::span<const std::uint16_t> state);

    // How many values are known, with those before the state.
    std::uint64_t size() const noexcept { return base_ + known_; }

    // Forgets old values, so that `count` more have room. Nothing else may be at work.
    void make_room(std::size_t count);

    // Computes so many more values, for which there is room. Returns false if a heap has no common value below 2^16.
    bool compute(std::size_t count);

    // Looks at the heaps from `from` to `end`. Returns the first one for which some smaller value of the rare kind was not
    // found among its options.
    std::optional<std::uint64_t> check(std::uint64_t from, std::uint64_t end);

    // G(from) … G(end - 1).
    std::span<const std::uint16_t> values(std::uint64_t from, std::uint64_t end) const;

    // The first heap whose value is known.
    std::uint64_t base() const noexcept { return base_; }

private:
    PlainValues values_;
    CoverCheck check_;
    std::size_t kept_;
    std::vector<std::uint16_t> g_;   // g_[i] = G(base_ + i)
    std::uint64_t base_ = 0;
    std::size_t known_ = 0;
};

}  // namespace fairplay::detail
