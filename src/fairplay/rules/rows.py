"""Northcott's board: in each row one piece of each player, which slides without jumping."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import MAX_RETREATS, Disguised, Misere, Rules, Words
from fairplay.rules.levels import Level, level
from fairplay.rules.numbers import ARROW, MAX_ITEMS, parse_number
from fairplay.theory.sums import NimHeap, Part
from fairplay.vocabulary import Board, Gesture, Sentence, Stand, sentence

if TYPE_CHECKING:
    from random import Random

#: Per row the column of the player to move and the column of the other, from 1.
Row = tuple[int, int]
Rows = tuple[Row, ...]

MAX_WIDTH = 100
_MOVE = re.compile(rf"\s*([0-9]+)\s*:\s*([0-9]+){ARROW}([0-9]+)\s*")


@dataclass(frozen=True)
class RowMove:
    """The mover's own piece in a row (from 1) goes to another column: ``3:2→5``."""

    row: int
    here: int
    there: int


@lru_cache(maxsize=MAX_WIDTH**2)
def _turned(row: Row) -> Row:
    """Share equal rows, since a match keeps all its positions."""
    return row[1], row[0]


def gap(row: Row) -> int:
    return abs(row[0] - row[1]) - 1


def _rank(row: Row, width: int) -> str:
    """
    >>> _rank((2, 4), 5)
    '.P.p.'
    """
    pieces = {row[0]: "P", row[1]: "p"}
    return "".join(pieces.get(column, ".") for column in range(1, width + 1))


def _stand(rank: int, row: Row) -> Stand:
    told = sentence("explain-gap", row=rank + 1, heap=gap(row))
    return Stand(gap(row), told, tuple((rank, column - 1) for column in row))


