"""Chomp, Cram and graphs of states, compared with plain Python by the definition.

Graphs: the same graph is analysed by the core and by Python, from the numbered moves on; exploring
is not counted, since both need it. The aim is at least 50 times faster for retrograde analysis. A
rule in Python that reaches 100,000 states is a row of its own. Times are CPU time.

Chomp and Cram: Python tries every move with a memo, on boards that it can reach. The largest boards
are ours alone; Cram with 6 × 6 squares once by search and once with the symmetry that decides it.
"""

from collections.abc import Callable
from functools import cache, partial
from random import Random
from time import process_time

import numpy as np

from bench.measure import Row, ms
from fairplay._core import Cram, chomp_values, graph_outcomes, graph_values
from fairplay.rules.chomp import bites, bitten
from fairplay.rules.cram import dominoes
from fairplay.theory.graphs import explore
from fairplay.theory.nim import mex

REPEATS = 3
STATES, MOVES = 200_000, 5

Options = list[list[int]]


def rows() -> list[Row]:
    return [*_graph_rows(), *_chomp_rows(), *_cram_rows()]


def _cpu(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def _beside(what: str, ours: Callable[[], object], peer: Callable[[], object]) -> Row:
    fast = min(_cpu(ours) for _ in range(REPEATS))
    slow = min(_cpu(peer) for _ in range(REPEATS))
    return Row(what, ms(fast), f"{ms(slow)} (Python)", f"{slow / fast:.0f}× sooner")


# -- graphs ---------------------------------------------------------------------------------------


def _graph(loops: bool) -> Options:
    random = Random(17)
    most = [STATES if loops else state for state in range(STATES)]
    return [
        sorted({random.randrange(most[n]) for _ in range(random.randint(1, 2 * MOVES - 1))})
        if n > 100
        else []
        for n in range(STATES)
    ]


def _arrays(options: Options) -> tuple[np.ndarray, np.ndarray]:
    counts = np.cumsum([0, *map(len, options)]).astype(np.uint64)
    return counts, np.array([to for each in options for to in each], np.uint32)


def _graph_rows() -> list[Row]:
    loopy, ending = _graph(loops=True), _graph(loops=False)
    moves = sum(map(len, loopy))
    fast, slow = _arrays(loopy), _outcomes(loopy)
    assert [2 if one is None else int(one) for one in slow] == list(graph_outcomes(*fast, False)[0])
    acyclic = _arrays(ending)
    assert _values(ending) == graph_values(*acyclic)[0].tolist()
    states = f"{STATES:,} states"
    return [
        _beside(
            f"retrograde analysis, {states}, {moves:,} moves",
            partial(graph_outcomes, *fast, False),
            partial(_outcomes, loopy),
        ),
        _beside(
            f"nim-values, {states}, {sum(map(len, ending)):,} moves",
            partial(graph_values, *acyclic),
            partial(_values, ending),
        ),
        _explored(),
    ]


def _outcomes(options: Options) -> list[bool | None]:
    """The same algorithm in Python."""
    before: Options = [[] for _ in options]
    for state, targets in enumerate(options):
        for target in targets:
            before[target].append(state)
    remaining = [len(targets) for targets in options]
    found: list[bool | None] = [None if count else False for count in remaining]
    queue = [state for state, count in enumerate(remaining) if not count]
    for state in queue:
        for one in before[state]:
            if found[one] is not None:
                continue
            remaining[one] -= 1
            if not found[state] or not remaining[one]:
                found[one] = not found[state]
                queue.append(one)
    return found


def _values(options: Options) -> list[int]:
    values: list[int] = []
    for targets in options:  # options come first in this graph
        reached = {values[target] for target in targets}
        values.append(next(n for n in range(len(reached) + 1) if n not in reached))
    return values


def _explored() -> Row:
    """Two tokens on a ring of 317 squares."""

    def moves(state: tuple[int, int]) -> list[tuple[int, int]]:
        one, other = state
        if one == other:
            return []
        return [(other, (one + step) % 317) for step in (1, 3, -2)]

    graph = explore((0, 5), moves)
    exploring = _cpu(partial(explore, (0, 5), moves))
    analysing = _cpu(partial(graph_outcomes, graph.offsets, graph.targets, False))
    what = f"a rule in Python, {len(graph.ids):,} states"
    peer = f"{ms(exploring)} to explore"
    return Row(what, f"{ms(analysing)} to analyse", peer, f"{exploring / analysing:.0f}× shorter")


# -- Chomp ----------------------------------------------------------------------------------------


def _chomp_rows() -> list[Row]:
    assert _chomp(6) == chomp_values(6, 6)[-1]
    largest = min(_cpu(partial(chomp_values, 10, 10)) for _ in range(REPEATS))
    return [
        _beside("Chomp 6×6, every position", partial(chomp_values, 6, 6), partial(_chomp, 6)),
        Row("Chomp 10×10, 184,756 positions", ms(largest), "–", "–"),
    ]


def _chomp(side: int) -> int:
    @cache
    def value(rows: tuple[int, ...]) -> int:
        return mex({value(bitten(rows, bite)) for bite in bites(rows)})

    return value((side,) * side)


# -- Cram -----------------------------------------------------------------------------------------


def _cram_rows() -> list[Row]:
    small = partial(_searched, 4, 4, False)
    assert small() == _cram(4, 4)
    assert _searched(3, 5, True) == _cram(3, 5)
    found = [_beside("Cram 4×4 by search", small, partial(_cram, 4, 4))]
    found.append(_beside("Cram 3×5", partial(_searched, 3, 5, True), partial(_cram, 3, 5)))
    for rows, columns, pairing in ((5, 6, True), (6, 6, False), (6, 6, True)):
        solver = Cram(10**7, pairing)
        taken = _cpu(partial(solver.value, _rectangle(rows, columns)))
        value = solver.value(_rectangle(rows, columns))
        how = "" if pairing else " by search"
        told = f"value {value}, {solver.visited:,} regions"
        found.append(Row(f"Cram {rows}×{columns}{how}", ms(taken), told, "–"))
    return found


def _rectangle(rows: int, columns: int) -> int:
    return sum(((1 << columns) - 1) << 8 * row for row in range(rows))


def _searched(rows: int, columns: int, pairing: bool) -> int | None:
    return Cram(10**6, pairing).value(_rectangle(rows, columns))


def _cram(rows: int, columns: int) -> int:
    @cache
    def value(free: frozenset[tuple[int, int]]) -> int:
        return mex({value(free - set(domino)) for domino in dominoes(free)})

    return value(frozenset((row, column) for row in range(rows) for column in range(columns)))
