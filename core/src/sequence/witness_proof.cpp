#include "sequence/witness_proof.hpp"

#include <algorithm>

namespace fairplay::detail {
namespace {

std::uint64_t last_digit(const Rule& rule) { return std::max<std::size_t>(1, rule.digits.size()) - 1; }

// The residues of heaps are walked instead of the heaps: n - k - a is looked up modulo the period.
class Search {
public:
    Search(const Rule& rule, const History& history, std::size_t kept, std::span<const std::uint16_t> turn)
        : takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)), history_(history), kept_(kept),
          turn_(turn) {}

    // A witness for the value v of the heap n₀ + i.
    std::optional<Witness> find(std::size_t i, std::uint32_t v) const {
        for (const std::uint32_t k : takes_) {
            if (back(i, k) == v) return Witness{k, 0};
        }
        for (std::uint32_t a = 1; a < kept_; ++a) {
            const std::uint32_t wanted = v ^ history_[a];
            for (const std::uint32_t k : splits_) {
                if (back(i, k + a) == wanted) return Witness{k, a};
            }
        }
        return std::nullopt;
    }

private:
    std::uint32_t back(std::size_t i, std::size_t by) const noexcept {
        const std::size_t p = turn_.size();
        return turn_[(i + p - by % p) % p];
    }

    std::vector<std::uint32_t> takes_;
    std::vector<std::uint32_t> splits_;
    const History& history_;
    std::size_t kept_;
    std::span<const std::uint16_t> turn_;
};

}  // namespace

std::optional<std::vector<Witness>> find_witnesses(const Rule& rule, const Mask& mask, const History& history,
                                                   std::size_t kept, std::span<const std::uint16_t> turn,
                                                   std::uint64_t n0) {
    if (mask.domain && turn.size() % 2 != 0) return std::nullopt;
    const Search search(rule, history, kept, turn);
    std::vector<Witness> found;
    for (std::size_t i = 0; i < turn.size(); ++i) {
        for (std::uint32_t v = 0; v < turn[i]; ++v) {
            if (mask.is_common(v, n0 + i)) continue;
            const auto witness = search.find(i, v);
            if (!witness) return std::nullopt;
            found.push_back(*witness);
        }
    }
    return found;
}

std::uint64_t needed_by_witnesses(const Rule& rule, std::uint64_t last_rare, std::uint64_t n0, std::uint64_t period,
                                  std::span<const Witness> witnesses) {
    std::uint64_t reach = 0;
    for (const Witness& witness : witnesses) reach = std::max<std::uint64_t>(reach, witness.taken + witness.left);
    std::uint64_t first = n0 + std::max(last_digit(rule) + last_rare, reach);
    if (rule.unequal) first = std::max(first, 2 * reach + 1);
    return first + period;
}

std::uint64_t needed_by_check(const Rule& rule, std::uint64_t last_rare, std::uint64_t n0, std::uint64_t period,
                              std::uint64_t kept, std::uint64_t began) {
    const auto splits = digits_with(rule, two_heaps);
    const auto is_odd = [](std::uint32_t k) { return k % 2 != 0; };
    const bool both = std::ranges::any_of(splits, is_odd) && !std::ranges::all_of(splits, is_odd);
    const std::uint64_t turns = period % 2 == 0 || both ? period : 2 * period;
    const std::uint64_t reach = last_digit(rule) + std::max(last_rare, kept);
    return std::max(n0 + reach, began) + turns;
}

}  // namespace fairplay::detail
