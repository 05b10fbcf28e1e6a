// The values of rows by depth-first search with a memory.
//
// Idea: a row is two words, the low and the high bit of each sign, so that a pattern is found at all places at once by
// a few shifts. To cut a row into stretches, collect the signs that each cell may ever have: start with those it has,
// and add what the patterns make wherever they might match. Where no pattern can ever match across a border, the two
// sides are independent, and cells that no pattern can ever match are left out.
//
// Invariant: a stretch on the path from the root is marked as open, so that a play that comes back to it is found.
// Cost: as rows.hpp says. The depth of the recursion is bounded, since it uses the stack of the machine.

#include "fairplay/rows.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>
#include <unordered_map>

namespace fairplay {
namespace {

using Word = std::uint64_t;

constexpr int open_mark = -3;
constexpr std::uint64_t visits_per_tick = 4096;
constexpr std::size_t max_depth = 4000;

constexpr Word ones(std::size_t count) { return count >= 64 ? ~Word{0} : (Word{1} << count) - 1; }

struct Row {
    Word low = 0;
    Word high = 0;
    std::uint32_t length = 0;

    bool operator==(const Row&) const = default;
    auto operator<=>(const Row&) const = default;
};

struct RowHash {
    std::size_t operator()(const Row& row) const noexcept {
        Word mixed = (row.low + row.length) * 0x9e3779b97f4a7c15U ^ std::rotl(row.high * 0xc2b2ae3d27d4eb4fU, 31);
        mixed ^= mixed >> 29;
        return static_cast<std::size_t>(mixed * 0xbf58476d1ce4e5b9U);
    }
};

// For each sign the cells that have it, or may have it.
using Cells = std::array<Word, RowValues::max_signs>;

struct Change {
    Signs from;
    Signs to;
    Word low = 0;  // the bits of `to`
    Word high = 0;
};

Word bits(std::span<const std::uint8_t> signs, int bit) {
    Word found = 0;
    for (std::size_t i = 0; i < signs.size(); ++i) found |= Word{(signs[i] >> bit) & 1U} << i;
    return found;
}

Row packed(std::span<const std::uint8_t> signs) {
    return {bits(signs, 0), bits(signs, 1), static_cast<std::uint32_t>(signs.size())};
}

Cells cells_of(const Row& row) {
    const Word all = ones(row.length);
    return {~row.low & ~row.high & all, row.low & ~row.high & all, ~row.low & row.high & all, row.low & row.high & all};
}

// The places where the signs begin, if each cell may be any of its signs.
Word places(const Signs& signs, const Cells& cells, std::uint32_t length) {
    if (signs.size() > length) return 0;
    Word found = ones(length - signs.size() + 1);
    for (std::size_t j = 0; j < signs.size() && found != 0; ++j) found &= cells[signs[j]] >> j;
    return found;
}

Row after(const Row& row, const Change& change, int place) {
    const Word mask = ones(change.from.size()) << place;
    return {(row.low & ~mask) | (change.low << place), (row.high & ~mask) | (change.high << place), row.length};
}

Row cut(const Row& row, int first, int length) {
    const Word mask = ones(static_cast<std::size_t>(length));
    return {(row.low >> first) & mask, (row.high >> first) & mask, static_cast<std::uint32_t>(length)};
}

Word reversed(Word word, std::uint32_t length) {
    Word found = 0;
    for (std::uint32_t i = 0; i < length; ++i) found |= ((word >> i) & 1) << (length - 1 - i);
    return found;
}

void check(std::span<const std::uint8_t> signs, std::size_t least) {
    if (signs.size() < least || signs.size() > RowValues::max_cells) throw std::invalid_argument("wrong length");
    const auto unknown = [](auto sign) { return sign >= RowValues::max_signs; };
    if (std::ranges::any_of(signs, unknown)) throw std::invalid_argument("unknown sign");
}

Change change_of(Pattern pattern) {
    check(pattern.from, 1);
    check(pattern.to, 1);
    if (pattern.from.size() != pattern.to.size()) throw std::invalid_argument("a pattern changes the number of cells");
    const Word low = bits(pattern.to, 0);
    const Word high = bits(pattern.to, 1);
    return {std::move(pattern.from), std::move(pattern.to), low, high};
}

// Whether the rule is the same when everything is read from the other end.
bool is_symmetric(const std::vector<Change>& changes, const std::vector<Signs>& endings) {
    const auto mirrored = [](Signs signs) { return std::ranges::reverse(signs), signs; };
    const auto has_change = [&](const Change& one) {
        return std::ranges::any_of(changes, [&](const Change& other) {
            return other.from == mirrored(one.from) && other.to == mirrored(one.to);
        });
    };
    const auto has_ending = [&](const Signs& one) { return std::ranges::count(endings, mirrored(one)) > 0; };
    return std::ranges::all_of(changes, has_change) && std::ranges::all_of(endings, has_ending);
}

// There was no room for another stretch, or the play was too deep.
struct Full {};

}  // namespace

struct RowValues::State {
    State(std::vector<Pattern> patterns, std::vector<Signs> endings_, std::uint64_t limit_)
        : endings(std::move(endings_)), limit(limit_) {
        if (patterns.size() > max_patterns || endings.size() > max_patterns) {
            throw std::invalid_argument("too many patterns");
        }
        for (Pattern& pattern : patterns) changes.push_back(change_of(std::move(pattern)));
        for (const Signs& ending : endings) check(ending, 1);
        symmetric = is_symmetric(changes, endings);
    }

