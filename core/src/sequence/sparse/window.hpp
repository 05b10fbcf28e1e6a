// A long run of a game whose rares have died out, in memory that does not grow.
//
// Idea: the recursion computes the values, and the check rules out a new rare. It looks for pairs of heaps with a given
// nim-sum: one small heap from the values kept from the beginning, and one of the last.
// Nearly always there are many such pairs. If there is none, the run is `undecided`: the heap may be a new rare, or the
// pair may have been forgotten, and only a run that keeps everything can tell.
//
// States of the sequence are kept at regular distances, which grow. When one of them returns p heaps later,
// the sequence continues as it did p heaps before. A binary search then finds the preperiod: from which of the kept
// states on is the state p heaps later the same? Between two of them the values are computed again and compared.
// The proof is that of witness_proof.hpp. Where a period is short its witnesses are listed; else the check of one period
// is the proof, since it takes one heap of each pair from the last values.
//
// Invariant: the first `size` values are checked. The recursion may be one chunk ahead of the check, on another thread.
// Memory: a few megabytes, at most 16 for states (64 of them, if that is more), and 10 kB of rows for every value up to the
// largest: 3 MB for values of 8 bits.

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "fairplay/state.hpp"
#include "sequence/history.hpp"
#include "sequence/marks.hpp"
#include "sequence/returns.hpp"
#include "sequence/sparse/aligned_check.hpp"
#include "sequence/sparse/mask.hpp"
#include "sequence/sparse/recursion.hpp"
#include "sequence/witness_proof.hpp"

namespace fairplay::detail {

// The parts of a run: enough to continue it, from a file or from a whole history.
struct WindowParts {
    struct Found {
        std::uint64_t preperiod = 0;
        std::uint64_t period = 0;
    };

    Mask mask;
    std::uint64_t size = 0;             // how many values there are
    std::uint64_t began = 0;            // how many there were when the window began
    std::vector<std::uint16_t> kept;    // the first ones
    std::vector<std::uint16_t> recent;  // the last ones
    std::vector<State> states;          // in ascending order, the first one after the kept values
    std::optional<Found> found;         // once a state has returned
    Digest digest;                      // of all values
    std::vector<Mark> marks;
};

class Window {
public:
    static constexpr std::size_t kept = std::size_t{1} << 17;        // values from the beginning
    static constexpr std::size_t least_recent = std::size_t{1} << 18;
    static constexpr std::size_t chunk = std::size_t{1} << 17;
    static constexpr std::size_t start = kept + least_recent;         // the number of values before a window starts
    static constexpr unsigned max_bits = 12;                          // of a value: there is a bit row for each

    // Whether a window can continue from these values: the rares have died out, are not too many, and values are small.
    static bool suits(const Rule& rule, const History& history, const std::vector<std::uint64_t>& rares);
    static WindowParts parts(const Rule& rule, const History& history, const Mask& mask,
                             const std::vector<std::uint64_t>& rares);

    // Throws std::invalid_argument if the parts do not fit together.
    Window(const Rule& rule, Cpu cpu, WindowParts parts);

    // Computes one more chunk. Returns false if the run is undecided; then it stays as it is. With more than one thread
    // the next chunk is computed while this one is checked.
    bool advance(unsigned threads);

    std::uint64_t size() const noexcept { return gap_ + history_.size(); }
    std::uint64_t work() const noexcept { return work_ + check_.work(); }
    std::uint32_t maximum() const noexcept { return maximum_; }
    void describe(Statistics& statistics) const;
    const std::vector<std::uint64_t>& rares() const noexcept { return rares_; }

    bool has(std::uint64_t n) const noexcept { return n < kept || (n >= gap_ + kept && n < size()); }
    std::uint32_t operator[](std::uint64_t n) const noexcept { return history_[n < kept ? n : n - gap_]; }

    // The period, once a state has returned. It is that of all values so far, from the preperiod on.
    const std::optional<WindowParts::Found>& found() const noexcept { return found_; }

    // How many values prove it, once there is one.
    std::uint64_t needed() const noexcept { return needed_; }

    // What a certificate says of the proof.
    WitnessProof proof() const;

    WindowParts save() const;

private:
    std::uint16_t* data() {
        return history_.with_data([](auto* g) { return reinterpret_cast<std::uint16_t*>(g); });
    }
    std::span<const std::uint16_t> last(std::size_t count) const;
    static void check_parts(const WindowParts& parts);
    void read_values(const WindowParts& parts);
    void read_states(WindowParts& parts);
    bool check(std::size_t first);
    bool grow_bits(std::size_t first);
    void forget();
    void look_for_return(std::size_t first);
    void keep_state();

    Replay replay(std::uint64_t n) const;
    std::uint64_t preperiod(std::uint64_t period) const;
    std::uint64_t first_turn(std::uint64_t turn) const;
    std::uint64_t turn_between(std::uint64_t first, std::uint64_t last, std::uint64_t turn) const;
    std::vector<std::uint16_t> values(std::uint64_t first, std::uint64_t count) const;
    void prepare_proof();

    Rule rule_;
    Mask mask_;
    std::vector<std::uint64_t> rares_;
    unsigned bits_ = 1;
    std::uint32_t maximum_ = 0;
    std::unique_ptr<Recursion> recursion_;
    std::uint64_t gap_ = 0;                 // heap n is at n - gap_ in the history, unless it is one of the first
    History history_;                       // of 16 bits
    std::vector<std::uint16_t> ahead_;      // the next values, not yet checked
    std::uint64_t began_ = 0;
    Marks marks_;

    AlignedCheck check_;

    std::vector<State> states_;
    std::uint64_t spacing_ = chunk;         // between states
    // Of all states but the first. With that one, later heaps were not always compared, so it might return only after a
    // multiple of the period.
    Returns returns_;
    std::optional<WindowParts::Found> found_;
    std::uint64_t needed_ = 0;
    std::vector<std::uint16_t> turn_;       // one period, from the preperiod on, if its witnesses are listed
    std::vector<Witness> witnesses_;
    std::uint64_t work_ = 0;
};

}  // namespace fairplay::detail
