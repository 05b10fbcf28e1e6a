// The values of a long run again, without anything of the solvers that made them.
//
// Idea: heap by heap, the values of all taps get a stamp: a tap (k + r, G(r)) for each rare r and splitting digit k, and
// (k, 0) for a digit k that may leave one heap. The least value of the common kind without a stamp is the candidate. It
// is G(n) if every smaller value v of the rare kind is an option. That is shown for 8192 heaps at once (cover_check.hpp).
//
// Invariant: all heaps so far are common, but those in `first` that are not.
// Cost: a third of a nanosecond a tap, and the check. A stretch can be computed beside others, on any number of cores.

#include "fairplay/recheck.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <vector>

#include "sequence/cover_check.hpp"
#include "sequence/digest.hpp"
#include "sequence/rule.hpp"

namespace fairplay {
namespace {

constexpr std::size_t block = 8192;
constexpr std::size_t kept = std::size_t{1} << 17;
constexpr std::size_t values = std::size_t{1} << 16;

struct Tap {
    std::uint32_t offset;
    std::uint32_t value;
};

}  // namespace

struct Recheck::State {
    State(const Rule& game, const detail::Kind& its_kind, std::span<const std::uint16_t> begun, std::uint64_t from)
        : rule(game), kind(its_kind), first(begun.begin(), begun.end()), check_from(from), check(game, its_kind) {
        find_taps();
    }

    Rule rule;
    detail::Kind kind;
    std::vector<std::uint16_t> first;
    std::vector<Tap> taps;
    std::size_t reach = 0;
    std::vector<std::uint16_t> candidates[2];  // the least common values, for even and odd n
    std::uint64_t base = 0;                    // the heap of g[0]
    std::vector<std::uint16_t> g;
    std::uint64_t check_from;
    detail::StretchDigest digest;
    std::vector<std::uint8_t> stamps = std::vector<std::uint8_t>(values, 0);
    std::uint8_t stamp = 0;
    detail::CoverCheck check;

    std::uint64_t size() const noexcept { return base + g.size(); }

    void find_taps() {
        for (const std::uint32_t k : detail::digits_with(rule, detail::one_heap)) taps.push_back({k, 0});
        for (std::uint32_t r = 1; r < first.size(); ++r) {
            if (kind.is_common(first[r], r)) continue;
            for (const std::uint32_t k : detail::digits_with(rule, detail::two_heaps)) taps.push_back({k + r, first[r]});
        }
        for (const Tap& tap : taps) reach = std::max<std::size_t>(reach, tap.offset);
        // As many values as there are taps can have a stamp.
        for (const std::uint64_t n : {0U, 1U}) {
            for (std::uint32_t v = 0; v < values && candidates[n].size() <= taps.size(); ++v) {
                if (kind.is_common(v, n)) candidates[n].push_back(static_cast<std::uint16_t>(v));
            }
        }
    }

    bool append() {
        if (++stamp == 0) {
            std::ranges::fill(stamps, std::uint8_t{0});
            stamp = 1;
        }
        const std::uint16_t* const here = g.data() + g.size();
        // In registers: a store to a byte might change any member.
        std::uint8_t* const marks = stamps.data();
        const std::uint8_t mark = stamp;
        const Tap* const end = taps.data() + taps.size();
        for (const Tap* tap = taps.data(); tap != end; ++tap) marks[*(here - tap->offset) ^ tap->value] = mark;
        for (const std::uint16_t v : candidates[size() % 2]) {
            if (marks[v] == mark) continue;
            g.push_back(v);
            return true;
        }
        return false;
    }

    // Forgets what lies too far back, now and then.
    void forget() {
        const std::size_t needed = kept + reach + block;
        if (g.size() < 2 * needed) return;
        base += g.size() - needed;
        g.erase(g.begin(), g.end() - static_cast<std::ptrdiff_t>(needed));
    }
};

Recheck::Recheck(const Rule& rule, std::uint32_t mask, bool domain, std::span<const std::uint16_t> first, std::uint64_t n,
                 std::span<const std::uint16_t> state, std::uint64_t check_from) {
    if (!detail::is_sparse_rule(rule)) throw std::invalid_argument("a rule that splits in two and ends");
    const auto splits = detail::digits_with(rule, detail::two_heaps);
    const bool odd = splits.front() % 2 != 0;
    const auto is_other = [odd](std::uint32_t k) { return (k % 2 != 0) != odd; };
    if (domain && std::ranges::any_of(splits, is_other)) throw std::invalid_argument("no domain mask for this rule");
    const detail::Kind kind{mask, domain, odd};
    state_ = std::make_unique<State>(rule, kind, first, check_from);
    if (state.size() < state_->reach || n < first.size() || n < 2 * (state_->reach + rule.digits.size())) {
        throw std::invalid_argument("a state that is too short, or too near");
    }
    state_->base = n - state.size();
    state_->g.assign(state.begin(), state.end());
}

Recheck::~Recheck() = default;
Recheck::Recheck(Recheck&&) noexcept = default;
Recheck& Recheck::operator=(Recheck&&) noexcept = default;

std::uint64_t Recheck::size() const noexcept { return state_->size(); }
std::size_t Recheck::reach() const noexcept { return state_->reach; }
std::uint64_t Recheck::sum() const noexcept { return state_->digest.sum; }
std::uint32_t Recheck::maximum() const noexcept { return state_->digest.maximum; }

std::optional<std::uint64_t> Recheck::advance(std::size_t count) {
    State& s = *state_;
    while (count > 0) {
        const std::size_t part = std::min(count, block);
        s.forget();
        const std::uint64_t n = size();
        for (std::size_t i = 0; i < part; ++i) {
            if (!s.append()) return size();
        }
        s.digest.add(s.g.data() + (n - s.base), part, n);
        const std::uint64_t from = std::max(n, s.check_from);
        if (from < size()) {
            if (const auto open = s.check.run(s.first, s.g, s.base, from)) return open;
        }
        count -= part;
    }
    return std::nullopt;
}

std::span<const std::uint16_t> Recheck::before(std::uint64_t n, std::size_t count) const {
    const State& s = *state_;
    if (n > size() || n < s.base + count) throw std::out_of_range("values that are not kept");
    return std::span(s.g).subspan(static_cast<std::size_t>(n - s.base) - count, count);
}

}  // namespace fairplay
