"""How a game of numbers looks: heaps of matches, points or pins, or matches on a strip.

Rules change numbers, ``7→3,3``. A look turns them into boards, gestures and words.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Literal

from fairplay.errors import IllegalMoveError
from fairplay.rules.base import Disguised, Words
from fairplay.vocabulary import Family, Gesture, Sentence, Stand, sentence

Heaps = tuple[int, ...]
NOTHING = Sentence("board-empty", {})


@dataclass(frozen=True)
class HeapMove:
    """What becomes of one heap: ``7→3,3``, or ``4→0`` when nothing is left of it."""

    heap: int
    left: Heaps

    @property
    def taken(self) -> int:
        """How many go; negative if some are added."""
        return self.heap - sum(self.left)


def nonzero(heaps: Iterable[int]) -> Heaps:
    return tuple(heap for heap in heaps if heap)


class Look(ABC):
    """Numbers as a board. Here ``heaps`` are the numbers of a state, in the order of the board."""

    family: Family
    #: The end of the keys of messages about it.
    name: str
    #: The code that says that so many cannot go at once.
    wrong_count: str

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), self.name))

    @abstractmethod
    def shown(self, heaps: Heaps, splitting: bool) -> dict[str, Any]:
        """The fields of the board; ``splitting`` says whether a heap may become several."""

    @abstractmethod
    def touches(self, move: HeapMove) -> Gesture: ...

    @abstractmethod
    def touched(self, heaps: Heaps, gesture: Gesture) -> HeapMove: ...

    @abstractmethod
    def words(self, move: HeapMove) -> Words: ...

    def images(self, move: HeapMove) -> tuple[HeapMove, ...]:
        return (move,)

    @abstractmethod
    def why_not(self, move: HeapMove, splitting: bool) -> str | None:
        """The code of a reason that holds in every game with this look."""

    @abstractmethod
    def missing(self, heap: int, text: str) -> IllegalMoveError:
        """The error for a move of a heap that is not there."""

    def disguise(self, heaps: Heaps, nim: bool) -> Disguised | None:
        """The heaps behind the numbers, unless the board shows them; ``nim`` if heaps of Nim."""
        del heaps, nim
        return None

    def read(self, heaps: Heaps, numbers: Heaps) -> tuple[HeapMove, int | None] | None:
        """``5 2`` leaves 2 of 5, ``7 3 4`` splits 7, ``6 1`` moves the match on square 6."""
        del heaps
        heap, *left = numbers
        return (HeapMove(heap, nonzero(left)), None) if left else None

    def typed(self, heaps: Heaps, move: HeapMove) -> str:
        del heaps
        return " ".join(map(str, (move.heap, *(move.left or (0,)))))


class HeapsLook(Look):
    """Things in heaps; a run of them is touched, and an empty run cuts a heap in two."""

    family = "heaps"
    wrong_count = "error-take-count"
    #: The code for runs of several heaps.
    apart = "error-one-heap"
    #: The code for a place where nothing is left.
    gone = "error-heap-empty"

    def __init__(self, things: Literal["match", "point", "pin"], name: str) -> None:
        self.things, self.name = things, name

    def shown(self, heaps: Heaps, splitting: bool) -> dict[str, Any]:
        layout = "line" if self.things == "pin" else "flow" if splitting else "rows"
        told = Sentence(f"board-{self.name}", {"heaps": heaps}) if heaps else NOTHING
        return {"described": (told,), "heaps": heaps, "things": self.things, "layout": layout}

    def touches(self, move: HeapMove) -> Gesture:
        """What is taken lies after the first heap that is left; then the rest is cut."""
        size, left = move.heap, move.left
        if len(left) < 2:
            kept = left[0] if left else 0
            return [[size, kept, size] if kept < size else [size, size, kept]]
        cuts = [*accumulate(left[1:-1], initial=size - sum(left[1:]))]
        return [[size, left[0], cuts[0]], *([size, cut, cut] for cut in cuts[1:])]

    def touched(self, heaps: Heaps, gesture: Gesture) -> HeapMove:
        del heaps
        if not gesture or any(len(run) != 3 for run in gesture):
            raise IllegalMoveError("error-gesture")
        if len({run[0] for run in gesture}) > 1:
            raise IllegalMoveError(self.apart)
        size, runs = gesture[0][0], sorted(run[1:] for run in gesture)
        ends = [0, *(end for run in runs for end in run)]
        if ends != sorted(ends):
            raise IllegalMoveError("error-gesture")
        if len(runs) == 1 and ends[1] == size:
            return HeapMove(size, nonzero((ends[2],)))
        if ends[-1] > size:
            raise IllegalMoveError("error-gesture")
        ends.append(size)
        left = (end - start for start, end in zip(ends[::2], ends[1::2], strict=True))
        return HeapMove(size, nonzero(left))

    def words(self, move: HeapMove) -> Words:
        heap, taken = move.heap, move.taken
        if taken < 0:
            return "add", {"count": -taken, "heap": heap}
        if len(move.left) > 1 or not taken:
            key = "take-split" if taken else "split"
            return key, {"count": taken, "heap": heap, "left": move.left or 0}
        if self.things == "point":
            return "points" if move.left else "points-all", {"count": taken, "heap": heap}
        return "take" if move.left else "all", {"count": taken, "heap": heap}

    def why_not(self, move: HeapMove, splitting: bool) -> str | None:
        if move.taken < 0:
            return "error-adding"
        if len(move.left) > 1:
            return None if splitting else "error-no-split"
        return None if move.taken else "error-no-change"

    def missing(self, heap: int, text: str) -> IllegalMoveError:
        if not heap:
            return IllegalMoveError(self.gone)
        return IllegalMoveError("error-no-heap", size=heap, heaps=text)


class PinsLook(HeapsLook):
    """Pins in one line, known by their numbers from the left."""

    wrong_count = "error-pin-count"
    apart = "error-pins-apart"
    gone = "error-pin-fallen"

    def images(self, move: HeapMove) -> tuple[HeapMove, ...]:
        """Which pins fall is seen, so that the mirror image looks different."""
        ways = dict.fromkeys((move.left, move.left[::-1]))
        return tuple(HeapMove(move.heap, left) for left in ways)

    def words(self, move: HeapMove) -> Words:
        if not move.taken:
            return super().words(move)
        key = {1: "pin", 2: "pins"}.get(move.taken, "pins-many")
        return key, {"count": move.taken, "heap": move.heap, "left": move.left or 0}

    def read(self, heaps: Heaps, numbers: Heaps) -> tuple[HeapMove, int | None] | None:
        """Find the heap in which the pins stand, and say what is left of it.

        >>> PINS.read((3, 4), (4, 5))
        (HeapMove(heap=4, left=(2,)), 1)
        """
        count, first, last = sum(heaps), min(numbers), max(numbers)
        for pin in numbers:
            if not 1 <= pin <= count:
                raise IllegalMoveError("error-no-pin", pin=pin, count=count)
        at, before = _standing(heaps, first)
        if last > before + heaps[at] or sorted(numbers) != list(range(first, last + 1)):
            raise IllegalMoveError("error-not-neighbours", first=first, last=last)
        left = (first - before - 1, before + heaps[at] - last)
        return HeapMove(heaps[at], nonzero(left)), at

    def typed(self, heaps: Heaps, move: HeapMove) -> str:
        """The pins that fall: after those that are left standing on the left."""
        first = sum(heaps[: heaps.index(move.heap)]) + sum(move.left[:1]) + 1
        return " ".join(str(first + n) for n in range(move.taken))


def _standing(heaps: Heaps, pin: int) -> tuple[int, int]:
    """The heap in which a pin stands, and how many pins stand before that heap."""
    before = 0
    for at, size in enumerate(heaps):
        if pin <= before + size:
            return at, before
        before += size
    raise AssertionError("every pin stands in a heap")


class StripLook(Look):
    """Each number is a match on its square; off the strip is square 0."""

    family = "strip"
    name = "strip"
    wrong_count = "error-coin-steps"

    def shown(self, heaps: Heaps, splitting: bool) -> dict[str, Any]:
        del splitting
        told = Sentence("board-strip", {"coins": heaps}) if heaps else NOTHING
        return {"described": (told,), "coins": heaps}

    def touches(self, move: HeapMove) -> Gesture:
        return [[move.heap], [sum(move.left)]]

    def touched(self, heaps: Heaps, gesture: Gesture) -> HeapMove:
        """A match that is touched alone waits for the square to go to."""
        match gesture:
            case [[int(here)]]:
                raise IllegalMoveError("error-choose" if here in heaps else "error-choose-coin")
            case [[int(here)], [int(there)]] if min(here, there) >= 0:
                return HeapMove(here, nonzero((there,)))
        raise IllegalMoveError("error-gesture")

    def words(self, move: HeapMove) -> Words:
        if not move.left:
            return "coin-off", {"here": move.heap}
        return "coin", {"here": move.heap, "there": sum(move.left)}

    def disguise(self, heaps: Heaps, nim: bool) -> Disguised:
        stands = (Stand(n, sentence("explain-step", square=n, heap=n), ()) for n in heaps)
        return Disguised("steps" if nim else "coins", tuple(stands))

    def why_not(self, move: HeapMove, splitting: bool) -> str | None:
        del splitting
        return None if move.taken > 0 else "error-coin-left"

    def missing(self, heap: int, text: str) -> IllegalMoveError:
        return IllegalMoveError("error-no-coin", square=heap, coins=text)


MATCHES, POINTS = HeapsLook("match", "heaps"), HeapsLook("point", "points")
PINS, COINS = PinsLook("pin", "pins"), StripLook()
