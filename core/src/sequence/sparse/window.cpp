#include "sequence/sparse/window.hpp"

#include <algorithm>
#include <bit>
#include <future>
#include <stdexcept>

namespace fairplay::detail {
namespace {

constexpr std::size_t states_bytes = std::size_t{1} << 24;
constexpr std::size_t max_states = std::size_t{1} << 14;
constexpr std::size_t max_taps = 1280;  // with more, a run that keeps all values is faster

Taps taps_of(const Rule& rule, const std::vector<std::uint64_t>& rares, const History& history) {
    Taps taps;
    for (const std::uint32_t k : digits_with(rule, one_heap)) taps.add(k, 0);
    for (const std::uint64_t r : rares) {
        for (const std::uint32_t k : digits_with(rule, two_heaps)) {
            taps.add(static_cast<std::uint32_t>(k + r), static_cast<std::uint16_t>(history[r]));
        }
    }
    return taps;
}

}  // namespace

bool Window::suits(const Rule& rule, const History& history, const std::vector<std::uint64_t>& rares) {
    if (history.width() > 2 || history.size() < start || rares.empty() || rares.back() > kept / 4) return false;
    if (rares.size() * digits_with(rule, two_heaps).size() > max_taps) return false;
    return history.with_data([&](const auto* g) {
        return std::all_of(g, g + history.size(), [](auto value) { return value >> max_bits == 0; });
    });
}

WindowParts Window::parts(const Rule& rule, const History& history, const Mask& mask,
                          const std::vector<std::uint64_t>& rares) {
    WindowParts parts;
    parts.mask = mask;
    parts.size = parts.began = history.size() / Recursion::grain * Recursion::grain;
    Marks marks(std::max<std::size_t>(Recursion::grain, taps_of(rule, rares, history).offsets().back()));
    history.with_data([&](const auto* g) {
        parts.kept.assign(g, g + kept);
        parts.recent.assign(g + parts.size - least_recent, g + parts.size);
        marks.add(g, parts.size);
    });
    parts.digest = marks.digest();
    parts.marks = marks.all();
    return parts;
}

Window::Window(const Rule& rule, Cpu cpu, WindowParts parts)
    : rule_(rule), mask_(parts.mask), began_(parts.began), check_(rule, mask_, cpu, kept) {
    check_parts(parts);
    read_values(parts);
    recursion_ = std::make_unique<Recursion>(mask_, taps_of(rule, rares_, history_), cpu);
    marks_ = Marks(recursion_->reach(), parts.size, parts.digest, std::move(parts.marks));
    read_states(parts);
    if (found_) prepare_proof();
}

void Window::check_parts(const WindowParts& parts) {
    const std::size_t recent = parts.recent.size();
    const bool fits = parts.kept.size() == kept && recent >= least_recent && parts.size >= kept + recent &&
                      parts.size % Recursion::grain == 0 && recent % Recursion::grain == 0 &&
                      parts.began <= parts.size;
    if (!fits) throw std::invalid_argument("parts of another size");
    for (std::size_t i = 0; i < parts.states.size(); ++i) {
        const std::uint64_t n = parts.states[i].n;
        if (i == 0 ? n != kept : n <= parts.states[i - 1].n || n > parts.size || n % Recursion::grain != 0) {
            throw std::invalid_argument("states out of order");
        }
    }
}

void Window::read_values(const WindowParts& parts) {
    gap_ = parts.size - kept - parts.recent.size();
    history_.widen(std::numeric_limits<std::uint16_t>::max());
    history_.resize(kept + parts.recent.size());
    std::copy(parts.kept.begin(), parts.kept.end(), data());
    std::copy(parts.recent.begin(), parts.recent.end(), data() + kept);
    maximum_ = parts.digest.maximum;
    for (std::size_t n = 0; n < history_.size(); ++n) maximum_ = std::max(maximum_, history_[n]);
    bits_ = std::max(1U, static_cast<unsigned>(std::bit_width(maximum_)));
    for (std::size_t n = 1; n < kept; ++n) {
        if (!mask_.is_common(history_[n], n)) rares_.push_back(n);
    }
    if (bits_ > max_bits || rares_.empty() || rares_.back() > kept / 4) {
        throw std::invalid_argument("values that no window suits");
    }
}

void Window::read_states(WindowParts& parts) {
    states_ = std::move(parts.states);
    found_ = parts.found;
    returns_.reset(states_, 1);
    const std::size_t reach = recursion_->reach();
    if (states_.empty()) {
        states_.push_back({kept, {data() + kept - reach, data() + kept}});
        keep_state();
    }
    for (const State& state : states_) {
        if (state.values.size() != reach) throw std::invalid_argument("a state of another size");
    }
    while (spacing_ < size() / max_states) spacing_ *= 2;
}

WindowParts Window::save() const {
    WindowParts parts;
    parts.mask = mask_;
    parts.size = size();
    history_.with_data([&](const auto* g) {
        parts.kept.assign(g, g + kept);
        parts.recent.assign(g + history_.size() - least_recent, g + history_.size());
    });
    parts.states = states_;
    parts.found = found_;
    parts.began = began_;
    parts.digest = marks_.digest();
    parts.marks = marks_.all();
    return parts;
}

void Window::describe(Statistics& statistics) const {
    statistics.rares = rares_.size();
    statistics.last_rare = rares_.back();
    statistics.mask = mask_.mask & ((std::uint32_t{1} << bits_) - 1);
    statistics.domain = mask_.domain;
}

std::span<const std::uint16_t> Window::last(std::size_t count) const {
    return history_.with_data([&](const auto* g) {
        return std::span(reinterpret_cast<const std::uint16_t*>(g) + history_.size() - count, count);
    });
}

// --- Values ---

bool Window::advance(unsigned threads) {
    const std::size_t reach = recursion_->reach();
    const auto make = [&](std::span<const std::uint16_t> before) {
        std::vector<std::uint16_t> values(before.begin(), before.end());
        values.resize(reach + chunk);
        if (!recursion_->run(values.data(), reach, chunk)) values.clear();
        return values;
    };
    if (ahead_.empty()) ahead_ = make(last(reach));
    if (ahead_.empty()) return false;
    const std::vector<std::uint16_t> values = std::move(ahead_);
    ahead_.clear();
    std::future<std::vector<std::uint16_t>> next;
    if (threads > 1) next = std::async(std::launch::async, make, std::span(values).last(reach));
    const std::size_t first = history_.size();
    history_.resize(first + chunk);
    std::copy(values.begin() + static_cast<std::ptrdiff_t>(reach), values.end(), data() + first);
    const bool decided = check(first);
    if (next.valid()) ahead_ = next.get();
    work_ += recursion_->cost(chunk);
    if (!decided) {
        history_.resize(first);
        ahead_.clear();
        return false;
    }
    marks_.add(data() + first, size());
    look_for_return(first);
    if (size() % spacing_ < chunk) keep_state();
    forget();
    return true;
}

// Notes the largest value. Returns false if one from `first` on is too large.
bool Window::grow_bits(std::size_t first) {
    std::uint32_t largest = maximum_;
    for (const std::uint16_t* g = data() + first; g != data() + history_.size(); ++g) {
        largest = std::max<std::uint32_t>(largest, *g);
    }
    if (largest >> max_bits != 0) return false;
    maximum_ = largest;
    bits_ = std::max(bits_, static_cast<unsigned>(std::bit_width(largest)));
    return true;
}

// Whether the values from `first` on are right: none of the heaps is rare.
bool Window::check(std::size_t first) {
    return grow_bits(first) && !check_.find_new_rare(history_, first);
}

void Window::forget() {
    if (history_.size() < kept + 4 * least_recent) return;
    const std::size_t count = history_.size() - kept - least_recent;
    history_.erase(kept, count);
    gap_ += count;
}

// --- States ---

void Window::keep_state() {
    const auto values = last(recursion_->reach());
    states_.push_back({size(), {values.begin(), values.end()}});
    const std::size_t most = std::clamp<std::size_t>(states_bytes / (2 * recursion_->reach()), 64, max_states);
    if (states_.size() >= most) {
        spacing_ *= 2;
        std::erase_if(states_, [&](const State& state) { return state.n != kept && state.n % spacing_ >= chunk; });
        returns_.reset(states_, 1);
    } else {
        returns_.add(states_, states_.size() - 1);
    }
}

// Whether one of the states returns at any of the heaps from `first` on.
void Window::look_for_return(std::size_t first) {
    if (found_) return;
    const std::size_t count = history_.size() - first;
    const auto again = returns_.find(states_, mask_.domain, data() + first, gap_ + first, count);
    if (!again) return;
    const std::uint64_t period = again->first - states_[again->second].n;
    found_ = WindowParts::Found{preperiod(period), period};
    prepare_proof();
}

}  // namespace fairplay::detail
