// The public interface: chooses a solver and answers questions about its values.

#include <algorithm>
#include <stdexcept>
#include <type_traits>

#include "fairplay/sequence.hpp"
#include "sequence/checkpoint.hpp"
#include "sequence/definition_solver.hpp"
#include "sequence/period.hpp"
#include "sequence/repeating_solver.hpp"
#include "sequence/sparse/sparse_solver.hpp"
#include "sequence/sparse/window.hpp"

namespace fairplay {
namespace {

using detail::History;
using detail::Solver;
using detail::Window;

constexpr std::size_t first_look = 64;  // values before the first search for a period
constexpr std::size_t ruling_out = 64;  // values that nearly always rule out a period, if there is none

std::unique_ptr<Solver> new_solver(const Rule& rule, Method method, Cpu cpu) {
    if ((method == Method::sparse || method == Method::scatter) && !detail::is_sparse_rule(rule)) {
        throw std::invalid_argument("the sparse space is for rules that split in two and end");
    }
    if (method != Method::definition && detail::is_sparse_rule(rule)) {
        return std::make_unique<detail::SparseSolver>(rule, method, cpu);
    }
    if (method == Method::automatic && !rule.tail.empty()) return std::make_unique<detail::RepeatingSolver>(rule);
    return std::make_unique<detail::DefinitionSolver>(rule);
}

}  // namespace

struct NimSequence::State {
    Rule rule;
    Method method;
    Cpu cpu;
    std::unique_ptr<Solver> solver;
    History history;
    std::size_t next_look = first_look;  // number of values at which to look for a period
    std::size_t measured = 0;            // `maximum` covers this many values
    std::uint32_t maximum = 0;

    unsigned threads = 1;                // for a run that keeps everything
    unsigned window_threads = 0;         // 0: everything is kept
    std::size_t window_from = 0;
    std::size_t most_kept = ~std::size_t{0};
    std::unique_ptr<Window> window = nullptr;  // then the history is empty
    std::uint64_t window_work = 0;       // work done before the window

    std::size_t size() const noexcept { return window ? window->size() : history.size(); }
    std::uint64_t work() const noexcept { return window ? window_work + window->work() : solver->work(); }

    void advance(std::size_t count) {
        if (!window) {
            if (count >> 32 != 0) throw std::length_error("values are computed for heaps below 2^32");
            solver->advance(history, count);
        } else if (!window->advance(window_threads)) {
            leave_window();
        }
    }

    detail::PeriodSearch look() const {
        if (!window) return detail::find_period(rule, history);
        detail::PeriodSearch search;
        if (const auto& found = window->found()) {
            search.promising = window->needed();
            if (search.promising > size()) return search;
            search.found = Period{found->preperiod, found->period, 0, Theorem::witness, search.promising};
        }
        return search;
    }

    void enter_window_if_it_suits() {
        if (window || window_threads == 0 || rule.unequal || size() < window_from) return;
        const auto mask = solver->mask();
        const auto rares = solver->rares();
        if (!mask || !Window::suits(rule, history, rares)) return;
        use(std::make_unique<Window>(rule, cpu, Window::parts(rule, history, *mask, rares)), solver->work());
    }

    void use(std::unique_ptr<Window> other, std::uint64_t work_before) {
        window = std::move(other);
        window_work = work_before;
        history = {};
    }

