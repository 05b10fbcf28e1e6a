"""Cram: cover two free squares beside each other with a domino. Whoever cannot, loses."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.rules.base import Words
from fairplay.rules.cram_facts import cram_facts, is_paired
from fairplay.rules.levels import Level
from fairplay.rules.numbers import parse_number
from fairplay.rules.tiles import COVERED, FREE, Square, TileRules, turned_and_mirrored
from fairplay.theory.sums import Part
from fairplay.vocabulary import Fact

if TYPE_CHECKING:
    from random import Random

#: The rows from the top: a dot is a free square, x a covered one.
Ranks = tuple[str, ...]
#: The two squares of a domino, the upper or left one first.
Domino = tuple[Square, Square]

MAX_SIDE = 8
#: How many regions are remembered. The empty board of 5 × 6 squares needs 143,425.
MAX_REGIONS = 400_000
_OPEN, _TAKEN = ".", "x"
_PLACE = r"\s*([0-9]+)(?:\s*-\s*([0-9]+))?\s*"
_MOVE = re.compile(f"{_PLACE}:{_PLACE}")


@cache
def _solver() -> Any:
    """One table of regions for all positions."""
    from fairplay._core import Cram

    return Cram(MAX_REGIONS)


def cram_value(free: Iterable[Square]) -> int:
    """The nim-value of a set of free squares; TooLargeError beyond ``MAX_REGIONS``.

    >>> cram_value((row, column) for row in range(4) for column in range(5))
    2
    """
    if _solver().visited > MAX_REGIONS // 2:  # leave room for this search
        _solver.cache_clear()
    value = _solver().value(sum(1 << (8 * row + column) for row, column in free))
    if value is None:
        _solver.cache_clear()
        raise TooLargeError("error-search-positions", limit=MAX_REGIONS)
    return int(value)


@dataclass(frozen=True)
class Region(Part):
    """Free squares that hang together, turned and mirrored to their least form."""

    squares: tuple[Square, ...]

    def options(self) -> Iterator[tuple[Part, ...]]:
        free = frozenset(self.squares)
        for domino in dominoes(free):
            yield regions(free - set(domino))

    def value(self) -> int:
        return cram_value(self.squares)


def dominoes(free: frozenset[Square]) -> Iterator[Domino]:
    for row, column in sorted(free):
        for other in ((row, column + 1), (row + 1, column)):
            if other in free:
                yield (row, column), other


def regions(free: frozenset[Square]) -> tuple[Region, ...]:
    """The regions in which there is a move."""
    found, rest = [], set(free)
    while rest:
        region, edge = set[Square](), [rest.pop()]
        while edge:
            row, column = square = edge.pop()
            region.add(square)
            beside = {(row, column + 1), (row, column - 1), (row + 1, column), (row - 1, column)}
            edge += beside & rest
            rest -= beside
        if len(region) > 1:
            found.append(Region(turned_and_mirrored(frozenset(region))))
    return tuple(sorted(found, key=lambda one: (-len(one.squares), one.squares)))


def free_squares(state: Ranks) -> frozenset[Square]:
    return frozenset(
        (row, column)
        for row, rank in enumerate(state)
        for column, square in enumerate(rank)
        if square == _OPEN
    )


class CramRules(TileRules[Ranks, Domino]):
    """A move is a domino: ``2:3-4`` across in row 2, ``2-3:4`` down in column 4."""

    longest_side = MAX_SIDE
    reach = "touched"

    def __init__(self, name: str, start: Ranks) -> None:
        self.name, self.start = name, start

    def moves(self, state: Ranks) -> Iterator[Domino]:
        return dominoes(free_squares(state))

    def check(self, state: Ranks, move: Domino) -> None:
        for square in move:
            self.check_square(state, square)
        if abs(move[0][0] - move[1][0]) + abs(move[0][1] - move[1][1]) != 1:
            raise IllegalMoveError("error-domino-apart")

    def after(self, state: Ranks, move: Domino) -> Ranks:
        covered = set(move)
        return tuple(
            "".join(
                _TAKEN if (row, column) in covered else square for column, square in enumerate(rank)
            )
            for row, rank in enumerate(state)
        )

    def parts(self, state: Ranks) -> tuple[Part, ...]:
        return regions(free_squares(state))

    def facts(self, state: Ranks, misere: bool) -> tuple[Fact, ...]:
        return () if misere else cram_facts(state)

    def undone_by(self, state: Ranks, move: Domino) -> Domino | None:
        """Copy a domino on the opposite side, where that always goes."""
        if not is_paired(state):
            return None
        last_row, last_column = len(state) - 1, len(state[0]) - 1
        one, other = sorted((last_row - row, last_column - column) for row, column in move)
        return one, other

    def longest(self, state: Ranks) -> int:
        return len(free_squares(state)) // 2

    def size(self, state: Ranks) -> int:
        return sum(map(len, state))

    def ranks(self, state: Ranks) -> tuple[str, ...]:
        return tuple(rank.replace(_OPEN, FREE).replace(_TAKEN, COVERED) for rank in state)

    def squares(self, move: Domino) -> tuple[Square, ...]:
        return move

    def move_at(self, squares: tuple[Square, ...]) -> Domino | None:
        if len(squares) == 1:
            raise IllegalMoveError("error-domino-alone")
        if len(squares) > 2:
            return None
        one, other = sorted(squares)
        return one, other

    def touched(self, state: Ranks, gesture: list[list[int]]) -> Domino:
        move = super().touched(state, gesture)
        self.check(state, move)
        return move

    def words(self, move: Domino) -> Words:
        (row, column), (below, beside) = move
        if row == below:
            return "domino-across", {"row": row + 1, "here": column + 1, "there": beside + 1}
        return "domino-down", {"column": column + 1, "here": row + 1, "there": below + 1}

    def read(self, state: Ranks, numbers: tuple[int, ...]) -> tuple[Domino, None] | None:
        """``2 3 2 4`` covers row 2, column 3 and row 2, column 4."""
        del state
        if len(numbers) != 4:
            return None
        row, column, below, beside = (number - 1 for number in numbers)
        one, other = sorted(((row, column), (below, beside)))
        return (one, other), None

    def typing(self) -> tuple[str, ...]:
        return ("dominoes",)

    def unordered(self, state: Ranks) -> tuple[tuple[Square, ...], ...]:
        """Regions in any order and place."""
        return tuple(region.squares for region in regions(free_squares(state)))

    def random(self, level: Level, random: "Random") -> Ranks:
        state: Ranks = (_OPEN * level.size,) * level.heaps
        for _ in range(random.randint(0, level.size * level.heaps // 5)):
            state = self.after(state, random.choice(list(self.moves(state))))
        return state

    # -- notation: an empty board, 4x5, or its rows, a dot for a free square: ..xx./..... ----------

    def parse(self, text: str) -> Ranks:
        if size := self.size_text(text):
            return (_OPEN * size[1],) * size[0]
        ranks = tuple(text.strip().split("/"))
        if len({len(rank) for rank in ranks}) > 1 or set(text.strip()) - {_OPEN, _TAKEN, "/"}:
            raise InputError("error-cram-rows", text=text)
        self.check_size(len(ranks), len(ranks[0]))
        return ranks

    def text(self, state: Ranks) -> str:
        whole = not any(_TAKEN in rank for rank in state)
        return f"{len(state)}x{len(state[0])}" if whole else "/".join(state)

    def parse_move(self, text: str) -> Domino:
        if not (match := _MOVE.fullmatch(text)):
            raise InputError("error-move-syntax", text=text, example="2:3-4")
        row, below, column, beside = (
            parse_number(one) - 1 if one else None for one in match.groups()
        )
        assert row is not None
        assert column is not None
        one, other = sorted(((row, column), (_or(below, row), _or(beside, column))))
        return one, other

    def move_text(self, move: Domino) -> str:
        (row, column), (below, beside) = move
        if row == below:
            return f"{row + 1}:{column + 1}-{beside + 1}"
        return f"{row + 1}-{below + 1}:{column + 1}"


def _or(number: int | None, otherwise: int) -> int:
    return otherwise if number is None else number
