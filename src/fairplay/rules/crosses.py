"""Treblecross: put a cross on an empty cell of a strip; whoever gets three in a row wins.

Nobody may play next to a cross, or with one cell between: the other player completes three. So each
cross kills five cells, and a stretch of n cells that are left plays like a heap of n + 2 from which
three are taken, anywhere: the octal game 0.007 (*Winning Ways*, chapter 4).
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Misere, Rules, Words
from fairplay.rules.heaps import listed
from fairplay.rules.levels import Level, level
from fairplay.rules.marked import MAX_SHOWN, Marked, marked_text, parse_marked
from fairplay.rules.numbers import parse_number
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import parse_code
from fairplay.theory.sums import Part
from fairplay.vocabulary import Board, Fact, Gesture, Params, Row, Sentence, sentence

if TYPE_CHECKING:
    from random import Random

CODE = parse_code("0.007")
#: On fewer cells there is no room for three crosses.
LEAST = 3
#: How far from a cross a move lets the other player win at once.
NEAR = 2
#: How many stretches are shown.
MAX_TOLD = 12


def stretches(state: Marked) -> list[tuple[int, int]]:
    """First cell and length of each stretch of cells that are not near a cross.

    >>> stretches(Marked((5, 14), 20))
    [(1, 2), (8, 4), (17, 4)]
    """
    ends = (-NEAR, *state.marks, state.count + NEAR + 1)
    between = ((a + NEAR + 1, b - a - 2 * NEAR - 1) for a, b in pairwise(ends))
    return [(first, length) for first, length in between if length > 0]


class CrossRules(Rules[Marked, int]):
    """A move is the number of a cell."""

    loops = False
    misere = Misere.NEVER
    normal_only = "error-normal-ending"

    def __init__(self, name: str, start: Marked) -> None:
        self.name, self.start = name, start

    def moves(self, state: Marked) -> Iterator[int]:
        marks = set(state.marks)
        cells = range(1, state.count + 1) if not self.ended(state) else ()
        return listed(cell for cell in cells if cell not in marks)

    def check(self, state: Marked, move: int) -> None:
        if not 1 <= move <= state.count:
            raise IllegalMoveError("error-no-cell", cell=move, count=state.count)
        if move in state.marks:
            raise IllegalMoveError("error-cell-taken", cell=move)
        if self.ended(state):
            raise IllegalMoveError("error-match-over")

    def after(self, state: Marked, move: int) -> Marked:
        return Marked(tuple(sorted((*state.marks, move))), state.count)

    def ended(self, state: Marked) -> bool:
        marks = state.marks
        return any(c - a == 2 for a, c in zip(marks, marks[2:], strict=False))

    def finish(self, state: Marked) -> Words | None:
        return ("crosses", {}) if self.ended(state) else None

    def wins_at_once(self, state: Marked) -> bool:
        near = any(b - a <= NEAR for a, b in pairwise(state.marks))
        return near and not self.ended(state)

    def parts(self, state: Marked) -> tuple[Part, ...]:
        if self.ended(state) or self.wins_at_once(state):
            return ()
        return tuple(CodeHeap(CODE, length + NEAR) for _, length in stretches(state))

    def candidates(self, state: Marked, excess: int, misere: bool) -> Iterator[int]:
        del misere
        for first, length in stretches(state):
            before = CodeHeap(CODE, length + NEAR).value()
            for at in listed(range(length)):
                left, right = CodeHeap(CODE, at), CodeHeap(CODE, length - 1 - at)
                if before ^ left.value() ^ right.value() == excess:
                    yield first + at

    def candidate(self, state: Marked, excess: int) -> int | None:
        from fairplay.theory.options import find_option

        for first, length in stretches(state):
            value = CodeHeap(CODE, length + NEAR).value()
            if value ^ excess < value:
                left = find_option(CODE, length + NEAR, value ^ excess)
                return None if left is None else first + (left[0] if len(left) > 1 else 0)
        return None

    def facts(self, state: Marked, misere: bool) -> tuple[Fact, ...]:
        del misere
        before = [sentence("explain-crosses")]
        if state.marks:
            before.append(sentence("explain-crosses-near"))
        found = stretches(state)
        if not found:
            return (Fact((*before, sentence("explain-crosses-none"))),)
        shown = found[:MAX_TOLD]
        cells = (f"{first}–{first + n - 1}" if n > 1 else f"{first}" for first, n in shown)
        rows = (
            Row(sentence("explain-row-cells"), tuple(cells)),
            Row(sentence("explain-row-length"), tuple(str(n) for _, n in shown)),
            Row(sentence("explain-row-heap"), tuple(str(n + NEAR) for _, n in shown)),
            Row(
                sentence("explain-row-value"),
                tuple(str(CodeHeap(CODE, n + NEAR).value()) for _, n in shown),
            ),
        )
        marked = tuple((3, column) for column in range(len(shown)))
        return (Fact(tuple(before), rows, marked, (sentence("explain-crosses-code"),)),)

    def longest(self, state: Marked) -> int:
        return state.count - len(state.marks)

    def size(self, state: Marked) -> int:
        return state.count

    # -- what is shown ---------------------------------------------------------------------------

    def board(self, state: Marked) -> Board:
        numbers: Params = {"crosses": state.marks, "count": state.count}
        told = (Sentence("board-crosses" if state.marks else "board-crosses-none", numbers),)
        if state.count > MAX_SHOWN:
            return self._board("text", state, described=told)
        return self._board("strip", state, described=told, cells=state.cells(".", "X"))

    def touches(self, state: Marked, move: int) -> Gesture:
        del state
        return [[move, ord("X")]]

    def touched(self, state: Marked, gesture: Gesture) -> int:
        del state
        match gesture:
            case [[int(cell), *_]]:
                return cell
            case [[_, *_], *_]:
                raise IllegalMoveError("error-one-cross")
        raise IllegalMoveError("error-gesture")

    def words(self, move: int) -> Words:
        return "cross", {"cell": move}

    def read(self, state: Marked, numbers: tuple[int, ...]) -> tuple[int, None] | None:
        del state
        return (numbers[0], None) if len(numbers) == 1 else None

    def typing(self) -> tuple[str, ...]:
        return ("cross",)

    def level(self, difficulty: int, larger: int = 0) -> Level:
        return level("strip", difficulty, larger)

    def unordered(self, state: Marked) -> tuple[int, ...]:
        """The crosses, or those of the mirror image."""
        mirrored = tuple(state.count + 1 - cell for cell in reversed(state.marks))
        return (state.count, *min(state.marks, mirrored))

    def random(self, level: Level, random: "Random") -> Marked:
        """A few crosses that are not near each other."""
        state = Marked((), 2 * level.size + level.heaps)
        for _ in range(random.randint(0, level.heaps - 1)):
            free = [first + at for first, n in stretches(state) for at in range(n)]
            state = self.after(state, random.choice(free)) if free else state
        return state

    # -- notation: the crosses, with the number of cells, 4,9/15, or ...X....X...... -------------

    def parse(self, text: str) -> Marked:
        state = parse_marked(text, ".", "X")
        if state.count < LEAST:
            raise InputError("error-cells-few", text=text, limit=LEAST)
        return state

    def text(self, state: Marked) -> str:
        return marked_text(state)

    def parse_move(self, text: str) -> int:
        if not re.fullmatch(r"\s*[0-9]+\s*", text):
            raise InputError("error-move-syntax", text=text, example="3")
        return parse_number(text)

    def move_text(self, move: int) -> str:
        return str(move)
