"""The rows of a survey: what they say is so, and however they come about they are the same."""

import csv
import hashlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.digest import digest_sum
from fairplay.errors import InputError
from fairplay.rules.sequences import certificate_file
from fairplay.survey import plan
from fairplay.survey.measures import best_mask, none_below, rares
from fairplay.survey.pattern import MAX_GAMES, codes_of, read_patterns
from fairplay.survey.tasks import Batch, Glance, Unit, WrongVersionError, run
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.sequence import Sequence
from fairplay.theory.survey import periods
from tests.engine.surveying import alone, finished, surveyed

CLAIMS = Path(__file__).parents[1] / "claims" / "octal_periods.csv"
TWO = codes_of(["0.??"])
#: More than the tasks look at first.
LIMIT = 6000

values_of = st.lists(st.integers(0, 3), min_size=1, max_size=40)


def array(values: list[int]) -> "np.typing.NDArray[np.uint32]":
    return np.array(values, np.uint32)


@given(values_of)
def test_no_period_is_below_the_bound_and_one_may_be_at_it(values: list[int]) -> None:
    def repeats(n0: int, p: int) -> bool:
        return all(values[n] == values[n + p] for n in range(n0, len(values) - p))

    bound, size = none_below(array(values)), len(values)
    # A period that nothing has contradicted yet is n0 + p = size, where no two values are compared.
    possible = [n0 + p for p in range(1, size + 1) for n0 in range(size) if repeats(n0, p)]
    assert bound == min(possible)


@given(
    st.lists(st.integers(0, 20), min_size=2, max_size=60),
    st.sampled_from(["0.77", "0.07", "0.47", "0.3"]),
)
def test_the_mask_leaves_the_fewest_rares(values: list[int], rule: str) -> None:
    code, half = parse_code(rule), len(values) // 2
    found = best_mask(code, array(values))

    def count(mask: int, domain: bool, odd: bool) -> int:
        types = (
            (value & mask).bit_count() + (domain and n % 2 != odd)
            for n, value in enumerate(values)
            if n >= half
        )
        return sum(kind % 2 == 0 for kind in types)

    splits = {k % 2 for k, digit in enumerate(code.digits) if digit & 4}
    masks = [(mask, False, False) for mask in range(1, 32)]
    masks += [(mask, True, odd == 1) for odd in splits for mask in range(32) if len(splits) == 1]
    fewest = min(count(*mask) for mask in masks) if splits else len(values)
    size = len(values) - half
    few = size - 2 * fewest >= size // 2
    assert (found is not None) == bool(splits and few)
    if found:
        assert count(*found) == fewest
        assert rares(found, array(values))[0] == sum(
            ((value & found.bits).bit_count() + (found.domain and n % 2 != found.odd)) % 2 == 0
            for n, value in enumerate(values)
            if n
        )


@pytest.mark.parametrize("rule", ["0.6", "0.16", "0.104", "0.205", "4.045"])
def test_the_mask_is_that_of_the_engine(rule: str) -> None:
    code = parse_code(rule)
    sequence = Sequence(code)
    values, seen = sequence.values(40_000), sequence.statistics()
    mask = best_mask(code, values)
    assert mask
    assert (mask.bits, mask.domain) == (seen["mask"], bool(seen["domain"]))
    assert rares(mask, values) == (seen["rares"], seen["last_rare"])


