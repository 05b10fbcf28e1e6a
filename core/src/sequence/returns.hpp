// Tells when one of some states returns: then the sequence repeats from there on, as long as no heap is rare.
//
// Idea: the last values at every heap are looked up by a hash; only where it fits are states compared.
// Cost: about two nanoseconds a value.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "fairplay/state.hpp"

namespace fairplay::detail {

class Returns {
public:
    // Forgets all states but those from `first` on.
    void reset(const std::vector<State>& states, std::size_t first) {
        index_.clear();
        filter_.assign(std::size_t{1} << filter_bits, false);
        for (std::size_t i = first; i < states.size(); ++i) add(states, i);
    }

    void add(const std::vector<State>& states, std::size_t i) {
        const std::uint64_t hash = key(states[i].values.data() + states[i].values.size());
        index_.emplace(hash, i);
        filter_[hash >> (64 - filter_bits)] = true;
    }

    // The first of the heaps n + 1 to n + count that one of these states is before, and its place among them. g[0] is G(n);
    // values as long as a state lie in front of it. With a domain mask the parity of its heap belongs to a state.
    std::optional<std::pair<std::uint64_t, std::size_t>> find(const std::vector<State>& states, bool domain,
                                                              const std::uint16_t* g, std::uint64_t n,
                                                              std::size_t count) const {
        for (std::size_t i = 1; i <= count; ++i) {
            const std::uint64_t hash = key(g + i);
            if (!filter_[hash >> (64 - filter_bits)]) continue;
            const auto [low, high] = index_.equal_range(hash);
            for (auto it = low; it != high; ++it) {
                const auto& [first, values] = states[it->second];
                if (domain && (n + i - first) % 2 != 0) continue;
                if (std::equal(values.begin(), values.end(), g + i - values.size())) return {{n + i, it->second}};
            }
        }
        return std::nullopt;
    }

private:
    static constexpr unsigned filter_bits = 18;
    static constexpr std::size_t key_values = 8;

    static std::uint64_t key(const std::uint16_t* end) noexcept {
        std::uint64_t words[2];
        std::memcpy(words, end - key_values, sizeof words);
        return (words[0] * 0x9e3779b97f4a7c15 ^ words[1]) * 0xd6e8feb86659fd93;
    }

    std::unordered_multimap<std::uint64_t, std::size_t> index_;
    std::vector<bool> filter_ = std::vector<bool>(std::size_t{1} << filter_bits);  // whether there may be a state
};

}  // namespace fairplay::detail
