"""Shared by many tests: positions to try, and slow definitions to compare results with."""

import csv
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from fairplay.explain import Explanation
from fairplay.rules.base import Misere
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules, examples, find, names
from fairplay.rules.registry import sums as offered_sums
from fairplay.rules.sums import Sum
from fairplay.vocabulary import Sentence

CLAIMS = Path(__file__).parent / "claims"

#: Variants of games that have no file of their own.
VARIANTS = (
    *("northcott5", "northcott10", "nimble1", "modified-nimble1"),
    *("0.137", "4.7", "0.8", "4.[3]", "sub{1,2,5}"),
    *(
        "pair{take from the larger or the same from both, 1-3}",
        "pair{take at most 3 times the last}",
    ),
    *("row{X→o, o→. until oo}", "row{XX.→..X either way}", "coins{turn a run}"),
    "coins{turn 1-2 x turn 1-2}",
)
SUMS = (
    "kayles:7 + nim:2",
    "dawson:5 + modified-nimble:2,5,6",
    "northcott5:1-5,4-2 + grundy:7 + poker-nim:2,1/2,1",
    "resta-um:2,1 + kayles:4",
)
#: Every game in the registry, by its name.
GAMES = tuple(find(name).name for name in names())
#: The games of the conformance tests.
POSITIONS = (*names(), *VARIANTS, *SUMS)
#: Games in which play may repeat: exhaustive search needs retrograde analysis.
LOOPY = ("northcott",)


def claims(table: str) -> list[dict[str, str]]:
    """The rows of a table of claims. Each names its source."""
    with (CLAIMS / table).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def conventions(rules: AnyRules) -> tuple[bool, ...]:
    """The conventions under which a game is played: False is normal, True is misère."""
    choices = {Misere.OFFERED: (False, True), Misere.ALWAYS: (True,), Misere.NEVER: (False,)}
    return choices[rules.misere]


class Exhaustive:
    """Who wins, by trying every play of the whole state: no parts, no values, no theory."""

    def __init__(self, rules: AnyRules, misere: bool) -> None:
        self.rules, self.misere = rules, misere
        self._won: dict[Any, bool] = {}

    def won(self, state: Any) -> bool:
        if (known := self._won.get(state)) is not None:
            return known
        after = [self.rules.after(state, move) for move in self.rules.moves(state)]
        won = self.misere if not after else any(not self.won(option) for option in after)
        self._won[state] = won
        return won

    def winning_moves(self, state: Any) -> set[Any]:
        moves = self.rules.moves(state)
        return {move for move in moves if not self.won(self.rules.after(state, move))}


@cache
def exhaustive(rules: AnyRules, misere: bool = False) -> Exhaustive:
    """One search per game, so that its memo is shared."""
    return Exhaustive(rules, misere)


def value_by_definition(rules: AnyRules, state: Any) -> int:
    """The article's definition: the heap of Nim that makes the position lost when it is added."""
    search = exhaustive(Sum((rules, find("nim"))))
    heap = 0
    while search.won((state, (heap,) if heap else ())):
        heap += 1
    return heap


def playout(position: Position, seed: int, longest: int = 60) -> Iterator[Position]:
    """The positions of a random play, including the first."""
    random = Random(seed)
    for _ in range(longest):
        yield position
        moves = list(position.moves())
        if not moves:
            return
        position = position.after(random.choice(moves))


def _numbers(most: int, count: int) -> SearchStrategy[str]:
    heaps = st.lists(st.integers(1, most), min_size=1, max_size=count)
    return heaps.map(lambda found: ",".join(map(str, found)))


def _squares(last: int, count: int) -> SearchStrategy[str]:
    coins = st.sets(st.integers(1, last), min_size=1, max_size=count)
    return coins.map(lambda found: ",".join(map(str, sorted(found))))


def _stocked() -> SearchStrategy[str]:
    stocks = st.tuples(st.integers(0, 2), st.integers(0, 2))
    pairs = st.tuples(_numbers(3, 3), stocks)
    return pairs.map(lambda found: f"{found[0]}/{found[1][0]},{found[1][1]}")


def _row(signs: str, length: int) -> SearchStrategy[str]:
    return st.text(signs, min_size=1, max_size=length)


def _crosses() -> SearchStrategy[str]:
    """Any crosses, also some in a row."""
    return st.text("...X", min_size=3, max_size=9)


def _bar() -> SearchStrategy[str]:
    rows = st.lists(st.integers(1, 4), min_size=1, max_size=3)
    return rows.map(lambda found: ",".join(map(str, sorted(found, reverse=True))))


def _board() -> SearchStrategy[str]:
    rank = st.text(".x", min_size=4, max_size=4)
    return st.lists(rank, min_size=1, max_size=3).map("/".join)


def _graphs(ground: bool = False) -> SearchStrategy[str]:
    """Trees of up to five edges, each vertex joined to one before it, and perhaps an edge more."""
    first = 0 if ground else 1
    joined = st.lists(st.integers(0, 4), min_size=1, max_size=4).map(
        lambda found: {
            (max(first, n + first - step), n + first + 1) for n, step in enumerate(found)
        }
    )
    more = st.sampled_from([(first, 3), (2, 4), (first, 2)])
    pairs = st.tuples(joined, more, st.booleans())
    return pairs.map(lambda found: _edges(found[0], found[1] if found[2] else None))


