"""Games on two heaps, where a move may change both: Wythoff's game, Euclid, any of your own."""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from operator import index
from typing import TYPE_CHECKING, Any

from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.rules.base import Rules, Words
from fairplay.rules.heaps import MAX_LISTED
from fairplay.rules.looks import MATCHES, NOTHING, HeapMove, nonzero
from fairplay.rules.naming import check_name
from fairplay.rules.numbers import ARROW, numbers_text, parse_numbers
from fairplay.theory.pairs import Pair, PairPart, Rule, options
from fairplay.theory.sums import Part
from fairplay.vocabulary import Board, Fact, Gesture, Sentence

if TYPE_CHECKING:
    from random import Random

    from fairplay.rules.levels import Level
    from fairplay.rules.pair_theory import Theory


@dataclass(frozen=True)
class PairMove:
    """What two heaps are before and after a move: ``3,5→1,3``."""

    before: Pair
    after: Pair

    @property
    def taken(self) -> Pair:
        return self.before[0] - self.after[0], self.before[1] - self.after[1]


class PairRules(Rules[Pair, PairMove]):
    """Two heaps of matches. A subclass says what they may become."""

    loops = False
    #: Whether a move may take from both heaps.
    doubled = True

    def __init__(self, name: str, start: Pair) -> None:
        self.name, self.start = name, start

    @abstractmethod
    def options(self, a: int, b: int) -> Iterable[Pair]:
        """What the heaps may become. One at least gets smaller, and none gets larger."""

    def allows(self, before: Pair, after: Pair) -> bool:
        """Whether the heaps may become this."""
        return after in set(self.options(*before))

    def moves(self, state: Pair) -> Iterator[PairMove]:
        found = dict.fromkeys(islice(self.options(*state), MAX_LISTED + 1))
        for count, after in enumerate(found):
            if count == MAX_LISTED:
                raise TooLargeError("error-moves-listed", limit=MAX_LISTED)
            yield PairMove(state, after)

    def check(self, state: Pair, move: PairMove) -> None:
        for heap in move.before:
            if heap not in state:
                raise MATCHES.missing(heap, self.text(state))
        if move.before != state or not self.allows(state, move.after):
            raise self.refused(move)

    def refused(self, move: PairMove) -> IllegalMoveError:
        """Why the heaps may not become this."""
        if min(move.taken) < 0:
            return IllegalMoveError("error-adding")
        code = "error-illegal-move" if any(move.taken) else "error-no-change"
        return IllegalMoveError(code, move=self.move_text(move))

    def after(self, state: Pair, move: PairMove) -> Pair:
        del state
        return move.after

    def longest(self, state: Pair) -> int:
        return sum(state)

    def unordered(self, state: Pair) -> Pair:
        return min(state), max(state)

    def random(self, level: "Level", random: "Random") -> Pair:
        sizes = range(level.size, 2 * level.size + 1)
        return random.choice(sizes), random.choice(sizes)

    # -- notation -------------------------------------------------------------------------------

    def parse(self, text: str) -> Pair:
        match parse_numbers(text):
            case (a, b):
                return a, b
        raise InputError("error-pair-syntax", text=text)

    def text(self, state: Pair) -> str:
        return numbers_text(state)

    def parse_move(self, text: str) -> PairMove:
        """Read ``3,5→1,3``, also typed with another arrow."""
        match [parse_numbers(side) for side in re.split(ARROW, text.strip())]:
            case [(a, b), (c, d)]:
                return PairMove((a, b), (c, d))
        raise InputError("error-move-syntax", text=text, example="3,5→1,3")

    def move_text(self, move: PairMove) -> str:
        return f"{numbers_text(move.before)}→{numbers_text(move.after)}"

    def read(self, state: Pair, numbers: tuple[int, ...]) -> tuple[PairMove, None] | None:
        """``5 2`` leaves 2 of the heap of 5, and ``3 1 5 3`` changes both heaps."""
        if len(numbers) not in (2, 4):
            return None
        runs = zip(numbers[::2], numbers[1::2], strict=True)
        return self._left(state, runs), None

    def counted(self, state: Pair, count: int, heap: int | None) -> PairMove | None:
        """Without a heap as many are taken from both, or else from the only heap that allows it."""
        if heap is not None:
            return self._left(state, [(heap, heap - count)]) if heap in state else None
        a, b = state
        ways = ((a - count, b - count), (a - count, b), (a, b - count))
        allowed = [way for way in ways if min(way) >= 0 and self.allows(state, way)]
        if not allowed or (len(allowed) > 1 and allowed[0] != ways[0]):
            return None
        return PairMove(state, allowed[0])

    def typed(self, state: Pair, move: PairMove) -> str:
        del state
        changed = (run for run in zip(move.before, move.after, strict=True) if run[0] != run[1])
        return " ".join(f"{heap} {left}" for heap, left in changed)

    def typing(self) -> tuple[str, ...]:
        return ("heaps", "both") if self.doubled else ("heaps",)

    # -- the board ------------------------------------------------------------------------------

    def board(self, state: Pair) -> Board:
        heaps = nonzero(state)
        told = Sentence("board-heaps", {"heaps": heaps}) if heaps else NOTHING
        return self._board("heaps", state, described=(told,), heaps=heaps, layout="rows")

    def touches(self, state: Pair, move: PairMove) -> Gesture:
        del state
        runs = zip(move.before, move.after, strict=True)
        return [[size, left, size] for size, left in runs if left < size]

    def touched(self, state: Pair, gesture: Gesture) -> PairMove:
        """Each run is in a heap of its own, at either end of it."""
        if not gesture or any(len(run) != 3 for run in gesture):
            raise IllegalMoveError("error-gesture")
        runs = []
        for size, start, end in gesture:
            if start > end or start > size:
                raise IllegalMoveError("error-gesture")
            if end > size:
                raise IllegalMoveError("error-adding")
            if start > 0 and end < size:
                raise IllegalMoveError("error-no-split", move=f"{size}→{start},{size - end}")
            runs.append((size, size - (end - start)))
        return self._left(state, runs)

    def _left(self, state: Pair, runs: Iterable[tuple[int, int]]) -> PairMove:
        """The move that leaves so many of heaps of these sizes."""
        before, after = list(state), list(state)
        for size, left in runs:
            if not size or size not in before:
                raise MATCHES.missing(size, self.text(state))
            at = before.index(size)
            before[at], after[at] = -1, left
        return PairMove(state, (after[0], after[1]))

    def words(self, move: PairMove) -> Words:
        (x, y), (a, b) = move.taken, move.before
        if x and y:
            key = "both" if x == y else "each"
            return key, {"count": x, "heap": a, "others": y, "other": b}
        heap, left = (a, move.after[0]) if x else (b, move.after[1])
        return MATCHES.words(HeapMove(heap, nonzero((left,))))


