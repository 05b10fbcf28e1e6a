// A stretch of a certificate again, by the second path (sequence/plain/plain_stretch.hpp).

#include "fairplay/recheck.hpp"

#include <algorithm>
#include <stdexcept>

#include "fairplay/digest.hpp"
#include "sequence/plain/plain_stretch.hpp"
#include "sequence/rule.hpp"

namespace fairplay {
namespace {

constexpr std::size_t part = 8192;                   // values between two checks
constexpr std::size_t kept = std::size_t{1} << 17;

detail::Kind kind_of(const Rule& rule, std::uint32_t mask, bool domain) {
    if (!detail::is_sparse_rule(rule)) throw std::invalid_argument("a rule that splits in two and ends");
    const auto splits = detail::digits_with(rule, detail::two_heaps);
    const bool odd = splits.front() % 2 != 0;
    const auto is_other = [odd](std::uint32_t k) { return (k % 2 != 0) != odd; };
    if (domain && std::ranges::any_of(splits, is_other)) throw std::invalid_argument("no domain mask for this rule");
    return {mask, domain, odd};
}

}  // namespace

struct Recheck::State {
    detail::PlainStretch stretch;
    std::uint64_t check_from;
    Digest digest = {};
};

Recheck::Recheck(const Rule& rule, std::uint32_t mask, bool domain, std::span<const std::uint16_t> first, std::uint64_t n,
                 std::span<const std::uint16_t> state, std::uint64_t check_from)
    : state_(new State{{rule, kind_of(rule, mask, domain), first, kept + part}, check_from}) {
    const std::size_t reach = state_->stretch.reach();
    // If splits must be unequal, no heap that is checked may be split into two of the first ones.
    const std::uint64_t equal = rule.unequal ? 2 * first.size() + rule.digits.size() : 0;
    if (n < first.size() || n < state.size() || n < equal || n < 2 * (reach + rule.digits.size())) {
        throw std::invalid_argument("a state that is too near");
    }
    if (!state_->stretch.start(n, state)) throw std::invalid_argument("a state that is too short, or has a rare heap");
}

Recheck::~Recheck() = default;
Recheck::Recheck(Recheck&&) noexcept = default;
Recheck& Recheck::operator=(Recheck&&) noexcept = default;

std::uint64_t Recheck::size() const noexcept { return state_->stretch.size(); }
std::size_t Recheck::reach() const noexcept { return state_->stretch.reach(); }
std::uint64_t Recheck::sum() const noexcept { return state_->digest.sum; }
std::uint32_t Recheck::maximum() const noexcept { return state_->digest.maximum; }

std::optional<std::uint64_t> Recheck::advance(std::size_t count) {
    detail::PlainStretch& stretch = state_->stretch;
    while (count > 0) {
        const std::size_t some = std::min(count, part);
        const std::uint64_t n = size();
        stretch.make_room(some);
        if (!stretch.compute(some)) return size();
        state_->digest.add(stretch.values(n, size()).data(), some, n);
        const std::uint64_t from = std::max(n, state_->check_from);
        if (const auto open = stretch.check(from, size())) return open;
        count -= some;
    }
    return std::nullopt;
}

std::span<const std::uint16_t> Recheck::before(std::uint64_t n, std::size_t count) const {
    const detail::PlainStretch& stretch = state_->stretch;
    if (n > size() || n < stretch.base() + count) throw std::out_of_range("values that are not kept");
    return stretch.values(n - count, n);
}

}  // namespace fairplay
