// The public class: growth, period and questions.
//
// Idea: the solver does one heap after the other; in between look whether the classes of the heaps prove a period.
// Invariant: a period, once proved, stays: from then on no heap is adjoined.
// Cost: of the solver. Reference: see the parts.

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

#include "fairplay/misere.hpp"
#include "misere/infinite_quotient.hpp"
#include "misere/pretending_period.hpp"
#include "misere/quotient_solver.hpp"

namespace fairplay {

struct MisereQuotient::State {
    explicit State(misere::HeapOptions options) : solver(std::move(options)) {}

    void adjoin(misere::Budget& budget) {
        if (solver.adjoin(budget)) note_growth();
        const auto& rule = solver.options().rule();
        if (rule) period = misere::prove_period(*rule, solver.monoid().phi);
    }

    void note_growth() {
        const auto& in_p = solver.monoid().in_p;
        const auto lost = static_cast<std::uint32_t>(std::ranges::count(in_p, 1));
        growth.push_back({solver.last(), static_cast<std::uint32_t>(in_p.size()), lost});
    }

    std::uint32_t class_of(std::uint32_t heap) const {
        const auto& phi = solver.monoid().phi;
        if (heap < phi.size()) return phi[heap];
        if (!period) throw std::invalid_argument("nothing is known about a heap of " + std::to_string(heap));
        return phi[period->preperiod + (heap - period->preperiod) % period->period];
    }

    void note_infinite() {
        const auto& found = solver.infinite();
        if (found) infinite = misere::described(*found, solver.last() + 1);
    }

    misere::QuotientSolver solver;
    std::vector<QuotientGrowth> growth{{0, 1, 0}};
    std::optional<PretendingPeriod> period;
    std::optional<InfiniteQuotient> infinite;
    std::uint64_t work = 0;
};

MisereQuotient::MisereQuotient(Rule rule) : state_(std::make_unique<State>(misere::HeapOptions(std::move(rule)))) {}
MisereQuotient::MisereQuotient(Options options)
    : state_(std::make_unique<State>(misere::HeapOptions(std::move(options)))) {}
MisereQuotient::~MisereQuotient() = default;
MisereQuotient::MisereQuotient(MisereQuotient&&) noexcept = default;
MisereQuotient& MisereQuotient::operator=(MisereQuotient&&) noexcept = default;

QuotientStatus MisereQuotient::extend(std::uint32_t heap, const QuotientLimits& limits, const Tick& tick) {
    if (state_->infinite && heap > heaps()) return QuotientStatus::infinite;
    misere::Budget budget(limits, tick, state_->work);
    try {
        while (!state_->period && heaps() < heap) state_->adjoin(budget);
    } catch (const misere::LimitReached& limit) {
        state_->note_infinite();
        return limit.status;
    }
    return state_->period ? QuotientStatus::solved : QuotientStatus::open;
}

std::uint32_t MisereQuotient::heaps() const noexcept { return state_->solver.last(); }

std::uint32_t MisereQuotient::order() const noexcept {
    return static_cast<std::uint32_t>(state_->solver.monoid().order());
}

std::uint64_t MisereQuotient::work() const noexcept { return state_->work; }

bool MisereQuotient::is_lost(std::uint32_t cls) const noexcept { return state_->solver.monoid().in_p[cls] != 0; }

const std::vector<std::uint32_t>& MisereQuotient::generators() const noexcept {
    return state_->solver.monoid().generators.letters;
}

const std::vector<std::vector<std::uint32_t>>& MisereQuotient::transitions() const noexcept {
    return state_->solver.monoid().generators.times;
}

const std::vector<std::vector<std::uint32_t>>& MisereQuotient::representatives() const noexcept {
    return state_->solver.monoid().representatives;
}

const std::vector<std::uint32_t>& MisereQuotient::pretending() const noexcept { return state_->solver.monoid().phi; }

const std::vector<QuotientGrowth>& MisereQuotient::growth() const noexcept { return state_->growth; }

std::optional<PretendingPeriod> MisereQuotient::period() const noexcept { return state_->period; }

const std::optional<InfiniteQuotient>& MisereQuotient::infinite() const noexcept { return state_->infinite; }

std::vector<std::uint32_t> MisereQuotient::table() const {
    std::vector<std::uint32_t> table;
    table.reserve(std::size_t{order()} * order());
    for (std::uint32_t c = 0; c < order(); ++c) {
        const auto row = state_->solver.monoid().row(c);
        table.insert(table.end(), row.begin(), row.end());
    }
    return table;
}

std::uint32_t MisereQuotient::class_of(std::span<const std::uint32_t> heaps) const {
    const misere::Monoid& monoid = state_->solver.monoid();
    std::uint32_t cls = 0;
    for (const std::uint32_t heap : heaps) {
        for (const std::uint32_t letter : monoid.representatives[state_->class_of(heap)]) {
            cls = monoid.generators.times[monoid.generator(letter)][cls];
        }
    }
    return cls;
}

}  // namespace fairplay
