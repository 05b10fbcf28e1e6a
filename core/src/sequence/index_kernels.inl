// The inner loops of index_recursion.hpp, for kernels.inl.

// --- Rows ---

inline constexpr std::size_t row_lanes = FAIRPLAY_VECTOR_BYTES / 4;
using Row = Lanes<std::uint32_t>;
using LooseRow = LooseLanes<std::uint32_t>;

inline Row lane_numbers() {
    Row numbers;
    for (std::size_t i = 0; i < row_lanes; ++i) numbers[i] = static_cast<std::uint32_t>(i);
    return numbers;
}

// Lane i of the result is lane i ^ low. Narrow vectors have no permutation but by constants.
inline Row permuted(Row row, std::uint32_t low) {
#if FAIRPLAY_VECTOR_BYTES == 16
    if (low & 1) row = Row{row[1], row[0], row[3], row[2]};
    if (low & 2) row = Row{row[2], row[3], row[0], row[1]};
    return row;
#elif defined(__clang__)
    Row result;
    for (std::size_t i = 0; i < row_lanes; ++i) result[i] = row[i ^ low];
    return result;
#else
    return __builtin_shuffle(row, lane_numbers() ^ low);
#endif
}

// The rows that a tap reads for some targets, permuted.
struct Reading {
    const std::uint8_t* from;
    std::size_t high;
    std::uint32_t low;

    Reading(const std::uint8_t* rows, RowTap tap, std::size_t first)
        : from(rows + tap.delta), high(4 * (tap.value / row_lanes * row_lanes ^ first)), low(tap.value % row_lanes) {}

    Row operator[](std::size_t j) const {
        return permuted(*reinterpret_cast<const LooseRow*>(from + (high ^ j * sizeof(Row))), low);
    }
};

// Targets that are processed together, from `first` on, a multiple of the next power of two.
template <std::size_t count>
struct Targets {
    Row parts[count];

    void add(const std::uint8_t* rows, const RowTap* taps, std::size_t begin, std::size_t end, std::size_t first) {
        std::size_t i = begin;
        for (; i + 1 < end; i += 2) {
            const Reading one(rows, taps[i], first);
            const Reading two(rows, taps[i + 1], first);
#pragma GCC unroll 8
            for (std::size_t j = 0; j < count; ++j) parts[j] = parts[j] | one[j] | two[j];
        }
        if (i == end) return;
        const Reading one(rows, taps[i], first);
#pragma GCC unroll 8
        for (std::size_t j = 0; j < count; ++j) parts[j] |= one[j];
    }
};

// Marks of the far taps for a block, and the bits that fall to the next.
template <std::size_t count>
void mark_targets(const IndexPlan& plan, const std::uint32_t* rows, std::size_t first, std::uint32_t* marks,
                  std::uint32_t* carry) {
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(rows);
    Row low[count];
    Row high[count] = {};
#pragma GCC unroll 8
    for (std::size_t j = 0; j < count; ++j) low[j] = reinterpret_cast<const LooseRow*>(carry + first)[j];
    for (std::size_t i = 0; i < plan.group_count; ++i) {
        const RowGroup group = plan.groups[i];
        const int shift = static_cast<int>(group.shift);
        Targets<count> targets = {};
        targets.add(bytes, plan.taps, group.begin, group.middle, first);
#pragma GCC unroll 8
        for (std::size_t j = 0; j < count; ++j) low[j] |= targets.parts[j] << shift;
        if (shift == 0) continue;
#pragma GCC unroll 8
        for (std::size_t j = 0; j < count; ++j) high[j] |= targets.parts[j] >> (32 - shift);
        if (group.middle == group.end) continue;
        targets = {};
        targets.add(bytes, plan.taps, group.middle, group.end, first);
#pragma GCC unroll 8
        for (std::size_t j = 0; j < count; ++j) low[j] |= targets.parts[j] >> (32 - shift);
    }
#pragma GCC unroll 8
    for (std::size_t j = 0; j < count; ++j) {
        reinterpret_cast<LooseRow*>(marks + first)[j] = low[j];
        reinterpret_cast<LooseRow*>(carry + first)[j] = high[j];
    }
}

// As many targets together as there are registers for.
void mark_far(const IndexPlan& plan, const std::uint32_t* rows, std::uint32_t* marks, std::uint32_t* carry) {
    if constexpr (FAIRPLAY_VECTOR_BYTES == 64) {
        std::size_t first = 0;
        for (; first + 128 <= plan.looked; first += 128) mark_targets<8>(plan, rows, first, marks, carry);
        const std::size_t left = plan.looked - first;
        if (left == 96) mark_targets<6>(plan, rows, first, marks, carry);
        if (left == 64) mark_targets<4>(plan, rows, first, marks, carry);
        if (left == 32) mark_targets<2>(plan, rows, first, marks, carry);
    } else {
        for (std::size_t first = 0; first < plan.looked; first += 4 * row_lanes) {
            mark_targets<4>(plan, rows, first, marks, carry);
        }
    }
}

