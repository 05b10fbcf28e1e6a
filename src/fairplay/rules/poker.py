"""Poker-Nim: Nim in which a player may also put matches of their own stock on a heap."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Disguised
from fairplay.rules.heaps import HeapMoves, listed, nim_targets, random_sizes, replace_heap
from fairplay.rules.levels import Level
from fairplay.rules.looks import HeapMove, Heaps, nonzero
from fairplay.rules.numbers import numbers_text, parse_numbers
from fairplay.theory.sums import NimHeap, Part
from fairplay.vocabulary import Board, Sentence, Stand, sentence

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True)
class Stocked:
    """Heaps, the stock of the player to move, and the stock of the other."""

    heaps: Heaps
    mine: int
    theirs: int


class PokerNim(HeapMoves[Stocked]):
    """As Nim: whoever is winning answers an addition by taking it away again.

    Stocks only shrink, so the additions run out. A heap that is emptied is gone.
    """

    loops = False

    def __init__(self, name: str, start: Stocked) -> None:
        self.name, self.start = name, start

    def numbers(self, state: Stocked) -> Heaps:
        return state.heaps

    def board(self, state: Stocked) -> Board:
        shown = self.look.shown(state.heaps, self.splitting)
        stocks = state.mine, state.theirs
        if state.heaps:
            mine, theirs = stocks
            told = Sentence("board-stocked", {"heaps": state.heaps, "mine": mine, "theirs": theirs})
            shown["described"] = (told,)
        return self._board("heaps", state, stocks=stocks, **shown)

    def typing(self) -> tuple[str, ...]:
        return ("heaps", "add")

    def moves(self, state: Stocked) -> Iterator[HeapMove]:
        return listed(
            HeapMove(heap, nonzero((size,)))
            for heap in dict.fromkeys(state.heaps)
            for size in range(heap + state.mine + 1)
            if size != heap
        )

    def check(self, state: Stocked, move: HeapMove) -> None:
        if move.heap not in state.heaps:
            raise self.look.missing(move.heap, numbers_text(state.heaps))
        added = sum(move.left) - move.heap
        if added > state.mine:
            raise IllegalMoveError("error-stock", count=added, stock=state.mine)
        if added <= 0 and (code := self.look.why_not(move, self.splitting)):
            raise IllegalMoveError(code, move=self.move_text(move))
        if len(move.left) > 1:
            raise IllegalMoveError("error-no-split", move=self.move_text(move))

    def after(self, state: Stocked, move: HeapMove) -> Stocked:
        added = max(0, sum(move.left) - move.heap)
        return Stocked(replace_heap(state.heaps, move), state.theirs, state.mine - added)

    def forward(self, state: Stocked, move: HeapMove) -> bool:
        del state
        return sum(move.left) < move.heap

    def undone_by(self, state: Stocked, move: HeapMove) -> HeapMove | None:
        """Take the added matches away again."""
        added = not self.forward(state, move)
        return HeapMove(sum(move.left), (move.heap,)) if added else None

    def longest(self, state: Stocked) -> int:
        """Each match in stock can be added, and then be taken."""
        return sum(state.heaps) + 2 * (state.mine + state.theirs)

    def size(self, state: Stocked) -> int:
        return len(state.heaps) + 2

    def turned(self, state: Stocked) -> Stocked:
        return Stocked(state.heaps, state.theirs, state.mine)

    def parts(self, state: Stocked) -> tuple[Part, ...]:
        return tuple(map(NimHeap, state.heaps))

    def candidates(self, state: Stocked, excess: int, misere: bool) -> Iterator[HeapMove]:
        for heap in dict.fromkeys(state.heaps):
            for size in nim_targets(heap, excess, misere):
                if size != heap and size <= heap + state.mine:
                    yield HeapMove(heap, nonzero((size,)))

    def disguise(self, state: Stocked) -> Disguised:
        stands = (Stand(heap, sentence("explain-heap", heap=heap), ()) for heap in state.heaps)
        return Disguised("stock", tuple(stands))

    def unordered(self, state: Stocked) -> Stocked:
        return Stocked(tuple(sorted(state.heaps)), state.mine, state.theirs)

    def random(self, level: Level, random: "Random") -> Stocked:
        heaps = random_sizes(level, random)
        return Stocked(heaps, random.randint(0, level.size), random.randint(0, level.size))

    def parse(self, text: str) -> Stocked:
        match text.split("/"):
            case [heaps, stocks] if len(both := parse_numbers(stocks)) == 2:
                return Stocked(nonzero(parse_numbers(heaps)), *both)
        raise InputError("error-poker-syntax", text=text)

    def text(self, state: Stocked) -> str:
        return f"{numbers_text(state.heaps)}/{state.mine},{state.theirs}"
