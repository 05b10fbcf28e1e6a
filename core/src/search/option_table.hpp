// The options of all parts of a Search, in a layout that is fast to traverse.
//
// Idea: three flat arrays (parts of options, options, first option of a part) instead of vectors of vectors. Parts
// without moves are left out of every option, and options that become equal as a result are kept once.
//
// Every part has a random 64-bit weight, and the weight of a multiset is the sum of the weights of its parts. So the
// hash of a position follows from that of its parent by one subtraction and one addition, before it is built.

#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "fairplay/core.hpp"

namespace fairplay::detail {

using Part = std::uint32_t;
using Parts = std::vector<Part>;  // a multiset: sorted, no part without moves

struct Option {
    std::uint64_t weight;
    std::uint32_t first;  // where its parts are
    std::uint32_t count;
};

class OptionTable {
public:
    // Throws std::invalid_argument if an option names an unknown part, or if a part can lead back to itself.
    explicit OptionTable(const Search::Options& options);

    std::span<const Option> of(Part part) const noexcept {
        return {options_.data() + starts_[part], options_.data() + starts_[part + 1]};
    }
    std::span<const Part> parts(const Option& option) const noexcept {
        return {parts_.data() + option.first, option.count};
    }
    std::uint64_t weight(Part part) const noexcept { return weights_[part]; }
    std::uint64_t weight(std::span<const Part> parts) const noexcept;

    // The multiset that a list of parts stands for. Throws std::invalid_argument if one is unknown.
    Parts multiset(std::span<const Part> parts) const;

private:
    void add_options(const std::vector<std::vector<Part>>& options);

    std::vector<bool> has_moves_;
    std::vector<std::uint64_t> weights_;
    std::vector<std::uint32_t> starts_;
    std::vector<Option> options_;
    std::vector<Part> parts_;
};

}  // namespace fairplay::detail
