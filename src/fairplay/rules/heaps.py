"""Games with heaps, where a move changes one heap: Nim, take-and-break codes, any of your own."""

import re
from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from fairplay.errors import IllegalMoveError, InputError, TooLargeError
from fairplay.rules.base import Disguised, M, Misere, Rules, S, Words
from fairplay.rules.lefts import Left, checked
from fairplay.rules.length import longest_of_heaps
from fairplay.rules.looks import MATCHES, HeapMove, Heaps, Look, nonzero
from fairplay.rules.numbers import ARROW, numbers_text, parse_number, parse_numbers
from fairplay.theory.code_heaps import CodeHeap
from fairplay.theory.codes import Code, parse_code
from fairplay.theory.deciding import QUICK, deciding
from fairplay.theory.nim import nim_sum
from fairplay.theory.sequences import sequence_of
from fairplay.theory.sums import HeapPart, NimHeap, Part, RuledHeap
from fairplay.vocabulary import Board, Gesture

if TYPE_CHECKING:
    from random import Random

    from fairplay.rules.levels import Level

#: How many moves are listed before a position is refused as too large.
MAX_LISTED = 100_000
#: How many of the numbers that may be taken a reason tells.
MAX_TOLD = 8
#: Where the search for the smallest heap with a move stops.
MAX_IDLE = 5000


class HeapMoves(Rules[S, HeapMove]):
    """Moves with an arrow, of heaps or on a strip: ``4→0``, ``7→3,3``; a look shows them."""

    look: Look = MATCHES
    #: Whether a heap may become several.
    splitting: bool = False

    @abstractmethod
    def numbers(self, state: S) -> Heaps:
        """The sizes of the heaps, or the squares of the matches."""

    def parse_move(self, text: str) -> HeapMove:
        """Read ``4→0``, also typed ``4->0``, ``4>0`` or ``4-0``."""
        match re.split(ARROW, text.strip()):
            case [heap, left] if heap and left:
                return HeapMove(parse_number(heap), nonzero(parse_numbers(left)))
        raise InputError("error-move-syntax", text=text, example="5→2")

    def move_text(self, move: HeapMove) -> str:
        return f"{move.heap}→{numbers_text(move.left)}"

    def board(self, state: S) -> Board:
        shown = self.look.shown(self.numbers(state), self.splitting)
        return self._board(self.look.family, state, **shown)

    def touches(self, state: S, move: HeapMove) -> Gesture:
        del state
        return self.look.touches(move)

    def touched(self, state: S, gesture: Gesture) -> HeapMove:
        return self.look.touched(self.numbers(state), gesture)

    def words(self, move: HeapMove) -> Words:
        return self.look.words(move)

    def images(self, move: HeapMove) -> tuple[HeapMove, ...]:
        return self.look.images(move)

    def read(self, state: S, numbers: Heaps) -> tuple[HeapMove, int | None] | None:
        return self.look.read(self.numbers(state), numbers)

    def counted(self, state: S, count: int, heap: int | None) -> HeapMove | None:
        heaps = self.numbers(state)
        size = heaps[0] if heap is None and len(heaps) == 1 else heap
        if self.look.family != "heaps" or size is None or count > size:
            return None
        return HeapMove(size, nonzero((size - count,)))

    def typed(self, state: S, move: HeapMove) -> str:
        return self.look.typed(self.numbers(state), move)

    def typing(self) -> tuple[str, ...]:
        return (self.look.name,)

    def level(self, difficulty: int, larger: int = 0) -> "Level":
        from fairplay.rules.levels import level

        return level(self.look.name, difficulty, larger)


def replace_heap(heaps: Heaps, move: HeapMove, at: int | None = None) -> Heaps:
    """The heaps after the move, in place, so that a row of pins stays a row."""
    at = heaps.index(move.heap) if at is None else at
    return heaps[:at] + move.left + heaps[at + 1 :]


def random_sizes(level: "Level", random: "Random", least: int = 1) -> Heaps:
    return tuple(random.randint(least, least + level.size - 1) for _ in range(level.heaps))


def listed(moves: Iterable[M]) -> Iterator[M]:
    """Pass moves on one by one, up to the limit."""
    for count, move in enumerate(moves):
        if count == MAX_LISTED:
            raise TooLargeError("error-moves-listed", limit=MAX_LISTED)
        yield move


