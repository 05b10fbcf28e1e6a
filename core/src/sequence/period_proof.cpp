// Three theorems that prove an observed period. Moves leave at most h heaps; n₀ ≥ 1.
//
// 1. Guy and Smith (1956), for digits d_0 … d_k: if G(n+p) = G(n) for n₀ ≤ n < h·n₀ + (h-1)·p + k, then for all n ≥ n₀.
//    Every move from such an n or n + p leaves a heap so large that adding or removing p changes nothing, so n and
//    n + p have options of the same values.
//
// 2. The same for digits d_0 … d_(K-1) and then L digits for ever, with p a multiple of L, and n up to
//    h·(n₀+p) + K - 1. A move that takes k ≥ K from n, or k ≥ K + p from n + p, may take p more, or less, and leave the
//    same. One that takes less leaves a heap of at least n₀ + p, and p more or less in that heap changes nothing.
//    If splits must be unequal, a heap made smaller by p may become equal to the other one. Then the value is 0, which
//    n has from another split, into heaps that differ by p or 2p, provided that n goes up to p more.
//
// 3. Arithmetic periods, for digits that repeat and leave at most two heaps. Let p be a multiple of L, s = 2^j, and
//    G(n+p) = G(n) + s for n₀ ≤ n < n₁ + p, where n₁ ≥ 2(n₀+p) + K, and G(n) ≥ M + s for n₁ ≤ n < n₁ + p with a power
//    of two M above all G(m), m < n₀ + p. Then it holds for all n ≥ n₀ if
//    (a) no split has the value that n should have. Write h(x) and l(x) for the value of x above and below bit j.
//        Heaps a ≥ n₀ are r + p·q with n₀ ≤ r < n₀ + p, so that h(a) = h(r) + q and l(a) = l(r); so are n, and heaps
//        a < n₀ with r = a, q = 0. If n = k + a + b then D = h(a) + h(b) - h(n) depends on k and the three r only. A
//        nim-sum is less than the sum by an even number, so h(a) ⊕ h(b) = h(n) needs D ≥ 0 and even; and l(a) ⊕ l(b)
//        must be l(n). It is enough that one of these fails for all k < K, and that for K ≤ k < K + p the l differ or
//        D < 0 (k + p instead of k makes D less by 1). Two heaps below n₀ have a value below M.
//    (b) for n₁ ≤ n < n₁ + p every w < G(n) is the value of a move to one heap m ≥ n₀, or of a split into a and b with
//        G(a) < s and b ≥ n₀, or w = G(m) with m < n₀ (moves of the first two kinds from n + p have the value w + s);
//    (c) for these n, every w < s, and every G(m) + s with m < n₀, is the value of a move to a single heap, or to
//        nothing, that takes K or more. (The same heap is left by a move from n + p.)
//    No move to one heap has the value that n should have: for a heap m ≥ n₀ + p the move from n - p to m - p would
//    have it too, and G(m) < M for smaller m. By induction over n, in steps of p, every smaller w is a value by (b)
//    and (c).

#include "sequence/period_proof.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "sequence/rule.hpp"

namespace fairplay {
namespace detail {
namespace {

constexpr std::uint64_t max_classes = 320;  // classes of heaps in the proof of an arithmetic period
constexpr unsigned max_doublings = 4;        // doublings of the period, so that its saltus has more low bits

class ArithmeticProof {
public:
    ArithmeticProof(const Rule& rule, std::span<const std::uint32_t> g, std::uint64_t n0, std::uint64_t p,
                    std::uint32_t s)
        : rule_(rule), g_(g), n0_(n0), p_(p), s_(s), fixed_(rule.digits.size()) {}

    // The number of values that the proof takes, if the three conditions hold for the first possible n₁.
    std::optional<std::uint64_t> values() {
        if (n0_ + p_ > max_classes || !std::has_single_bit(s_)) return std::nullopt;
        const std::uint32_t largest = *std::max_element(g_.begin(), g_.begin() + static_cast<std::ptrdiff_t>(n0_ + p_));
        const std::uint64_t least = std::bit_ceil(std::uint64_t{largest} + 1) + s_;
        for (n1_ = 2 * (n0_ + p_) + fixed_; n1_ + 2 * p_ <= g_.size(); n1_ += p_) {
            const auto window = g_.subspan(n1_, p_);
            if (*std::min_element(window.begin(), window.end()) < least) continue;
            return no_split_hits() && smaller_are_hit() && begins_are_hit() ? std::optional(n1_ + 2 * p_) : std::nullopt;
        }
        return std::nullopt;
    }

private:
    std::int64_t high(std::uint64_t r) const { return g_[r] / s_; }
    std::uint32_t low(std::uint64_t r) const { return g_[r] % s_; }

    // The n with n₀ ≤ n < n₀ + p that is congruent to a number.
    std::uint64_t like(std::uint64_t number) const { return n0_ + (number + p_ - n0_ % p_) % p_; }

