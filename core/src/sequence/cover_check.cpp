#include "sequence/cover_check.hpp"

#include <algorithm>

#include "sequence/rule.hpp"

namespace fairplay::detail {
namespace {

static_assert(std::endian::native == std::endian::little, "rows of bits are read as bytes and as words");

constexpr std::size_t block = 8192;
constexpr std::size_t block_words = block / 64;
constexpr std::size_t most_behind = 16384;      // how far back rows reach
constexpr std::size_t row_words = (most_behind + block) / 64;
constexpr std::size_t most_pairs = 2048;        // for each value; the rest is only searched
constexpr std::size_t at_once = 8;              // pairs
constexpr int few = 4;                         // with so few heaps left, look at each
constexpr int useful = 12;                       // pairs that show less than one of so many left go to the end

using Word [[gnu::aligned(1), gnu::may_alias]] = std::uint64_t;

// Clears the bits of `open` that one of the rows has. Returns how many are left.
[[gnu::always_inline]] inline int clear_any(std::uint64_t* open, const std::uint8_t* const* rows) noexcept {
    for (std::size_t w = 0; w < block_words; ++w) {
        std::uint64_t found = 0;
        for (std::size_t i = 0; i < at_once; ++i) found |= reinterpret_cast<const Word*>(rows[i])[w];
        open[w] &= ~found;
    }
    int left = 0;
    for (std::size_t w = 0; w < block_words; ++w) left += std::popcount(open[w]);
    return left;
}

#ifdef FAIRPLAY_X86
[[gnu::target("avx2,popcnt")]] int clear_wide(std::uint64_t* open, const std::uint8_t* const* rows) noexcept {
    return clear_any(open, rows);
}
#endif

int clear(std::uint64_t* open, const std::uint8_t* const* rows) noexcept {
#ifdef FAIRPLAY_X86
    static const bool is_wide = supports(Cpu::avx2);
    if (is_wide) return clear_wide(open, rows);
#endif
    return clear_any(open, rows);
}

}  // namespace

CoverCheck::CoverCheck(const Rule& rule, const Kind& kind)
    : kind_(kind), unequal_(rule.unequal), takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)),
      open_(block_words) {}

void CoverCheck::fill_rows(std::span<const std::uint16_t> g, std::size_t at) {
    behind_ = std::min(at, most_behind) / 64 * 64;
    const auto seen = g.subspan(at - behind_);
    values_ = std::bit_ceil(std::size_t{*std::ranges::max_element(seen)} + 1);
    rows_.assign((values_ + 1) * row_words, 0);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        rows_[seen[i] * row_words + i / 64] |= std::uint64_t{1} << i % 64;
    }
}

// Those that read whole bytes of a row.
std::vector<CoverCheck::Pair> CoverCheck::all_pairs(std::span<const std::uint16_t> first) const {
    std::vector<Pair> pairs;
    for (std::uint32_t a = 1; a < first.size() && pairs.size() < most_pairs; ++a) {
        for (const std::uint32_t k : splits_) {
            if ((k + a) % 8 == 0) pairs.push_back({k + a, first[a]});
        }
    }
    return pairs;
}

// The heaps for which v has to be shown, of those with a larger value. Returns how many there are.
int CoverCheck::ask(std::uint32_t v, std::uint64_t n) {
    constexpr std::uint64_t even_bits = 0x5555555555555555;
    const std::uint64_t kinds = (kind_.is_common(v, n) ? 0 : even_bits) | (kind_.is_common(v, n + 1) ? 0 : ~even_bits);
    const std::uint64_t* const row = rows_.data() + v * row_words + behind_ / 64;
    int asked = 0;
    for (std::size_t w = 0; w < block_words; ++w) {
        above_[w] &= ~row[w];
        open_[w] = above_[w] & kinds;
        asked += open_[w] != 0;
    }
    if (asked == 0) return 0;
    asked = 0;
    for (const std::uint64_t word : open_) asked += std::popcount(word);
    return asked;
}

// The row of a pair from the first heap of the block on; one without bits, if it is not known so far back.
const std::uint8_t* CoverCheck::row_of(std::uint32_t v, const Pair& pair) const noexcept {
    const std::size_t wanted = v ^ pair.value;
    const bool known = wanted < values_ && pair.offset <= behind_;
    const std::uint64_t* const row = rows_.data() + (known ? wanted : values_) * row_words;
    return reinterpret_cast<const std::uint8_t*>(row) + (known ? (behind_ - pair.offset) / 8 : 0);
}

void CoverCheck::clear_by_pairs(std::uint32_t v, int left) {
    auto& line = pairs_[v];
    later_.clear();
    std::size_t kept = 0;
    std::size_t tried = 0;
    for (; tried + at_once <= line.size() && left > few; tried += at_once) {
        const std::uint8_t* rows[at_once];
        for (std::size_t i = 0; i < at_once; ++i) rows[i] = row_of(v, line[tried + i]);
        const int before = left;
        left = clear(open_.data(), rows);
        const bool helps = (before - left) * useful >= before;
        for (std::size_t i = 0; i < at_once; ++i) {
            if (helps) {
                line[kept++] = line[tried + i];
            } else {
                later_.push_back(line[tried + i]);
            }
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
    above_.assign(block_words, 0);
    for (std::size_t i = 0; i < g.size() - at; ++i) above_[i / 64] |= std::uint64_t{1} << i % 64;
    std::optional<std::uint64_t> worst;
    for (std::uint32_t v = 0; v + 1 < values_; ++v) {
        const int asked = ask(v, from);
        if (asked == 0) continue;
        clear_by_pairs(v, asked);
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
