// Tells when one of some states returns: then the sequence repeats from there on, as long as no heap is rare.
//
// The last values at every heap are looked up by a hash; only where it fits are states compared.
// Cost: about two nanoseconds a value.

#pragma once

#include <algorithm>
#include <cstring>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "fairplay/segment.hpp"

namespace fairplay::detail {

class Returns {
public:
    // With a domain mask a state also has the parity of its heap.
    void begin(std::vector<Segment::State> states, bool domain) {
        states_ = std::move(states);
        domain_ = domain;
        found_.reset();
        index_.clear();
        filter_.assign(std::size_t{1} << filter_bits, false);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            const std::uint64_t hash = key(states_[i].values.data() + states_[i].values.size());
            index_.emplace(hash, i);
            filter_[hash >> (64 - filter_bits)] = true;
        }
    }

    // The values before g[0] … g[count], with a state's length before them. g[0] is G(n).
    void look(const std::uint16_t* g, std::uint64_t n, std::size_t count) {
        for (std::size_t i = 1; i <= count && !found_; ++i) {
            const std::uint64_t hash = key(g + i);
            if (!filter_[hash >> (64 - filter_bits)]) continue;
            const auto [low, high] = index_.equal_range(hash);
            for (auto it = low; it != high; ++it) {
                const Segment::State& state = states_[it->second];
                if (domain_ && (n + i - state.n) % 2 != 0) continue;
                if (std::equal(state.values.begin(), state.values.end(), g + i - state.values.size())) {
                    found_.emplace(state.n, n + i);
                }
            }
        }
    }

    // The heaps before which there was the same state.
    const std::optional<std::pair<std::uint64_t, std::uint64_t>>& found() const noexcept { return found_; }

private:
    static constexpr unsigned filter_bits = 16;
    static constexpr std::size_t key_values = 8;

    static std::uint64_t key(const std::uint16_t* end) noexcept {
        std::uint64_t words[2];
        std::memcpy(words, end - key_values, sizeof words);
        return (words[0] * 0x9e3779b97f4a7c15 ^ words[1]) * 0xd6e8feb86659fd93;
    }

    std::vector<Segment::State> states_;
    bool domain_ = false;
    std::unordered_multimap<std::uint64_t, std::size_t> index_;
    std::vector<bool> filter_;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> found_;
};

}  // namespace fairplay::detail
