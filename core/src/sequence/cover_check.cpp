#include "sequence/cover_check.hpp"

#include <algorithm>

#include "sequence/rule.hpp"

namespace fairplay::detail {
namespace {

constexpr std::size_t block = 8192;
constexpr std::size_t block_words = block / 64;
constexpr std::size_t most_behind = 16384;      // how far back rows reach
constexpr std::size_t row_words = (most_behind + block) / 64 + 1;
constexpr std::size_t most_pairs = 4096;        // for each value; the rest is only searched
constexpr int few = 16;                         // with so few heaps left, look at each
constexpr int useful = 64;                      // a pair that shows less than one of so many left goes to the end

// Clears the bits of `open` whose heap has a bit `by` places earlier in the row. Returns how many are left.
[[gnu::always_inline]] inline int clear_any(std::uint64_t* open, const std::uint64_t* row, std::size_t by) noexcept {
    const std::size_t words = by / 64;
    const unsigned bits = by % 64;
    const std::uint64_t* const from = row - words;
    int left = 0;
    for (std::size_t w = 0; w < block_words; ++w) {
        // In two steps, since a shift by 64 is undefined.
        open[w] &= ~(from[w] << bits | from[static_cast<std::ptrdiff_t>(w) - 1] >> 1 >> (63 - bits));
        left += std::popcount(open[w]);
    }
    return left;
}

#ifdef FAIRPLAY_X86
[[gnu::target("avx2,popcnt")]] int clear_wide(std::uint64_t* open, const std::uint64_t* row, std::size_t by) noexcept {
    return clear_any(open, row, by);
}
#endif

int clear(std::uint64_t* open, const std::uint64_t* row, std::size_t by) noexcept {
#ifdef FAIRPLAY_X86
    static const bool is_wide = supports(Cpu::avx2);
    if (is_wide) return clear_wide(open, row, by);
#endif
    return clear_any(open, row, by);
}

}  // namespace

CoverCheck::CoverCheck(const Rule& rule, const Kind& kind)
    : kind_(kind), unequal_(rule.unequal), takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)),
      open_(block_words) {}

// A row has a spare word in front, from which nothing but zeros is shifted in.
void CoverCheck::fill_rows(std::span<const std::uint16_t> g, std::size_t at) {
    behind_ = std::min(at, most_behind) / 64 * 64;
    const auto seen = g.subspan(at - behind_);
    values_ = std::bit_ceil(std::size_t{*std::ranges::max_element(seen)} + 1);
    rows_.assign(values_ * row_words, 0);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        rows_[seen[i] * row_words + 1 + i / 64] |= std::uint64_t{1} << i % 64;
    }
}

std::vector<CoverCheck::Pair> CoverCheck::all_pairs(std::span<const std::uint16_t> first) const {
    std::vector<Pair> pairs;
    for (const std::uint32_t k : takes_) pairs.push_back({k, 0});
    for (std::uint32_t a = 1; a < first.size() && pairs.size() < most_pairs; ++a) {
        for (const std::uint32_t k : splits_) pairs.push_back({k + a, first[a]});
    }
    return pairs;
}

// Sets the bits of the heaps for which v has to be shown. Returns whether there are any.
bool CoverCheck::ask(std::uint32_t v, std::span<const std::uint16_t> g, std::size_t at, std::uint64_t n) {
    std::ranges::fill(open_, 0);
    const bool rare[2] = {!kind_.is_common(v, 0), !kind_.is_common(v, 1)};
    bool any = false;
    for (std::size_t i = at; i < g.size(); ++i) {
        const bool asked = g[i] > v && rare[(n + i - at) % 2];
        open_[(i - at) / 64] |= std::uint64_t{asked} << (i - at) % 64;
        any |= asked;
    }
    return any;
}

void CoverCheck::clear_by_pairs(std::uint32_t v) {
    auto& line = pairs_[v];
    later_.clear();
    int left = 0;
    for (const std::uint64_t word : open_) left += std::popcount(word);
    std::size_t kept = 0;
    std::size_t tried = 0;
    for (; tried < line.size() && left > few; ++tried) {
        const Pair pair = line[tried];
        const std::uint32_t wanted = v ^ pair.value;
        const int before = left;
        if (wanted < values_ && pair.offset + 64 <= behind_) {
            left = clear(open_.data(), rows_.data() + wanted * row_words + 1 + behind_ / 64, pair.offset);
        }
        if ((before - left) * useful >= before) {
            line[kept++] = pair;
        } else {
            later_.push_back(pair);
        }
    }
    std::copy(line.begin() + static_cast<std::ptrdiff_t>(tried), line.end(), line.begin() + static_cast<std::ptrdiff_t>(kept));
    std::copy(later_.begin(), later_.end(), line.end() - static_cast<std::ptrdiff_t>(later_.size()));
}

bool CoverCheck::is_option(std::uint32_t v, std::span<const std::uint16_t> first, std::span<const std::uint16_t> g,
                           std::size_t i, std::uint64_t n) const {
    for (const std::uint32_t k : takes_) {
        if (k <= i && g[i - k] == v) return true;
    }
    // a is below b, since heaps of g come after the first ones.
    for (std::uint32_t a = 1; a < first.size() && a + splits_.back() <= i; ++a) {
        for (const std::uint32_t k : splits_) {
            if ((first[a] ^ g[i - k - a]) == v) return true;
        }
    }
    const auto halves = [n](std::uint32_t k) { return (n - k) % 2 == 0; };
    return v == 0 && !unequal_ && std::ranges::any_of(splits_, halves);
}

std::optional<std::uint64_t> CoverCheck::run(std::span<const std::uint16_t> first, std::span<const std::uint16_t> g,
                                             std::uint64_t base, std::uint64_t from) {
    const auto at = static_cast<std::size_t>(from - base);
    fill_rows(g, at);
    if (pairs_.size() < values_) pairs_.resize(values_, all_pairs(first));
    std::optional<std::uint64_t> worst;
    for (std::uint32_t v = 0; v + 1 < values_; ++v) {
        if (!ask(v, g, at, from)) continue;
        clear_by_pairs(v);
        for (std::size_t w = 0; w < block_words; ++w) {
            for (std::uint64_t left = open_[w]; left != 0; left &= left - 1) {
                const std::size_t i = 64 * w + static_cast<std::size_t>(std::countr_zero(left));
                if (worst && from + i >= *worst) break;
                if (!is_option(v, first, g, at + i, from + i)) worst = from + i;
            }
        }
    }
    return worst;
}

}  // namespace fairplay::detail
