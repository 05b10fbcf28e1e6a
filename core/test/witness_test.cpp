// Proofs by the theorem `witness`, marks, and the check of long runs by another path.

#include <algorithm>
#include <stdexcept>

#include "check.hpp"
#include "fairplay/recheck.hpp"
#include "fairplay/sequence.hpp"
#include "sequence/marks.hpp"
#include "sequence/plain/kind.hpp"
#include "sequence/witness_proof.hpp"
#include "values.hpp"

using check::fewer;
using fairplay::Method;
using fairplay::NimSequence;
using fairplay::Period;
using fairplay::Recheck;
using fairplay::Rule;
using fairplay::Theorem;
using fairplay::Witness;
using fairplay::WitnessProof;
using fairplay::detail::History;
using fairplay::detail::Kind;
using fairplay::detail::Mask;
using fairplay::detail::Marks;

namespace {

// 0.56: values up to 64 in a window, preperiod 326640, period 144. 0.167: no period known, and new rares are long past.
const Rule repeating{{0, 5, 6}, {}, false};
const Rule endless{{0, 1, 6, 7}, {}, false};
const Rule large{{0, 3, 5, 4}, {}, false};  // 0.354: values up to 113

NimSequence windowed(const Rule& rule, std::size_t limit) {
    NimSequence sequence(rule);
    sequence.keep_window(1, 1U << 30, 0);
    sequence.search_period(400000, ~0ULL);
    sequence.search_period(limit, ~0ULL);
    return sequence;
}

std::vector<std::uint16_t> narrow(const NimSequence& sequence, std::size_t first, std::size_t count) {
    std::vector<std::uint32_t> values(count);
    sequence.copy(first, values);
    return {values.begin(), values.end()};
}

History history_of(const NimSequence& sequence, std::size_t count) {
    History history;
    for (std::size_t n = 0; n < count; ++n) history.append(sequence[n]);
    return history;
}

// Whether the first `count` values prove by witnesses that G(n + p) = G(n) from n₀ on.
bool is_proved(const Rule& rule, const Mask& mask, const NimSequence& sequence, std::size_t count, std::uint64_t n0,
               std::uint64_t p) {
    for (std::size_t n = n0; n + p < count; ++n) {
        if (sequence[n] != sequence[n + p]) return false;
    }
    const History history = history_of(sequence, count);
    std::uint64_t last_rare = 0;
    for (std::size_t n = 1; n < count; ++n) {
        if (!mask.is_common(history[n], n)) last_rare = n;
    }
    if (n0 + p >= count) return false;
    const auto found = find_witnesses(rule, mask, history, count, narrow(sequence, n0, p), n0);
    return found && fairplay::detail::needed_by_witnesses(rule, last_rare, n0, p, *found) <= count;
}

bool all_splits_are(const Rule& rule, unsigned parity) {
    for (unsigned k = 0; k < rule.digits.size(); ++k) {
        if ((rule.digits[k] & 4) != 0 && k % 2 != parity) return false;
    }
    return true;
}

std::vector<Mask> masks_for(const Rule& rule) {
    std::vector<Mask> masks;
    for (std::uint32_t bits = 1; bits < 32; ++bits) {
        masks.push_back({bits | ~31U, false, false});
        if (all_splits_are(rule, 0)) masks.push_back({bits | ~31U, true, false});
        if (all_splits_are(rule, 1)) masks.push_back({bits | ~31U, true, true});
    }
    return masks;
}

// A code of three digits that splits; nothing if this one does not.
std::optional<Rule> split_rule(unsigned code, bool unequal) {
    const auto digit = [code](unsigned place) { return static_cast<std::uint8_t>(code >> 3 * place & 7); };
    const Rule rule{{static_cast<std::uint8_t>(code / 512 * 4), digit(2), digit(1), digit(0)}, {}, unequal};
    const bool splits = std::ranges::any_of(rule.digits, [](std::uint8_t d) { return (d & 4) != 0; });
    return splits ? std::optional(rule) : std::nullopt;
}

}  // namespace

