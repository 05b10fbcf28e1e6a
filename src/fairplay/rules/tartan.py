"""Products of coin-turning games, on a board: ``coins{turn 1-2 x turn 1-3}:2-3,4-1``.

A move chooses rows as in the first game and columns as in the second, and turns the coins where
they cross. The one in the last row and the last column goes from heads to tails. By the Tartan
theorem the value of a coin is the nim-product of the values of its row and its column (*Winning
Ways*, chapter 14).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.rules.base import Rules, Words
from fairplay.rules.heaps import listed
from fairplay.rules.length import MAX_LENGTH
from fairplay.rules.levels import Level, level
from fairplay.rules.numbers import MAX_ITEMS, parse_number, parse_numbers
from fairplay.rules.turning_told import counts_told, turn_told
from fairplay.rules.turning_words import turn_text
from fairplay.theory.nim import nim_product, nim_sum
from fairplay.theory.sums import Part
from fairplay.theory.turning import Turn
from fairplay.vocabulary import Board, Fact, Gesture, Row, Sentence, sentence

if TYPE_CHECKING:
    from random import Random

#: The largest board.
MAX_SIDE = 20
#: How many heads a fact shows.
MAX_SHOWN = 12
#: A row and a column, from 1.
Place = tuple[int, int]
#: The rows and the columns whose coins are turned.
Cross = tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class CoinBoard:
    """The coins that show heads, and the size of the board."""

    heads: tuple[Place, ...]
    rows: int
    columns: int


@dataclass(frozen=True)
class BoardHeads(Part):
    """The heads of a board: a sum of single coins in normal play only."""

    turns: tuple[Turn, Turn]
    heads: tuple[Place, ...]

    def options(self) -> Iterator[tuple[Part, ...]]:
        for move in crosses(self.turns, self.heads):
            yield (BoardHeads(self.turns, turned(self.heads, move)),)

    def value(self) -> int:
        return nim_sum(coin_value(self.turns, place) for place in self.heads)


def crosses(turns: tuple[Turn, Turn], heads: tuple[Place, ...]) -> Iterator[Cross]:
    for row, column in heads:
        yield from product(turns[0].sets(row), turns[1].sets(column))


def turned(heads: tuple[Place, ...], move: Cross) -> tuple[Place, ...]:
    return tuple(sorted({*heads} ^ {*product(*move)}))


def coin_value(turns: tuple[Turn, Turn], place: Place) -> int:
    """The value of a coin that alone shows heads.

    >>> [coin_value((Turn((1, 2)), Turn((1, 2))), (2, n)) for n in (1, 2, 3, 4)]
    [2, 3, 1, 8]
    """
    return nim_product(turns[0].value(place[0]), turns[1].value(place[1]))


def longest_plays(turns: tuple[Turn, Turn], rows: int, columns: int) -> dict[Place, int]:
    """For each coin, the most moves of play from it alone, but at most ``MAX_LENGTH``.

    Farther coins last longer, so a move turns as many rows and columns as it may, the last ones.

    >>> two = Turn((1, 2))
    >>> [longest_plays((two, two), 3, 3)[n, n] for n in (1, 2, 3)]
    [1, 6, 31]
    """
    plays: dict[Place, int] = {}
    for row, column in product(range(1, rows + 1), range(1, columns + 1)):
        tall, wide = turns[0].most(row), turns[1].most(column)
        others = product(range(row - tall + 1, row + 1), range(column - wide + 1, column + 1))
        most = 1 + sum(plays.get(place, 0) for place in others)
        plays[row, column] = min(most, MAX_LENGTH)
    return plays


class TartanRules(Rules[CoinBoard, Cross]):
    """Two rules, for rows and for columns."""

    loops = False
    mixes = True
    worksheets = False

    def __init__(self, rows: Turn, columns: Turn) -> None:
        self.name = f"coins{{{turn_text(rows)} x {turn_text(columns)}}}"
        self.turns = rows, columns
        self.start = CoinBoard(((2, 3), (3, 2)), 3, 4)

    def moves(self, state: CoinBoard) -> Iterator[Cross]:
        return listed(crosses(self.turns, state.heads))

    def check(self, state: CoinBoard, move: Cross) -> None:
        row, column = corner = move[0][-1], move[1][-1]
        if move[0][0] < 1 or move[1][0] < 1 or row > state.rows or column > state.columns:
            raise IllegalMoveError("error-no-such-place", row=row, column=column)
        if corner not in state.heads:
            raise IllegalMoveError("error-turn-corner", row=row, column=column)
        for turn, chosen, side in zip(self.turns, move, ("rows", "columns"), strict=True):
            if turn.run and chosen[-1] - chosen[0] >= len(chosen):
                raise IllegalMoveError("error-turn-apart")
            if turn.counts and len(chosen) not in turn.counts:
                code, allowed = f"error-turn-{side}", counts_told(turn.counts)
                raise IllegalMoveError(code, count=len(chosen), allowed=allowed)

    def after(self, state: CoinBoard, move: Cross) -> CoinBoard:
        return CoinBoard(turned(state.heads, move), state.rows, state.columns)

    def parts(self, state: CoinBoard) -> tuple[Part, ...]:
        return (BoardHeads(self.turns, state.heads),)

    def values(self, state: CoinBoard) -> tuple[int, ...]:
        return tuple(coin_value(self.turns, place) for place in state.heads)

    def sized(self, size: int) -> None:
        """One number says no coin of a board."""
        del size

    def paired(self, first: int, second: int) -> CoinBoard | None:
        """One coin that shows heads."""
        return self._parsed(f"{first}-{second}") if min(first, second) else None

    def pairs_told(self) -> Sentence:
        return Sentence("make-of-coin-board")

    def facts(self, state: CoinBoard, misere: bool) -> tuple[Fact, ...]:
        if misere or not state.heads:
            return ()
        heads = state.heads[:MAX_SHOWN]
        factors = [(self.turns[0].value(row), self.turns[1].value(column)) for row, column in heads]
        rows = (
            Row(sentence("explain-row-place"), tuple(f"{row}-{column}" for row, column in heads)),
            Row(sentence("explain-row-factors"), tuple(f"{a} ⊗ {b}" for a, b in factors)),
            Row(sentence("explain-row-product"), tuple(str(nim_product(*f)) for f in factors)),
        )
        marked = tuple((2, column) for column in range(len(heads)))
        told = (sentence("explain-tartan"),)
        return (Fact(told, rows, marked, (sentence("explain-tartan-sum"),)),)

    def told(self) -> tuple[Sentence, ...]:
        rows, columns = map(turn_told, self.turns)
        return (sentence("how-rule-coin-board", rows=rows, columns=columns),)

    def longest(self, state: CoinBoard) -> int:
        """As if coins never met: each coin that is turned to heads is turned back on its own."""
        if not state.heads:
            return 0
        rows, columns = (max(side) for side in zip(*state.heads, strict=True))
        plays = longest_plays(self.turns, rows, columns)
        return min(sum(plays[place] for place in state.heads), MAX_LENGTH)

    def size(self, state: CoinBoard) -> int:
        return state.rows * state.columns

    # -- what is shown ---------------------------------------------------------------------------

    def board(self, state: CoinBoard) -> Board:
        heads = ", ".join(f"{row}-{column}" for row, column in state.heads)
        size = {"rows": state.rows, "columns": state.columns, "count": self.size(state)}
        key = "board-coin-board" if heads else "board-coin-board-none"
        told = Sentence(key, {**size, "heads": heads})
        ranks = tuple(
            "".join("TH"[(row, column) in state.heads] for column in range(1, state.columns + 1))
            for row in range(1, state.rows + 1)
        )
        return self._board("grid", state, described=(told,), things="coin", ranks=ranks)

    def touches(self, state: CoinBoard, move: Cross) -> Gesture:
        del state
        return [[row - 1, column - 1] for row, column in reversed([*product(*move)])]

    def touched(self, state: CoinBoard, gesture: Gesture) -> Cross:
        if not gesture or any(len(element) != 2 for element in gesture):
            raise IllegalMoveError("error-gesture")
        places = {(row + 1, column + 1) for row, column in gesture}
        for row, column in places:
            if not (1 <= row <= state.rows and 1 <= column <= state.columns):
                raise IllegalMoveError("error-no-such-place", row=row, column=column)
        rows, columns = (tuple(sorted({place[i] for place in places})) for i in (0, 1))
        if len(rows) * len(columns) != len(places):
            raise IllegalMoveError("error-turn-rectangle")
        return rows, columns

    def words(self, move: Cross) -> Words:
        rows, columns = move
        if len(rows) == len(columns) == 1:
            return "turn-board-one", {"row": rows[0], "column": columns[0]}
        counts = {"down": len(rows), "across": len(columns)}
        return "turn-board", {"rows": rows, "columns": columns, **counts}

    def typing(self) -> tuple[str, ...]:
        return ("turn-board",)

    def level(self, difficulty: int, larger: int = 0) -> Level:
        return level("strip", difficulty, larger)

    def unordered(self, state: CoinBoard) -> tuple[Place, ...]:
        return state.heads

    def random(self, level: Level, random: "Random") -> CoinBoard:
        rows, columns = min(3 + level.size // 5, 6), min(3 + level.size // 4, 6)
        places = list(product(range(1, rows + 1), range(1, columns + 1)))
        heads = sorted(random.sample(places, min(level.heaps, len(places))))
        return CoinBoard(tuple(heads), rows, columns)

    # -- notation: heads as row-column, 2-3,4-1, and the board if it is larger: 2-3/4x5 -----------

    def parse(self, text: str) -> CoinBoard:
        listed_heads, slash, size = text.partition("/")
        heads = _places(listed_heads)
        rows = max((row for row, _ in heads), default=0)
        columns = max((column for _, column in heads), default=0)
        if slash:
            tall, cross, wide = size.partition("x")
            if not cross:
                raise InputError("error-coin-board", text=text)
            rows, columns = parse_number(tall, rows), parse_number(wide, columns)
        if max(rows, columns) > MAX_SIDE:
            sizes = {"rows": str(rows)[:20], "columns": str(columns)[:20]}
            raise TooLargeError("error-coin-board-large", limit=MAX_SIDE, **sizes)
        return CoinBoard(heads, rows, columns)

    def text(self, state: CoinBoard) -> str:
        heads = ",".join(f"{row}-{column}" for row, column in state.heads) or "0"
        rows = max((row for row, _ in state.heads), default=0)
        columns = max((column for _, column in state.heads), default=0)
        larger = (rows, columns) != (state.rows, state.columns)
        return heads + (f"/{state.rows}x{state.columns}" if larger else "")

    def parse_move(self, text: str) -> Cross:
        rows, cross, columns = text.partition("x")
        if not cross:
            raise InputError("error-move-syntax", text=text, example="1,3x2")
        one, other = (tuple(sorted({*parse_numbers(side)})) for side in (rows, columns))
        return one, other

    def move_text(self, move: Cross) -> str:
        return "x".join(",".join(map(str, side)) for side in move)


_PLACE = re.compile(r"\s*([0-9]{1,6})\s*-\s*([0-9]{1,6})\s*")


def _places(text: str) -> tuple[Place, ...]:
    if text.strip() == "0":
        return ()
    items = text.split(",")
    found = [_PLACE.fullmatch(item) for item in items[: MAX_ITEMS + 1]]
    if len(items) > MAX_ITEMS or not all(found):
        raise InputError("error-coin-board", text=text[:60])
    places = sorted((int(one[1]), int(one[2])) for one in found if one)
    if len(set(places)) < len(places) or any(min(place) < 1 for place in places):
        raise InputError("error-coin-board", text=text[:60])
    return tuple(places)