def _edges(tree: set[tuple[int, int]], more: tuple[int, int] | None) -> str:
    last = max(b for _, b in tree)
    edges = tree | ({more} if more and more[1] <= last else set())
    return ",".join(f"{a}-{b}" for a, b in sorted(edges))


def _pair(most: int) -> SearchStrategy[str]:
    pairs = st.tuples(st.integers(0, most), st.integers(0, most))
    return pairs.map(lambda found: f"{found[0]},{found[1]}")


#: Positions small enough for exhaustive search, even with a heap of Nim added.
SMALL: dict[str, SearchStrategy[str]] = {
    "nim": _numbers(4, 3),
    "nimble": _numbers(4, 3),
    "nimble1": _numbers(4, 3),
    "modified-nimble": _squares(9, 4),
    "modified-nimble1": _squares(6, 4),
    "poker-nim": _stocked(),
    "grundy": _numbers(9, 2),
    "lasker": _numbers(5, 2),
    "kayles": _numbers(7, 2),
    "dawson": _numbers(5, 2),
    "chomp": _bar(),
    "cram": _board(),
    "resta-um": _numbers(4, 3),
    "resta-zero": _numbers(4, 3),
    "0.07": _numbers(8, 2),
    "0.137": _numbers(7, 2),
    "4.7": _numbers(5, 2),
    "0.8": _numbers(8, 2),
    "4.[3]": _numbers(5, 2),
    "sub{1,2,3}": _numbers(7, 2),
    "sub{1,2,5}": _numbers(7, 2),
    "turning-turtles": _squares(6, 4),
    "mock-turtles": _squares(5, 3),
    "treblecross": _crosses(),
    "row{XX→..}": _row("XX.", 8),
    "row{XX.→..X either way}": _row("X.", 7),
    "row{X→o, o→. until oo}": _row("Xo.", 5),
    "coins{turn 1-5}": _squares(5, 3),
    "coins{turn a run}": _squares(5, 3),
    "coins{turn 2 next to each other}": _squares(6, 3),
    "coins{turn 1-2 x turn 1-2}": st.sampled_from(
        ["1-1", "2-2", "2-3", "1-2,2-1", "2-1,2-2", "3-2", "1-3,2-2", "2-3,3-1"]
    ),
    "subtract-a-square": _numbers(8, 2),
    "heap{take 1-3 or split}": _numbers(5, 2),
    "heap{take a prime}": _numbers(8, 2),
    "heap{take at most half}": _numbers(8, 2),
    "node-kayles": _graphs(),
    "hackenbush": _graphs(ground=True),
    "graph{remove a vertex or an edge with its ends}": _graphs(),
    "wythoff": _pair(6),
    "euclid": _pair(9),
    "fibonacci-nim": _pair(13),
    "pair{take 1-2 from one or the same from both, 1-2}": _pair(6),
    "pair{take from the larger or the same from both, 1-3}": _pair(6),
    "pair{take at most 3 times the last}": _pair(12),
}


def small(name: str) -> SearchStrategy[Position]:
    """Small positions of a game."""
    return SMALL[name].map(lambda args: Position(f"{name}:{args}"))


def small_sums() -> SearchStrategy[Position]:
    """Sums of two or three tiny games."""
    tiny = {
        "nim": _numbers(3, 1),
        "modified-nimble": _squares(5, 3),
        "nimble1": _numbers(3, 2),
        "poker-nim": st.sampled_from(["1/1,1", "2/1,0", "2/0,2", "1,1/1,1", "3/0,1"]),
        "grundy": _numbers(7, 1),
        "lasker": _numbers(3, 1),
        "kayles": _numbers(6, 1),
        "dawson": _numbers(5, 1),
        "0.6": _numbers(6, 1),
        "sub{1,2,5}": _numbers(4, 1),
        "wythoff": _pair(2),
        "euclid": _pair(4),
        "fibonacci-nim": _pair(4),
    }
    one = st.sampled_from(sorted(tiny)).flatmap(
        lambda name: tiny[name].map(lambda args: f"{name}:{args}")
    )
    return st.lists(one, min_size=2, max_size=3).map(lambda found: Position(" + ".join(found)))


def starts() -> Iterator[tuple[str, bool]]:
    """Every position that the app offers, and whether it is misère."""
    for name in names():
        rules = find(name)
        first = str(Position.of(rules, rules.start))
        yield from ((first, misere) for misere in conventions(rules))
        for text in examples(name):
            yield text, conventions(Position(text).rules)[0]
    yield from ((text, False) for text in offered_sums())


def sentences(explanation: Explanation) -> Iterator[Sentence]:
    """All sentences of an explanation, in order."""
    for block in explanation.blocks:
        yield from block.before
        parts = (*getattr(block, "stands", ()), *getattr(block, "answers", ()))
        yield from (part.told for part in parts)
        yield from block.after
    for component in explanation.components:
        yield from sentences(component)
