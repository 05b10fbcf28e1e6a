"""The fast solvers of the engine compared with the definition, on random rules."""

from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay._core import NimSequence, TakeAndBreak, supports
from fairplay.errors import InputError
from fairplay.theory.codes import MAX_DIGITS, parse_code

CPUS = [cpu for cpu in ("plain", "avx2", "avx512") if supports(cpu)]
METHODS = ("automatic", "definition", "sparse", "scatter")

firsts = st.sampled_from([0, 4])
octal_digits = st.lists(st.integers(0, 7), min_size=1, max_size=6)


def definition(digits: list[int], tail: list[int], unequal: bool, count: int) -> list[int]:
    game = TakeAndBreak(digits, tail, unequal)
    game.extend(count)
    return game.tolist(0, count)


@given(firsts, octal_digits, st.booleans(), st.integers(1100, 3000))
@settings(max_examples=60, deadline=None)
def test_octal_rules(first: int, others: list[int], unequal: bool, count: int) -> None:
    digits = [first, *others]
    game = NimSequence(digits, [], unequal)
    game.extend(count)
    assert game.tolist(0, count) == definition(digits, [], unequal, count)


@given(
    st.sampled_from([0, 4, 8, 12]),
    st.lists(st.integers(0, 15), max_size=4),
    st.lists(st.integers(0, 15), max_size=3),
    st.booleans(),
)
@settings(max_examples=60, deadline=None)
def test_hexadecimal_and_repeating_rules(
    first: int, others: list[int], tail: list[int], unequal: bool
) -> None:
    digits = [first, *others]
    game = NimSequence(digits, tail, unequal)
    game.extend(70)
    assert game.tolist(0, 70) == definition(digits, tail, unequal, 70)


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("digits", "unequal"), [([4], True), ([0, 6], False), ([0, 1, 0, 4], False)]
)
def test_every_method_and_processor(
    method: str, cpu: str, digits: list[int], unequal: bool
) -> None:
    """Grundy's game, Officers, and 0.104, which needs a domain mask."""
    game = NimSequence(digits, [], unequal, method, cpu)
    game.extend(9000)
    expected = NimSequence(digits, [], unequal)
    expected.extend(9000)
    assert (game.to_numpy(9000) == expected.to_numpy(9000)).all()


def test_a_domain_mask_is_found() -> None:
    game = NimSequence([0, 1, 0, 4])
    game.extend(100_000)
    seen = game.statistics()
    assert (seen["rares"], seen["domain"]) == (20, True)


def test_the_array_owns_the_memory_of_the_core() -> None:
    game = NimSequence([0, 7, 7])
    game.extend(1000)
    values = game.to_numpy(1000)
    assert values.dtype == np.uint32
    assert values.flags.writeable
    assert values.base is not None  # the memory that C++ wrote, owned by a capsule
    values[0] = 9
    assert game[0] == 0


@pytest.mark.parametrize("method", ["", "fast", "Automatic"])
def test_unknown_methods(method: str) -> None:
    with pytest.raises(ValueError, match="method"):
        NimSequence([0, 7, 7], [], False, method)


def test_inapplicable_methods() -> None:
    for method in ("sparse", "scatter"):
        with pytest.raises(ValueError, match="split in two"):
            NimSequence([0, 3], [], False, method)


def test_progress_is_reported() -> None:
    seen: list[int] = []
    NimSequence([4], [], True).extend(40_000, seen.append)
    assert seen[-1] == 40_000
    assert seen == sorted(seen)


class Stop(Exception):  # noqa: N818 - it is no error
    """Raised by a progress function to end the work."""


def test_progress_may_stop_the_work() -> None:
    game = NimSequence([0, 8, 8])

    def stop(_: int) -> None:
        raise Stop

    with pytest.raises(Stop):
        game.extend(10**6, stop)
    assert 0 < len(game) < 10**6


# -- the parser -----------------------------------------------------------------------------------

alphabet = st.text("0123456789abcdefgABCDEF.[]{},sub -+٣½", max_size=30)


@pytest.mark.slow
@given(alphabet | st.text(max_size=20))
@settings(max_examples=400)
def test_any_text_is_parsed_or_refused(text: str) -> None:
    with suppress(InputError):
        code = parse_code(text)
        assert len(code.digits) + len(code.tail) <= MAX_DIGITS + 1
        assert parse_code(str(code)) == code
        NimSequence(code.digits, code.tail, code.unequal).extend(20)
