"""Chomp: bite into a bar of chocolate. The square in the corner is poisoned.

Whoever has to eat the poisoned square loses. So nobody eats it, and in the words of normal play:
the poisoned square is no move, and whoever cannot move loses. That is misère play of the game in
which every square may be eaten; a misère form of Chomp itself is not offered.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING, Any

from fairplay.errors import InputError
from fairplay.rules.base import Misere, Words
from fairplay.rules.chomp_facts import chomp_facts
from fairplay.rules.levels import Level
from fairplay.rules.numbers import numbers_text, parse_number, parse_numbers
from fairplay.rules.tiles import FREE, GONE, POISON, Square, TileRules
from fairplay.theory.sums import Part
from fairplay.vocabulary import Fact, Sentence, sentence

if TYPE_CHECKING:
    from random import Random

#: How many squares each row has, from the top; none is longer than the one above.
Rows = tuple[int, ...]

#: The core tabulates all positions of a board with this side.
MAX_SIDE = 10
_BITE = re.compile(r"\s*([0-9]+)\s*:\s*([0-9]+)\s*")


@cache
def _table() -> Any:
    """The value of every position on the largest board: 184,756 bytes, made when first needed."""
    from fairplay._core import chomp_values

    return chomp_values(MAX_SIDE, MAX_SIDE)


def chomp_value(rows: Rows) -> int:
    """The nim-value of a bar.

    >>> chomp_value((4, 3)), chomp_value((1,)), chomp_value((3, 3, 3))
    (0, 0, 5)
    """
    places = zip(rows, range(MAX_SIDE, 0, -1), strict=False)
    return int(_table()[sum(comb(row + place - 1, place) for row, place in places)])


@dataclass(frozen=True)
class ChompBar(Part):
    """A bar does not fall apart: it is one part, with its value from the table of the core."""

    rows: Rows

    def options(self) -> Iterator[tuple[Part, ...]]:
        for bite in bites(self.rows):
            yield (ChompBar(bitten(self.rows, bite)),)

    def value(self) -> int:
        return chomp_value(self.rows)


def bites(rows: Rows) -> Iterator[Square]:
    """Every square but the poisoned one."""
    for row, length in enumerate(rows):
        for column in range(length):
            if row or column:
                yield row, column


def bitten(rows: Rows, bite: Square) -> Rows:
    """The bar without a square and everything to the right and below.

    >>> bitten((4, 4, 4), (1, 2)), bitten((4, 4, 4), (1, 0))
    ((4, 2, 2), (4,))
    """
    row, column = bite
    lower = (min(length, column) for length in rows[row:])
    return (*rows[:row], *(length for length in lower if length))


class ChompRules(TileRules[Rows, Square]):
    """A move is the square that is bitten, ``2:3`` for row 2 and column 3."""

    misere = Misere.NEVER
    normal_only = "error-normal-poisoned"
    longest_side = MAX_SIDE
    reach = "corner"

    def __init__(self, name: str, start: Rows) -> None:
        self.name, self.start = name, start

    def moves(self, state: Rows) -> Iterator[Square]:
        return bites(state)

    def check(self, state: Rows, move: Square) -> None:
        self.check_square(state, move)

    def after(self, state: Rows, move: Square) -> Rows:
        return bitten(state, move)

    def parts(self, state: Rows) -> tuple[Part, ...]:
        return (ChompBar(state),)

    def facts(self, state: Rows, misere: bool) -> tuple[Fact, ...]:
        del misere
        return chomp_facts(state)

    def undone_by(self, state: Rows, move: Square) -> Square | None:
        """Copy a bite in the other of two equal arms."""
        row, column = move
        equal = state == (len(state), *(1,) * (len(state) - 1))
        return (column, row) if equal else None

    def longest(self, state: Rows) -> int:
        return sum(state) - 1

    def size(self, state: Rows) -> int:
        return sum(state)

    def ranks(self, state: Rows) -> tuple[str, ...]:
        rows = [FREE * row + GONE * (state[0] - row) for row in state]
        return (POISON + rows[0][1:], *rows[1:])

    def described(self, state: Rows) -> tuple[Sentence, ...]:
        del state
        return (sentence("board-poison"),)

    def squares(self, move: Square) -> tuple[Square, ...]:
        return (move,)

    def move_at(self, squares: tuple[Square, ...]) -> Square | None:
        return squares[0] if len(squares) == 1 else None

    def words(self, move: Square) -> Words:
        return "bite", {"row": move[0] + 1, "column": move[1] + 1}

    def read(self, state: Rows, numbers: tuple[int, ...]) -> tuple[Square, None] | None:
        """``2 3`` bites the square in row 2 and column 3."""
        del state
        return ((numbers[0] - 1, numbers[1] - 1), None) if len(numbers) == 2 else None

    def typed(self, state: Rows, move: Square) -> str:
        del state
        return f"{move[0] + 1} {move[1] + 1}"

    def typing(self) -> tuple[str, ...]:
        return ("bites",)

    def unordered(self, state: Rows) -> Rows:
        """Rows and columns may change places."""
        columns = tuple(sum(row > column for row in state) for column in range(state[0]))
        return min(state, columns)

    def random(self, level: Level, random: "Random") -> Rows:
        rows = sorted((random.randint(1, level.size) for _ in range(level.heaps)), reverse=True)
        return tuple(rows) if rows[0] > 1 or len(rows) > 1 else (2,)

    # -- notation: a rectangle, 4x7, or its rows from the top, 7,7,3,1 -----------------------------

    def parse(self, text: str) -> Rows:
        if size := self.size_text(text):
            return (size[1],) * size[0]
        rows = parse_numbers(text, least=1)
        self.check_size(len(rows), max(rows))
        if any(above < below for above, below in pairwise(rows)):
            raise InputError("error-chomp-rows", text=text)
        return rows

    def text(self, state: Rows) -> str:
        whole = len(set(state)) == 1
        return f"{len(state)}x{state[0]}" if whole else numbers_text(state)

    def parse_move(self, text: str) -> Square:
        if match := _BITE.fullmatch(text):
            return parse_number(match[1]) - 1, parse_number(match[2]) - 1
        raise InputError("error-move-syntax", text=text, example="2:3")

    def move_text(self, move: Square) -> str:
        return f"{move[0] + 1}:{move[1] + 1}"
