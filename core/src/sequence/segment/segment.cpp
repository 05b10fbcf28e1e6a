#include "fairplay/segment.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "sequence/returns.hpp"
#include "sequence/segment/plain_path.hpp"
#include "sequence/segment/window_path.hpp"

namespace fairplay {
namespace {

using detail::SegmentGame;

// The bits of a mask that a record states; all higher ones are set too.
constexpr std::uint32_t stated_bits = 0xffff;

// The first values, by another method for each path, and the rares among them.
SegmentGame game_from_nothing(const Rule& rule, std::uint32_t mask, bool domain, Path path, Cpu cpu) {
    if (!detail::is_sparse_rule(rule) || rule.unequal) throw std::invalid_argument("no rule for a stretch");
    SegmentGame game{rule, {mask | ~stated_bits, domain, false}, {}, {}, 0};
    const std::vector<std::uint32_t> splits = detail::digits_with(rule, detail::two_heaps);
    game.mask.odd = domain && splits.front() % 2 == 1;
    const auto fits = [&](std::uint32_t k) { return k % 2 == splits.front() % 2; };
    if (domain && !std::all_of(splits.begin(), splits.end(), fits)) throw std::invalid_argument("no mask for this rule");
    NimSequence values(rule, path == Path::plain ? Method::scatter : Method::automatic, cpu);
    values.extend(Segment::first);
    for (std::size_t n = 0; n < values.size(); ++n) {
        const auto value = static_cast<std::uint16_t>(values[n]);
        game.values.push_back(value);
        if (n > 0 && !game.mask.is_common(value, n)) game.rares.emplace_back(n, value);
    }
    if (game.rares.empty() || game.rares.back().first > Segment::last_rare) {
        throw std::invalid_argument("rares that have not died out");
    }
    game.reach = std::max<std::size_t>(splits.back() + game.rares.back().first, detail::Recursion::grain);
    for (const std::uint32_t k : detail::digits_with(rule, detail::one_heap)) game.reach = std::max<std::size_t>(game.reach, k);
    return game;
}

}  // namespace

struct Segment::Run {
    SegmentGame game;
    Path kind;
    unsigned threads;
    Cpu cpu;
    std::unique_ptr<detail::SegmentPath> path;
    std::uint64_t position = 0;
    Digest digest;
    std::vector<State> states;
    detail::Returns returns;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> returned;

    void start_at(std::vector<State> begun) {
        const bool is_whole = begun.empty();
        position = is_whole ? first : begun.back().n;
        digest = {0, 0, position};
        const std::vector<std::uint16_t>& state = is_whole ? game.values : begun.back().values;
        if (kind == Path::window) {
            path = std::make_unique<detail::WindowPath>(game, position, state, threads, cpu);
        } else {
            path = std::make_unique<detail::PlainPath>(game, position, state, threads, cpu);
        }
        states = std::move(begun);
        returns.reset(states, 0);
        returned.reset();
    }

    // Looks at the values of a chunk, which follow a state.
    void add(const std::vector<std::uint16_t>& values) {
        const std::uint16_t* const g = values.data() + game.reach;
        if (!returned) look_for_return(g);
        digest.add(g, chunk, position);
        position += chunk;
    }

    void look_for_return(const std::uint16_t* g) {
        const auto found = returns.find(states, game.mask.domain, g, position, chunk);
        if (found) returned.emplace(states[found->second].n, found->first);
    }

    void remember(State state) {
        states.push_back(std::move(state));
        returns.add(states, states.size() - 1);
    }

    bool is_state(const State& state) const {
        return state.n % chunk == 0 && state.n > first && state.n >> 62 == 0 && state.values.size() == game.reach;
    }
};

Segment::Segment(const Rule& rule, std::uint32_t mask, bool domain, Path path, unsigned threads, Cpu cpu) {
    TakeAndBreak check(rule.digits, rule.tail, rule.unequal);
    run_ = std::make_unique<Run>(Run{game_from_nothing(rule, mask, domain, path, cpu), path, std::max(1U, threads), cpu,
                                     nullptr, 0, {}, {}, {}, {}});
}

Segment::~Segment() = default;
Segment::Segment(Segment&&) noexcept = default;
Segment& Segment::operator=(Segment&&) noexcept = default;

const std::vector<std::pair<std::uint64_t, std::uint16_t>>& Segment::rares() const noexcept { return run_->game.rares; }

std::size_t Segment::reach() const noexcept { return run_->game.reach; }

void Segment::start() {
    run_->start_at({});
    run_->digest = {};
    run_->digest.add(run_->game.values.data(), first, 0);
}

void Segment::start(std::vector<State> states) {
    const auto comes_later = [](const State& one, const State& other) { return one.n >= other.n; };
    const auto is_state = [&](const State& state) { return run_->is_state(state); };
    if (states.empty() || !std::all_of(states.begin(), states.end(), is_state) ||
        std::adjacent_find(states.begin(), states.end(), comes_later) != states.end()) {
        throw std::invalid_argument("no states in ascending order");
    }
    run_->start_at(std::move(states));
}

bool Segment::advance() {
    Run& run = *run_;
    if (!run.path) throw std::invalid_argument("a stretch that was not started");
    const std::uint64_t end = run.position + chunk;
    while (run.path->size() < end + overlap) {
        if (!run.path->advance()) return false;
    }
    std::vector<std::uint16_t> values(run.game.reach + chunk);
    run.path->copy(run.position - run.game.reach, values);
    run.add(values);
    return true;
}

void Segment::remember() { run_->remember({position(), state()}); }

std::uint64_t Segment::position() const noexcept { return run_->position; }

const Digest& Segment::digest() const noexcept { return run_->digest; }

std::vector<std::uint16_t> Segment::state() const {
    std::vector<std::uint16_t> values(run_->game.reach);
    if (!run_->path) throw std::invalid_argument("a stretch that was not started");
    run_->path->copy(run_->position - values.size(), values);
    return values;
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> Segment::returned() const { return run_->returned; }

}  // namespace fairplay