// Hold the sums of several blocks in registers, so that a witness asks for its permutation once.
void or_witnesses(const std::uint32_t* rows, std::size_t stride, const RowTap* witnesses, std::size_t count,
                  std::size_t first, std::uint32_t* sums) {
    for (std::size_t target = first; target < first + group_targets; target += row_lanes) {
        Row parts[tile_blocks] = {};
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t low = witnesses[i].value % row_lanes;
            const std::size_t high = static_cast<std::size_t>(witnesses[i].value - low) ^ target;
            const std::uint32_t* from = rows + high + witnesses[i].delta;
#pragma GCC unroll 8
            for (std::size_t j = 0; j < tile_blocks; ++j, from += stride) {
                parts[j] |= permuted(*reinterpret_cast<const LooseRow*>(from), low);
            }
        }
        for (std::size_t j = 0; j < tile_blocks; ++j) *reinterpret_cast<LooseRow*>(sums + j * stride + target) = parts[j];
    }
}

// 32 words of 32 bits: bit j of word i becomes bit i of word j.
void transpose(const std::uint32_t* from, std::uint32_t* to) {
    constexpr std::size_t count = 32 / row_lanes;
    constexpr std::uint32_t lows[] = {0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff};
    Row parts[count];
    for (std::size_t j = 0; j < count; ++j) parts[j] = reinterpret_cast<const LooseRow*>(from)[j];
#pragma GCC unroll 8
    for (int level = 4; level >= 0; --level) {
        const std::size_t step = std::size_t{1} << level;
        if (step >= row_lanes) {
            const std::size_t apart = step / row_lanes;
#pragma GCC unroll 8
            for (std::size_t j = 0; j < count; ++j) {
                if (j & apart) continue;
                const Row moved = (parts[j] >> step ^ parts[j + apart]) & lows[level];
                parts[j] ^= moved << step;
                parts[j + apart] ^= moved;
            }
        } else {
            const Row upper = (lane_numbers() & static_cast<std::uint32_t>(step)) != 0;  // all bits, or none
#pragma GCC unroll 8
            for (std::size_t j = 0; j < count; ++j) {
                const Row other = permuted(parts[j], static_cast<std::uint32_t>(step));
                const Row moved = ((other >> step) & lows[level] & upper) | ((other << step) & ~lows[level] & ~upper);
                parts[j] = moved | (parts[j] & (upper ^ lows[level]));
            }
        }
    }
    for (std::size_t j = 0; j < count; ++j) reinterpret_cast<LooseRow*>(to)[j] = parts[j];
}

void make_rows(const IndexPlan& plan, const std::uint16_t* values, std::uint32_t* rows) {
    for (std::size_t j = 0; j < plan.indices; j += row_lanes) *reinterpret_cast<LooseRow*>(rows + j) = Row{};
    for (std::size_t i = 0; i < block_heaps; ++i) rows[values[i]] |= std::uint32_t{1} << i;
}

// --- Heaps ---

// The least index that is not of an option, from all taps; `indices` if there is none below.
std::size_t least_of_all(const IndexPlan& plan, const std::uint16_t* here) {
    std::uint8_t marks[1024] = {};
    for (std::size_t t = 0; t < plan.count; ++t) marks[*(here - plan.offsets[t]) ^ plan.values[t]] = 1;
    std::size_t least = 0;
    while (least < plan.indices && marks[least] != 0) ++least;
    return least;
}

inline constexpr std::size_t word_lanes = FAIRPLAY_VECTOR_BYTES / 8;
inline constexpr std::size_t word_parts = part_heaps / word_lanes;

// A heap's candidates: in a word of marks, the bits that are clear.
struct ByMarks {
    static void start(const IndexPlan& plan, const std::uint32_t* far, std::size_t heap, std::uint64_t& left,
                      std::uint64_t& known) {
        const std::uint64_t high = plan.looked == 64 ? far[block_heaps + heap] : 0xffffffff;
        left = ~(far[heap] | high << 32);
        known = 0;
    }
    template <class Bits>
    static void strike(const IndexPlan&, Bits& left, Bits, Bits value) {
        left &= ~((Bits{} + 1) << value);
    }
    static std::uint64_t best(const IndexPlan&, std::uint64_t left, std::uint64_t) {
        return static_cast<std::uint64_t>(__builtin_ctzll(left));
    }
};

inline constexpr unsigned candidates = 4;  // more cost time for every heap, fewer leave more heaps without any