def test_patterns() -> None:
    assert len(codes_of(read_patterns(["0.???", "4.???"]))) == 1024
    assert codes_of(read_patterns(["0.??, 0.7?"])) == TWO
    assert [str(code) for code in codes_of(["4.0", "0.7?"])][-2:] == ["0.77", "4.0"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "error-survey-pattern"),
        ("0.", "error-survey-pattern"),
        ("0.8?", "error-survey-pattern"),
        ("1.??", "error-survey-pattern"),
        ("?.??", "error-survey-pattern"),
        ("0.7,", "error-survey-pattern"),
        ("0.[3]", "error-survey-pattern"),
        ("grundy", "error-survey-pattern"),
        ("0.٣", "error-survey-pattern"),
        (f"0.{'7' * 40}", "error-survey-pattern"),
        ("0.??????", "error-survey-games"),
        (f"0.{'?' * 32}", "error-survey-games"),
        (",".join(["0.7"] * (MAX_GAMES // 8 + 1)), "error-survey-games"),
    ],
)
def test_bad_patterns(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        read_patterns([text])
    assert caught.value.code == code


def test_rows_have_the_periods_of_the_survey_of_theory() -> None:
    rows = {row.rule: row for row in surveyed(["0.??"], LIMIT)}
    assert len(rows) == len(TWO)
    for finding in periods(TWO, LIMIT // 2):
        row, found = rows[str(finding.code)], finding.period
        assert (row.period is None) == (found is None)
        if found:
            assert (row.preperiod, row.period, row.saltus) == (found.preperiod, found.period, 0)
            assert (row.theorem, row.checked) == (found.theorem, found.computed)
            assert row.values == row.checked
        else:
            assert row.values == LIMIT
            assert row.none_below is not None
            assert finding.none_below < LIMIT - 100 < row.none_below <= LIMIT


def test_published_periods_are_found() -> None:
    with CLAIMS.open(encoding="utf-8") as file:
        claims = {str(parse_code(row["code"])): row for row in csv.DictReader(file)}
    short = [code for code, row in claims.items() if int(row["preperiod"]) < 2500]
    rows = surveyed(short, 8000)
    assert len(rows) > 50
    for row in rows:
        claim = claims[row.rule]
        assert (row.preperiod, row.period) == (int(claim["preperiod"]), int(claim["period"]))


def test_a_row_says_what_its_values_say() -> None:
    for row in surveyed(["0.0?", "0.6?", "0.16"], LIMIT):
        code = codes_of([row.rule])[0]
        sequence = Sequence(code)
        values = sequence.values(row.values)
        assert row.maximum == values.max()
        assert row.maximum_at == values.tolist().index(row.maximum)
        if row.period is None:
            assert row.hash == f"{digest_sum(values):016x}"
        else:
            file = certificate_file(str(code), sequence, sequence.period(LIMIT))
            assert row.hash == hashlib.sha256(file).hexdigest()


def test_equal_games_are_computed_once_and_have_the_rows_of_their_own() -> None:
    rows = surveyed(["0.6?", "0.3?"], LIMIT)
    assert [row.rule for row in rows if row.same_as == "0.6"] == ["0.61", "0.62", "0.63"]
    for row in rows:
        assert replace(row, same_as=None) == alone(row.rule, LIMIT)


def test_equal_games_are_one_unit() -> None:
    seen = [Glance(parse_code(rule), "x", 1) for rule in ("0.61", "0.6", "0.16", "0.63")]
    units = {tuple(map(str, unit.codes)) for unit in plan.units(seen)}
    assert units == {("0.6", "0.61", "0.63"), ("0.16",)}


def test_games_that_only_begin_alike_are_told_apart() -> None:
    """0.161 and 0.36 are printed as equal, and differ first at heap 519."""
    codes = tuple(map(parse_code, ("0.161", "0.163", "0.36", "0.6")))
    unit = Unit(codes)
    found = finished([Batch((unit,), LIMIT, plan.TASK)])
    rows = {one.row.rule: replace(one.row, seconds=0.0) for one in found}
    assert rows == {rule: alone(rule, LIMIT) for rule in map(str, codes)}


def test_stages_change_nothing() -> None:
    codes = tuple(map(parse_code, ("0.06", "0.6", "0.63", "0.77", "0.64")))
    unit, steps = Unit(codes[1:3]), 300_000
    batch = Batch((Unit(codes[:1]), unit, *(Unit((code,)) for code in codes[3:])), LIMIT, steps)
    outcome = run(batch)
    assert outcome.left
    assert outcome.left[0].state
    found = {one.row.rule: replace(one.row, seconds=0.0) for one in finished([batch], steps)}
    assert found == {rule: alone(rule, LIMIT) for rule in map(str, codes)}


def test_a_damaged_stage_is_done_again() -> None:
    unit = Unit((parse_code("0.6"),), state=b"nonsense")
    (found,) = finished([Batch((unit,), 2000, plan.TASK)])
    assert replace(found.row, seconds=0.0) == alone("0.6", 2000)


def test_batches_are_named_by_their_content() -> None:
    codes = tuple(map(parse_code, ("0.6", "0.16")))
    batch = Batch((Unit(codes[:1]), Unit(codes[1:])), 1000, 10)
    same = Batch((Unit(codes[:1], seconds=3.0), Unit(codes[1:])), 1000, 10)
    assert batch.name == same.name
    others = [
        replace(batch, limit=1001),
        replace(batch, version="0"),
        replace(batch, kind="gpu"),
        replace(batch, units=batch.units[:1]),
        replace(batch, units=(Unit(codes),)),
        replace(batch, units=(Unit(codes[:1], state=b"1"), batch.units[1])),
    ]
    assert len({one.name for one in [batch, *others]}) == len(others) + 1


def test_a_batch_of_another_version_is_refused() -> None:
    batch = Batch((Unit((Code((0, 7)),)),), 100, 10, version="0.0.0")
    with pytest.raises(WrongVersionError):
        run(batch)


def test_long_units_come_first_and_short_ones_together() -> None:
    half = plan.LEAST // 2
    units = [Unit((Code((0, n)),), steps * half) for n, steps in enumerate((1, 5, 3, 9, 1))]
    batches = plan.batches(units, 100, workers=2)
    planned = [[unit.steps // half for unit in batch.units] for batch in batches]
    assert planned == [[9], [5], [3], [1, 1]]
