"""Northcott's game by retrograde analysis: play may repeat, and the players have different moves.

Two independent ways: a plain fixpoint over positions as they are written, and the C++ core
over tables of single rows. Both must agree with the theory: it is Nim with the gaps.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from fairplay._core import retrograde
from fairplay.errors import InputError
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules, find
from fairplay.rules.rows import RowRules, gap
from fairplay.rules.solve import Solver, solve
from fairplay.rules.sums import Sum

LOST, WON, DRAWN = 0, 1, 2
BOARDS = [(3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (5, 1), (5, 2)]


def boards(width: int, rows: int) -> Iterator[tuple[tuple[int, int], ...]]:
    columns = range(1, width + 1)
    one = [(mine, theirs) for mine, theirs in product(columns, columns) if mine != theirs]
    return product(one, repeat=rows)


def fixpoint(rules: AnyRules, states: list[Any]) -> dict[Any, int]:
    """Lost: every move leads to won. Won: some move leads to lost. Drawn: the rest."""
    after = {state: [rules.after(state, m) for m in rules.moves(state)] for state in states}
    outcome = dict.fromkeys(states, DRAWN)
    changed = True
    while changed:
        changed = False
        for state in states:
            if outcome[state] != DRAWN:
                continue
            options = [outcome[option] for option in after[state]]
            if LOST in options or all(option == WON for option in options):
                outcome[state] = WON if LOST in options else LOST
                changed = True
    return outcome


def row_table(width: int) -> tuple[list[tuple[int, int]], list[list[int]], list[int]]:
    """All states of one row, their options and their mirror images, numbered."""
    rules = RowRules("row", ((1, 2),), width)
    states = [row for (row,) in boards(width, 1)]
    number = {row: i for i, row in enumerate(states)}
    options = [
        [number[rules.after((row,), move)[0]] for move in rules.moves((row,))] for row in states
    ]
    turned = [number[rules.turned((row,))[0]] for row in states]
    return states, options, turned


@pytest.mark.parametrize(("width", "rows"), BOARDS)
def test_the_theory_holds_on_every_small_board(width: int, rows: int) -> None:
    rules = RowRules("northcott", ((1, 2),), width)
    solver = Solver(rules, misere=False)
    outcome = fixpoint(rules, list(boards(width, rows)))
    for state, found in outcome.items():
        assert found == (WON if solver.won(state) else LOST), state
        winning = {m for m in rules.moves(state) if outcome[rules.after(state, m)] == LOST}
        assert set(solver.winning_moves(state)) == winning, state


@pytest.mark.parametrize(("width", "rows"), [*BOARDS, (4, 3), (5, 3), (6, 2), (8, 2)])
def test_the_theory_holds_by_the_core(width: int, rows: int) -> None:
    states, options, turned = row_table(width)
    found = retrograde([options] * rows, [turned] * rows, False, 10_000_000)
    heaps = [gap(row) for row in states]
    expected = bytearray()
    for numbers in product(heaps, repeat=rows):
        value = 0
        for heap in numbers:
            value ^= heap
        expected.append(WON if value else LOST)
    assert found == bytes(expected)


@pytest.mark.parametrize(("width", "rows", "largest"), [(4, 1, 5), (3, 2, 3), (5, 2, 4)])
def test_the_theory_holds_with_a_heap_of_nim_beside_the_board(
    width: int, rows: int, largest: int
) -> None:
    states, options, turned = row_table(width)
    nim = [list(range(n)) for n in range(largest + 1)]
    found = retrograde(
        [*[options] * rows, nim],
        [*[turned] * rows, list(range(largest + 1))],
        False,
        10_000_000,
    )
    rules = Sum((RowRules("northcott", ((1, 2),), width), find("nim")))
    solver = Solver(rules, misere=False)
    index = 0
    for heap in range(largest + 1):
        for numbers in product(range(len(states)), repeat=rows):
            # The first row varies fastest in the core's numbering.
            board = tuple(states[n] for n in reversed(numbers))
            state = (board, (heap,) if heap else ())
            assert found[index] == (WON if solver.won(state) else LOST), state
            index += 1
    assert index == len(found)


def test_sums_by_the_plain_fixpoint() -> None:
    rules = Sum((RowRules("northcott", ((1, 2),), 4), find("nim"), find("kayles")))
    heaps: list[tuple[int, ...]] = [(), (1,), (2,)]
    rows: list[tuple[int, ...]] = [(), (1,), (2,), (1, 1), (3,)]
    outcome = fixpoint(rules, list(product(boards(4, 1), heaps, rows)))
    solver = Solver(rules, misere=False)
    for state, found in outcome.items():
        assert found == (WON if solver.won(state) else LOST), state
        winning = {m for m in rules.moves(state) if outcome[rules.after(state, m)] == LOST}
        assert set(solver.winning_moves(state)) == winning, state


def test_retreating_saves_no_lost_position() -> None:
    """Nothing is a draw, though play could repeat: the fixpoint leaves no position undecided."""
    rules = RowRules("northcott", ((1, 2),), 5)
    assert DRAWN not in fixpoint(rules, list(boards(5, 2))).values()


def test_a_retreat_wins_too_where_it_makes_every_column_even() -> None:
    """Widths where a retreat can match the loser's gap: all such moves are listed."""
    solution = solve("northcott:4-6,1-6")
    assert solution.value == 1 ^ 4
    assert set(solution.winning_moves) == {"1:4→1", "2:1→4"}


def test_there_is_no_misere_form() -> None:
    with pytest.raises(InputError) as caught:
        solve("northcott", misere=True)
    assert caught.value.code == "error-normal-only"


@pytest.mark.parametrize("width", range(3, 11))
def test_every_width_has_a_start(width: int) -> None:
    position = Position(f"northcott{width}")
    assert not position.over
    assert Position(str(position)) == position