    // Only a run with all values can tell whether there is a new rare.
    void leave_window() {
        window_from = next_look = 2 * window->size();
        window.reset();
        solver = new_solver(rule, method, cpu);
        solver->use_threads(threads);
    }
};

NimSequence::NimSequence(Rule rule, Method method, Cpu cpu) {
    TakeAndBreak check(rule.digits, rule.tail, rule.unequal);
    auto solver = new_solver(rule, method, cpu);
    state_ = std::make_unique<State>(State{std::move(rule), method, cpu, std::move(solver), {}});
}

NimSequence::~NimSequence() = default;
NimSequence::NimSequence(NimSequence&&) noexcept = default;
NimSequence& NimSequence::operator=(NimSequence&&) noexcept = default;

const Rule& NimSequence::rule() const noexcept { return state_->rule; }

void NimSequence::extend(std::size_t count, const Tick& tick) {
    while (size() < count) {
        state_->advance(count);
        if (tick) tick();
    }
}

std::size_t NimSequence::size() const noexcept { return state_->size(); }

void NimSequence::use_threads(unsigned threads) {
    state_->threads = std::max(1U, threads);
    state_->solver->use_threads(state_->threads);
}

void NimSequence::keep_window(unsigned threads, std::size_t most, std::size_t from) {
    use_threads(threads);
    state_->window_threads = state_->threads;
    state_->most_kept = most;
    state_->window_from = from;
}

bool NimSequence::is_window() const noexcept { return state_->window != nullptr; }

bool NimSequence::has(std::size_t n) const noexcept {
    return state_->window ? state_->window->has(n) : n < state_->history.size();
}

std::uint32_t NimSequence::operator[](std::size_t n) const noexcept {
    return state_->window ? (*state_->window)[n] : state_->history[n];
}

void NimSequence::copy(std::size_t start, std::span<std::uint32_t> out) const {
    if (start > size() || out.size() > size() - start) throw std::out_of_range("beyond the values computed so far");
    if (!state_->window) {
        state_->history.with_data([&](const auto* g) { std::copy(g + start, g + start + out.size(), out.begin()); });
        return;
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (!has(start + i)) throw std::out_of_range("a value that was not kept");
        out[i] = (*this)[start + i];
    }
}

void NimSequence::append(std::span<const std::uint16_t> values) {
    if (is_window()) throw std::invalid_argument("a window takes no values over");
    if (values.empty()) return;
    History& history = state_->history;
    const std::size_t before = history.size();
    history.widen(*std::max_element(values.begin(), values.end()));
    history.resize(before + values.size());
    history.with_data([&](auto* g) {
        using Value = std::remove_reference_t<decltype(*g)>;
        for (std::size_t i = 0; i < values.size(); ++i) g[before + i] = static_cast<Value>(values[i]);
    });
    state_->solver->resume(history);
}

Statistics NimSequence::statistics() const {
    Statistics result;
    result.size = size();
    result.work = state_->work();
    if (const auto& window = state_->window) {
        result.maximum = window->maximum();
        window->describe(result);
        return result;
    }
    state_->history.with_data([&](const auto* g) {
        for (std::size_t& n = state_->measured; n < result.size; ++n) {
            state_->maximum = std::max<std::uint32_t>(state_->maximum, g[n]);
        }
    });
    result.maximum = state_->maximum;
    state_->solver->describe(result);
    return result;
}

std::vector<std::uint64_t> NimSequence::rares() const {
    return state_->window ? state_->window->rares() : state_->solver->rares();
}

std::optional<Period> NimSequence::period() const { return state_->look().found; }

std::optional<Period> NimSequence::search_period(std::size_t limit, std::uint64_t work, const Tick& tick,
                                                 std::size_t within) {
    std::size_t decisive = within < limit ? within + ruling_out : limit;
    while (true) {
        const std::size_t most = is_window() ? limit : std::min(limit, state_->most_kept);
        std::size_t target = std::min(most, std::max(state_->next_look, size()));
        if (size() < decisive) target = std::min(target, decisive);
        if (size() < state_->window_from) target = std::min(target, state_->window_from);
        while (size() < target && state_->work() < work) {
            state_->advance(target);
            if (tick) tick();
        }
        const detail::PeriodSearch search = state_->look();
        const bool proved = search.found && search.found->theorem != Theorem::none;
        if (proved || size() >= most || state_->work() >= work) return search.found;
        if (size() >= decisive && !is_window() && !detail::may_repeat(state_->history, within)) return search.found;
        while (decisive <= size()) decisive += decisive - within;
        state_->enter_window_if_it_suits();
        // Looking for a period in a window is free.
        state_->next_look = is_window() ? size() + 1 : size() + size() / 2;
        if (search.promising > size()) state_->next_look = std::min<std::size_t>(state_->next_look, search.promising);
    }
}

std::optional<WitnessProof> NimSequence::witness_proof() const {
    const auto found = period();
    return found && found->theorem == Theorem::witness ? std::optional(state_->window->proof()) : std::nullopt;
}

std::vector<std::uint64_t> NimSequence::exceptions(const Period& period) const {
    if (period.preperiod + period.period > size()) throw std::invalid_argument("values of the period are not known");
    std::vector<std::uint64_t> found;
    if (is_window()) {
        if (period.preperiod > 0) found.push_back(period.preperiod - 1);
        return found;
    }
    state_->history.with_data([&](const auto* g) {
        for (std::uint64_t n = 0; n < period.preperiod; ++n) {
            const std::uint64_t turns = (period.preperiod - n + period.period - 1) / period.period;
            const std::uint64_t repeated = g[n + turns * period.period];
            if (repeated != g[n] + turns * period.saltus) found.push_back(n);
        }
    });
    return found;
}

void NimSequence::save(std::ostream& file) const {
    if (is_window()) return detail::write_checkpoint(file, state_->rule, state_->window->save());
    detail::write_checkpoint(file, state_->rule, state_->history);
}

void NimSequence::load(std::istream& file) {
    auto read = detail::read_checkpoint(file, state_->rule);
    if (auto* parts = std::get_if<detail::WindowParts>(&read)) {
        if (state_->window_threads == 0) throw WindowError();
        state_->use(std::make_unique<Window>(state_->rule, state_->cpu, std::move(*parts)), 0);
        return;
    }
    History& history = std::get<History>(read);
    state_->solver->resume(history);
    state_->window.reset();
    state_->history = std::move(history);
    state_->measured = 0;
    state_->maximum = 0;
}

}  // namespace fairplay
