"""Matches on a strip of squares that slide to the left without sharing or jumping."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Disguised
from fairplay.rules.heaps import HeapMoves, replace_heap
from fairplay.rules.levels import Level
from fairplay.rules.looks import COINS, HeapMove, nonzero
from fairplay.rules.numbers import numbers_text, parse_numbers
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import Code
from fairplay.theory.nim import nim_sum
from fairplay.theory.sums import Genus, Part, nim_genus
from fairplay.vocabulary import Gesture, Stand, sentence

if TYPE_CHECKING:
    from random import Random

Coins = tuple[int, ...]

MAX_SQUARE = 1000
ONE_STEP = Code((0, 3))


def gaps(coins: Coins) -> tuple[int, ...]:
    """The gaps inside the pairs, taken from the right; a match without a partner counts its steps.

    >>> gaps((1, 3, 5, 9, 11, 13)), gaps((4, 6, 7))
    ((1, 3, 1), (4, 0))
    """
    odd = coins[: len(coins) % 2]
    pairs = coins[len(odd) :]
    inside = (right - left - 1 for left, right in zip(pairs[::2], pairs[1::2], strict=True))
    return (*odd, *inside)


@dataclass(frozen=True)
class CoinStrip(Part):
    """The matches of one strip. They do not fall apart into independent parts, yet have a theory.

    Every move changes exactly one of the gaps, and any smaller gap can be reached: by the mex rule
    the value is the nim-sum of the gaps. With two matches or more no move ends in a fickle position
    (none, or one match on square 1), so all these are firm and misère play is as normal play.
    """

    coins: Coins

    def options(self) -> Iterator[tuple[Part, ...]]:
        for move in _moves(self.coins):
            yield (CoinStrip(replace_heap(self.coins, move)),)

    def value(self) -> int:
        return nim_sum(gaps(self.coins))

    def genus(self) -> Genus:
        if len(self.coins) < 2:
            return nim_genus(sum(self.coins))
        return Genus(self.value(), firm=True)


def _moves(coins: Coins, step: int = MAX_SQUARE) -> Iterator[HeapMove]:
    """A match may stop on any square between the one before it and its own; 0 is off the board."""
    before = -1
    for square in coins:
        for to in range(max(before + 1, square - step), square):
            yield HeapMove(square, nonzero((to,)))
        before = square


def _unpaired(square: int) -> Stand:
    return Stand(square, sentence("explain-unpaired", square=square, heap=square), ())


def _pair(left: int, right: int, gap: int) -> Stand:
    told = sentence("explain-pair", left=left, right=right, heap=gap)
    return Stand(gap, told, ((left,), (right,)))


class CoinRules(HeapMoves[Coins]):
    """Modified Nimble; with ``step=1`` a match moves one square only."""

    look = COINS
    loops = False

    def __init__(self, name: str, start: Coins, step: int | None = None) -> None:
        self.name, self.start, self.step = name, start, step

    def numbers(self, state: Coins) -> Coins:
        return state

    def moves(self, state: Coins) -> Iterator[HeapMove]:
        return _moves(state, self.step or MAX_SQUARE)

    def check(self, state: Coins, move: HeapMove) -> None:
        if move.heap not in state:
            raise self.look.missing(move.heap, self.text(state))
        at = state.index(move.heap)
        before = state[at - 1] if at else -1
        to, text = sum(move.left), self.move_text(move)
        if len(move.left) > 1:
            raise IllegalMoveError("error-illegal-move", move=text)
        if code := self.look.why_not(move, self.splitting):
            raise IllegalMoveError(code, move=text)
        if to <= before:
            raise IllegalMoveError("error-coin-jump", move=text)
        if move.taken > (self.step or MAX_SQUARE):
            raise IllegalMoveError(self.look.wrong_count, move=text, count=move.taken)

    def touched(self, state: Coins, gesture: Gesture) -> HeapMove:
        match gesture:
            case [[int(here)]] if here in state and here - 1 in state:
                raise IllegalMoveError("error-coin-stuck")
        return super().touched(state, gesture)

    def after(self, state: Coins, move: HeapMove) -> Coins:
        return replace_heap(state, move)

    def undone_by(self, state: Coins, move: HeapMove) -> HeapMove | None:
        """Follow the left match of a pair with the right one, until their gap is as before.

        If the left match has left the board, the right one counts its steps instead.
        """
        at = state.index(move.heap)
        if self.step is not None or (at - len(state)) % 2:
            return None
        left, right = state[at : at + 2]
        gap = right - left - 1
        return HeapMove(right, nonzero((sum(move.left) + gap + 1 if move.left else gap,)))

    def longest(self, state: Coins) -> int:
        return sum(state)

    def size(self, state: Coins) -> int:
        return len(state)

    def parts(self, state: Coins) -> tuple[Part, ...]:
        """With one step at a time every game lasts as many moves as there are steps in all."""
        return (CoinStrip(state),) if self.step is None else (CodeHeap(ONE_STEP, sum(state)),)

    def disguise(self, state: Coins) -> Disguised:
        if self.step is not None:
            steps = sum(state)
            return Disguised("total", (Stand(steps, sentence("explain-in-all", heap=steps), ()),))
        odd = len(state) % 2
        alone = (_unpaired(square) for square in state[:odd])
        pairs = zip(state[odd::2], state[odd + 1 :: 2], gaps(state)[odd:], strict=True)
        return Disguised("pairs", (*alone, *(_pair(*pair) for pair in pairs)))

    def values(self, state: Coins) -> tuple[int, ...]:
        return gaps(state) if self.step is None else super().values(state)

    def random(self, level: Level, random: "Random") -> Coins:
        return tuple(sorted(random.sample(range(1, level.size + 1), level.heaps)))

    def parse(self, text: str) -> Coins:
        coins = nonzero(parse_numbers(text, most=MAX_SQUARE))
        if len(set(coins)) < len(coins):
            raise InputError("error-coins-share", text=text)
        return tuple(sorted(coins))

    def text(self, state: Coins) -> str:
        return numbers_text(state)

    def variant(self, name: str) -> "CoinRules | None":
        return CoinRules(name, self.start, step=1) if name == f"{self.name}1" else None
