"""The periods of many rules: values read from another rule equal computed ones."""

from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fairplay.theory.codes import Code, parse_code
from fairplay.theory.period import values_needed
from fairplay.theory.sequence import Sequence
from fairplay.theory.survey import Rung, climb, has_values, periods

WITHIN = 1500
ALL = [Code(digits) for digits in product((0, 4), *[range(8)] * 3)]

digit = st.integers(0, 7)
octal = st.tuples(st.sampled_from([0, 4]), digit, digit, digit)


@given(octal, octal, st.booleans())
@settings(deadline=None)
def test_shared_values_equal_computed_ones(
    digits: tuple[int, ...], more: tuple[int, ...], unequal: bool
) -> None:
    part = Code(digits, unequal=unequal)
    whole = Code(tuple(a | b & 3 for a, b in zip(digits, (0, *more[1:]), strict=True)), (), unequal)
    values = Sequence(part).values(300)
    same = bool((Sequence(whole).values(300) == values).all())
    assert has_values(whole, part, values) == same


@given(octal, octal)
def test_rules_that_do_not_include_each_other(
    first: tuple[int, ...], second: tuple[int, ...]
) -> None:
    code, part = Code(first), Code(second)
    assume(any(b & ~a or (a ^ b) & 4 for a, b in zip(first, second, strict=True)))
    assert not has_values(code, part, Sequence(part).values(50))


@pytest.mark.parametrize("threads", [1, 3])
def test_every_finding_equals_that_of_the_rule_alone(threads: int) -> None:
    chosen = [code for code in ALL if code.digits[1] in (0, 3, 7)]
    found = list(periods(chosen, WITHIN, threads))
    assert {finding.code for finding in found} == set(chosen)
    assert any(finding.like for finding in found)
    for finding in found:
        code, alone = finding.code, Sequence(finding.code)
        expected = alone.period(values_needed(code, WITHIN, 0))
        if expected is None or not expected.proved:
            assert finding.period is None
            continue
        assert finding.period is not None
        assert finding.period == expected
        assert expected.computed == values_needed(code, expected.preperiod, expected.period)


def test_ruling_out_takes_few_values() -> None:
    (finding,) = periods([parse_code("0.6")], WITHIN)
    assert (finding.period, finding.like) == (None, None)
    assert WITHIN < finding.computed < WITHIN + 200


def test_a_ladder_ends_where_its_last_rung_does() -> None:
    chosen = [code for code in ALL if code.digits[3] in (4, 7)]
    climbed = climb(chosen, [Rung(400), Rung(WITHIN)])
    for finding in periods(chosen, WITHIN):
        found = climbed[finding.code]
        assert found.period == finding.period
        assert found.none_below == finding.none_below == (0 if finding.period else WITHIN)
        assert (found.computed, found.largest) == (finding.computed, finding.largest)
        values = Sequence(finding.code).values(finding.computed)
        assert found.largest == values.max()


def test_a_rule_that_takes_too_much_work_leaves_the_ladder() -> None:
    code = parse_code("0.6")
    (first,) = periods([code], WITHIN)
    dear = Rung(10 * WITHIN, first.work)
    assert climb([code], [Rung(WITHIN), dear])[code].computed == first.computed
    (given_up,) = periods([code], dear.within, work=dear.work)
    assert (given_up.period, given_up.none_below) == (None, 0)
    assert given_up.computed < dear.within
    # The last rung is not tried, though it is cheap: the one before it was not reached.
    assert climb([code], [Rung(WITHIN), dear, Rung(WITHIN + 1)])[code].none_below == WITHIN
