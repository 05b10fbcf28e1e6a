"""Take-and-break codes: notation, and the moves that the digits allow."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from fairplay.errors import InputError
from fairplay.theory.codes import Code, parse_code

whole = st.sampled_from("048c")
digits = st.text("0123456789abcdef", max_size=4)


def codes(tails: bool = True) -> SearchStrategy[str]:
    """Codes as people write them, each with some move."""
    tail = st.text("0123456789abcdef", min_size=1, max_size=2).map("[{}]".format)
    ending = st.one_of(st.just(""), tail) if tails else st.just("")
    written = st.tuples(whole, digits, ending).map(lambda part: f"{part[0]}.{part[1]}{part[2]}")
    return written.filter(lambda text: text.strip("0.[]") != "")


def options_by_definition(code: Code, heap: int) -> Iterator[tuple[int, ...]]:
    """Bit j of digit k: take k and leave exactly j heaps, none of them empty."""
    for count in range(4):
        for left in combinations_with_replacement(range(1, heap + 1), count):
            taken = heap - sum(left)
            equal = code.unequal and count == 2 and left[0] == left[1]
            if taken >= 0 and code.digit(taken) & 1 << count and not equal:
                yield left


@given(codes())
def test_a_code_is_read_back_from_its_text(text: str) -> None:
    code = parse_code(text)
    assert parse_code(str(code)) == code
    assert str(parse_code(str(code))) == str(code)


@given(codes(), st.integers(0, 40))
def test_digits_agree_with_the_text(text: str, k: int) -> None:
    bare, _, tail = text.partition("[")
    written = bare[0] + bare[2:] + tail.rstrip("]") * 40 + "0" * 50
    assert parse_code(text).digit(k) == int(written[k], 16)


@given(codes(), st.integers(0, 9), st.booleans())
def test_options_are_those_of_the_definition(text: str, heap: int, unequal: bool) -> None:
    parsed = parse_code(text)
    code = Code(parsed.digits, parsed.tail, unequal)
    options = list(code.options(heap))
    assert len(options) == len(set(options))
    assert all(left == tuple(sorted(left)) for left in options)
    assert set(options) == set(options_by_definition(code, heap))
    assert max(map(len, options), default=0) <= code.most_heaps


@given(codes(), st.integers(0, 8), st.booleans(), st.data())
def test_allowed_moves_are_the_listed_ones(
    text: str, heap: int, unequal: bool, data: st.DataObject
) -> None:
    parsed = parse_code(text)
    code = Code(parsed.digits, parsed.tail, unequal)
    left = tuple(data.draw(st.lists(st.integers(0, heap + 1), max_size=4)))
    assert code.allows(heap, left) == (tuple(sorted(left)) in set(code.options(heap)))


@given(st.sets(st.integers(1, 30), min_size=1), st.integers(0, 40))
def test_options_of_subtraction_games(steps: set[int], heap: int) -> None:
    code = parse_code(f"sub{{{','.join(map(str, steps))}}}")
    assert {heap - sum(left) for left in code.options(heap)} == {s for s in steps if s <= heap}
    assert code.most_heaps == 1


@pytest.mark.parametrize(
    ("text", "last", "most_heaps"),
    [
        ("0.1", 1, 0),
        ("0.33", 2, 1),
        ("0.137", 3, 2),
        ("4.0", 0, 2),
        ("0.f", 1, 3),
        ("4.[3]", None, 2),
    ],
)
def test_last_digit_and_most_heaps(text: str, last: int | None, most_heaps: int) -> None:
    assert (parse_code(text).last, parse_code(text).most_heaps) == (last, most_heaps)


@pytest.mark.parametrize(
    ("one", "other"),
    [("0.77", "0.770"), ("0.F", "0.f"), ("sub{2,1}", "0.33"), ("0.3[0]", "0.3"), ("4.", "4.000")],
)
def test_two_ways_to_write_one_rule(one: str, other: str) -> None:
    assert parse_code(one) == parse_code(other)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "error-code-syntax"),
        ("77", "error-code-syntax"),
        ("0.g", "error-code-syntax"),
        ("0.7[", "error-code-syntax"),
        ("0.[]", "error-code-syntax"),
        ("00.7", "error-code-syntax"),
        ("1.7", "error-code-whole"),
        ("2.7", "error-code-whole"),
        ("f.7", "error-code-whole"),
        ("0.", "error-code-empty"),
        ("0.000", "error-code-empty"),
        ("0.[0]", "error-code-empty"),
        ("0." + "7" * 5000, "error-code-long"),
        ("sub{}", "error-subtraction-syntax"),
        ("sub{1,}", "error-subtraction-syntax"),
        ("sub{-1}", "error-subtraction-syntax"),
        ("sub{1.5}", "error-subtraction-syntax"),
        ("sub{²}", "error-subtraction-syntax"),
        ("sub{" + "9" * 400 + "}", "error-subtraction-syntax"),
        ("sub{0,1}", "error-subtraction-range"),
        ("sub{99999}", "error-subtraction-range"),
    ],
)
def test_refused_codes(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_code(text)
    assert caught.value.code == code