TEST(marks_lie_at_powers_and_at_multiples_of_a_large_number) {
    CHECK(Marks::next(0) == 1U << 22);
    CHECK(Marks::next((1U << 22) - 1) == 1U << 22);
    CHECK(Marks::next(1U << 22) == 1U << 23);
    CHECK(Marks::next(5ULL << 30) == 6ULL << 30);
    CHECK(Marks::next((1ULL << 38) - 1) == 1ULL << 38);
    CHECK(Marks::next(1ULL << 38) == 260ULL << 30);
    CHECK(Marks::next(510ULL << 30) == 512ULL << 30);
}

TEST(two_definitions_of_a_kind_agree) {
    for (const bool domain : {false, true}) {
        for (const bool odd : {false, true}) {
            for (std::uint32_t value = 0; value < 64; ++value) {
                for (std::uint64_t n = 0; n < 4; ++n) {
                    CHECK((Kind{0x2a, domain, odd}.is_common(value, n) == Mask{0x2a, domain, odd}.is_common(value, n)));
                }
            }
        }
    }
}

// Where Guy and Smith prove a period and rares are few, witnesses prove the same one, nearly always by fewer values.
TEST(witness_proofs_of_small_games_agree_with_guy_and_smith) {
    int periods = 0;
    int proved = 0;
    for (unsigned code = 0; code < 1024; ++code) {
        const auto rule = split_rule(code, false);
        if (!rule) continue;
        NimSequence sequence(*rule);
        const auto found = sequence.search_period(1500, ~0ULL);
        if (!found || found->theorem != Theorem::guy_smith || found->period > 200) continue;
        ++periods;
        const std::uint64_t n0 = std::max<std::uint64_t>(1, found->preperiod);
        proved += std::ranges::any_of(masks_for(*rule), [&](const Mask& mask) {
            return is_proved(*rule, mask, sequence, sequence.size(), n0, found->period);
        });
    }
    CHECK(periods > 200);
    CHECK(proved > periods / 2);
}

// From few values, whatever seems to be a period: what witnesses prove must be so.
TEST(witness_proofs_are_never_wrong) {
    int proved = 0;
    for (unsigned code = 3; code < 1024; code += fewer == 1 ? 7 : 35) {
        for (const bool unequal : {false, true}) {
            const auto rule = split_rule(code, unequal);
            if (!rule) continue;
            NimSequence sequence(*rule);
            sequence.extend(2000);
            for (const std::size_t count : {20U, 40U, 80U, 160U}) {
                for (std::uint64_t p = 1; p < count / 2; ++p) {
                    std::uint64_t n0 = count - p;
                    while (n0 > 1 && sequence[n0 - 1] == sequence[n0 - 1 + p]) --n0;
                    if (n0 + p + 4 > count) continue;
                    for (const Mask& mask : masks_for(*rule)) {
                        if (!is_proved(*rule, mask, sequence, count, n0, p)) continue;
                        ++proved;
                        for (std::size_t n = n0; n + p < 2000; ++n) CHECK(sequence[n] == sequence[n + p]);
                    }
                }
            }
        }
    }
    CHECK(proved > (fewer == 1 ? 100 : 20));
}

TEST(a_window_lists_witnesses_of_a_short_period) {
    const NimSequence sequence = windowed(repeating, 1000000);
    const auto period = sequence.period();
    CHECK(period && period->theorem == Theorem::witness);
    const auto proof = sequence.witness_proof();
    CHECK(proof.has_value());
    if (!proof || !period) return;
    NimSequence whole(repeating);
    whole.extend(660000);
    const Mask mask{proof->mask, proof->domain, proof->odd};
    CHECK(proof->turn == narrow(whole, period->preperiod, period->period));
    std::size_t next = 0;
    std::uint64_t reach = proof->rares.back().n + repeating.digits.size() - 1;
    std::uint64_t n = period->preperiod + (650000 - period->preperiod) / period->period * period->period;
    for (std::uint64_t i = 0; i < period->period; ++i, ++n) {
        for (std::uint32_t v = 0; v < whole[n]; ++v) {
            if (mask.is_common(v, n)) continue;
            const Witness& witness = proof->witnesses[next++];
            reach = std::max<std::uint64_t>(reach, witness.taken + witness.left);
            CHECK((repeating.digits[witness.taken] & (witness.left == 0 ? 2 : 4)) != 0);
            CHECK((whole[witness.left] ^ whole[n - witness.taken - witness.left]) == v);
        }
    }
    CHECK(next == proof->witnesses.size());
    CHECK(period->checked == period->preperiod + period->period + reach);
    CHECK(2 * period->checked < fairplay::values_needed(repeating, period->preperiod, period->period) + 10000);
}

