#include "sequence/sparse/sparse_solver.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <stdexcept>

#include "sequence/sparse/tap_marks.hpp"

namespace fairplay::detail {
namespace {

static_assert(std::endian::native == std::endian::little, "rows of bits are read as bytes and as words");

constexpr unsigned max_bits = 12;            // most bits of a value for which there are bit rows
constexpr std::size_t min_block = 64;
constexpr std::size_t sliced_from = 8192;   // the filter pays from this many values,
constexpr std::size_t sliced_taps = 160;     // this many taps
constexpr std::size_t sliced_block = 128;    // and this block size on
constexpr std::size_t thick = 128;           // with fewer heaps between rares, blocks do not pay
constexpr std::uint64_t rare_cost = 4000;    // steps that a new rare takes

std::optional<bool> common_parity(const std::vector<std::uint32_t>& numbers) {
    const bool odd = numbers.front() % 2 == 1;
    const bool same = std::all_of(numbers.begin(), numbers.end(), [odd](std::uint32_t k) { return (k % 2 == 1) == odd; });
    return same ? std::optional(odd) : std::nullopt;
}

}  // namespace

SparseSolver::SparseSolver(const Rule& rule, Method method, Cpu cpu)
    : takes_(digits_with(rule, one_heap)), splits_(digits_with(rule, two_heaps)), rule_(rule),
      start_(std::max<std::size_t>(1024, 4 * rule.digits.size())), method_(method), next_review_(start_),
      kernels_(&kernels(cpu)), definition_(rule, cpu), check_(rule, cpu), filter_(cpu) {
    // If splits must be unequal, 0 must not be a common value: the tap of a heap with itself would wrongly give it.
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
    if (mask_ && !scatters(history.size())) {
        return is_parallel(history.size()) ? append_in_parallel(history, end) : append_block(history, end);
    }
    for (int i = 0; i < 16 && history.size() < end; ++i) {
        mask_ ? append_by_scatter(history) : append_by_definition(history);
    }
}

// Whether to go heap by heap: where rares are dense, most of a block would be discarded.
bool SparseSolver::scatters(std::size_t n) const noexcept {
    return method_ == Method::scatter || (!rares_.empty() && n < rares_.back() + thick);
}

void SparseSolver::use_threads(unsigned threads) {
    threads_ = threads;
    reset_rows();
}

void SparseSolver::reset_rows() {
    rows_.reset(bits_);
    check_rows_.reset(bits_);
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

// Uses a mask if it has a fifth fewer rares than the current one, or if there is none and it saves time.
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
    // A new rare ends its block, and the rest of the block is computed again.
    const std::uint64_t wasted = (min_block * splits_.size() * rares.size() + rare_cost) * late / (size / 2);
    if (!mask_ && 2 * (splits_.size() * rares.size() + wasted) > definition_cost(history)) return;
    use_mask(history, mask, std::move(rares));
}

// The cost of the next value without a mask.
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
    reset_rows();
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
        reset_rows();
    }
    if (bits_ > max_bits) next_review_ = history.size();
}

// Brings rows up to the end of the history, and chooses again what the check and the filter look at.
void SparseSolver::refresh(const History& history) {
    const std::size_t size = history.size();
    const bool slices = method_ == Method::automatic && size >= sliced_from && taps_.size() >= sliced_taps;
    const std::size_t longest = slices ? taps_.offsets().back() : 0;
    back_ =
        std::max(RareCheck::reach(size, bits_), std::min(SlicedFilter::reach(size), longest)) + 128;
    bool moved = rows_.cover(history, size, back_);
    if (threads_ > 1) moved |= check_rows_.cover(history, size, back_);
    if (!moved && size < next_refresh_ && (filter_.is_chosen() || !slices)) return;
    next_refresh_ = 4 * size;
    check_.choose(history, *mask_, bits_, threads_ > 1 ? check_rows_ : rows_);
    filter_.reset();
    if (slices) filter_.choose(history, *mask_, bits_, rows_, taps_);
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

// Computes the next value: marks the options of all taps, then checks for each smaller unmarked value that would make
// n rare whether it is an option.
void SparseSolver::append_by_scatter(History& history) {
    const std::size_t n = history.size();
    stamps_.resize((std::size_t{1} << bits_) + 1);
    if (++stamp_ == 0) {
        std::fill(stamps_.begin(), stamps_.end(), 0);
        stamp_ = 1;
    }
    history.with_data([&, stamp = stamp_, stamps = stamps_.data()](const auto* g) {
        const std::size_t active = taps_.below(n);
        const std::uint32_t* const offsets = taps_.offsets().data();
        const std::uint16_t* const values = taps_.values().data();
        for (std::size_t i = 0; i < active; ++i) stamps[std::size_t{g[n - offsets[i]]} ^ values[i]] = stamp;
        work_ += active;
    });
    const std::uint64_t before = check_.work();
    const auto is_mark = [&](std::uint32_t v) { return stamps_[v] == stamp_ && !(v == 0 && rule_.unequal); };
    std::uint32_t value = 0;
    while (is_mark(value) || (!mask_->is_common(value, n) && check_.is_option(history, n, value))) ++value;
    work_ += check_.work() - before + 4 * value;
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
    rows_.extend(history, end);
    const std::uint64_t before = check_.work();
    const NewRare rare = check_blocks(history, first, end);
    work_ += check_.work() - before + 16 * (end - first);
    conclude(history, end, wanted, rare);
}

// Keeps the heaps up to `end`, or up to a new rare. At an `end` before what was wanted a heap has no candidate.
void SparseSolver::conclude(History& history, std::size_t end, std::size_t wanted, const NewRare& rare) {
    if (rare) {
        const auto [n, value] = *rare;
        rows_.cut(history, n);
        if (threads_ > 1) check_rows_.cut(history, n);
        history.resize(n + 1);
        history.set(n, value);
        add_rare(history, n);
        block_ = std::max(min_block, block_ / 2);
        return;
    }
    history.resize(end);
    if (end < wanted) {
        append_by_definition(history);
        reset_rows();
    } else {
        block_ = std::min(max_block, 2 * block_);
    }
}

// From here on no tap leads to a rare heap, so that all taps of common heaps give common values.
std::size_t SparseSolver::settled() const noexcept {
    if (!takes_.empty() && takes_.back() >= lane_count) return std::numeric_limits<std::size_t>::max();
    return rares_.empty() ? 0 : rares_.back() + taps_.offsets().back() + 1;
}

std::size_t SparseSolver::find_candidates(History& history, std::size_t first, std::size_t end) {
    const bool slices = filter_.is_chosen() && end - first >= sliced_block && SlicedFilter::reaches(first, taps_);
    const std::uint64_t before = filter_.work();
    const std::size_t found = history.with_data([&](auto* g) -> std::size_t {
        if constexpr (sizeof *g == 4) {
            throw std::logic_error("values of 32 bits have no rows");
        } else {
            return slices ? filter_.find(g, first, end, *mask_, rows_, taps_)
                          : mark_block(g, first, end, *mask_, bits_, taps_, settled(), *kernels_);
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
