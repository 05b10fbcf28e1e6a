// The outcome of a sum of parts by depth-first search with a memory.
//
// Idea: a position is won if one of its options is lost, else lost. The search keeps its own stack, so depth
// costs a few bytes of memory and never machine stack.
//
// Invariant: for the position on top of the stack, every move before the cursor leads to a won position, except
// perhaps the move tried last, which `Step` describes. For positions below it, the move tried last leads to the
// position above. Since the parts are acyclic, no position is on the stack twice.
// Cost: a position is entered at most once in a call, and each of its options is looked up at most once.

#include <algorithm>

#include "fairplay/core.hpp"
#include "search/option_table.hpp"
#include "search/position_memo.hpp"

namespace fairplay {

using detail::Known;
using detail::Option;
using detail::Part;
using detail::Parts;

namespace {

constexpr std::uint64_t moves_per_tick = 16384;

// What happened to the position entered last: decided, put on the stack, or not remembered because there was no room.
enum class Step { lost, won, deeper, full };

struct Cursor {
    std::uint32_t index = 0;   // of the part to move in, among the parts of the position
    std::uint32_t option = 0;  // of that part
};

struct Frame {
    std::uint64_t weight;
    detail::PositionMemo::Entry entry;
    Cursor cursor;
};

// The position after the part at `index` has been replaced by `extra`. Everything is sorted.
void replace(std::span<const Part> position, std::size_t index, std::span<const Part> extra, Parts& result) {
    result.resize(position.size() - 1 + extra.size());
    Part* out = result.data();
    auto next = extra.begin();
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (i == index) continue;
        while (next != extra.end() && *next < position[i]) *out++ = *next++;
        *out++ = position[i];
    }
    std::copy(next, extra.end(), out);
}

}  // namespace

struct Search::State {
    State(const Options& options, bool misere_, std::uint64_t limit) : table(options), memo(limit), misere(misere_) {}

    std::optional<bool> search(const Parts& root, const Tick& tick);
    Step enter(const Parts& position, std::uint64_t weight);
    Step try_next_move();
    Step settle_top(bool won);
    bool find_move(Frame& frame) const;
    void make_move(const Frame& frame);

    detail::OptionTable table;
    detail::PositionMemo memo;
    bool misere;
    std::vector<Frame> stack;
    Parts child;  // where the move made last leads
    std::uint64_t child_weight = 0;
};

std::optional<bool> Search::State::search(const Parts& root, const Tick& tick) {
    stack.clear();
    Step last = enter(root, table.weight(root));
    for (std::uint64_t moves = 1; !stack.empty() && last != Step::full; ++moves) {
        if (moves % moves_per_tick == 0 && tick) tick();
        last = last == Step::lost ? settle_top(true) : try_next_move();
    }
    if (last == Step::full) return std::nullopt;
    return last == Step::won;
}

Step Search::State::enter(const Parts& position, std::uint64_t weight) {
    if (position.empty()) return misere ? Step::won : Step::lost;
    const auto entry = memo.entry(position, weight);
    if (!entry) return Step::full;
    const Known known = memo.known(*entry);
    if (known != Known::nothing) return known == Known::won ? Step::won : Step::lost;
    stack.push_back({weight, *entry, {}});
    return Step::deeper;
}

Step Search::State::try_next_move() {
    Frame& frame = stack.back();
    if (!find_move(frame)) return settle_top(false);
    make_move(frame);
    ++frame.cursor.option;
    return enter(child, child_weight);
}

Step Search::State::settle_top(bool won) {
    memo.settle(stack.back().entry, won ? Known::won : Known::lost);
    stack.pop_back();
    return won ? Step::won : Step::lost;
}

// Moves the cursor to the next move, past equal parts. Returns false if there is none.
bool Search::State::find_move(Frame& frame) const {
    const auto position = memo.position(frame.entry);
    auto& [index, option] = frame.cursor;
    while (index < position.size()) {
        const Part part = position[index];
        if (option < table.of(part).size()) return true;
        while (index < position.size() && position[index] == part) ++index;
        option = 0;
    }
    return false;
}

void Search::State::make_move(const Frame& frame) {
    const auto position = memo.position(frame.entry);
    const Part part = position[frame.cursor.index];
    const Option& option = table.of(part)[frame.cursor.option];
    replace(position, frame.cursor.index, table.parts(option), child);
    child_weight = frame.weight - table.weight(part) + option.weight;
}

Search::Search(const Options& options, bool misere, std::uint64_t limit)
    : state_(std::make_unique<State>(options, misere, limit)) {}

Search::~Search() = default;
Search::Search(Search&&) noexcept = default;
Search& Search::operator=(Search&&) noexcept = default;

std::optional<bool> Search::won(std::span<const std::uint32_t> root, const Tick& tick) {
    return state_->search(state_->table.multiset(root), tick);
}

std::uint64_t Search::visited() const noexcept { return state_->memo.size(); }

}  // namespace fairplay