TEST(a_run_is_checked_from_a_state_by_another_path) {
    for (const Rule& rule : {repeating, endless, large}) {
        NimSequence sequence(rule);
        sequence.extend(420000);
        const auto seen = sequence.statistics();
        const auto first = narrow(sequence, 0, 1U << 17);
        const std::uint64_t from = 200003;
        const auto state = narrow(sequence, from - 40000, 40000);
        Recheck again(rule, seen.mask, seen.domain, first, from, state, from);
        CHECK(!again.advance(220000 - 3));
        CHECK(again.size() == 420000);
        const auto last = again.before(420000, 50000);
        const auto expected = narrow(sequence, 370000, 50000);
        CHECK(std::equal(last.begin(), last.end(), expected.begin(), expected.end()));
        fairplay::Digest digest;
        const auto values = narrow(sequence, from, 420000 - from);
        digest.add(values.data(), values.size(), from);
        CHECK(digest.sum == again.sum());
        CHECK(digest.maximum == again.maximum());
    }
}

TEST(the_other_path_finds_a_new_rare) {
    // 0.52522 has 8 rares and then one more at 670146.
    const Rule rule{{0, 5, 2, 5, 2, 2}, {}, false};
    NimSequence sequence(rule);
    sequence.extend(660000);
    const auto seen = sequence.statistics();
    Recheck again(rule, seen.mask | ~31U, seen.domain, narrow(sequence, 0, 1U << 17), 640000,
                  narrow(sequence, 500000, 140000), 0);
    CHECK(again.advance(40000) == 670146);
}

TEST(the_other_path_refuses_what_does_not_fit) {
    NimSequence sequence(repeating);
    sequence.extend(200000);
    const auto seen = sequence.statistics();
    const auto first = narrow(sequence, 0, 1U << 17);
    const auto state = narrow(sequence, 190000, 10000);
    const auto make = [&](const Rule& rule, bool domain, std::size_t length, std::uint64_t n) {
        return Recheck(rule, seen.mask, domain, first, n, std::span(state).first(length), n);
    };
    make(repeating, false, 10000, 200000);
    CHECK_THROWS(std::invalid_argument, make(repeating, true, 10000, 200000).size() + make({{0, 7, 7}, {}, false}, true, 10000, 200000).size());
    CHECK_THROWS(std::invalid_argument, make(repeating, false, 100, 200000));
    CHECK_THROWS(std::invalid_argument, make(repeating, false, 10000, 100000));
    CHECK_THROWS(std::invalid_argument, make({{0, 1, 2}, {}, false}, false, 10000, 200000));
    CHECK_THROWS(std::out_of_range, make(repeating, false, 10000, 200000).before(200001, 1));
    const Rule unequal{repeating.digits, {}, true};
    const std::uint64_t far = 2 * first.size() + unequal.digits.size();  // so that no pair is of equal heaps
    make(unequal, false, 10000, far);
    CHECK_THROWS(std::invalid_argument, make(unequal, false, 10000, far - 1));
    const std::vector<std::uint16_t> rares(10000);  // 0 is of the rare kind
    CHECK_THROWS(std::invalid_argument, Recheck(repeating, seen.mask, false, first, 200000, rares, 200000));
    CHECK_THROWS(std::invalid_argument, Recheck(repeating, 0, false, first, 200000, state, 200000));
}