class RowRules(Rules[Rows, RowMove]):
    """Nim with the gaps for heaps, since a retreat is answered by an equal advance.

    Play can go round in circles when nobody wants to win; the winner never retreats. So it is drawn
    when both players have retreated often.
    """

    misere = Misere.NEVER

    def __init__(self, name: str, start: Rows, width: int) -> None:
        self.name, self.start, self.width = name, start, width

    def moves(self, state: Rows) -> Iterator[RowMove]:
        for number, (mine, theirs) in enumerate(state, start=1):
            free = range(1, theirs) if mine < theirs else range(theirs + 1, self.width + 1)
            for column in free:
                if column != mine:
                    yield RowMove(number, mine, column)

    def check(self, state: Rows, move: RowMove) -> None:
        if not 1 <= move.row <= len(state):
            raise IllegalMoveError("error-no-row", row=move.row, count=len(state))
        mine, theirs = state[move.row - 1]
        if move.here != mine:
            raise IllegalMoveError("error-not-your-piece", row=move.row, column=mine)
        if not 1 <= move.there <= self.width:
            raise IllegalMoveError("error-off-board", column=move.there, width=self.width)
        if move.there == mine:
            raise IllegalMoveError("error-no-change", move=self.move_text(move))
        if (move.there < theirs) != (mine < theirs) or move.there == theirs:
            raise IllegalMoveError("error-jump", move=self.move_text(move))

    def after(self, state: Rows, move: RowMove) -> Rows:
        rows = list(state)
        rows[move.row - 1] = (move.there, rows[move.row - 1][1])
        return self.turned(tuple(rows))

    def turned(self, state: Rows) -> Rows:
        return tuple(map(_turned, state))

    def parts(self, state: Rows) -> tuple[Part, ...]:
        return tuple(NimHeap(gap(row)) for row in state)

    def candidates(self, state: Rows, excess: int, misere: bool) -> Iterator[RowMove]:
        del misere
        for move in self.moves(state):
            row = state[move.row - 1]
            if gap(row) ^ gap((move.there, row[1])) == excess:
                yield move

    def disguise(self, state: Rows) -> Disguised:
        return Disguised("gaps", tuple(map(_stand, range(len(state)), state)), stepwise=True)

    def forward(self, state: Rows, move: RowMove) -> bool:
        row = state[move.row - 1]
        return gap((move.there, row[1])) < gap(row)

    def undone_by(self, state: Rows, move: RowMove) -> RowMove | None:
        """Follow a retreat by as many squares."""
        if self.forward(state, move):
            return None
        theirs = state[move.row - 1][1]
        return RowMove(move.row, theirs, theirs + move.there - move.here)

    def longest(self, state: Rows) -> int:
        """Before the drawing move, one player has retreated fewer than ``MAX_RETREATS`` times.

        That player's advances, each of at least one square, are together no longer than the way
        ahead at first and what the retreats have added to it. The other player has made at most
        one move more.
        """
        width, back = self.width - 2, MAX_RETREATS - 1
        ahead = max(
            sum(width + 1 - me if me < other else me - 2 for me, other in rows)
            for rows in (state, self.turned(state))
        )
        return 2 * (ahead + back * width + back) + 2

    def size(self, state: Rows) -> int:
        return len(state)

    def board(self, state: Rows) -> Board:
        described = tuple(
            Sentence("board-row", {"row": n, "mine": mine, "theirs": theirs})
            for n, (mine, theirs) in enumerate(state, start=1)
        )
        ranks = tuple(_rank(row, self.width) for row in state)
        return self._board("grid", state, described=described, ranks=ranks, lanes="ranks")

    def touches(self, state: Rows, move: RowMove) -> Gesture:
        del state
        rank = move.row - 1
        return [[rank, move.here - 1], [rank, move.there - 1]]

    def touched(self, state: Rows, gesture: Gesture) -> RowMove:
        match gesture:
            case [[rank, file]]:
                raise IllegalMoveError(self._alone(state, rank, file + 1))
            case [[rank, here], [there_rank, there]]:
                if rank != there_rank:
                    raise IllegalMoveError("error-along-row", row=rank + 1)
                return RowMove(rank + 1, here + 1, there + 1)
        raise IllegalMoveError("error-gesture")

    def _alone(self, state: Rows, rank: int, column: int) -> str:
        """Why touching one square is no move."""
        mine, theirs = state[rank] if 0 <= rank < len(state) else (0, 0)
        if column != mine:
            return "error-not-yours" if column == theirs else "error-choose-piece"
        ahead = theirs - 1 if mine < theirs else self.width - theirs
        return "error-choose" if ahead > 1 else "error-piece-stuck"

    def words(self, move: RowMove) -> Words:
        return "row", {"row": move.row, "here": move.here, "there": move.there}

    def read(self, state: Rows, numbers: tuple[int, ...]) -> tuple[RowMove, None] | None:
        """``3 5`` moves the own piece in row 3 to column 5."""
        if len(numbers) != 2:
            return None
        row, column = numbers
        here = state[row - 1][0] if 1 <= row <= len(state) else column
        return RowMove(row, here, column), None

    def typed(self, state: Rows, move: RowMove) -> str:
        del state
        return f"{move.row} {move.there}"

    def typing(self) -> tuple[str, ...]:
        return ("rows",)

    def level(self, difficulty: int, larger: int = 0) -> Level:
        rows, width = level("rows", difficulty, 0)
        return Level(rows + larger, width)  # a board has its width

    def unordered(self, state: Rows) -> Rows:
        """Rows in any order; left and right may be exchanged in each of them."""
        end = self.width + 1
        return tuple(sorted(min((a, b), (end - a, end - b)) for a, b in state))

    def random(self, level: Level, random: "Random") -> Rows:
        columns = range(1, self.width + 1)
        pairs = (sorted(random.sample(columns, 2)) for _ in range(level.heaps))
        return tuple((mine, theirs) for mine, theirs in pairs)

    def parse(self, text: str) -> Rows:
        rows = [item.split("-") for item in text.split(",")]
        if len(rows) > MAX_ITEMS:
            raise InputError("error-items", count=len(rows), limit=MAX_ITEMS)
        if any(len(row) != 2 for row in rows):
            raise InputError("error-rows-syntax", text=text)
        pairs = [tuple(parse_number(column, 1, self.width) for column in row) for row in rows]
        if any(mine == theirs for mine, theirs in pairs):
            raise InputError("error-rows-share", text=text)
        return tuple((mine, theirs) for mine, theirs in pairs)

    def text(self, state: Rows) -> str:
        return ",".join(f"{mine}-{theirs}" for mine, theirs in state)

    def parse_move(self, text: str) -> RowMove:
        if match := _MOVE.fullmatch(text):
            row, here, there = (parse_number(group) for group in match.groups())
            return RowMove(row, here, there)
        raise InputError("error-move-syntax", text=text, example="3:2→5")

    def move_text(self, move: RowMove) -> str:
        return f"{move.row}:{move.here}→{move.there}"

    def variant(self, name: str) -> "RowRules | None":
        """``northcott10`` is the same game on a board ten squares wide."""
        match = re.fullmatch(re.escape(self.name) + r"([1-9][0-9]*)", name)
        if not match:
            return None
        width = parse_number(match[1], 3, MAX_WIDTH)
        rows = tuple((1 + row % 2, width - row % 3) for row in range(width))
        return RowRules(name, rows if width > 5 else ((1, width),), width)