// The first few indices without a far mark, each in a field with a guard bit above. The difference from an option's index
// is zero in a field that is hit; subtracting 1 then clears its guard.
struct ByFields {
    static void start(const IndexPlan& plan, const std::uint32_t* far, std::size_t heap, std::uint64_t& left,
                      std::uint64_t& known) {
        std::size_t at = heap;
        std::uint64_t index = 0;
        while (far[at] == 0xffffffff && index < plan.looked) {
            at += block_heaps;
            index += 32;
        }
        std::uint64_t free = ~(far[at] | std::uint64_t{far[at + block_heaps]} << 32);
        left = 0;
        known = plan.guards;
        const unsigned bits = plan.field_bits;
        for (unsigned place = 0; place < candidates * bits; place += bits) {
            // Without a free bit a field has no guard, and what it holds does not matter, nor do those after it.
            known |= (index + static_cast<std::uint64_t>(__builtin_ctzll(free | std::uint64_t{1} << 63))) << place;
            left |= static_cast<std::uint64_t>(free != 0) << (place + bits - 1);
            free &= free - 1;
        }
    }
    template <class Bits>
    static void strike(const IndexPlan& plan, Bits& left, Bits known, Bits value) {
        left &= (known ^ value) - plan.scale;
    }
    static std::uint64_t best(const IndexPlan& plan, std::uint64_t left, std::uint64_t known) {
        const unsigned guard = static_cast<unsigned>(__builtin_ctzll(left));
        const unsigned bits = plan.field_bits - 1;
        return known >> (guard - bits) & ((std::uint64_t{1} << bits) - 1);
    }
};

// Strikes, for a part of a block, the options by taps that reach behind the part but not behind the block.
template <class Way>
void strike_part(const IndexPlan& plan, const std::uint64_t* here, std::size_t reach, std::uint64_t* left,
                 const std::uint64_t* known) {
    Words lefts[word_parts];
    Words knowns[word_parts];
#pragma GCC unroll 8
    for (std::size_t j = 0; j < word_parts; ++j) {
        lefts[j] = reinterpret_cast<const LooseWords*>(left)[j];
        knowns[j] = reinterpret_cast<const LooseWords*>(known)[j];
    }
    for (std::size_t t = plan.next_count; t < plan.near_count && plan.near_offsets[t] < reach; ++t) {
        const LooseWords* const from = reinterpret_cast<const LooseWords*>(here - plan.near_offsets[t]);
#pragma GCC unroll 8
        for (std::size_t j = 0; j < word_parts; ++j) {
            Way::strike(plan, lefts[j], knowns[j], Words{} + (from[j] ^ plan.near_values[t]));
        }
    }
#pragma GCC unroll 8
    for (std::size_t j = 0; j < word_parts; ++j) reinterpret_cast<LooseWords*>(left)[j] = lefts[j];
}

// The heaps of a block, in order. Returns how many were found.
template <class Way>
std::size_t finish_block(const IndexPlan& plan, const std::uint32_t* far, std::uint64_t* scaled, std::uint16_t* values) {
    for (std::size_t part = 0; part < block_heaps; part += part_heaps) {
        std::uint64_t left[part_heaps];
        std::uint64_t known[part_heaps];
        for (std::size_t i = 0; i < part_heaps; ++i) Way::start(plan, far, part + i, left[i], known[i]);
        strike_part<Way>(plan, scaled + part, part + part_heaps, left, known);
        for (std::size_t i = 0; i < part_heaps; ++i) {
            std::uint64_t* const here = scaled + part + i;
            std::uint64_t remaining = left[i];
            for (std::size_t t = plan.next_count; t-- > 0;) {
                Way::strike(plan, remaining, known[i], *(here - plan.near_offsets[t]) ^ plan.near_values[t]);
            }
            remaining &= plan.guards;
            std::uint64_t value;
            if (remaining != 0) {
                value = Way::best(plan, remaining, known[i]);
            } else {
                value = least_of_all(plan, values + part + i);
                if (value == plan.indices) return part + i;
            }
            *here = value * plan.scale;
            values[part + i] = static_cast<std::uint16_t>(value);
        }
    }
    return block_heaps;
}

std::size_t recur_indices(const IndexPlan& plan, std::uint16_t* values, std::uint32_t* rows, std::uint32_t* carry,
                          std::size_t blocks) {
    std::uint64_t scaled[2 * block_heaps];
    for (std::size_t i = 0; i < block_heaps; ++i) scaled[block_heaps + i] = *(values - block_heaps + i) * plan.scale;
    alignas(64) std::uint32_t marks[1024];
    alignas(64) std::uint32_t far[1024 + 2 * block_heaps];
    for (std::size_t i = 0; i < 2 * block_heaps; ++i) far[plan.looked + i] = 0xffffffff;
    for (std::size_t block = 0; block < blocks; ++block) {
        mark_far(plan, rows, marks, carry);
        for (std::size_t i = 0; i < plan.looked; i += block_heaps) transpose(marks + i, far + i);
        for (std::size_t i = 0; i < block_heaps; ++i) scaled[i] = scaled[block_heaps + i];
        const std::size_t found = plan.field_bits == 0
                                      ? finish_block<ByMarks>(plan, far, scaled + block_heaps, values)
                                      : finish_block<ByFields>(plan, far, scaled + block_heaps, values);
        if (found < block_heaps) return block * block_heaps + found;
        make_rows(plan, values, rows);
        values += block_heaps;
        rows += plan.indices;
    }
    return blocks * block_heaps;
}
