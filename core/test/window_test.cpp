// Long runs in a window, against runs that keep everything.

#include <algorithm>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/sequence.hpp"
#include "saving.hpp"

using check::load;
using check::saved;
using fairplay::Cpu;
using fairplay::Method;
using fairplay::NimSequence;
using fairplay::Period;
using fairplay::Rule;
using fairplay::Theorem;
using fairplay::WindowError;

namespace {

#ifdef FAIRPLAY_FEWER_CASES
constexpr std::size_t far_out = 1250000;  // just far enough that values have been forgotten
#else
constexpr std::size_t far_out = 2500000;
#endif

const Rule domain_rule{{0, 1, 0, 4}, {}, false};  // 0.104, with a domain mask and values below 32
const Rule range_rule{{0, 0, 5, 4}, {}, false};   // 0.054, with a range mask and values below 64

NimSequence windowed(const Rule& rule, std::size_t limit, unsigned threads = 1, Cpu cpu = Cpu::automatic) {
    NimSequence sequence(rule, Method::automatic, cpu);
    sequence.keep_window(threads, 1U << 30, 0);
    sequence.search_period(400000, ~0ULL);  // nothing is forgotten before a search has reached this
    sequence.search_period(limit, ~0ULL);
    return sequence;
}

bool agrees(const NimSequence& window, const NimSequence& whole) {
    for (std::size_t n = 0; n < window.size(); ++n) {
        if (window.has(n) && window[n] != whole[n]) return false;
    }
    return true;
}

}  // namespace

TEST(a_window_has_the_values_of_a_whole_run) {
    for (const Rule& rule : {domain_rule, range_rule}) {
        const NimSequence window = windowed(rule, far_out);
        CHECK(window.is_window());
        CHECK(window.size() >= far_out);
        CHECK(!window.has(900000));
        CHECK(window.has(far_out - 100000));
        NimSequence whole(rule);
        whole.extend(window.size());
        CHECK(agrees(window, whole));
        CHECK(window.statistics().maximum == whole.statistics().maximum);
        CHECK(window.rares() == whole.rares());
        std::vector<std::uint32_t> out(10);
        CHECK_THROWS(std::out_of_range, window.copy(899999, out));
        window.copy(far_out - 100000, out);
        CHECK(out[3] == whole[far_out - 99997]);
    }
}

TEST(threads_and_processors_make_no_difference) {
    const std::string expected = saved(windowed(range_rule, 600000));
    for (const unsigned threads : {2U, 3U}) CHECK(saved(windowed(range_rule, 600000, threads)) == expected);
    for (const Cpu cpu : {Cpu::plain, Cpu::avx2, Cpu::avx512}) {
        if (fairplay::supports(cpu)) CHECK(saved(windowed(range_rule, 600000, 2, cpu)) == expected);
    }
}

TEST(periods_in_a_window) {
    // The preperiod lies among the kept values, between them and the window, in the window, and far after
    // its beginning; periods are long and short.
    const auto is = [](const Rule& rule, const Period& expected) {
        NimSequence sequence = windowed(rule, 4000000);
        CHECK(sequence.is_window());
        CHECK(sequence.period() == expected);
        CHECK(sequence.exceptions(expected) == std::vector<std::uint64_t>{expected.preperiod - 1});
    };
    // The proof takes the values up to preperiod and period, and as many more as witnesses reach back; a period that is too
    // long to list is checked from the beginning of the window on, and twice if it is odd and takes are.
    is({{0, 1, 6}, {}, false}, {105351, 149459, 0, Theorem::witness, 777214});
#ifndef FAIRPLAY_FEWER_CASES
    is({{4, 4, 3, 7}, {}, false}, {294097, 44, 0, Theorem::witness, 294349});
    is({{4, 0, 5, 6, 2, 7}, {}, false}, {550963, 2611, 0, Theorem::witness, 553809});
    is({{0, 1, 0, 0, 5}, {}, false}, {1294723, 194, 0, Theorem::witness, 1295614});
    is({{0, 5, 6, 3, 5, 6}, {}, false}, {561601, 972832, 0, Theorem::witness, 1665510});
#endif
}

TEST(a_window_in_a_file) {
    const NimSequence first = windowed(range_rule, 500000);
    const std::string bytes = saved(first);
    NimSequence second(range_rule);
    CHECK_THROWS(WindowError, load(second, bytes));
    second.keep_window(1);
    load(second, bytes);
    CHECK(second.size() == first.size());
    second.search_period(700000, ~0ULL);
    CHECK(saved(second) == saved(windowed(range_rule, 700000)));
    NimSequence third(range_rule);
    third.keep_window(2);
    for (std::size_t i = 0; i < bytes.size(); i += 99991) {
        std::string damaged = bytes;
        damaged[i] = static_cast<char>(damaged[i] ^ 4);
        CHECK_THROWS(std::invalid_argument, load(third, damaged));
        CHECK_THROWS(std::invalid_argument, load(third, bytes.substr(0, i)));
    }
    CHECK(third.size() == 0);
}

TEST(a_new_rare_ends_a_window) {
    // 0.52522 has 8 rares and then one more at 670146, which only a run with all values can detect.
    const Rule rule{{0, 5, 2, 5, 2, 2}, {}, false};
    CHECK(windowed(rule, 600000).is_window());
    const NimSequence sequence = windowed(rule, 700000);
    CHECK(!sequence.is_window());
    CHECK(sequence.statistics().last_rare == 670146);
    NimSequence whole(rule);
    whole.extend(sequence.size());
    CHECK(agrees(sequence, whole));
}

TEST(games_that_no_window_suits_are_kept_whole) {
#ifndef FAIRPLAY_FEWER_CASES
    for (const Rule& rule : {Rule{{4}, {}, true}, Rule{{0, 6}, {}, false}}) {
        const NimSequence sequence = windowed(rule, 450000);
        CHECK(!sequence.is_window());
        CHECK(sequence.size() == 450000);
    }
#endif
    NimSequence few(range_rule);
    few.keep_window(1, 5000);
    CHECK(!few.search_period(1000000, ~0ULL));
    CHECK(few.size() == 5000);
}