class FreePairs(PairRules):
    """Two heaps under a rule given in Python: what ``a, b`` may become.

    >>> from fairplay import Position, solve
    >>> halves = FreePairs("halves", lambda a, b: [(a // 2, b), (a, b // 2)], start=(6, 4))
    >>> solve(Position.of(halves, (6, 4))).value
    0
    """

    def __init__(
        self, name: str, rule: Callable[[int, int], Iterable[Pair]], start: Pair = (3, 5)
    ) -> None:
        super().__init__(name, start)
        self.rule = rule

    def options(self, a: int, b: int) -> Iterator[Pair]:
        told = self.rule(a, b)
        if not isinstance(told, Iterable):
            raise _no_pairs(a, b, told)
        for one in told:
            c, d = _pair(a, b, one)
            move = f"{a},{b}→{c},{d}"
            if min(c, d) < 0 or c > a or d > b:
                raise InputError("error-pair-grows", name=self.name, move=move)
            if (c, d) != (a, b):
                yield c, d
            elif a and b:  # but half of nothing is nothing, and no move
                raise InputError("error-never-ends", cycle=move.replace("→", " → "))


def _pair(a: int, b: int, told: Any) -> Pair:
    """Two heaps as a function gives them. Raises InputError for anything else."""
    try:
        c, d = map(index, told)
    except (TypeError, ValueError):
        raise _no_pairs(a, b, told) from None
    return c, d


def _no_pairs(a: int, b: int, told: object) -> InputError:
    return InputError("error-pair-gives", text=f"{a},{b}", found=repr(told)[:60])