    bool no_split_hits() const {
        for (std::uint64_t k = 0; k < fixed_ + p_; ++k) {
            if ((digit(rule_, k) & two_heaps) == 0) continue;
            for (std::uint64_t a = 1; a < n0_ + p_; ++a) {
                for (std::uint64_t b = std::max(a, n0_); b < n0_ + p_; ++b) {
                    if (may_hit(k, a, b)) return false;
                }
            }
        }
        return true;
    }

    bool may_hit(std::uint64_t k, std::uint64_t a, std::uint64_t b) const {
        const std::uint64_t n = like(k + a + b);
        if ((low(a) ^ low(b)) != low(n)) return false;
        const auto turns = static_cast<std::int64_t>(n) - static_cast<std::int64_t>(k + a + b);
        const std::int64_t excess = high(a) + high(b) - high(n) + turns / static_cast<std::int64_t>(p_);
        return excess >= 0 && (k >= fixed_ || excess % 2 == 0);
    }

    bool smaller_are_hit() const {
        for (std::uint64_t n = n1_; n < n1_ + p_; ++n) {
            std::vector<bool> hit(g_[n]);
            const auto mark = [&](std::uint32_t value) {
                if (value < hit.size()) hit[value] = true;
            };
            for (std::uint64_t m = 0; m < n0_; ++m) mark(g_[m]);
            for (std::uint64_t k = 0; k + n0_ <= n; ++k) mark_moving(n - k, digit(rule_, k), mark);
            if (std::find(hit.begin(), hit.end(), false) != hit.end()) return false;
        }
        return true;
    }

    // Marks the values of moves that leave `rest` in all and keep rising with n.
    template <class Mark>
    void mark_moving(std::uint64_t rest, std::uint8_t d, Mark mark) const {
        if (d & one_heap) mark(g_[rest]);
        if ((d & two_heaps) == 0) return;
        // It is enough for one of the two heaps to be small, and a few small heaps suffice for the proof.
        for (std::uint64_t a = 1; a < n0_ + p_ && a + n0_ <= rest; ++a) {
            if (g_[a] < s_ && !(rule_.unequal && 2 * a == rest)) mark(g_[a] ^ g_[rest - a]);
        }
    }

    bool begins_are_hit() const {
        std::vector<std::uint64_t> wanted(s_);
        std::iota(wanted.begin(), wanted.end(), 0);
        for (std::uint64_t m = 0; m < n0_; ++m) wanted.push_back(std::uint64_t{g_[m]} + s_);
        for (std::uint64_t n = n1_; n < n1_ + p_; ++n) {
            for (const std::uint64_t value : wanted) {
                if (!is_left_by_tail(n, value)) return false;
            }
        }
        return true;
    }

    bool is_left_by_tail(std::uint64_t n, std::uint64_t value) const {
        if (value == 0 && (digit(rule_, n) & nothing)) return true;
        for (std::uint64_t m = 1; m + fixed_ <= n; ++m) {
            if (g_[m] == value && (digit(rule_, n - m) & one_heap)) return true;
        }
        return false;
    }

    const Rule& rule_;
    std::span<const std::uint32_t> g_;
    std::uint64_t n0_;
    std::uint64_t p_;
    std::uint32_t s_;
    std::uint64_t fixed_;
    std::uint64_t n1_ = 0;
};

}  // namespace

std::uint64_t whole_turns(const Rule& rule, std::uint64_t period) {
    return rule.tail.empty() ? period : std::lcm(period, std::uint64_t{rule.tail.size()});
}

std::optional<std::uint64_t> prove_arithmetic(const Rule& rule, std::span<const std::uint32_t> values,
                                              std::uint64_t preperiod, std::uint64_t period, std::uint32_t saltus) {
    if (rule.tail.empty() || any_digit(rule, three_heaps)) return std::nullopt;
    const std::uint64_t n0 = std::max<std::uint64_t>(1, preperiod);
    std::uint64_t p = whole_turns(rule, period);
    std::uint64_t s = saltus * (p / period);
    for (unsigned i = 0; i <= max_doublings && n0 + p < values.size() && s < (1U << 30); ++i, p *= 2, s *= 2) {
        if (auto needed = ArithmeticProof(rule, values, n0, p, static_cast<std::uint32_t>(s)).values()) return needed;
    }
    return std::nullopt;
}

}  // namespace detail

std::uint64_t values_needed(const Rule& rule, std::uint64_t preperiod, std::uint64_t period) {
    const std::uint64_t p = detail::whole_turns(rule, period);
    const std::uint64_t start = std::max<std::uint64_t>(1, preperiod);
    const std::uint64_t rest = rule.tail.empty() ? std::max<std::size_t>(rule.digits.size(), 1) - 1
                                                 : rule.digits.size() + p;
    return detail::most_heaps(rule) * (start + p) + rest + (rule.unequal ? p : 0);
}

}  // namespace fairplay
