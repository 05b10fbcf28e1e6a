"""Search and retrograde analysis compared with plain recursion and a plain fixpoint in Python."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from itertools import product
from math import prod
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay._core import Search, retrograde

Table = list[list[list[int]]]  # [part][option] -> parts, or [component][state] -> states
PLENTY = 10**7


# --- Search ---


@st.composite
def acyclic_tables(draw: st.DrawFn) -> Table:
    """Option tables in which a part leads to parts of smaller numbers."""

    def options(part: int) -> st.SearchStrategy[list[list[int]]]:
        smaller = st.lists(st.integers(0, part - 1), max_size=3) if part else st.nothing()
        return st.lists(smaller, max_size=3) if part else st.sampled_from([[], [[]]])

    return [draw(options(part)) for part in range(draw(st.integers(1, 6)))]


def slow_search(table: Table, misere: bool) -> Callable[[tuple[int, ...]], bool]:
    @cache
    def won(position: tuple[int, ...]) -> bool:
        after = [
            tuple(sorted((*position[:i], *position[i + 1 :], *option)))
            for i, part in enumerate(position)
            for option in table[part]
        ]
        return misere if not after else not all(map(won, after))

    return won


@given(acyclic_tables(), st.data(), st.booleans())
def test_search_follows_the_definition(table: Table, data: st.DataObject, misere: bool) -> None:
    roots = st.lists(st.integers(0, len(table) - 1), max_size=4)
    search = Search(table, misere, PLENTY)
    won = slow_search(table, misere)
    for root in data.draw(st.lists(roots, min_size=1, max_size=3)):
        assert search.won(root) is won(tuple(sorted(root)))


def nim(largest: int) -> Table:
    return [[[left] for left in range(heap)] for heap in range(largest + 1)]


def test_limit_reached() -> None:
    search = Search(nim(20), False, 50)
    assert search.won([17, 18, 19]) is None
    assert search.visited == 50
    assert Search(nim(20), False, 0).won([1]) is None


def test_memory_lasts() -> None:
    search = Search(nim(7), True, PLENTY)
    assert search.visited == 0
    assert search.won([1, 2, 3]) is False
    visited = search.visited
    assert visited > 0
    assert search.won([3, 0, 2, 1]) is False
    assert search.visited == visited


@pytest.mark.parametrize(
    "table", [[[[0]]], [[[1]]], [[], [[2]], [[1, 0]]], [[[-1]]], [[], [[0, 2**32]]]]
)
def test_bad_tables(table: Table) -> None:
    with pytest.raises(ValueError, match=r"part|number"):
        Search(table, False, PLENTY)


def test_bad_roots_and_limits() -> None:
    for root in ([8], [-1], [10**30]):
        with pytest.raises(ValueError, match=r"part|number"):
            Search(nim(7), False, PLENTY).won(root)
    with pytest.raises(ValueError, match="number"):
        Search(nim(7), False, -1)


@pytest.mark.parametrize("root", [None, 3, ["a"]])
def test_roots_of_another_type(root: Any) -> None:
    with pytest.raises(TypeError):
        Search(nim(7), False, PLENTY).won(root)


LONG_WORK = {
    "search": """
heaps = [[[left] for left in range(heap)] for heap in range(61)]
work = lambda: _core.Search(heaps, True, 10**9).won(list(range(50, 60)))
""",
    "extend": """
work = lambda: _core.TakeAndBreak([0, 8, 8]).extend(10**6)
""",
}


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
@pytest.mark.parametrize("work", LONG_WORK)
def test_ctrl_c_ends_long_work(work: str) -> None:
    code = f"from fairplay import _core\n{LONG_WORK[work]}\nprint(flush=True)\nwork()"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert "KeyboardInterrupt" in errors


# --- Retrograde analysis ---

LOST, WON, DRAWN = range(3)


@st.composite
def components(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """A small component, loops allowed, and an involution of its states."""
    states = draw(st.integers(1, 5))
    options = draw(
        st.lists(st.lists(st.integers(0, states - 1), max_size=3), min_size=states, max_size=states)
    )
    order = draw(st.permutations(range(states)))
    turned = list(range(states))
    for a, b in zip(order[::2], order[1::2], strict=False):
        if draw(st.booleans()):
            turned[a], turned[b] = b, a
    return options, turned


def slow_retrograde(options: Table, turned: list[list[int]], misere: bool) -> bytes:
    """Outcomes by repeating over all positions until nothing more can be decided."""
    positions = [
        tuple(reversed(p)) for p in product(*(range(len(states)) for states in reversed(options)))
    ]

    def after(position: tuple[int, ...]) -> list[tuple[int, ...]]:
        others = [turned[j][state] for j, state in enumerate(position)]
        return [
            (*others[:i], option, *others[i + 1 :])
            for i, state in enumerate(position)
            for option in options[i][state]
        ]

    outcome = dict.fromkeys(positions, DRAWN)
    changed = True
    while changed:
        changed = False
        for position in positions:
            if outcome[position] != DRAWN:
                continue
            results = [outcome[option] for option in after(position)]
            if not results:
                outcome[position] = WON if misere else LOST
            elif LOST in results:
                outcome[position] = WON
            elif set(results) == {WON}:
                outcome[position] = LOST
            changed |= outcome[position] != DRAWN
    return bytes(outcome[position] for position in positions)


@given(st.lists(components(), max_size=3), st.booleans())
def test_retrograde_follows_the_definition(
    parts: list[tuple[list[list[int]], list[int]]], misere: bool
) -> None:
    options = [part[0] for part in parts]
    turned = [part[1] for part in parts]
    outcomes = retrograde(options, turned, misere, PLENTY)
    assert len(outcomes) == prod(map(len, turned))
    assert outcomes == slow_retrograde(options, turned, misere)


@pytest.mark.parametrize(
    ("options", "turned"),
    [
        ([[]], [[]]),
        ([[[]]], [[]]),
        ([[[1]]], [[0]]),
        ([[[-1]]], [[0]]),
        ([[[], []]], [[0, 2]]),
        ([[[], [], []]], [[1, 2, 0]]),
        ([[[]]], []),
        ([[[]] * 4] * 4, [[0, 1, 2, 3]] * 4),
    ],
)
def test_bad_components(options: Table, turned: list[list[int]]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        retrograde(options, turned, False, 255)
