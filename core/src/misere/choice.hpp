// Which heaps are free in the next guess.

#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "misere/blame.hpp"
#include "misere/product.hpp"

namespace fairplay::misere {

// The heap that is blamed is freed. If it is blamed again before there is progress, it is freed together with those that
// were freed last.
class Choice {
public:
    Choice() = default;
    explicit Choice(Heap heap);

    const std::vector<Freed>& freed() const { return freed_; }

    void learn(const Blame& blame, const Place& failure, const Monoid& guess);

private:
    std::vector<Freed> freed_;
    std::map<Heap, std::size_t> blamed_;  // since the last progress
    Place furthest_;
};

}  // namespace fairplay::misere
