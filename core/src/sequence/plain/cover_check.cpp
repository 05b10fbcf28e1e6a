#include "sequence/plain/cover_check.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

#include "sequence/rule.hpp"

namespace fairplay::detail {
namespace {

static_assert(std::endian::native == std::endian::little, "rows of bits are read as bytes and as words");

constexpr std::size_t most_behind = 16384;  // how far back rows reach
constexpr std::size_t row_words = (most_behind + cover_heaps) / 64;
constexpr std::size_t most_pairs = 2048;    // that are tried by rows; the others are only searched
constexpr std::size_t few = 64;             // with so few heaps left, look at each

}  // namespace

CoverCheck::CoverCheck(const Rule& rule, const Kind& kind, std::span<const std::uint16_t> first, Cpu cpu)
    : kind_(kind), unequal_(rule.unequal), takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)),
      backwards_(first.rbegin(), first.rend()), loops_(&strike_loops(cpu)), above_(cover_words), open_(cover_words) {
    find_pairs();
}

// Those that read whole bytes of a row.
void CoverCheck::find_pairs() {
    for (std::uint32_t a = 1; a < backwards_.size() && pairs_.size() < most_pairs; ++a) {
        for (const std::uint32_t k : splits_) {
            if ((k + a) % 8 == 0) pairs_.push_back({k + a, *(backwards_.rbegin() + a)});
        }
    }
}

void CoverCheck::fill_rows(std::span<const std::uint16_t> g, std::size_t at) {
    behind_ = std::min(at, most_behind) / 64 * 64;
    const auto seen = g.subspan(at - behind_);
    std::uint16_t most = 0;
    for (const std::uint16_t value : seen) most = std::max(most, value);
    values_ = std::bit_ceil(std::size_t{most} + 1);
    rows_.assign((values_ + 1) * row_words, 0);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        rows_[seen[i] * row_words + i / 64] |= std::uint64_t{1} << i % 64;
    }
    if (values_ <= often_.size()) return;
    often_.assign(values_, 0);
    for (const std::uint16_t value : seen) ++often_[value];
    orders_.assign(values_, {});
}

// The pairs for v: first those that look for values that are frequent.
const std::vector<std::uint16_t>& CoverCheck::order(std::uint32_t v) {
    std::vector<std::uint16_t>& numbers = orders_[v];
    if (!numbers.empty()) return numbers;
    numbers.resize(pairs_.size());
    std::iota(numbers.begin(), numbers.end(), std::uint16_t{0});
    std::ranges::stable_sort(numbers, std::ranges::greater{}, [&](std::uint16_t i) {
        const std::size_t wanted = v ^ pairs_[i].value;
        return wanted < often_.size() ? often_[wanted] : 0;
    });
    return numbers;
}

// The heaps for which v has to be shown, of those with a larger value. Returns how many there are.
std::size_t CoverCheck::ask(std::uint32_t v, std::uint64_t n) {
    constexpr std::uint64_t even_bits = 0x5555555555555555;
    const std::uint64_t kinds = (kind_.is_common(v, n) ? 0 : even_bits) | (kind_.is_common(v, n + 1) ? 0 : ~even_bits);
    return loops_->ask(above_.data(), rows_.data() + v * row_words + behind_ / 64, kinds, open_.data());
}

// The row of a pair from the first heap of the block on; one without bits, if it is not known so far back.
const std::uint8_t* CoverCheck::row_of(std::uint32_t v, const Pair& pair) const noexcept {
    const std::size_t wanted = v ^ pair.value;
    const bool known = wanted < values_ && pair.offset <= behind_;
    const std::uint64_t* const row = rows_.data() + (known ? wanted : values_) * row_words;
    return reinterpret_cast<const std::uint8_t*>(row) + (known ? (behind_ - pair.offset) / 8 : 0);
}

void CoverCheck::clear_by_pairs(std::uint32_t v, std::size_t left) {
    if (left <= few) return;
    const std::vector<std::uint16_t>& numbers = order(v);
    for (std::size_t tried = 0; tried + pairs_at_once <= numbers.size() && left > few; tried += pairs_at_once) {
        const std::uint8_t* rows[pairs_at_once];
        for (std::size_t i = 0; i < pairs_at_once; ++i) rows[i] = row_of(v, pairs_[numbers[tried + i]]);
        left = loops_->clear(open_.data(), rows);
    }
}

bool CoverCheck::is_option(std::uint32_t v, std::span<const std::uint16_t> g, std::size_t i, std::uint64_t n) const {
    for (const std::uint32_t k : takes_) {
        if (k <= i && g[i - k] == v) return true;
    }
    const std::size_t most = std::min(backwards_.size() - 1, i - splits_.back());
    const std::uint16_t* const small = backwards_.data() + backwards_.size() - 1 - most;
    for (const std::uint32_t k : splits_) {
        if (loops_->has_pair(small, g.data() + i - k - most, most, static_cast<std::uint16_t>(v))) return true;
    }
    const auto halves = [n](std::uint32_t k) { return (n - k) % 2 == 0; };
    return v == 0 && !unequal_ && std::ranges::any_of(splits_, halves);
}

std::optional<std::uint64_t> CoverCheck::run(std::span<const std::uint16_t> g, std::uint64_t base, std::uint64_t from) {
    const auto at = static_cast<std::size_t>(from - base);
    fill_rows(g, at);
    above_.assign(cover_words, 0);
    for (std::size_t i = 0; i < g.size() - at; ++i) above_[i / 64] |= std::uint64_t{1} << i % 64;
    std::optional<std::uint64_t> worst;
    for (std::uint32_t v = 0; v + 1 < values_; ++v) {
        const std::size_t asked = ask(v, from);
        if (asked == 0) continue;
        clear_by_pairs(v, asked);
        for (std::size_t w = 0; w < cover_words; ++w) {
            for (std::uint64_t left = open_[w]; left != 0; left &= left - 1) {
                const std::size_t i = 64 * w + static_cast<std::size_t>(std::countr_zero(left));
                if (worst && from + i >= *worst) break;
                if (!is_option(v, g, at + i, from + i)) worst = from + i;
            }
        }
    }
    return worst;
}

}  // namespace fairplay::detail
