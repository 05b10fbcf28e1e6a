"""Nim-sequences: the C++ engine compared with the definition, periods with more values."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.errors import TooLargeError
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.memory import MAX_COUNT, most_values
from fairplay.theory.nim import mex, nim_sum
from fairplay.theory.period import Period, values_needed
from fairplay.theory.sequence import Sequence
from tests.helpers import claims
from tests.theory.test_codes import codes

GRUNDY = Code((4,), unequal=True)


def by_definition(code: Code, count: int) -> list[int]:
    values: list[int] = []
    for heap in range(count):
        values.append(mex(nim_sum(values[n] for n in left) for left in code.options(heap)))
    return values


@given(codes(), st.booleans(), st.integers(0, 40))
@settings(max_examples=60)
def test_values_are_those_of_the_definition(text: str, unequal: bool, count: int) -> None:
    parsed = parse_code(text)
    code = Code(parsed.digits, parsed.tail, unequal)
    assert Sequence(code).values(count).tolist() == by_definition(code, count)
    assert [Sequence(code)[n] for n in range(count)] == by_definition(code, count)


@pytest.mark.parametrize("claim", claims("sequences.csv"), ids=lambda claim: claim["rule"])
def test_published_values(claim: dict[str, str]) -> None:
    code = GRUNDY if claim["rule"] == "grundy" else parse_code(claim["rule"])
    sequence = Sequence(code)
    first = int(claim["first"])
    expected = [int(value) for value in claim["values"].split()]
    assert [sequence[first + i] for i in range(len(expected))] == expected


def test_lasker_exchanges_three_and_four_in_every_four() -> None:
    sequence = Sequence(parse_code("4.[3]"))
    for n in range(1, 400):
        exchanged = {3: n + 1, 0: n - 1}.get(n % 4, n)
        assert sequence[n] == exchanged


def test_facts_of_grundys_game() -> None:
    """42 zeros below 3,000,000 and the last at 1222 (seed article); checked here to 1,000,000."""
    sequence = Sequence(GRUNDY)
    values = sequence.values(1_000_001)
    zeros = (values == 0).nonzero()[0]
    assert len(zeros) == 42
    assert zeros[-1] == 1222
    assert int(values.max()) == 231
    assert int(values.argmax()) == 763622
    seen = sequence.statistics()
    assert (seen["rares"], seen["last_rare"], seen["mask"]) == (1273, 82860, 0xFE)


def test_zeros_of_officers() -> None:
    values = Sequence(parse_code("0.6")).values(10_000).tolist()
    zeros = [n for n, value in enumerate(values) if value == 0]
    assert zeros == [0, 1, 4, 12, 20, 30, 46, 72, 98, 124, 150, 176, 314, 408]


def test_two_games_that_print_once_called_equal_differ_first_at_519() -> None:
    one, other = (Sequence(parse_code(text)).values(520).tolist() for text in ("0.161", "0.36"))
    assert one[:519] == other[:519]
    assert one[519] != other[519]


# -- periods --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "claim",
    [
        # Millions of values take seconds.
        pytest.param(claim, id=claim["rule"], marks=[pytest.mark.slow] * (claim["rule"] == "0.376"))
        for claim in claims("periods.csv")
    ],
)
def test_known_periods(claim: dict[str, str]) -> None:
    found = Sequence(parse_code(claim["rule"])).period(int(claim["limit"]))
    assert found is not None
    assert found.preperiod == int(claim["preperiod"])
    assert found.period == int(claim["period"])
    assert found.saltus == int(claim["saltus"])
    assert found.proved == (claim["proved"] == "yes")


#: 0.104 takes about 420 million values, so only the benchmarks compute it.
OCTAL_PERIODS = [row for row in claims("octal_periods.csv") if row["code"] != "0.104"]


@pytest.mark.parametrize("row", OCTAL_PERIODS, ids=lambda row: row["code"])
def test_published_periods_are_found_again_and_proved(row: dict[str, str]) -> None:
    code = parse_code(row["code"])
    found = Sequence(code).period(700_000)
    assert found is not None
    assert (found.preperiod, found.period) == (int(row["preperiod"]), int(row["period"]))
    assert (found.saltus, found.theorem) == (0, "guy-smith")
    assert found.computed == values_needed(code, found.preperiod, found.period)


def assert_holds(found: Period, values: list[int]) -> None:
    """The period is the least one, from the least n on, with all its exceptions named."""
    n0, p = found.preperiod, found.period
    assert all(values[n + p] == values[n] + found.saltus for n in range(n0, len(values) - p))
    turns = [-((n - n0) // p) for n in range(n0)]
    fits = [values[n + k * p] == values[n] + k * found.saltus for n, k in enumerate(turns)]
    assert found.exceptions == tuple(n for n in range(n0) if not fits[n])
    assert found.exception_count == len(found.exceptions)
    assert not n0 or n0 - 1 in found.exceptions


def test_exceptions_are_those_of_the_literature() -> None:
    """The fourteen exceptions of Kayles (*Winning Ways*, chapter 4)."""
    found = Sequence(parse_code("0.77")).period(200)
    assert found is not None
    assert found.exceptions == (0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70)


@pytest.mark.parametrize("rule", ["0.165", "0.77", "0.[3]", "0.1", "4.[3]", "0.0[3]"])
def test_exceptions_are_the_same_from_arrays(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = Sequence(parse_code(rule)).period(20_000)
    monkeypatch.setattr("fairplay.theory.sequence.MANY", -1)
    assert Sequence(parse_code(rule)).period(20_000) == one


@given(codes(tails=False))
@settings(max_examples=80)
def test_a_proved_period_continues(text: str) -> None:
    code = parse_code(text)
    few = 200 if code.most_heaps == 3 else 1000
    found = Sequence(code).period(few)
    if found and found.proved:
        values = Sequence(code).values(3 * few).tolist()
        assert_holds(found, values)
        for p in range(1, found.period):
            assert any(values[n + p] != values[n] for n in range(found.preperiod, few - p))


@given(codes(tails=False), st.integers(0, 10**40))
@settings(max_examples=40)
def test_a_period_answers_for_any_heap(text: str, n: int) -> None:
    sequence = Sequence(parse_code(text))
    found = sequence.period(300)
    if found and found.proved:
        turn = (n - found.preperiod) // found.period * found.period if n > found.preperiod else 0
        assert sequence[n] == sequence[n - turn]
        assert CodeHeap(sequence.code, n).value() == sequence[n]


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("sub{1,2,5}", 4 + 6 + 5),  # one heap is left: n0 + p + k
        ("0.1", 4 + 6 + 1),
        ("0.77", 2 * 4 + 2 * 6 + 2),  # two: 2 n0 + 2 p + k
        ("4.0", 2 * 4 + 2 * 6),
        ("0.08", 3 * 4 + 3 * 6 + 2),  # three: 3 n0 + 3 p + k
        ("4.[3]", 2 * 4 + 2 * 6 + 1 + 6),  # digits that repeat: 2 n0 + 3 p + K
        ("0.1[1030]", 2 * 0 + 4 + 12 + 2 + 12),  # the period is a multiple of the repeating digits
    ],
)
def test_values_needed(text: str, needed: int) -> None:
    assert values_needed(parse_code(text), 4, 6) == needed


def test_unequal_splits_need_one_period_more() -> None:
    assert values_needed(GRUNDY, 4, 6) == values_needed(Code((4,)), 4, 6) + 6


@given(codes(), st.integers(1, 30))
@settings(max_examples=40)
def test_a_proof_needs_the_stated_number_of_values(text: str, spare: int) -> None:
    code = parse_code(text)
    sequence = Sequence(code)
    found = sequence.period(400)
    if found and found.proved:
        if not found.saltus:
            assert found.computed == values_needed(code, found.preperiod, found.period)
        enough = Sequence(code).period(found.computed)
        assert enough is not None
        assert (enough.preperiod, enough.period) == (found.preperiod, found.period)
        assert enough.theorem == found.theorem
        fewer = Sequence(code).period(max(1, found.computed - spare))
        assert fewer is None or not fewer.proved or fewer.period < found.period


def test_arithmetic_periods() -> None:
    for text, numbers in (("0.[3]", (0, 1, 1)), ("4.[3]", (1, 4, 4))):
        found = Sequence(parse_code(text)).period(100)
        assert found is not None
        assert (found.preperiod, found.period, found.saltus) == numbers
        assert found.theorem == "arithmetic"


def test_an_arithmetic_period_without_a_theorem_is_unproved() -> None:
    found = Sequence(parse_code("0.137f")).period(400)
    assert found is not None
    assert found.saltus > 0
    assert not found.proved


@given(codes(), st.booleans())
@settings(max_examples=60)
def test_values_that_repeat_are_filled_in(text: str, unequal: bool) -> None:
    parsed = parse_code(text)
    code = Code(parsed.digits, parsed.tail, unequal)
    sequence = Sequence(code)
    sequence.period(100)
    assert sequence.values(150).tolist() == Sequence(code).values(150).tolist()
    assert [sequence[n] for n in range(150)] == Sequence(code).values(150).tolist()


def test_no_period() -> None:
    assert Sequence(GRUNDY).period(2000) is None
    assert Sequence(GRUNDY).period(1) is None


# -- limits ---------------------------------------------------------------------------------------


def test_a_heap_is_refused_however_often_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairplay.theory.sequence.GLANCE", 100_000)
    monkeypatch.setattr("fairplay.theory.sequence.BUDGET", 1_000_000)
    asked = Sequence(parse_code("0.8"))
    known = set()
    for _ in range(50):
        with pytest.raises(TooLargeError) as caught:
            _ = asked[500]
        known.add(caught.value.params["known"])
    assert len(asked) < 500
    assert asked.work < 2_000_000
    assert max(known) == len(asked) - 1
    asked.extend(501)  # who really wants it gets it
    assert asked[500] == Sequence(parse_code("0.8")).values(501)[500]


@pytest.mark.slow
def test_a_heap_beyond_reach_is_refused_with_its_size_and_what_is_known() -> None:
    sequence = Sequence(GRUNDY)
    with pytest.raises(TooLargeError) as caught:
        sequence[10**9]
    assert caught.value.params == {"size": 10**9, "known": len(sequence) - 1}
    assert sequence[3] == 1
    with pytest.raises(IndexError):
        sequence[-1]


@pytest.mark.parametrize("count", [MAX_COUNT + 1, 10**30, most_values() + 1])
def test_large_counts_are_refused_before_any_work(count: int) -> None:
    sequence = Sequence(parse_code("0.06"))
    with pytest.raises(TooLargeError):
        sequence.values(count)
    with pytest.raises(TooLargeError):
        sequence.extend(count)
    assert len(sequence) == 0


@given(codes())
@settings(max_examples=30)
def test_progress_is_reported_up_to_the_end(text: str) -> None:
    seen: list[tuple[int, int]] = []
    Sequence(parse_code(text)).values(50, lambda done, count: seen.append((done, count)))
    assert seen[-1] == (50, 50)
    assert all(a < b for a, b in pairwise(seen))
