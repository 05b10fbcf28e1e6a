#include "sparse_solver.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace fairplay::detail {
namespace {

static_assert(std::endian::native == std::endian::little, "rows of bits are read as bytes and as words");

constexpr unsigned max_bits = 12;            // of values, for there to be rows of bits
constexpr std::size_t max_block = 1016;      // 1024 less what rounding to whole bytes takes
constexpr std::size_t min_block = 64;
constexpr std::size_t sliced_from = 16384;   // and
constexpr std::size_t sliced_taps = 160;     // where the filter pays
constexpr std::size_t refresh_interval = 16384;
constexpr std::uint64_t rare_cost = 60000;    // steps that a new rare takes besides, for the check of its block

std::optional<bool> common_parity(const std::vector<std::uint32_t>& numbers) {
    const bool odd = numbers.front() % 2 == 1;
    const bool same = std::all_of(numbers.begin(), numbers.end(), [odd](std::uint32_t k) { return (k % 2 == 1) == odd; });
    return same ? std::optional(odd) : std::nullopt;
}

// Marks of values below 64·words, all in registers or nearly so.
template <std::size_t words>
struct Marks {
    std::uint64_t bits[words] = {};

    void set(std::uint32_t value) noexcept {
        if constexpr (words == 1) {
            bits[0] |= std::uint64_t{1} << (value & 63U);
        } else {
            bits[value / 64] |= std::uint64_t{1} << value % 64;
        }
    }

    // The least value of a class without a mark; 64·words if there is none.
    std::uint32_t least(const std::uint64_t* members) const noexcept {
        for (std::uint32_t w = 0; w < words; ++w) {
            if (const std::uint64_t left = members[w] & ~bits[w]) {
                return 64 * w + static_cast<std::uint32_t>(std::countr_zero(left));
            }
        }
        return 64 * words;
    }
};

// The common values of a heap, as bits: for even n and for odd n.
template <std::size_t words>
struct Classes {
    std::uint64_t bits[2][words] = {};

    Classes(const Mask& mask, std::uint32_t values) {
        for (std::uint32_t value = 0; value < values; ++value) {
            for (std::uint64_t n : {0U, 1U}) {
                if (mask.is_common(value, n)) bits[n][value / 64] |= std::uint64_t{1} << value % 64;
            }
        }
    }
};

// Candidates one by one. Returns `end`, or the first heap without a candidate below 2^bits.
template <std::size_t words, class Value>
std::size_t mark_each(Value* g, std::size_t first, std::size_t end, const Mask& mask, unsigned bits, const Taps& taps) {
    const Classes<words> classes(mask, std::uint32_t{1} << bits);
    const auto list = taps.list(g, 0, taps.size());
    std::size_t active = taps.below(first);
    for (std::size_t n = first; n < end; ++n) {
        while (active < list.count && list.offsets[active] < n) ++active;
        Marks<words> marks;
        const Value* const here = g + n;
        for (std::size_t i = 0; i < active; ++i) marks.set(std::uint32_t{*(here - list.offsets[i])} ^ list.values[i]);
        const std::uint32_t value = marks.least(classes.bits[n % 2]);
        if (value == 64 * words) return n;
        g[n] = static_cast<Value>(value);
    }
    return end;
}

template <class Value>
std::size_t mark_block(Value* g, std::size_t first, std::size_t end, const Mask& mask, unsigned bits, const Taps& taps) {
    if (bits <= 6) return mark_each<1>(g, first, end, mask, bits, taps);
    if (bits <= 7) return mark_each<2>(g, first, end, mask, bits, taps);
    if (bits <= 8) return mark_each<4>(g, first, end, mask, bits, taps);
    if (bits <= 10) return mark_each<16>(g, first, end, mask, bits, taps);
    return mark_each<(1U << max_bits) / 64>(g, first, end, mask, bits, taps);
}

}  // namespace

SparseSolver::SparseSolver(const Rule& rule, Method method, Cpu cpu)
    : takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)), rule_(rule),
      start_(std::max<std::size_t>(1024, 4 * rule.digits.size())), method_(method), next_review_(start_),
      definition_(rule, cpu), check_(rule, cpu), filter_(cpu) {
    // Where splits are to be unequal, 0 must not be a common value: the tap of a heap with itself gives it wrongly.
    if (!rule.unequal) odd_ = common_parity(splits_);
}

