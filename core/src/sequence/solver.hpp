// A solver computes values and appends them to a given history.

#pragma once

#include <optional>

#include "fairplay/sequence.hpp"
#include "sequence/history.hpp"
#include "sequence/sparse/mask.hpp"

namespace fairplay::detail {

class Solver {
public:
    virtual ~Solver() = default;

    // Appends at least one value, and none beyond `count`, in a few milliseconds.
    virtual void advance(History& history, std::size_t count) = 0;

    // Continues from a history that another solver of the same rule has made.
    virtual void resume(const History& history) = 0;

    // Fills in what it knows in addition to the history.
    virtual void describe(Statistics&) const {}
    virtual std::vector<std::uint64_t> rares() const { return {}; }
    virtual std::optional<Mask> mask() const { return std::nullopt; }

    virtual std::uint64_t work() const noexcept = 0;

    // Allows more threads. The values stay the same.
    virtual void use_threads(unsigned) {}
};

}  // namespace fairplay::detail
