"""Coin-turning games: ``coins{turn 1-2}:3,5``. The rightmost coin turned goes to tails."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError
from fairplay.rules.base import Disguised, Rules, Words
from fairplay.rules.heaps import listed
from fairplay.rules.levels import Level, level
from fairplay.rules.marked import MAX_SHOWN, Marked, marked_text, parse_marked
from fairplay.rules.numbers import numbers_text, parse_numbers
from fairplay.rules.turning_told import counts_told, turning_facts
from fairplay.theory.nim import nim_sum
from fairplay.theory.sums import Part
from fairplay.theory.turning import Turn
from fairplay.vocabulary import Board, Fact, Gesture, Params, Sentence, Stand, sentence

if TYPE_CHECKING:
    from random import Random

#: The coins that a move turns, from the left.
Turned = tuple[int, ...]

TURTLES = Turn((1, 2))


@dataclass(frozen=True)
class Heads(Part):
    """The heads of one row. In normal play they are a sum of single coins; in misère play they are
    not, since two equal coins cancel at once.
    """

    turn: Turn
    heads: tuple[int, ...]

    def options(self) -> Iterator[tuple[Part, ...]]:
        for last in self.heads:
            for coins in self.turn.sets(last):
                yield (Heads(self.turn, turned(self.heads, coins)),)

    def value(self) -> int:
        return nim_sum(map(self.turn.value, self.heads))


def turned(heads: tuple[int, ...], coins: Turned) -> tuple[int, ...]:
    """
    >>> turned((2, 5), (2, 3, 5))
    (3,)
    """
    return tuple(sorted({*heads} ^ {*coins}))


class TurningRules(Rules[Marked, Turned]):
    """A game says how many coins a move may turn, and whether they must be neighbours."""

    loops = False
    mixes = True

    def __init__(self, name: str, turn: Turn, start: Marked) -> None:
        self.name, self.turn, self.start = name, turn, start

    def moves(self, state: Marked) -> Iterator[Turned]:
        return listed(coins for last in state.marks for coins in self.turn.sets(last))

    def check(self, state: Marked, move: Turned) -> None:
        if not 1 <= move[0] <= move[-1] <= state.count:
            coin = move[0] if move[0] < 1 else move[-1]
            raise IllegalMoveError("error-no-such-coin", coin=coin, count=state.count)
        if move[-1] not in state.marks:
            raise IllegalMoveError("error-turn-rightmost", coin=move[-1])
        if self.turn.run and move[-1] - move[0] >= len(move):
            raise IllegalMoveError("error-turn-apart")
        if self.turn.counts and len(move) not in self.turn.counts:
            allowed = counts_told(self.turn.counts)
            raise IllegalMoveError("error-turn-count", count=len(move), allowed=allowed)

    def after(self, state: Marked, move: Turned) -> Marked:
        return Marked(turned(state.marks, move), state.count)

    def sized(self, size: int) -> Marked | None:
        """One coin that shows heads."""
        return self._parsed(str(size)) if size else None

    def sizes_told(self) -> Sentence:
        return Sentence("make-of-coin")

    def parts(self, state: Marked) -> tuple[Part, ...]:
        return (Heads(self.turn, state.marks),)

    def values(self, state: Marked) -> tuple[int, ...]:
        return tuple(map(self.turn.value, state.marks))

    def candidates(self, state: Marked, excess: int, misere: bool) -> Iterator[Turned]:
        if misere:
            yield from self.moves(state)
        elif self.turn == TURTLES:
            for last in state.marks:
                if (other := last ^ excess) < last:
                    yield (other, last) if other else (last,)
        else:
            value = self.turn.value
            yield from (m for m in self.moves(state) if nim_sum(map(value, m)) == excess)

    def candidate(self, state: Marked, excess: int) -> Turned | None:
        for last in state.marks:
            value = self.turn.value(last)
            if value ^ excess < value:
                others = self.turn.others(last, value ^ excess)
                return None if others is None else (*others, last)
        return None

    def disguise(self, state: Marked) -> Disguised | None:
        if self.turn != TURTLES:
            return None
        heads = (Stand(n, sentence("explain-turtle", coin=n, heap=n), ()) for n in state.marks)
        return Disguised("turtles", tuple(heads))

    def facts(self, state: Marked, misere: bool) -> tuple[Fact, ...]:
        return () if misere else turning_facts(self.turn, state.marks)

    def longest(self, state: Marked) -> int:
        return sum(map(self.turn.longest, state.marks))

    def size(self, state: Marked) -> int:
        return state.count

    # -- what is shown ---------------------------------------------------------------------------

    def board(self, state: Marked) -> Board:
        numbers: Params = {"heads": state.marks, "count": state.count}
        told = Sentence("board-coins" if state.marks else "board-coins-none", numbers)
        if state.count > MAX_SHOWN:
            return self._board("strip", state, described=(told,), coins=state.marks)
        cells = state.cells("T", "H")
        return self._board("strip", state, described=(told,), things="coin", cells=cells)

    def touches(self, state: Marked, move: Turned) -> Gesture:
        del state
        return [[coin] for coin in reversed(move)]

    def touched(self, state: Marked, gesture: Gesture) -> Turned:
        del state
        if not gesture or any(len(element) != 1 for element in gesture):
            raise IllegalMoveError("error-gesture")
        return tuple(sorted({coin for (coin,) in gesture}))

    def words(self, move: Turned) -> Words:
        return ("turn", {"coins": move}) if len(move) > 1 else ("turn-one", {"coin": move[0]})

    def read(self, state: Marked, numbers: tuple[int, ...]) -> tuple[Turned, None]:
        """``3 5`` turns coins 3 and 5."""
        del state
        return tuple(sorted({*numbers})), None

    def typed(self, state: Marked, move: Turned) -> str:
        del state
        return " ".join(map(str, move))

    def typing(self) -> tuple[str, ...]:
        return ("turn",)

    def level(self, difficulty: int, larger: int = 0) -> Level:
        """A lost position has more heads than a move may turn."""
        plain = level("strip", difficulty, larger)
        most = self.turn.counts[-1] if self.turn.counts else 1
        heads = max(plain.heaps, most + 1)
        return Level(heads, max(plain.size, heads + 1))

    def unordered(self, state: Marked) -> tuple[int, ...]:
        return state.marks

    def random(self, level: Level, random: "Random") -> Marked:
        heads = sorted(random.sample(range(1, level.size + 1), level.heaps))
        return Marked(tuple(heads), heads[-1])

    # -- notation: the heads, 3,5, with the number of coins if there are more, 3,5/7; or TTHTH ----

    def parse(self, text: str) -> Marked:
        return parse_marked(text, "T", "H")

    def text(self, state: Marked) -> str:
        return marked_text(state)

    def parse_move(self, text: str) -> Turned:
        return tuple(sorted({*parse_numbers(text)}))

    def move_text(self, move: Turned) -> str:
        return numbers_text(move)
