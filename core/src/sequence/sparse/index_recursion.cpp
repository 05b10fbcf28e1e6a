#include "sequence/sparse/index_recursion.hpp"

#include <algorithm>
#include <bit>

#include "sequence/cache_lines.hpp"

namespace fairplay::detail {
namespace {

constexpr std::size_t most_indices = 1024;
constexpr std::size_t grain = 8;

// A heap that is computed from all taps costs as much as 32 more indices cost 32 heaps.
constexpr double worth_looking = 0.03;

}  // namespace

// A mask without bits among those of 16-bit values makes all values rare, or all common; nothing is dropped then.
Indices::Indices(const Mask& mask) noexcept
    : mask_(mask), low_((std::uint32_t{1} << std::min(16, std::countr_zero(mask.mask))) - 1) {}

struct IndexRecursion::Run {
    std::vector<std::uint16_t> values;  // indices: those of the blocks before, and the new ones
    LineVector<std::uint32_t> rows;
    LineVector<std::uint32_t> carry;
    std::vector<RowTap> taps;
    std::vector<RowGroup> groups;
    std::vector<std::uint64_t> near;
    IndexPlan plan{};
    std::uint32_t most = 0;  // the largest index
};

// A tap whose options are rare marks no common value: under a domain mask, one that leaves a single heap.
IndexRecursion::IndexRecursion(const Mask& mask, const Taps& taps, std::size_t reach, Cpu cpu)
    : mask_(mask), indices_(mask), reach_(reach), blocks_back_((reach + block_heaps - 1) / block_heaps + 1),
      kernels_(&kernels(cpu)) {
    for (std::size_t t = 0; t < taps.size(); ++t) {
        const std::uint32_t offset = taps.offsets()[t];
        const std::uint16_t value = taps.values()[t];
        const bool keeps = !mask.is_common(value, mask.domain ? offset + mask.odd : 0);
        if (!keeps) continue;
        offsets_.push_back(offset);
        values_.push_back(static_cast<std::uint16_t>(indices_.of(value)));
    }
}

std::size_t IndexRecursion::run(std::uint16_t* g, std::size_t at, std::size_t count) const {
    const std::size_t blocks = (count + block_heaps - 1) / block_heaps;
    const std::size_t before = blocks_back_ * block_heaps;
    Run run;
    run.values.resize(before + blocks * block_heaps);
    if (!read(g + at - reach_, run)) return 0;
    choose_sizes(run);
    if (run.plan.indices > most_indices) return 0;
    sort_taps(run);
    fill_rows(run);
    const std::size_t found = std::min(count, continue_rows(run, blocks)) / grain * grain;
    for (std::size_t i = 0; i < found; ++i) {
        const std::uint32_t value = indices_.common(run.values[before + i], i);
        if (value >> 16 != 0) return i / grain * grain;
        g[at + i] = static_cast<std::uint16_t>(value);
    }
    return found;
}

// Whether all values of the state are common.
bool IndexRecursion::read(const std::uint16_t* state, Run& run) const {
    const std::size_t first = blocks_back_ * block_heaps - reach_;
    for (std::size_t i = 0; i < reach_; ++i) {
        if (!mask_.is_common(state[i], i + reach_)) return false;
        const std::uint32_t index = indices_.of(state[i]);
        run.most = std::max(run.most, index);
        run.values[first + i] = static_cast<std::uint16_t>(index);
    }
    for (const std::uint16_t value : values_) run.most = std::max<std::uint32_t>(run.most, value);
    return true;
}

void IndexRecursion::choose_sizes(Run& run) const {
    IndexPlan& plan = run.plan;
    plan.indices = std::max<std::size_t>(32, std::bit_ceil(std::size_t{run.most} + 1));
    const auto state = std::span(run.values).subspan(blocks_back_ * block_heaps - reach_, reach_);
    std::vector<std::size_t> counts(plan.indices / 32 + 1);
    for (const std::uint16_t index : state) ++counts[index / 32];
    std::size_t words = counts.size() - 1;
    const auto few = static_cast<std::size_t>(worth_looking * static_cast<double>(reach_));
    for (std::size_t beyond = counts[words - 1]; words > 1 && beyond <= few; beyond += counts[words - 1]) --words;
    plan.looked = 32 * words;
    const auto bits = static_cast<unsigned>(std::bit_width(plan.indices - 1));
    plan.field_bits = bits <= 6 ? 0 : bits + 1;
    plan.scale = plan.field_bits == 0 ? 1 : 0;
    plan.guards = plan.field_bits == 0 ? ~std::uint64_t{0} : 0;
    for (unsigned place = 0; plan.field_bits != 0 && place + plan.field_bits <= 64; place += plan.field_bits) {
        plan.scale |= std::uint64_t{1} << place;
        plan.guards |= std::uint64_t{1} << (place + bits);
    }
}

void IndexRecursion::sort_taps(Run& run) const {
    IndexPlan& plan = run.plan;
    const auto near_end = std::lower_bound(offsets_.begin(), offsets_.end(), block_heaps);
    const auto near = static_cast<std::size_t>(near_end - offsets_.begin());
    for (std::uint32_t shift = 0; shift < block_heaps; ++shift) {
        RowGroup group{shift, static_cast<std::uint32_t>(run.taps.size()), 0, 0};
        const auto add = [&](std::size_t t, std::size_t blocks) {
            const auto bytes = static_cast<std::int32_t>(4 * blocks * plan.indices);
            run.taps.push_back({-bytes, values_[t]});
        };
        for (std::size_t t = near; t < offsets_.size(); ++t) {
            if (offsets_[t] % block_heaps == shift) add(t, offsets_[t] / block_heaps);
        }
        group.middle = static_cast<std::uint32_t>(run.taps.size());
        for (std::size_t t = 0; t < near; ++t) {
            if (offsets_[t] == shift && shift != 0) add(t, 1);
        }
        group.end = static_cast<std::uint32_t>(run.taps.size());
        if (group.begin != group.end) run.groups.push_back(group);
    }
    for (std::size_t t = 0; t < near; ++t) run.near.push_back(values_[t] * plan.scale);
    const auto next = std::lower_bound(offsets_.begin(), near_end, part_heaps) - offsets_.begin();
    plan.taps = run.taps.data();
    plan.groups = run.groups.data();
    plan.group_count = run.groups.size();
    plan.near_offsets = offsets_.data();
    plan.near_values = run.near.data();
    plan.near_count = near;
    plan.next_count = static_cast<std::size_t>(next);
    plan.offsets = offsets_.data();
    plan.values = values_.data();
    plan.count = offsets_.size();
}

// The rows of the state. The last block but one leaves its carry.
void IndexRecursion::fill_rows(Run& run) const {
    const IndexPlan& plan = run.plan;
    run.rows.resize((3 * blocks_back_ + 64) * plan.indices);
    run.carry.resize(plan.looked);
    const std::size_t before = blocks_back_ * block_heaps;
    for (std::size_t i = before - reach_; i < before; ++i) {
        run.rows[(blocks_back_ + i / block_heaps) * plan.indices + run.values[i]] |= std::uint32_t{1} << i % block_heaps;
    }
    LineVector<std::uint32_t> unused(plan.looked);
    kernels_->mark_far(plan, run.rows.data() + (2 * blocks_back_ - 1) * plan.indices, unused.data(), run.carry.data());
}

// Rows lie in one piece of memory; when it is full, those that are still needed move to its beginning.
std::size_t IndexRecursion::continue_rows(Run& run, std::size_t blocks) const {
    const std::size_t indices = run.plan.indices;
    const std::size_t room = run.rows.size() / indices;
    std::size_t place = 2 * blocks_back_;
    std::size_t done = 0;
    while (done < blocks) {
        if (place == room) {
            const auto kept = run.rows.end() - static_cast<std::ptrdiff_t>(blocks_back_ * indices);
            std::copy(kept, run.rows.end(), run.rows.begin());
            place = blocks_back_;
        }
        const std::size_t some = std::min(blocks - done, room - place);
        std::uint16_t* const values = run.values.data() + (blocks_back_ + done) * block_heaps;
        const std::size_t found =
            kernels_->recur_indices(run.plan, values, run.rows.data() + place * indices, run.carry.data(), some);
        if (found < some * block_heaps) return done * block_heaps + found;
        done += some;
        place += some;
    }
    return blocks * block_heaps;
}

}  // namespace fairplay::detail
