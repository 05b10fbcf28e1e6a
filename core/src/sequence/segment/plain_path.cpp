#include "sequence/segment/plain_path.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <future>
#include <iterator>
#include <stdexcept>

namespace fairplay::detail {
namespace {

constexpr std::size_t block = 32;                              // heaps whose options are marked together
constexpr std::size_t kept = 4 * Segment::overlap;             // values that stay when room is made
constexpr std::size_t room = kept + 16 * Segment::chunk;

// Marks the options of the heaps n … n + block - 1, from `first` on. g points to G(n); no offset is below `block` unless
// all these values are known. Rows at constant places save a third of the time; 0 stands for any other width.
template <unsigned width>
void mark_rows(const std::uint16_t* g, const Options& options, std::size_t first, unsigned bits, std::uint8_t* marks) {
    const unsigned shift = width == 0 ? bits : width;
    for (std::size_t j = first; j < options.size(); ++j) {
        const std::uint16_t* const from = g - options.offsets[j];
        const std::uint32_t value = options.values[j];
#pragma GCC unroll 32
        for (std::size_t i = 0; i < block; ++i) marks[(i << shift) + (from[i] ^ value)] = 1;
    }
}

void mark(const std::uint16_t* g, const Options& options, std::size_t first, unsigned bits, std::uint8_t* marks) {
    static constexpr decltype(&mark_rows<0>) loops[] = {&mark_rows<5>, &mark_rows<6>, &mark_rows<7>, &mark_rows<8>, &mark_rows<9>};
    const bool listed = bits >= 5 && bits < 5 + std::size(loops);
    (listed ? loops[bits - 5] : &mark_rows<0>)(g, options, first, bits, marks);
}

std::uint64_t word(const std::uint8_t* bytes) {
    std::uint64_t result;
    std::memcpy(&result, bytes, 8);
    return result;
}

// Calls function(v) for the bytes v < count that are 1 in `wanted` and 0 in `marks`, in ascending order, until it returns
// false. Returns whether it never did. Rows have whole words.
template <class Function>
bool each_unmarked(const std::uint8_t* wanted, const std::uint8_t* marks, std::size_t count, Function function) {
    for (std::size_t v = 0; v < count; v += 8) {
        std::uint64_t left = word(wanted + v) & ~word(marks + v);
        if (count - v < 8) left &= (std::uint64_t{1} << 8 * (count - v)) - 1;
        for (; left != 0; left &= left - 1) {
            if (!function(static_cast<std::uint32_t>(v) + static_cast<std::uint32_t>(std::countr_zero(left)) / 8)) return false;
        }
    }
    return true;
}

Options by_rares(const SegmentGame& game) {
    std::vector<std::pair<std::uint64_t, std::uint16_t>> found;
    for (const std::uint32_t k : digits_with(game.rule, one_heap)) found.emplace_back(k, 0);
    for (const std::uint32_t k : digits_with(game.rule, two_heaps)) {
        for (const auto& [r, value] : game.rares) found.emplace_back(k + r, value);
    }
    std::sort(found.begin(), found.end());
    Options options;
    for (const auto& [offset, value] : found) options.add(offset, value);
    return options;
}

}  // namespace

PlainPath::PlainPath(const SegmentGame& game, std::uint64_t n, std::span<const std::uint16_t> state, unsigned threads)
    : game_(game), takes_(digits_with(game.rule, one_heap)), splits_(digits_with(game.rule, two_heaps)),
      rares_(by_rares(game)), witnesses_(choose_witnesses(game)), threads_(threads), g_(room), base_(n - state.size()),
      computed_(state.size()), checked_(state.size()), trusted_(base_ == 0 ? n : n + Segment::overlap) {
    std::copy(state.begin(), state.end(), g_.begin());
    std::uint32_t maximum = *std::max_element(state.begin(), state.end());
    for (const std::uint16_t value : game.values) maximum = std::max<std::uint32_t>(maximum, value);
    bits_ = std::max(3U, static_cast<unsigned>(std::bit_width(maximum)));
    for (const std::uint64_t parity : {0U, 1U}) {
        for (std::uint32_t v = 0; v < 1U << 16; ++v) {
            common_[parity].push_back(game.mask.is_common(v, parity));
            rare_[parity].push_back(!game.mask.is_common(v, parity));
        }
    }
    served_.assign(1U << 16, 1);
}

void PlainPath::copy(std::uint64_t n, std::span<std::uint16_t> out) const {
    std::copy_n(g_.begin() + static_cast<std::ptrdiff_t>(n - base_), out.size(), out.begin());
}

// Neither thread is at work while values move.
void PlainPath::make_room() {
    if (computed_ + 2 * Segment::chunk <= room) return;
    const std::size_t gone = checked_ - kept;
    std::copy(g_.begin() + static_cast<std::ptrdiff_t>(gone), g_.begin() + static_cast<std::ptrdiff_t>(computed_), g_.begin());
    base_ += gone;
    computed_ -= gone;
    checked_ -= gone;
}

bool PlainPath::advance() {
    make_room();
    if (computed_ == checked_) compute(Segment::chunk);
    const std::size_t end = computed_;
    std::future<void> next;
    if (threads_ > 1) next = std::async(std::launch::async, [this] { compute(Segment::chunk); });
    const bool decided = base_ + end <= trusted_ || check(checked_, end);
    if (next.valid()) next.get();
    if (decided) checked_ = end;
    return decided;
}

// --- Values ---

void PlainPath::compute(std::size_t count) {
    const std::size_t end = computed_ + count;
    std::size_t at = computed_;
    while (at < end) {
        compute_marks_.assign(block << bits_, 0);
        if (compute_block(at, compute_marks_.data())) {
            at += block;
        } else if (++bits_ > 16) {
            throw std::length_error("values of more than 16 bits");
        }
    }
    computed_ = end;
}

// Returns false if a value needs another bit.
bool PlainPath::compute_block(std::size_t at, std::uint8_t* marks) {
    std::uint16_t* const g = g_.data() + at;
    const auto near = static_cast<std::size_t>(
        std::lower_bound(rares_.offsets.begin(), rares_.offsets.end(), block) - rares_.offsets.begin());
    mark(g, rares_, near, bits_, marks);
    for (std::size_t i = 0; i < block; ++i) {
        std::uint8_t* const row = marks + (i << bits_);
        for (std::size_t j = 0; j < near; ++j) row[*(g + i - rares_.offsets[j]) ^ rares_.values[j]] = 1;
        const bool full = each_unmarked(common_[(base_ + at + i) % 2].data(), row, std::size_t{1} << bits_, [&](std::uint32_t v) {
            g[i] = static_cast<std::uint16_t>(v);
            return false;
        });
        if (full) return false;
    }
    return true;
}

// --- The check ---

bool PlainPath::check(std::size_t first, std::size_t end) {
    std::uint32_t maximum = 0;
    for (std::size_t i = first - Segment::overlap / 2; i < end; ++i) maximum = std::max<std::uint32_t>(maximum, g_[i]);
    for (const std::uint16_t value : game_.values) maximum = std::max<std::uint32_t>(maximum, value);
    const unsigned bits = std::max(3U, static_cast<unsigned>(std::bit_width(maximum)));
    for (std::size_t at = first; at < end; at += block) {
        check_marks_.assign(block << bits, 0);
        mark(g_.data() + at, witnesses_, 0, bits, check_marks_.data());
        for (std::size_t i = 0; i < block; ++i) {
            if (!check_heap(at + i, check_marks_.data() + (i << bits))) return false;
        }
    }
    return true;
}

// Whether every smaller value of the rare kind is an option.
bool PlainPath::check_heap(std::size_t at, const std::uint8_t* marks) {
    return each_unmarked(rare_[(base_ + at) % 2].data(), marks, g_[at], [&](std::uint32_t v) { return is_option(at, v); });
}

// Looks at the options that leave one heap, and at the splits with one of the first heaps.
bool PlainPath::is_option(std::size_t at, std::uint32_t value) {
    const std::uint16_t* const first = game_.values.data();
    for (const std::uint32_t k : takes_) {
        if (g_[at - k] == value) return true;
    }
    for (const std::uint32_t k : splits_) {
        const std::uint16_t* const rest = g_.data() + at - k;
        const std::uint32_t a = served_[value];
        if ((first[a] ^ *(rest - a)) == value) return true;
    }
    const std::size_t most = std::min(game_.values.size(), at - splits_.back());
    for (const std::uint32_t k : splits_) {
        const std::uint16_t* const rest = g_.data() + at - k;
        for (std::size_t a = 1; a < most; ++a) {
            if ((first[a] ^ *(rest - a)) == value) {
                served_[value] = static_cast<std::uint32_t>(a);
                return true;
            }
        }
    }
    return false;
}

}  // namespace fairplay::detail
