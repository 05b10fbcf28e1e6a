// Marks: states of a long run at agreed places, each with the digest of all values before it.
//
// Idea: from a mark the sequence can be computed again up to the next one, and compared there. So a run can be checked in
// parts, on many machines at once. Marks lie at the powers of two from 2^22 on, and at every multiple of 2^30; beyond 2^38
// at every multiple of 10·2^30.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "fairplay/digest.hpp"
#include "fairplay/sequence.hpp"

namespace fairplay::detail {

class Marks {
public:
    // `reach` is how many values make a state.
    explicit Marks(std::size_t reach = 0) : reach_(reach) {}
    Marks(std::size_t reach, std::uint64_t size, const Digest& digest, std::vector<Mark> marks)
        : reach_(reach), size_(size), digest_(digest), marks_(std::move(marks)) {}

    // The first place of a mark beyond n.
    static std::uint64_t next(std::uint64_t n) noexcept;

    // Adds the values up to G(end - 1). The first of them follows those added before, and these lie in front of it.
    template <class Value>
    void add(const Value* values, std::uint64_t end);

    // A mark after the values added so far, of which the last are given.
    Mark here(std::span<const std::uint16_t> state) const;

    const Digest& digest() const noexcept { return digest_; }
    const std::vector<Mark>& all() const noexcept { return marks_; }

private:
    std::size_t reach_ = 0;
    std::uint64_t size_ = 0;
    Digest digest_;
    std::vector<Mark> marks_;
};

}  // namespace fairplay::detail
