"""Nim-values of the engine compared with the definition, written again in Python."""

import subprocess
import sys
import threading
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay._core import TakeAndBreak, mex

KAYLES = [0, 7, 7]
DAWSON = [0, 1, 3, 7]


def slow_mex(values: set[int]) -> int:
    return next(n for n in range(len(values) + 1) if n not in values)


def splits(total: int, heaps: int) -> list[tuple[int, ...]]:
    """All ways to write a total as a sum of that many positive numbers, in order of size."""
    sizes = combinations_with_replacement(range(1, total + 1), heaps)
    return [split for split in sizes if sum(split) == total]


def leaves(digit: int, rest: int, unequal: bool) -> list[tuple[int, ...]]:
    """What a digit allows to leave of the rest."""
    options = [split for bit in range(4) if digit >> bit & 1 for split in splits(rest, bit)]
    return [split for split in options if not (unequal and len(split) == 2 and len(set(split)) < 2)]


def slow_values(digits: list[int], tail: list[int], unequal: bool, count: int) -> list[int]:
    values: list[int] = []
    for n in range(count):
        options = set()
        for k in range(n + 1):
            digit = digits[k] if k < len(digits) else 0
            if k >= len(digits) and tail:
                digit = tail[(k - len(digits)) % len(tail)]
            for split in leaves(digit, n - k, unequal):
                value = 0
                for heap in split:
                    value ^= values[heap]
                options.add(value)
        values.append(slow_mex(options))
    return values


def fast_values(
    digits: list[int], tail: list[int] | None = None, unequal: bool = False, count: int = 100
) -> list[int]:
    game = TakeAndBreak(digits, tail or [], unequal)
    game.extend(count)
    return game.tolist(0, count)


@given(st.lists(st.integers(0, 2**32 - 1)) | st.lists(st.integers(0, 9)))
def test_mex(values: list[int]) -> None:
    assert mex(values) == slow_mex(set(values))


@given(
    st.sampled_from([0, 4, 8, 12]),
    st.lists(st.integers(0, 15), max_size=5),
    st.lists(st.integers(0, 15), max_size=3),
    st.booleans(),
)
def test_engine_follows_the_definition(
    first: int, others: list[int], tail: list[int], unequal: bool
) -> None:
    digits = [first, *others]
    assert fast_values(digits, tail, unequal, 14) == slow_values(digits, tail, unequal, 14)


@given(st.lists(st.integers(0, 7), max_size=4), st.booleans())
def test_octal_games_follow_the_definition_further(others: list[int], unequal: bool) -> None:
    assert fast_values([0, *others], [], unequal, 40) == slow_values([0, *others], [], unequal, 40)


def test_known_values() -> None:
    assert fast_values(KAYLES)[70] == 6
    assert fast_values(KAYLES, count=12) == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]
    assert fast_values(DAWSON, count=12) == [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2]
    assert fast_values([4], unequal=True, count=13) == [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]
    assert fast_values([4], [3], count=13) == [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]
    assert fast_values([0], [3]) == list(range(100))


def test_values_are_indexed_like_a_list() -> None:
    game = TakeAndBreak(KAYLES)
    assert len(game) == 0
    game.extend(20)
    game.extend(10)
    assert len(game) == 20
    assert game[11] == 6
    assert [game[n] for n in range(20)] == game.tolist(0, 20)
    assert game.tolist(3, 3) == []


def test_numpy_copy_outlives_the_game() -> None:
    game = TakeAndBreak(KAYLES)
    game.extend(100)
    values = game.to_numpy(90)
    expected = game.tolist(0, 90)
    game.extend(5000)
    del game
    assert values.dtype == np.uint32
    assert values.shape == (90,)
    assert values.tolist() == expected
    values[0] = 9


@pytest.mark.slow
def test_the_engine_does_not_import_numpy() -> None:
    code = "import sys, fairplay._core; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_threads_may_share_a_game() -> None:
    game = TakeAndBreak(KAYLES)
    threads = [threading.Thread(target=game.extend, args=(5000,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    while len(game) < 5000:
        assert game.tolist(0, len(game))[:4] in ([], [0, 1, 2, 3])
    for thread in threads:
        thread.join()
    assert game.tolist(0, 5000) == fast_values(KAYLES, count=5000)


@pytest.mark.parametrize(
    ("digits", "tail"),
    [([16], []), ([0, -1], []), ([0], [16]), ([1], []), ([6], []), ([], [3]), ([0, 10**30], [])],
)
def test_bad_rules(digits: list[int], tail: list[int]) -> None:
    with pytest.raises(ValueError, match="0"):
        TakeAndBreak(digits, tail)


@pytest.mark.parametrize("values", [[-1], [2**32], [10**30]])
def test_mex_of_numbers_out_of_range(values: list[int]) -> None:
    with pytest.raises(ValueError, match="4294967295"):
        mex(values)


@pytest.mark.parametrize("values", [["a"], [1.5], None, 3])
def test_mex_of_no_numbers(values: Any) -> None:
    with pytest.raises(TypeError):
        mex(values)


@pytest.mark.parametrize("count", [-1, 2**32, 10**30])
def test_extending_out_of_range(count: int) -> None:
    with pytest.raises(ValueError, match="4294967295"):
        TakeAndBreak(KAYLES).extend(count)


def test_reading_beyond_what_is_known() -> None:
    game = TakeAndBreak(KAYLES)
    game.extend(5)
    for n in (-1, 5, 10**15):
        with pytest.raises(IndexError):
            game[n]
    for start, stop in ((-1, 3), (3, 2), (0, 6)):
        with pytest.raises(IndexError):
            game.tolist(start, stop)
    for count in (-1, 6):
        with pytest.raises(IndexError):
            game.to_numpy(count)