class HeapRules(HeapMoves[Heaps]):
    """A game says only what one heap may become: ``splits``, and these are smaller.

    >>> class HalfNim(HeapRules):
    ...     '''Take at least one, and at most half of a heap.'''
    ...     def splits(self, heap):
    ...         return range((heap + 1) // 2, heap)
    >>> [HalfNim("half").parts((n,))[0].value() for n in range(9)]
    [0, 0, 1, 0, 2, 1, 3, 0, 4]
    """

    loops = False
    splitting = True

    def __init__(
        self,
        name: str,
        start: Heaps = (10,),
        look: Look = MATCHES,
        misere: Misere = Misere.OFFERED,
    ) -> None:
        self.name, self.start, self.look, self.misere = name, start, look, misere

    def numbers(self, state: Heaps) -> Heaps:
        return state

    @abstractmethod
    def splits(self, heap: int) -> Left:
        """What a move may leave of a heap: numbers for one heap, 0 for none, tuples for several.

        All of them are smaller than the heap.
        """

    def lefts(self, heap: int) -> Iterable[Heaps]:
        """What ``splits`` says, each way once, as heaps in rising order. Raises InputError."""
        return checked(heap, self.splits)

    def allows(self, move: HeapMove) -> bool:
        """Whether a heap of this size may become this."""
        return tuple(sorted(move.left)) in set(self.lefts(move.heap))

    def moves(self, state: Heaps) -> Iterator[HeapMove]:
        heaps = dict.fromkeys(state)
        return listed(HeapMove(heap, left) for heap in heaps for left in self.lefts(heap))

    def check(self, state: Heaps, move: HeapMove) -> None:
        if move.heap not in state:
            raise self.look.missing(move.heap, self.text(state))
        if not self.allows(move):
            code = self.look.why_not(move, self.splitting) or self.why_not(move)
            raise IllegalMoveError(code, **self.tried(move))

    def tried(self, move: HeapMove) -> dict[str, str | int]:
        """What the reason against a move can tell of it."""
        left, text = " + ".join(map(str, move.left)), self.move_text(move)
        return {"move": text, "heap": move.heap, "count": move.taken, "left": left}

    def why_not(self, move: HeapMove) -> str:
        """The code of why a heap may not become this, where the look has no reason."""
        del move
        return "error-illegal-move"

    def after(self, state: Heaps, move: HeapMove) -> Heaps:
        return replace_heap(state, move)

    def placed(self, state: Heaps, move: HeapMove, place: int | None) -> Heaps:
        return replace_heap(state, move, place)

    def longest(self, state: Heaps) -> int | None:
        return longest_of_heaps(state, self.lefts)

    def size(self, state: Heaps) -> int:
        return len(state)

    def unordered(self, state: Heaps) -> Heaps:
        return tuple(sorted(state))

    def random(self, level: "Level", random: "Random") -> Heaps:
        """Heaps large enough that there is a move, whatever the rule."""
        return random_sizes(level, random, _least(self))

    def disguise(self, state: Heaps) -> Disguised | None:
        nim = all(isinstance(part, NimHeap) for part in self.parts(state))
        return self.look.disguise(state, nim)

    def parts(self, state: Heaps) -> tuple[Part, ...]:
        return tuple(OneHeap(self, heap) for heap in state)

    def parse(self, text: str) -> Heaps:
        return nonzero(parse_numbers(text))

    def text(self, state: Heaps) -> str:
        return numbers_text(state)


@lru_cache(maxsize=64)
def _least(rules: HeapRules) -> int:
    """The smallest heap with a move."""
    return next((n for n in range(1, MAX_IDLE) if any(True for _ in rules.lefts(n))), 1)


@dataclass(frozen=True)
class OneHeap(HeapPart):
    """A heap under rules given in Python."""

    rules: HeapRules
    size: int

    def options(self) -> "Iterator[tuple[OneHeap, ...]]":
        for left in self.rules.lefts(self.size):
            yield tuple(OneHeap(self.rules, heap) for heap in left)

    def ruled(self) -> RuledHeap:
        return RuledHeap(self.rules, self.rules.lefts, self.size)


def nim_targets(heap: int, excess: int, misere: bool) -> list[int]:
    """What a heap of Nim may have to become to win: h⊕excess, and 0 or 1 as misère play ends."""
    return sorted({heap ^ excess} | ({0, 1} if misere else set()))


class Nim(HeapRules):
    """Take any number from one heap. Heaps of any size, since nothing has to be listed."""

    splitting = False

    def splits(self, heap: int) -> Iterator[Heaps]:
        return ((left,) if left else () for left in range(heap))

    def lefts(self, heap: int) -> Iterable[Heaps]:
        return self.splits(heap)

    def allows(self, move: HeapMove) -> bool:
        return len(move.left) < 2 and sum(move.left) < move.heap

    def longest(self, state: Heaps) -> int:
        return sum(state)

    def parts(self, state: Heaps) -> tuple[Part, ...]:
        return tuple(map(NimHeap, state))

    def candidates(self, state: Heaps, excess: int, misere: bool) -> Iterator[HeapMove]:
        for heap in dict.fromkeys(state):
            for left in nim_targets(heap, excess, misere):
                if left < heap:
                    yield HeapMove(heap, nonzero((left,)))


