"""An option with a wanted value is found without listing all: against the list, on small heaps."""

from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fairplay.theory.codes import Code, parse_code
from fairplay.theory.nim import nim_sum
from fairplay.theory.options import _looked_at, find_option
from fairplay.theory.sequence import Sequence
from fairplay.theory.sequences import sequence_of

#: Every kind of proved period: finite, octal and hexadecimal; repeating; unequal; with a saltus.
PROVED = ("0.77", "0.137", "0.07", "0.f", "4.3", "0.[5]", "0.3[1]", "0.1[25]", "4.[3]", "0.[3]")


def proved(code: Code) -> Sequence:
    values = sequence_of(code)
    values.period(3000, work=values.work + 500_000)
    return values


def looked_at(values: Sequence, heap: int, value: int) -> set[int]:
    """The values of the options that are looked at. Each must be an option."""
    found = list(_looked_at(values, heap, value))
    assert all(values.code.allows(heap, left) for left in found)
    return {nim_sum(values[n] for n in left) for left in found}


def check(values: Sequence, heap: int) -> None:
    every = {nim_sum(values[n] for n in left) for left in values.code.options(heap)}
    assert values.known_period
    if not values.known_period.saltus:
        assert looked_at(values, heap, 0) == every
    for value in range(values[heap]):
        assert value in looked_at(values, heap, value)
        left = find_option(values.code, heap, value)
        assert left is not None
        assert nim_sum(values[n] for n in left) == value
        assert values.code.allows(heap, left)


@pytest.mark.parametrize("text", PROVED)
def test_every_smaller_value_is_found(text: str) -> None:
    values = proved(parse_code(text))
    assert values.known_period, text
    for heap in (*range(30), 150, 197):
        check(values, heap)


def test_unequal_heaps_stay_unequal() -> None:
    values = proved(Code((0, 3, 5), unequal=True))
    assert values.known_period
    for heap in range(60):
        check(values, heap)


digits = st.lists(st.integers(0, 7), max_size=4).map(tuple)


@given(digits, st.one_of(st.just(()), digits), st.booleans(), st.integers(0, 30))
@settings(max_examples=40)
def test_random_rules(first: tuple[int, ...], tail: tuple[int, ...], unequal: bool, n: int) -> None:
    values = proved(Code((0, *first), tail if any(tail) else (), unequal))
    assume(values.known_period)
    check(values, n)


@given(st.sampled_from(PROVED), st.integers(10**15, 10**40))
@settings(max_examples=40)
def test_huge_heaps(text: str, heap: int) -> None:
    code = parse_code(text)
    values = proved(code)
    wanted = [0, values[heap] // 2, values[heap] - 1] if values[heap] else []
    for value in wanted:
        left = find_option(code, heap, value)
        assert left is not None, (heap, value)
        assert nim_sum(values[n] for n in left) == value
        assert code.allows(heap, left)


def test_no_option_is_invented() -> None:
    kayles = parse_code("0.77")
    assert find_option(kayles, 10, sequence_of(kayles)[10]) is None
    with patch("fairplay.theory.options.MAX_LOOKED_AT", 1):
        assert find_option(kayles, 10**20, 0) is None
