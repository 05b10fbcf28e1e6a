"""Games on a row of cells: a move replaces a pattern by another one, ``row{XX→..}:XXXXX``."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Misere, Rules, Words
from fairplay.rules.levels import Level, level
from fairplay.rules.numbers import ARROW
from fairplay.rules.pattern_words import patterns_text, read_patterns
from fairplay.rules.patterns import EMPTY, Change, Patterns, shown, trimmed
from fairplay.rules.row_told import row_facts
from fairplay.rules.row_values import parts
from fairplay.rules.words import words_of
from fairplay.theory.sums import Part
from fairplay.vocabulary import Board, Fact, Gesture, Sentence

if TYPE_CHECKING:
    from random import Random

#: The most cells of a row.
MAX_CELLS = 200
_MOVE = re.compile(rf"\s*([0-9]{{1,4}})\s*:\s*([A-Za-z.]+){ARROW}([A-Za-z.]+)\s*")


@dataclass(frozen=True)
class RowMove:
    """From a cell on, counted from 1, these signs become others: ``3:XX→..``."""

    at: int
    change: Change

    @property
    def cells(self) -> dict[int, str]:
        """What becomes of each cell that changes."""
        pairs = enumerate(zip(*self.change, strict=True), start=self.at)
        return {cell: new for cell, (old, new) in pairs if old != new}


class RowRules(Rules[str, RowMove]):
    """A game says its patterns."""

    loops = False
    worksheets = False
    normal_only = "error-normal-ending"

    def __init__(self, name: str, patterns: Patterns, start: str) -> None:
        self.name, self.patterns, self.start = name, patterns, start
        self.misere = Misere.NEVER if patterns.endings else Misere.OFFERED

    def moves(self, state: str) -> Iterator[RowMove]:
        found = (trimmed(at, change) for at, change in self.patterns.places(state))
        return (RowMove(at + 1, change) for at, change in dict.fromkeys(found))

    def check(self, state: str, move: RowMove) -> None:
        last = move.at + len(move.change.old) - 1
        if not 1 <= move.at <= last <= len(state):
            raise IllegalMoveError("error-no-cell", cell=last, count=len(state))
        if move not in set(self.moves(state)):
            told = {"move": self.move_text(move), "rule": self._changes()}
            raise IllegalMoveError("error-no-pattern", **told)

    def after(self, state: str, move: RowMove) -> str:
        at = move.at - 1
        return state[:at] + move.change.new + state[at + len(move.change.new) :]

    def ended(self, state: str) -> bool:
        return self.patterns.has_ended(state)

    def finish(self, state: str) -> Words | None:
        made = next((one for one in self.patterns.all_endings if one in state), None)
        return ("signs", {"signs": made}) if made else None

    def wins_at_once(self, state: str) -> bool:
        return bool(self.patterns.endings) and any(map(self.ended, self.patterns.results(state)))

    def parts(self, state: str) -> tuple[Part, ...]:
        return parts(self.patterns, state)

    def facts(self, state: str, misere: bool) -> tuple[Fact, ...]:
        return () if misere else row_facts(self.patterns, state)

    def sized(self, size: int) -> str | None:
        """So many squares with the same sign."""
        return self._parsed(self._same * size) if self._same else None

    def sizes_told(self) -> Sentence:
        if self._same == EMPTY:
            return Sentence("make-of-empty-row")
        return Sentence("make-of-row", {"sign": self._same})

    @property
    def _same(self) -> str:
        """The sign, if possible not the empty one, of which a row alone allows a move."""
        longest = max(len(one.old) for one in self.patterns.changes)
        rows = (sign * longest for sign in (*self.patterns.signs.replace(EMPTY, ""), EMPTY))
        return next((row[0] for row in rows if next(self.patterns.results(row), None)), "")

    def told(self) -> tuple[Sentence, ...]:
        changes = ", ".join(map(str, self.patterns.changes))
        told = [Sentence("how-rule-row", {"rule": changes})]
        if self.patterns.either_way:
            told.append(Sentence("how-rule-either"))
        if self.patterns.endings:
            signs = " / ".join(self.patterns.endings)
            told.append(Sentence("how-rule-until", {"signs": signs}))
        return tuple(told)

    def longest(self, state: str) -> int | None:
        bound = self.patterns.longest(state)
        return super().longest(state) if bound is None else bound

    def size(self, state: str) -> int:
        return len(state)

    # -- what is shown ---------------------------------------------------------------------------

    def board(self, state: str) -> Board:
        told = Sentence("board-cells", {"cells": " ".join(state), "count": len(state)})
        return self._board("strip", state, described=(told,), cells=state)

    def touches(self, state: str, move: RowMove) -> Gesture:
        del state
        return [[cell, ord(sign)] for cell, sign in move.cells.items()]

    def touched(self, state: str, gesture: Gesture) -> RowMove:
        if not gesture or any(len(element) not in (1, 2) for element in gesture):
            raise IllegalMoveError("error-gesture")
        for cell, *_ in gesture:
            if not 1 <= cell <= len(state):
                raise IllegalMoveError("error-no-cell", cell=cell, count=len(state))
        wanted = {cell: sign for cell, *sign in gesture}
        for move in self.moves(state):
            codes = {cell: [ord(sign)] for cell, sign in move.cells.items()}
            if codes.keys() == wanted.keys() and all(wanted[n] in ([], codes[n]) for n in codes):
                return move
        raise self._refused(state, tuple(sorted(wanted)))

    def _refused(self, state: str, cells: tuple[int, ...]) -> IllegalMoveError:
        """Why touching these cells, and no others, makes no move."""
        if any({*cells} < move.cells.keys() for move in self.moves(state)):
            return IllegalMoveError("error-touch-more")
        signs = " ".join(state[cell - 1] for cell in cells)
        return IllegalMoveError("error-touch-cells", signs=signs, rule=self._changes())

    def _changes(self) -> str:
        """All changes, mirrored ones too: signs, which need no translation."""
        return ", ".join(map(str, self.patterns.all))

    def words(self, move: RowMove) -> Words:
        old, new = move.change
        return "signs", {"cell": move.at, "old": old, "new": new}

    def read(self, state: str, numbers: tuple[int, ...]) -> tuple[RowMove, None] | None:
        """``3`` is the only change from cell 3 on, ``3 2`` the second one."""
        at, *which = numbers
        found = [move for move in self.moves(state) if move.at == at]
        number = which[0] if which else 1
        if len(which) > 1 or not 1 <= number <= len(found):
            raise IllegalMoveError("error-no-change-here", cell=at, count=len(found))
        if not which and len(found) > 1:
            raise IllegalMoveError("error-changes-here", cell=at, count=len(found))
        return found[number - 1], None

    def typed(self, state: str, move: RowMove) -> str:
        alike = [one for one in self.moves(state) if one.at == move.at]
        return f"{move.at} {alike.index(move) + 1}" if len(alike) > 1 else str(move.at)

    def typing(self) -> tuple[str, ...]:
        return ("cells",)

    def level(self, difficulty: int, larger: int = 0) -> Level:
        return level("cells", difficulty, larger)

    def random(self, level: Level, random: "Random") -> str:
        """Any signs, in which there is a move, if some are found soon."""
        length = level.heaps + level.size
        for _ in range(50):
            state = "".join(random.choices(self.patterns.signs, k=length))
            if next(self.moves(state), None) and self._plays(state):
                return state
        return self.start

    def _plays(self, state: str) -> bool:
        return self.patterns.must_end or self.patterns.cycle(state) is None

    # -- notation --------------------------------------------------------------------------------

    def parse(self, text: str) -> str:
        state = text.strip()
        if len(state) > MAX_CELLS:
            raise InputError("error-row-long", count=len(state), limit=MAX_CELLS)
        if not state or set(state) - set(self.patterns.signs):
            signs = " ".join(self.patterns.signs)
            raise InputError("error-row-cells", text=state or '""', signs=signs)
        if not self.patterns.must_end and (cycle := self.patterns.cycle(state)):
            raise InputError("error-row-cycle", text=state, cycle=shown(cycle))
        return state

    def text(self, state: str) -> str:
        return state

    def parse_move(self, text: str) -> RowMove:
        found = _MOVE.fullmatch(text)
        if found and len(found[2]) == len(found[3]) and found[2] != found[3]:
            at, change = trimmed(int(found[1]), Change(found[2], found[3]))
            return RowMove(at, change)
        raise InputError("error-move-syntax", text=text, example="3:XX→..")

    def move_text(self, move: RowMove) -> str:
        return f"{move.at}:{move.change}"


class RowGames(RowRules):
    """All games that are patterns in words: ``row{XX→..}``."""

    def variant(self, name: str) -> RowRules | None:
        if (words := words_of(name, "row")) is None:
            return None
        patterns = read_patterns(words)
        if patterns == self.patterns:
            return self
        return RowRules(f"row{{{patterns_text(patterns)}}}", patterns, _start(patterns))


def _start(patterns: Patterns) -> str:
    """A row of seven cells or so in which there is a move. If signs that can change end the game
    themselves, there is none in any row.
    """
    repeated = (one.old * (7 // len(one.old) + 1) for one in patterns.changes)
    rows = [*(row[:7] for row in repeated), *(one.old for one in patterns.changes)]
    found = (row for row in rows if next(patterns.results(row), None))
    start = next(found, None)
    if start is None:
        raise InputError("error-row-idle", text=patterns_text(patterns))
    return start