    bool has_ended(const Row& row) const;
    bool can_end(const Row& row, const Cells& cells) const;
    std::vector<Row> stretches(const Row& row) const;
    Row canonical(const Row& row) const;
    int sum(const Row& row, std::size_t depth);
    int value(const Row& stretch, std::size_t depth);
    int mex_of_options(const Row& stretch, std::size_t depth);

    std::vector<Change> changes;
    std::vector<Signs> endings;
    std::uint64_t limit;
    bool symmetric = false;
    std::unordered_map<Row, int, RowHash> memo;
    Tick tick;
};

bool RowValues::State::has_ended(const Row& row) const {
    if (endings.empty()) return false;
    const Cells cells = cells_of(row);
    return std::ranges::any_of(endings, [&](const Signs& ending) { return places(ending, cells, row.length) != 0; });
}

bool RowValues::State::can_end(const Row& row, const Cells& cells) const {
    if (endings.empty()) return false;
    for (const Change& change : changes) {
        for (Word left = places(change.from, cells, row.length); left != 0; left &= left - 1) {
            if (has_ended(after(row, change, std::countr_zero(left)))) return true;
        }
    }
    return false;
}

std::vector<Row> RowValues::State::stretches(const Row& row) const {
    Cells may = cells_of(row);
    for (Cells before{}; before != may;) {
        before = may;
        for (const Change& change : changes) {
            const Word found = places(change.from, may, row.length);
            for (std::size_t j = 0; j < change.to.size(); ++j) may[change.to[j]] |= found << j;
        }
    }
    Word covered = 0;  // cells that a pattern may match
    Word joined = 0;   // cells that a pattern may match together with the next one
    const auto cover = [&](const Signs& signs) {
        const Word found = places(signs, may, row.length);
        for (std::size_t j = 0; j < signs.size(); ++j) {
            covered |= found << j;
            if (j + 1 < signs.size()) joined |= found << j;
        }
    };
    for (const Change& change : changes) cover(change.from);
    for (const Signs& ending : endings) cover(ending);
    std::vector<Row> found;
    while (covered != 0) {
        const int first = std::countr_zero(covered);
        const int length = std::min(std::countr_one(joined >> first) + 1, 64 - first);
        found.push_back(canonical(cut(row, first, length)));
        covered &= ~(ones(static_cast<std::size_t>(length)) << first);
    }
    return found;
}

Row RowValues::State::canonical(const Row& row) const {
    if (!symmetric) return row;
    return std::min(row, Row{reversed(row.low, row.length), reversed(row.high, row.length), row.length});
}

// The value of a row that has not ended.
int RowValues::State::sum(const Row& row, std::size_t depth) {
    int found = 0;
    for (const Row& stretch : stretches(row)) {
        const int one = value(stretch, depth);
        if (one == at_once) return at_once;
        found ^= one;
    }
    return found;
}

int RowValues::State::value(const Row& stretch, std::size_t depth) {
    const auto known = memo.find(stretch);
    if (known != memo.end()) {
        if (known->second == open_mark) throw std::domain_error("play can come back to a row");
        return known->second;
    }
    if (memo.size() >= limit || depth >= max_depth) throw Full{};
    if (memo.size() % visits_per_tick == visits_per_tick - 1 && tick) tick();
    memo.emplace(stretch, open_mark);
    const int found = can_end(stretch, cells_of(stretch)) ? at_once : mex_of_options(stretch, depth + 1);
    memo[stretch] = found;
    return found;
}

int RowValues::State::mex_of_options(const Row& stretch, std::size_t depth) {
    std::vector<std::uint32_t> reached;
    const Cells cells = cells_of(stretch);
    for (const Change& change : changes) {
        for (Word left = places(change.from, cells, stretch.length); left != 0; left &= left - 1) {
            const int one = sum(after(stretch, change, std::countr_zero(left)), depth);
            if (one != at_once) reached.push_back(static_cast<std::uint32_t>(one));
        }
    }
    return static_cast<int>(mex(reached));
}

RowValues::RowValues(std::vector<Pattern> patterns, std::vector<Signs> endings, std::uint64_t limit)
    : state_(std::make_unique<State>(std::move(patterns), std::move(endings), limit)) {}

RowValues::~RowValues() = default;
RowValues::RowValues(RowValues&&) noexcept = default;
RowValues& RowValues::operator=(RowValues&&) noexcept = default;

std::optional<int> RowValues::value(std::span<const std::uint8_t> row, const Tick& tick) {
    check(row, 0);
    const Row root = packed(row);
    if (state_->has_ended(root)) return ended;
    state_->tick = tick;
    // Whatever stops the search, stretches that are still open must not be taken for a cycle later.
    const auto forget_open = [&] {
        std::erase_if(state_->memo, [](const auto& one) { return one.second == open_mark; });
    };
    try {
        return state_->sum(root, 0);
    } catch (const Full&) {
        forget_open();
        return std::nullopt;
    } catch (...) {
        forget_open();
        throw;
    }
}

std::uint64_t RowValues::visited() const noexcept { return state_->memo.size(); }

}  // namespace fairplay