void SparseSolver::resume(const History& history) {
    std::uint32_t largest = 0;
    history.with_data([&](const auto* values) {
        for (std::size_t n = 0; n < history.size(); ++n) largest = std::max<std::uint32_t>(largest, values[n]);
    });
    bits_ = std::max(1U, static_cast<unsigned>(std::bit_width(largest)));
    next_review_ = start_;
    mask_.reset();
    block_ = max_block;
}

void SparseSolver::advance(History& history, std::size_t count) {
    if (history.size() >= next_review_) review(history);
    const std::size_t end = std::min(count, std::max(history.size() + 1, next_review_));
    if (mask_ && method_ != Method::scatter) return append_block(history, end);
    for (int i = 0; i < 16 && history.size() < end; ++i) {
        mask_ ? append_by_scatter(history) : append_by_definition(history);
    }
}

// --- The mask ---

void SparseSolver::review(const History& history) {
    const std::size_t size = history.size();
    next_review_ = size < (std::size_t{1} << 20) ? size + size / 2 : 4 * size;
    const auto best = bits_ > max_bits ? std::nullopt : best_mask(history, size / 2, bits_, odd_);
    if (!best) {
        mask_.reset();
    } else if (!mask_ || !(*best == *mask_)) {
        consider_mask(history, *best);
    }
}

// Uses a mask if it has a fifth fewer rares than the one in use, or if there is none and it saves time.
void SparseSolver::consider_mask(const History& history, const Mask& mask) {
    const std::size_t size = history.size();
    std::vector<std::uint64_t> rares;
    history.with_data([&](const auto* values) {
        for (std::size_t n = 1; n < size; ++n) {
            if (!mask.is_common(values[n], n)) rares.push_back(n);
        }
    });
    work_ += size;
    if (mask_ && 5 * rares.size() > 4 * rares_.size()) return;
    const auto late = static_cast<std::uint64_t>(rares.end() - std::lower_bound(rares.begin(), rares.end(), size / 2));
    // A new rare ends its block, and what was done for the rest of the block is done again.
    const std::uint64_t wasted = (min_block * splits_.size() * rares.size() + rare_cost) * late / (size / 2);
    if (!mask_ && 2 * (splits_.size() * rares.size() + wasted) > definition_cost(history)) return;
    use_mask(history, mask, std::move(rares));
}

// What the next value takes without a mask.
std::uint64_t SparseSolver::definition_cost(const History& history) {
    const std::uint64_t before = definition_.work();
    definition_.next(history, bits_);
    return definition_.work() - before;
}

void SparseSolver::use_mask(const History& history, const Mask& mask, std::vector<std::uint64_t> rares) {
    mask_ = mask;
    rares_ = std::move(rares);
    taps_.clear();
    for (const std::uint32_t k : takes_) taps_.add(k, 0);
    for (const std::uint64_t r : rares_) {
        for (const std::uint32_t k : splits_) {
            taps_.add(static_cast<std::uint32_t>(k + r), static_cast<std::uint16_t>(history[r]));
        }
    }
    restart_rows();
}

void SparseSolver::restart_rows() {
    rows_.reset(bits_);
    counts_.reset(bits_);
}

void SparseSolver::add_rare(const History& history, std::size_t n) {
    rares_.push_back(n);
    for (const std::uint32_t k : splits_) {
        taps_.add(static_cast<std::uint32_t>(k + n), static_cast<std::uint16_t>(history[n]));
    }
}

void SparseSolver::grow_bits(const History& history, std::uint32_t value) {
    while (value >> bits_ != 0) {
        ++bits_;
        restart_rows();
    }
    if (bits_ > max_bits) next_review_ = history.size();
}

// Brings rows up to the end of the history, and chooses anew what the check and the filter look at.
void SparseSolver::refresh(const History& history) {
    const std::size_t size = history.size();
    const bool slices = method_ == Method::automatic && size >= sliced_from && taps_.size() >= sliced_taps;
    const std::size_t longest = slices ? taps_.offsets().back() : 0;
    const std::size_t back =
        std::max(RareCheck::reach(size, bits_), std::min(SlicedFilter::reach(size), longest)) + 128;
    const bool moved = rows_.cover(history, size, back);
    if (!moved && size < next_refresh_) return;
    next_refresh_ = size + refresh_interval;
    counts_.update(history, back);
    check_.choose(history, *mask_, bits_, rows_, counts_);
    filter_.reset();
    if (slices) filter_.choose(history, *mask_, bits_, rows_, taps_, counts_);
    work_ += (taps_.size() + 1024) << bits_;
}