class TakeAndBreak(HeapRules):
    """Any octal, hexadecimal or subtraction code, in the notation of ``theory.codes``.

    >>> kayles = TakeAndBreak("kayles", "0.77")
    >>> [kayles.move_text(move) for move in kayles.moves((3,))]
    ['3→2', '3→1,1', '3→1']
    """

    def __init__(
        self, name: str, code: str | Code, start: Heaps = (10,), look: Look = MATCHES
    ) -> None:
        super().__init__(name, start, look)
        self.code = parse_code(code) if isinstance(code, str) else code
        self.splitting = self.code.most_heaps > 1

    def splits(self, heap: int) -> Iterator[Heaps]:
        return self.code.options(heap)

    def lefts(self, heap: int) -> Iterable[Heaps]:
        return self.code.options(heap)

    def allows(self, move: HeapMove) -> bool:
        return self.code.allows(move.heap, move.left)

    def why_not(self, move: HeapMove) -> str:
        if next(self.splits(move.heap), None) is None:
            return "error-heap-stuck"
        if not self.code.digit(move.taken):
            return self.look.wrong_count if self._counts(move.heap) else "error-only-split"
        if not move.left:
            return "error-leave-nothing"
        equal = len(set(move.left)) < len(move.left)
        return "error-equal-split" if equal and self.code.unequal else "error-leave"

    def tried(self, move: HeapMove) -> dict[str, str | int]:
        counts = self._counts(move.heap)
        more = ", …" if len(counts) > MAX_TOLD else ""
        return super().tried(move) | {"allowed": ", ".join(map(str, counts[:MAX_TOLD])) + more}

    def _counts(self, heap: int) -> list[int]:
        """How many may be taken from a heap: the first few numbers."""
        most = heap if self.code.last is None else min(heap, self.code.last)
        counts = (k for k in range(1, most + 1) if self.code.takes(heap, k))
        return list(islice(counts, MAX_TOLD + 1))

    def longest(self, state: Heaps) -> int:
        """Every move takes a bean or makes one heap more, and no heap is empty."""
        beans = sum(state)
        return 2 * beans - len(state) if self.code.digit(0) else beans

    def size(self, state: Heaps) -> int:
        """Each bean may become a heap of its own where heaps are split."""
        heaps = sum(state) if self.code.most_heaps > 1 else len(state)
        return heaps + len(self.code.digits) + len(self.code.tail)

    def typing(self) -> tuple[str, ...]:
        """Only what the rule allows: Grundy's heaps are split, and nothing is taken.

        >>> [TakeAndBreak(code, code).typing() for code in ("0.3", "4.3", "0.6")]
        [('heaps',), ('heaps', 'split'), ('leave',)]
        """
        if self.look is not MATCHES:
            return super().typing()
        takes = any((*self.code.digits[1:], *self.code.tail))
        if takes and self.splitting and not self.code.digits[0]:
            return ("leave",)  # no heap is split unless something is taken
        return ("heaps",) * takes + ("split",) * self.splitting

    def parts(self, state: Heaps) -> tuple[Part, ...]:
        return tuple(CodeHeap(self.code, heap) for heap in state)

    def candidates(self, state: Heaps, excess: int, misere: bool) -> Iterator[HeapMove]:
        if misere:
            yield from self.moves(state)
            return
        values = sequence_of(self.code)
        for move in list(self.moves(state)):  # refuse too many before valuing any
            if nim_sum(values[left] for left in move.left) ^ values[move.heap] == excess:
                yield move

    def few_moves(self, state: Heaps) -> Iterator[HeapMove]:
        """Moves that leave small heaps and one that may be large. In misère play they lead to every
        class: move whole periods from a smaller part beyond the pre-period to the largest part.
        """
        decided = deciding(self.parts(state), QUICK)
        if decided and decided.quotient.period and not self.code.tail:
            quotient = decided.quotient
            small = (quotient.preperiod or 0) + 2 * decided.quotient.period
            for heap in dict.fromkeys(state):
                for left in self.code.options(heap, small=small):
                    yield HeapMove(heap, left)

    def candidate(self, state: Heaps, excess: int) -> HeapMove | None:
        from fairplay.theory.options import find_option

        for heap in dict.fromkeys(state):
            value = sequence_of(self.code)[heap]
            if value ^ excess < value:
                left = find_option(self.code, heap, value ^ excess)
                return None if left is None else HeapMove(heap, left)
        return None
