"""Boards of squares that belong to nobody: what is free is touched, and goes or is covered."""

import re
from abc import abstractmethod
from collections.abc import Hashable
from typing import ClassVar, Literal

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import M, Rules, S
from fairplay.rules.levels import Level, level
from fairplay.rules.numbers import parse_number
from fairplay.vocabulary import Board, Gesture, Sentence, sentence

#: A square by its row and column, from 0.
Square = tuple[int, int]
#: What a square of a board is: there, covered, poisoned, or gone.
FREE, COVERED, POISON, GONE = "#", "x", "*", "."

_SIZE = re.compile(r"\s*([0-9]+)\s*[x×]\s*([0-9]+)\s*")


class TileRules(Rules[S, M]):
    """Squares in rows. A game says which there are, and which squares a move touches."""

    loops = False
    #: No row and no column is longer than this.
    longest_side: ClassVar[int]
    reach: ClassVar[Literal["touched", "corner"]]

    @abstractmethod
    def ranks(self, state: S) -> tuple[str, ...]:
        """The squares of each row, as in :class:`~fairplay.vocabulary.Board`."""

    @abstractmethod
    def squares(self, move: M) -> tuple[Square, ...]:
        """What is touched to make a move."""

    @abstractmethod
    def move_at(self, squares: tuple[Square, ...]) -> M | None:
        """The move that touching these squares means, in any order; None if they are no move."""

    def board(self, state: S) -> Board:
        ranks = self.ranks(state)
        described = (*self.described(state), *map(_told, range(1, len(ranks) + 1), ranks))
        return self._board("tiles", state, described=described, ranks=ranks, reach=self.reach)

    def described(self, state: S) -> tuple[Sentence, ...]:
        """What to say of a board before its rows."""
        del state
        return ()

    def touches(self, state: S, move: M) -> Gesture:
        del state
        return [list(square) for square in self.squares(move)]

    def touched(self, state: S, gesture: Gesture) -> M:
        if not gesture or any(len(element) != 2 for element in gesture):
            raise IllegalMoveError("error-gesture")
        squares = tuple((row, column) for row, column in gesture)
        for square in squares:
            self.check_square(state, square)
        move = self.move_at(squares)
        if move is None:
            raise IllegalMoveError("error-gesture")
        return move

    def check_square(self, state: S, square: Square) -> None:
        """Raise IllegalMoveError unless the square is on the board and free."""
        ranks, (row, column) = self.ranks(state), square
        inside = 0 <= row < len(ranks) and 0 <= column < len(ranks[row])
        found = ranks[row][column] if inside else GONE
        if found != FREE:
            code = {COVERED: "error-tile-covered", POISON: "error-tile-poison"}
            raise IllegalMoveError(
                code.get(found, "error-tile-gone"), row=row + 1, column=column + 1
            )

    def level(self, difficulty: int, larger: int = 0) -> Level:
        found = level("tiles", difficulty, larger)
        return Level(min(found.heaps, self.longest_side), min(found.size, self.longest_side))

    def size_text(self, text: str) -> tuple[int, int] | None:
        """Rows and columns of a board such as ``4x7``."""
        if not (found := _SIZE.fullmatch(text)):
            return None
        rows, columns = (parse_number(side) for side in found.groups())
        self.check_size(rows, columns)
        return rows, columns

    def check_size(self, rows: int, columns: int) -> None:
        if not (1 <= rows <= self.longest_side and 1 <= columns <= self.longest_side):
            raise InputError("error-board-size", name=self.name, limit=self.longest_side)


def _told(number: int, rank: str) -> Sentence:
    """What is left of a row, for those who cannot see it."""
    columns = tuple(at for at, square in enumerate(rank, start=1) if square in (FREE, POISON))
    if not columns:
        return sentence("board-tiles-none", row=number)
    return sentence("board-tiles", row=number, columns=columns)


def turned_and_mirrored(squares: Hashable) -> tuple[Square, ...]:
    """The least of the eight forms of a set of squares, moved to the corner.

    >>> turned_and_mirrored(frozenset({(3, 1), (4, 1), (4, 2)}))
    ((0, 0), (0, 1), (1, 0))
    """
    assert isinstance(squares, frozenset)
    forms = []
    for signs in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        flipped = [(row * signs[0], column * signs[1]) for row, column in squares]
        forms += [flipped, [(column, row) for row, column in flipped]]
    return min(tuple(sorted(_in_corner(form))) for form in forms)


def _in_corner(squares: list[Square]) -> list[Square]:
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return [(row - top, column - left) for row, column in squares]