// --- Values ---

void SparseSolver::append_by_definition(History& history) {
    const std::uint64_t before = definition_.work();
    const std::uint32_t value = definition_.next(history, bits_);
    work_ += definition_.work() - before;
    history.append(value);
    grow_bits(history, value);
    if (mask_ && !mask_->is_common(value, history.size() - 1)) add_rare(history, history.size() - 1);
}

// The next value by marking the options of all taps, then looking for a pair for each smaller value without a mark
// that would make n rare: first with the heap that served last time, then from 1 up.
void SparseSolver::append_by_scatter(History& history) {
    const std::size_t n = history.size();
    stamps_.resize((std::size_t{1} << bits_) + 1);
    witnesses_.resize(stamps_.size(), 1);
    ++stamp_;
    std::uint32_t value = 0;
    history.with_data([&](const auto* g) {
        const std::size_t active = taps_.below(n);
        for (std::size_t i = 0; i < active; ++i) {
            stamps_[std::size_t{g[n - taps_.offsets()[i]]} ^ taps_.values()[i]] = stamp_;
        }
        work_ += active;
        const auto is_split = [&](std::uint32_t wanted) {
            for (const std::uint32_t k : splits_) {
                const std::size_t rest = n - k;
                const std::size_t last = witnesses_[wanted];
                if (2 * last < rest && std::uint32_t(g[last] ^ g[rest - last]) == wanted) return true;
                for (std::size_t a = 1; 2 * a + rule_.unequal <= rest; ++a, ++work_) {
                    if (std::uint32_t(g[a] ^ g[rest - a]) != wanted) continue;
                    witnesses_[wanted] = static_cast<std::uint32_t>(a);
                    return true;
                }
            }
            return false;
        };
        const auto is_mark = [&](std::uint32_t v) { return stamps_[v] == stamp_ && !(v == 0 && rule_.unequal); };
        while (is_mark(value) || (!mask_->is_common(value, n) && is_split(value))) ++value;
    });
    history.append(value);
    grow_bits(history, value);
    if (!mask_->is_common(value, n)) add_rare(history, n);
}

void SparseSolver::append_block(History& history, std::size_t count) {
    refresh(history);
    const std::size_t first = history.size();
    const std::size_t wanted = std::min(count, first + block_);
    history.resize(wanted);
    const std::size_t end = find_candidates(history, first, wanted);
    history.resize(end);
    history.with_data([&](const auto* g) {
        for (std::size_t n = first; n < end; ++n) rows_.flip(g[n], n);
    });
    const std::uint64_t before = check_.work();
    const auto rare = check_.find_new_rare(history, *mask_, rows_, first, end);
    work_ += check_.work() - before + 16 * (end - first);
    if (rare) {
        const auto [n, value] = *rare;
        history.with_data([&](const auto* g) {
            for (std::size_t later = n; later < end; ++later) rows_.flip(g[later], later);
        });
        history.resize(n + 1);
        history.set(n, value);
        rows_.flip(value, n);
        add_rare(history, n);
        block_ = std::max(min_block, block_ / 2);
    } else if (end < wanted) {
        append_by_definition(history);
        restart_rows();
    } else {
        block_ = std::min(max_block, 2 * block_);
    }
}

std::size_t SparseSolver::find_candidates(History& history, std::size_t first, std::size_t end) {
    const bool slices = filter_.is_chosen() && end - first >= max_block / 2;
    const std::uint64_t before = filter_.work();
    const std::size_t found = history.with_data([&](auto* g) -> std::size_t {
        if constexpr (sizeof *g == 4) {
            throw std::logic_error("values of 32 bits have no rows");
        } else {
            return slices ? filter_.find(g, first, end, *mask_, rows_, taps_)
                          : mark_block(g, first, end, *mask_, bits_, taps_);
        }
    });
    work_ += slices ? filter_.work() - before : (end - first) * taps_.size();
    return found;
}

void SparseSolver::describe(Statistics& statistics) const {
    if (!mask_) return;
    statistics.rares = rares_.size();
    statistics.last_rare = rares_.empty() ? 0 : rares_.back();
    statistics.mask = mask_->mask & ((std::uint32_t{1} << bits_) - 1);
    statistics.domain = mask_->domain;
}

}  // namespace fairplay::detail
