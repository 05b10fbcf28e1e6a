"""Positions per second where no theory helps, compared with a plain Python search with a memo.

Misère play of rows and heaps (Kayles, Dawson's chess, Grundy's game), and a board like Northcott's,
where play can repeat, by retrograde analysis. Our time includes building the tables for the core.
The aim is at least 5 times faster.
"""

from functools import partial
from itertools import product
from typing import Any

from bench.measure import Row, medians
from fairplay._core import Search, retrograde
from fairplay.rules.position import Position
from fairplay.rules.rows import RowRules, Rows
from fairplay.theory.misere import MAX_POSITIONS, option_table
from fairplay.theory.sums import Part

REPEATS = 3
MISERE = ("kayles:26", "dawson:34", "grundy:34", "kayles:9,9,7 + nim:4,6")
WIDTH, HEIGHT = 4, 3

Parts = tuple[Part, ...]
Answer = tuple[bool, int]


def rows() -> list[Row]:
    return [_misere_row(text) for text in MISERE] + [_northcott_row()]


def _misere_row(text: str) -> Row:
    position = Position(text)
    parts = position.rules.parts(position.state)
    (won, ours_seen), (naive_won, naive_seen) = _searched(parts), _naive(parts)
    assert won == naive_won, text
    ours, naive = medians(REPEATS, partial(_searched, parts), partial(_naive, parts))
    return _row(f"{text} misère", ours_seen, ours, naive_seen, naive)


def _searched(parts: Parts) -> Answer:
    ids, table = option_table(parts)
    search = Search(table, True, MAX_POSITIONS)
    won = search.won([ids[part] for part in parts])
    assert won is not None
    return won, search.visited


def _naive(parts: Parts) -> Answer:
    """The definition with a memo over positions as sorted tuples."""
    memo: dict[Parts, bool] = {}

    def won(position: Parts) -> bool:
        if position not in memo:
            options = [
                tuple(sorted(position[:i] + option + position[i + 1 :], key=_order))
                for i, part in enumerate(position)
                for option in part.options()
            ]
            memo[position] = not options or any(not won(option) for option in options)
        return memo[position]

    return won(tuple(sorted(parts, key=_order))), len(memo)


def _order(part: Any) -> tuple[str, int]:
    return type(part).__name__, part.size


def _northcott_row() -> Row:
    rules = RowRules("northcott", (), WIDTH)
    boards = list(product(*[_one_row_states()] * HEIGHT))
    assert list(_retrograde(rules)) == [_northcott_naive(rules, boards)[board] for board in boards]
    ours, naive = medians(
        REPEATS, partial(_retrograde, rules), partial(_northcott_naive, rules, boards)
    )
    return _row(f"Northcott {WIDTH}×{HEIGHT}, every board", len(boards), ours, len(boards), naive)


def _one_row_states() -> list[tuple[int, int]]:
    columns = range(1, WIDTH + 1)
    return [(mine, theirs) for mine, theirs in product(columns, columns) if mine != theirs]


def _retrograde(rules: RowRules) -> bytes:
    """One table serves all rows; the core forms their product (the first row varies fastest)."""
    states = _one_row_states()
    ids = {state: i for i, state in enumerate(states)}
    options = [
        [ids[rules.after((state,), move)[0]] for move in rules.moves((state,))] for state in states
    ]
    turned = [ids[rules.turned((state,))[0]] for state in states]
    return retrograde([options] * HEIGHT, [turned] * HEIGHT, False, len(states) ** HEIGHT)


def _northcott_naive(rules: RowRules, boards: list[Rows]) -> dict[Rows, int]:
    """Repeat until nothing changes: lost when all options are won, won when one is lost."""
    options = {board: [rules.after(board, move) for move in rules.moves(board)] for board in boards}
    outcome: dict[Rows, int] = {}
    before = -1
    while before < len(outcome):
        before = len(outcome)
        for board in boards:
            if board not in outcome:
                found = [outcome.get(option) for option in options[board]]
                if 0 in found:
                    outcome[board] = 1
                elif None not in found:
                    outcome[board] = 0
    return outcome


def _row(what: str, ours_seen: int, ours: float, naive_seen: int, naive: float) -> Row:
    return Row(
        what,
        f"{ours_seen / ours:,.0f} positions/s",
        f"{naive_seen / naive:,.0f} positions/s",
        f"{ours_seen / ours * naive / naive_seen:.1f}× the rate, {naive / ours:.1f}× sooner",
    )
