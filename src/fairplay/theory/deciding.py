"""Misère sums of heaps of one rule, decided by the misère quotient of the rule.

The last few quotients are kept, so each is computed once. What a quotient may cost is limited, and
a limit that was reached is remembered, too.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.errors import TooLargeError
from fairplay.theory.codes import Code
from fairplay.theory.sums import Part, RuledHeap

if TYPE_CHECKING:
    from fairplay.theory.quotient import Quotient

#: The work for a quotient, in steps of about a nanosecond: without asking, and as a last resort.
QUICK, LONG = 100_000_000, 1_500_000_000
#: The largest quotient, in elements.
MAX_ORDER = 1024
#: Quotients are looked for up to this heap. Solved ones decide larger heaps, too.
MAX_HEAP = 1000
#: How many quotients are kept.
MAX_KEPT = 64


@dataclass(frozen=True)
class Decided:
    """A sum of heaps, and the quotient that decides it."""

    quotient: "Quotient"
    heaps: tuple[int, ...]

    @property
    def element(self) -> int:
        return self.quotient.element(self.heaps)

    @property
    def won(self) -> bool:
        """Whether the player to move can win."""
        return not self.quotient.is_p(self.element)


def deciding(parts: Iterable[Part], work: int, whole: bool = False) -> Decided | None:
    """The quotient that decides a sum; None if it has heaps of several rules, other parts than
    heaps, or needs more work. With ``whole`` as much work is spent on solving the whole game.

    >>> from fairplay.theory.codes import parse_code
    >>> from fairplay.theory.code_heaps import CodeHeap
    >>> kayles = parse_code("0.77")
    >>> deciding([CodeHeap(kayles, 50), CodeHeap(kayles, 60)], QUICK).quotient.order
    40
    """
    heaps = [part.ruled() for part in parts]
    if not heaps or None in heaps or len({heap.rule for heap in heaps if heap}) > 1:
        return None
    sizes = tuple(heap.size for heap in heaps if heap)
    first = heaps[0]
    quotient = _quotients.reaching(first, max(sizes), work, whole) if first else None
    return None if quotient is None else Decided(quotient, sizes)


class Quotients:
    """The most recently used quotients.

    What is found depends on the question alone, never on what was asked before: an explanation
    reads the same in every process. So every quotient begins from nothing, with work of its own.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Quotient | None] = OrderedDict()

    def reaching(self, heap: RuledHeap, size: int, work: int, whole: bool) -> "Quotient | None":
        """A quotient that decides a heap of this size, if it is found with this work."""
        rule = heap.rule
        endless = isinstance(rule, Code) and bool(rule.tail)
        if endless and work <= QUICK:
            return None
        whole = whole and isinstance(rule, Code) and not endless
        limit = MAX_HEAP if whole else _limit(size)
        quotient = self._of(heap, limit, work)
        return quotient if quotient and (quotient.solved or size <= quotient.heaps) else None

    def _of(self, heap: RuledHeap, limit: int, work: int) -> "Quotient | None":
        """The quotient of heaps up to a limit, or of as many as this work allows."""
        key = heap.rule, limit, work
        if key not in self._kept:
            while len(self._kept) >= MAX_KEPT:
                self._kept.popitem(last=False)
            self._kept[key] = _computed(heap, limit, work)
        self._kept.move_to_end(key)
        return self._kept[key]


def _limit(size: int) -> int:
    """Powers of two, so that the heaps of one game need few quotients."""
    return min(MAX_HEAP, max(16, 1 << (size - 1).bit_length()))


def _computed(heap: RuledHeap, limit: int, work: int) -> "Quotient | None":
    from fairplay.theory.quotient import Growing

    code = heap.rule if isinstance(heap.rule, Code) else None
    growing = Growing(str(code or ""), heap.options, code)
    try:
        return growing.extend(limit, work, MAX_ORDER)
    except TooLargeError:  # too many options
        return None


_quotients = Quotients()
