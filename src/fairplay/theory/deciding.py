"""Misère sums of heaps of one rule, decided by the misère quotient of the rule.

The quotients of the last few rules are kept, so each is computed once. What a quotient may cost is
limited, and a limit that was reached is remembered, too.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fairplay.errors import TooLargeError
from fairplay.theory.codes import Code
from fairplay.theory.sums import Part, RuledHeap

if TYPE_CHECKING:
    from fairplay.theory.quotient import Growing, Quotient

#: The work for a quotient, in steps of about a nanosecond: without asking, and as a last resort.
QUICK, LONG = 100_000_000, 1_500_000_000
#: The largest quotient, in elements.
MAX_ORDER = 1024
#: Quotients are looked for up to this heap. Solved ones decide larger heaps, too.
MAX_HEAP = 1000
#: How many quotients are kept.
MAX_KEPT = 32


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
    >>> from fairplay.theory.sequence import CodeHeap
    >>> kayles = parse_code("0.77")
    >>> deciding([CodeHeap(kayles, 50), CodeHeap(kayles, 60)], QUICK).quotient.order
    40
    """
    heaps = [part.heap() for part in parts]
    if not heaps or None in heaps or len({heap.rule for heap in heaps if heap}) > 1:
        return None
    sizes = tuple(heap.size for heap in heaps if heap)
    first = heaps[0]
    quotient = _quotients.reaching(first, max(sizes), work) if first else None
    if first and quotient and whole:
        quotient = _quotients.largest(first, work)
    return None if quotient is None else Decided(quotient, sizes)


class Quotients:
    """The most recently used quotients."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Growing] = OrderedDict()
        #: The work after which a rule was given up.
        self._refused: dict[Hashable, int] = {}

    def reaching(self, heap: RuledHeap, size: int, work: int) -> "Quotient | None":
        """A quotient that decides a heap of this size, if it is known or found with this work."""
        rule = heap.rule
        growing = self._growing(heap)
        if _decides(growing.quotient, size):
            return growing.quotient
        endless = isinstance(rule, Code) and rule.tail and work <= QUICK
        if endless or work <= self._refused.get(rule, 0):
            return None
        with suppress(TooLargeError):  # too many options
            growing.extend(min(size, MAX_HEAP), work, MAX_ORDER)
        if _decides(growing.quotient, size):
            return growing.quotient
        self._refused[rule] = work
        return None

    def largest(self, heap: RuledHeap, work: int) -> "Quotient":
        """The quotient of as many heaps as this work allows. It is tried once for each rule."""
        growing, rule = self._growing(heap), heap.rule
        if isinstance(rule, Code) and not rule.tail and self._refused.get(rule, 0) < work:
            growing.extend(MAX_HEAP, work, MAX_ORDER)
            self._refused[rule] = work
        return growing.quotient

    def _growing(self, heap: RuledHeap) -> "Growing":
        from fairplay.theory.quotient import Growing

        rule = heap.rule
        if rule not in self._kept:
            while len(self._kept) >= MAX_KEPT:
                old, _ = self._kept.popitem(last=False)
                self._refused.pop(old, None)
            code = rule if isinstance(rule, Code) else None
            self._kept[rule] = Growing(str(code or ""), heap.options, code)
        self._kept.move_to_end(rule)
        return self._kept[rule]


def _decides(quotient: "Quotient", heap: int) -> bool:
    return quotient.solved or heap <= quotient.heaps


_quotients = Quotients()