class DeclaredPairs(PairRules):
    """Two heaps under a rule that does not tell them apart, see ``theory.pairs``; ``theory`` is
    what is known about this rule beyond its values.
    """

    def __init__(
        self, name: str, rule: Rule, start: Pair = (3, 5), theory: "Theory | None" = None
    ) -> None:
        super().__init__(name, start)
        self.rule, self.theory = rule, theory
        self.doubled = any(clause.where in ("both", "each") for clause in rule)

    def options(self, a: int, b: int) -> Iterator[Pair]:
        """Equal heaps are alike: of two results that differ by their order, one."""
        found = options(self.rule, a, b)
        return found if a != b else ((c, d) for c, d in found if c <= d)

    def allows(self, before: Pair, after: Pair) -> bool:
        return any(clause.allows(before, after) for clause in self.rule)

    def touched(self, state: Pair, gesture: Gesture) -> PairMove:
        return self._ordered(super().touched(state, gesture))

    def read(self, state: Pair, numbers: tuple[int, ...]) -> tuple[PairMove, None] | None:
        found = super().read(state, numbers)
        return None if found is None else (self._ordered(found[0]), None)

    def _ordered(self, move: PairMove) -> PairMove:
        equal = move.before[0] == move.before[1]
        return PairMove(move.before, (min(move.after), max(move.after))) if equal else move

    def refused(self, move: PairMove) -> IllegalMoveError:
        if min(move.taken) < 0 or not any(move.taken):
            return super().refused(move)
        from fairplay.rules.pair_reasons import reason

        code, params = reason(self.rule, move.before, move.taken)
        return IllegalMoveError(code, **params)

    def told(self) -> tuple[Sentence, ...]:
        from fairplay.rules.pair_told import rule_told

        return rule_told(self.rule)

    # -- theory ---------------------------------------------------------------------------------

    def parts(self, state: Pair) -> tuple[Part, ...]:
        return ((self.theory.part if self.theory else PairPart)(self.rule, *state),)

    def won(self, state: Pair, misere: bool) -> bool | None:
        return None if self.theory is None else not self.theory.lost(*state, misere)

    def winning(self, state: Pair, misere: bool) -> Iterator[PairMove]:
        assert self.theory is not None
        near = (PairMove(state, after) for after in self.theory.near(*state))
        for move in dict.fromkeys(map(self._ordered, near)):
            if self.allows(state, move.after) and self.theory.lost(*move.after, misere):
                yield move

    def candidates(self, state: Pair, excess: int, misere: bool) -> Iterable[PairMove]:
        targets = self.theory.targets(*state, excess) if self.theory else None
        if targets is None:
            return super().candidates(state, excess, misere)
        moves = dict.fromkeys(self._ordered(PairMove(state, after)) for after in targets)
        allowed = (move for move in moves if self.allows(state, move.after))
        value = self.parts(state)[0].value() ^ excess
        return (m for m in allowed if misere or self.parts(m.after)[0].value() == value)

    def facts(self, state: Pair, misere: bool) -> tuple[Fact, ...]:
        if self.theory:
            return self.theory.facts(self, state, misere)
        from fairplay.rules.pair_told import values_told

        return () if misere else values_told(self, state)


def pair(
    name: str, rule: str | Callable[[int, int], Iterable[Pair]], start: Pair = (3, 5)
) -> PairRules:
    """A game on two heaps of your own: its rule in words, or what ``a, b`` may become.

    Raises InputError if the words are not understood, with the place and what was expected, and
    for a name that is empty or has a colon or a plus. What a function gives is checked when it is
    used.

    >>> corner = pair("corner", lambda a, b: [(c, d) for c in range(a) for d in range(b)])
    >>> [move.after for move in corner.moves((1, 2))]
    [(0, 0), (0, 1)]
    >>> pair("short", "take 1-3 from one or the same from both").doubled
    True
    """
    check_name(name)
    if callable(rule):
        return FreePairs(name, rule, start)
    from fairplay.rules.pair_theory import theory_of
    from fairplay.rules.pair_words import read_rule
    from fairplay.rules.words import Words as Reader

    found = read_rule(Reader(rule))
    if isinstance(found, int):
        raise InputError("error-pair-heaps", text=rule)
    return DeclaredPairs(name, found, start, theory_of(found))
