// Fair Play core, the digest of a stretch of values: a sum by which two computations of them are compared, and their maximum.
//
// Idea: the sum of (G(n) + 1)·mix(n) modulo 2^64 over the stretch, where mix(n) is the finalizer of splitmix64 (Steele,
// Lea and Flood 2014), does not depend on the order. So stretches are joined by addition, whoever computed them.
// It finds mistakes; it does not protect against somebody who wants the same sum for other values.
//
// Cost: about a nanosecond a value.

#pragma once

#include <cstddef>
#include <cstdint>

namespace fairplay {

struct Digest {
    std::uint64_t sum = 0;
    std::uint32_t maximum = 0;
    std::uint64_t where = 0;  // the first n with G(n) = maximum

    static constexpr std::uint64_t mix(std::uint64_t n) noexcept {
        std::uint64_t z = n + 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }

    // Adds G(n) … G(n + count - 1). Stretches are added in ascending order.
    template <class Value>
    void add(const Value* values, std::size_t count, std::uint64_t n) noexcept {
        std::uint64_t sums = 0;
        std::uint32_t most = 0;
        for (std::size_t i = 0; i < count; ++i) {
            sums += (std::uint64_t{values[i]} + 1) * mix(n + i);
            most = most < values[i] ? std::uint32_t{values[i]} : most;
        }
        sum += sums;
        if (most <= maximum) return;
        maximum = most;
        for (std::size_t i = 0; i < count; ++i) {
            if (values[i] != most) continue;
            where = n + i;
            return;
        }
    }

    bool operator==(const Digest&) const = default;
};

}  // namespace fairplay
