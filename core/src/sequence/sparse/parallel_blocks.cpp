// The sparse space with two threads: one computes candidates, the other checks those of the batch before.
//
// Idea: the check changes a value only where it finds a new rare, which is seldom. So the next candidates are computed as if
// there were none. If there is one, what was computed after it is discarded.
//
// Invariant: neither thread changes what the other reads. The history has its full length before the start, so that it
// does not move; each thread has rows of its own, which also stay in the cache of its core.
// Cost: that of the slower half, and a thread for every batch.

#include <algorithm>
#include <future>

#include "sequence/sparse/sparse_solver.hpp"

namespace fairplay::detail {
namespace {

constexpr std::size_t parallel_from = std::size_t{1} << 17;  // far enough that all reaches have stopped growing
constexpr std::size_t batch = 4 * SparseSolver::max_block;   // heaps that one thread hands to the other
constexpr std::size_t batches = 8;  // before the values are handed out: more of them mean less waiting at the end

}  // namespace

bool SparseSolver::is_parallel(std::size_t n) const noexcept {
    return threads_ > 1 && n >= parallel_from && block_ == max_block;
}

void SparseSolver::append_in_parallel(History& history, std::size_t count) {
    refresh(history);
    const std::uint64_t before = check_.work();
    const std::size_t start = history.size();
    const std::size_t wanted = std::min(count, start + batches * batch);
    history.resize(wanted);
    std::future<NewRare> check;
    NewRare rare;
    std::size_t end = start;
    while (end < wanted && !rare) {
        const std::size_t first = end;
        const std::size_t last = std::min(wanted, first + batch);
        end = find_ahead(history, first, last);
        if (check.valid()) rare = check.get();
        if (rare) break;
        check = std::async(std::launch::async, [this, &history, first, end] { return check_blocks(history, first, end); });
        if (end < last) break;
    }
    if (check.valid()) rare = check.get();
    work_ += check_.work() - before + 16 * (end - start);
    conclude(history, end, wanted, rare);
}

// Candidates and rows of several blocks. Returns the first heap that has no candidate, or `end`.
std::size_t SparseSolver::find_ahead(History& history, std::size_t first, std::size_t end) {
    while (first < end) {
        const std::size_t last = std::min(end, first + max_block);
        rows_.cover(history, first, back_);
        const std::size_t found = find_candidates(history, first, last);
        rows_.extend(history, found);
        if (found < last) return found;
        first = last;
    }
    return end;
}

// The check of the blocks from `first` to `end`, none of which is longer than a full one.
SparseSolver::NewRare SparseSolver::check_blocks(const History& history, std::size_t first, std::size_t end) {
    for (std::size_t last; first < end; first = last) {
        last = std::min(end, first + max_block);
        if (threads_ > 1) {
            check_rows_.cover(history, first, back_);
            check_rows_.extend(history, last);
        }
        const auto rare = check_.find_new_rare(history, *mask_, threads_ > 1 ? check_rows_ : rows_, first, last);
        if (rare) return rare;
    }
    return std::nullopt;
}

}  // namespace fairplay::detail
