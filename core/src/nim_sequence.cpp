// The public face of the solvers: which one is used, and what is asked of its values.

#include <algorithm>
#include <stdexcept>

#include "checkpoint.hpp"
#include "definition_solver.hpp"
#include "fairplay/sequence.hpp"
#include "period.hpp"
#include "repeating_solver.hpp"
#include "sparse_solver.hpp"

namespace fairplay {
namespace {

using detail::History;
using detail::Solver;

constexpr std::size_t first_look = 64;  // for a period
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
    std::unique_ptr<Solver> solver;
    History history;
    std::size_t next_look = first_look;  // for a period, at so many values
    std::size_t measured = 0;            // `maximum` is that of so many values
    std::uint32_t maximum = 0;

    detail::PeriodSearch look() const { return detail::find_period(rule, history); }
};

NimSequence::NimSequence(Rule rule, Method method, Cpu cpu) {
    TakeAndBreak check(rule.digits, rule.tail, rule.unequal);
    auto solver = new_solver(rule, method, cpu);
    state_ = std::make_unique<State>(State{std::move(rule), std::move(solver), {}});
}

NimSequence::~NimSequence() = default;
NimSequence::NimSequence(NimSequence&&) noexcept = default;
NimSequence& NimSequence::operator=(NimSequence&&) noexcept = default;

const Rule& NimSequence::rule() const noexcept { return state_->rule; }

void NimSequence::extend(std::size_t count, const Tick& tick) {
    if (count >> 32 != 0) throw std::length_error("values are computed for heaps below 2^32");
    while (state_->history.size() < count) {
        state_->solver->advance(state_->history, count);
        if (tick) tick();
    }
}

std::size_t NimSequence::size() const noexcept { return state_->history.size(); }

std::uint32_t NimSequence::operator[](std::size_t n) const noexcept { return state_->history[n]; }

void NimSequence::copy(std::size_t start, std::span<std::uint32_t> out) const {
    if (start > size() || out.size() > size() - start) throw std::out_of_range("beyond the values computed so far");
    state_->history.with_data([&](const auto* g) { std::copy(g + start, g + start + out.size(), out.begin()); });
}

Statistics NimSequence::statistics() const {
    Statistics result;
    result.size = size();
    state_->history.with_data([&](const auto* g) {
        for (std::size_t& n = state_->measured; n < result.size; ++n) {
            state_->maximum = std::max<std::uint32_t>(state_->maximum, g[n]);
        }
    });
    result.maximum = state_->maximum;
    result.work = state_->solver->work();
    state_->solver->describe(result);
    return result;
}

std::vector<std::uint64_t> NimSequence::rares() const { return state_->solver->rares(); }

std::optional<Period> NimSequence::period() const { return state_->look().found; }

std::optional<Period> NimSequence::search_period(std::size_t limit, std::uint64_t work, const Tick& tick,
                                                 std::size_t within) {
    std::size_t decisive = within < limit ? within + ruling_out : limit;
    while (true) {
        std::size_t target = std::min(limit, std::max(state_->next_look, size()));
        if (size() < decisive) target = std::min(target, decisive);
        while (size() < target && state_->solver->work() < work) {
            state_->solver->advance(state_->history, target);
            if (tick) tick();
        }
        const detail::PeriodSearch search = state_->look();
        const bool proved = search.found && search.found->theorem != Theorem::none;
        if (proved || size() >= limit || state_->solver->work() >= work) return search.found;
        if (size() >= decisive && !detail::may_repeat(state_->history, within)) return search.found;
        while (decisive <= size()) decisive += decisive - within;
        state_->next_look = size() + size() / 2;
        if (search.promising > size()) state_->next_look = std::min<std::size_t>(state_->next_look, search.promising);
    }
}

std::vector<std::uint64_t> NimSequence::exceptions(const Period& period) const {
    if (period.preperiod + period.period > size()) throw std::invalid_argument("values of the period are not known");
    std::vector<std::uint64_t> found;
    state_->history.with_data([&](const auto* g) {
        for (std::uint64_t n = 0; n < period.preperiod; ++n) {
            if (std::uint64_t{g[n + period.period]} != std::uint64_t{g[n]} + period.saltus) found.push_back(n);
        }
    });
    return found;
}

void NimSequence::save(std::ostream& file) const { detail::write_checkpoint(file, state_->rule, state_->history); }

void NimSequence::load(std::istream& file) {
    History history = detail::read_checkpoint(file, state_->rule);
    state_->solver->resume(history);
    state_->history = std::move(history);
    state_->measured = 0;
    state_->maximum = 0;
}

}  // namespace fairplay
