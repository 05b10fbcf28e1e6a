"""One heap, from which a player may take at most some times what was just taken: Fibonacci Nim.

The state is the heap and how many may be taken now: what was taken before is all that matters.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.heaps import HeapMoves, listed
from fairplay.rules.looks import HeapMove, Heaps, nonzero
from fairplay.rules.numbers import numbers_text, parse_numbers
from fairplay.theory.last_taken import heap_table, winning_counts
from fairplay.theory.sums import Part
from fairplay.vocabulary import Board, Fact, Sentence, sentence

if TYPE_CHECKING:
    from random import Random

    from fairplay.rules.levels import Level

#: A heap, and how many may be taken of it at most.
Limited = tuple[int, int]


class LastTaken(HeapMoves[Limited]):
    """``times`` says how many times the last number may be taken. ``20`` begins with a heap of 20,
    of which anything but all may be taken; ``20,4`` is the same heap when 4 may be taken.
    """

    loops = False

    def __init__(self, name: str, times: int, start: int = 20) -> None:
        self.name, self.times, self.start = name, times, (start, start - 1)

    def numbers(self, state: Limited) -> Heaps:
        return nonzero(state[:1])

    def moves(self, state: Limited) -> Iterator[HeapMove]:
        return listed(self._taking(state, taken) for taken in range(1, min(state) + 1))

    def _taking(self, state: Limited, taken: int) -> HeapMove:
        return HeapMove(state[0], nonzero((state[0] - taken,)))

    def check(self, state: Limited, move: HeapMove) -> None:
        heap, limit = state
        if move.heap != heap or not heap:
            raise self.look.missing(move.heap, numbers_text(self.numbers(state)))
        if code := self.look.why_not(move, self.splitting):
            raise IllegalMoveError(code, move=self.move_text(move))
        if move.taken > limit:
            raise IllegalMoveError("error-take-most", count=move.taken, limit=limit)

    def after(self, state: Limited, move: HeapMove) -> Limited:
        del state
        left = sum(move.left)
        return left, min(self.times * move.taken, left)

    def longest(self, state: Limited) -> int:
        return state[0]

    def random(self, level: "Level", random: "Random") -> Limited:
        heap = level.size * level.heaps + random.randint(-2, 2)
        return heap, random.randint(1, heap // 2)

    def parse(self, text: str) -> Limited:
        match parse_numbers(text):
            case (heap,):
                return heap, max(0, heap - 1)
            case (heap, limit):
                return heap, min(heap, limit)
        raise InputError("error-limit-syntax", text=text)

    def text(self, state: Limited) -> str:
        return numbers_text(state)

    def board(self, state: Limited) -> Board:
        shown = self.look.shown(self.numbers(state), self.splitting)
        if min(state):
            shown["notes"] = (Sentence("board-limit", {"limit": state[1]}),)
            told = Sentence("board-limited", {"heap": state[0], "limit": state[1]})
            shown["described"] = (told,)
        return self._board("heaps", state, **shown)

    def told(self) -> tuple[Sentence, ...]:
        key = "how-last-twice" if self.times == 2 else "how-last"
        return (sentence(key, times=self.times),)

    # -- theory ---------------------------------------------------------------------------------

    def parts(self, state: Limited) -> tuple[Part, ...]:
        return (LimitedHeap(self.times, *state),)

    def won(self, state: Limited, misere: bool) -> bool:
        heap, limit = state
        if not min(state):
            return misere
        if misere:
            return heap_table(self.times).misere_least(heap) <= limit
        return bool(winning_counts(heap, limit, self.times))

    def winning(self, state: Limited, misere: bool) -> Iterable[HeapMove]:
        if misere:
            return super().winning(state, misere)
        counts = winning_counts(*state, self.times)
        return (self._taking(state, taken) for taken in counts)

    def facts(self, state: Limited, misere: bool) -> tuple[Fact, ...]:
        from fairplay.rules.pair_facts import last_facts

        return last_facts(state, self.times, misere)


@dataclass(frozen=True)
class LimitedHeap(Part):
    """A heap and how many may be taken of it, as one part of a sum."""

    times: int
    heap: int
    limit: int

    def options(self) -> Iterator[tuple[Part, ...]]:
        for taken in range(1, min(self.heap, self.limit) + 1):
            left = self.heap - taken
            yield (LimitedHeap(self.times, left, min(self.times * taken, left)),)

    def value(self) -> int:
        return heap_table(self.times).value(self.heap, self.limit)
