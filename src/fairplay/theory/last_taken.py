"""One heap from which one may take at most c times what was just taken: Fibonacci Nim has c = 2.

The parts of a number system decide (Whinihan 1963 for c = 2, Schwenk 1970 for every c): 1 is a
part, and after h comes h + g for the least part g with c·g ≥ h. For c = 2 they are the Fibonacci
numbers, and every number is a sum of parts without neighbours (Zeckendorf). Whoever may take the
smallest part of the heap wins by taking it: the other may not take the next part.
"""

from bisect import bisect_left, bisect_right
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from fairplay.errors import TooLargeError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: The largest heap for which values are computed, and that for which misère play is.
MAX_VALUED, MAX_MISERE = 2000, 20_000


@lru_cache(maxsize=64)
def parts_up_to(times: int, bits: int) -> tuple[int, ...]:
    """The parts of the number system below 2^bits."""
    parts = [1]
    while parts[-1] >> bits == 0:
        least = parts[-1] // times + (parts[-1] % times > 0)
        parts.append(parts[-1] + parts[bisect_left(parts, least)])
    return tuple(parts)


def number_parts(heap: int, times: int = 2) -> tuple[int, ...]:
    """The heap as a sum of parts, the largest first, each as large as possible.

    >>> number_parts(20), number_parts(20, 1)
    ((13, 5, 2), (16, 4))
    """
    known = parts_up_to(times, -(-heap.bit_length() // 64) * 64)
    found = []
    while heap:
        found.append(known[bisect_right(known, heap) - 1])
        heap -= found[-1]
    return tuple(found)


def winning_counts(heap: int, limit: int, times: int = 2) -> tuple[int, ...]:
    """How many to take to win, if at most ``limit`` may be taken; none if the position is lost.

    These are the smallest part, or the smallest few together, where the next part is out of reach.

    >>> winning_counts(20, 19), winning_counts(20, 1), winning_counts(17, 16)
    ((2,), (), (1, 4))
    """
    found, taken = [], 0
    parts = number_parts(heap, times)
    for at in range(len(parts) - 1, -1, -1):
        taken += parts[at]
        if taken <= limit and (at == 0 or times * taken < parts[at - 1]):
            found.append(taken)
    return tuple(found)


class HeapTable:
    """Values and misère outcomes by the definition, for heaps within the limits.

    >>> [HeapTable(2).value(n, n - 1) for n in range(1, 9)]
    [0, 0, 0, 3, 0, 4, 4, 0]
    """

    def __init__(self, times: int) -> None:
        self.times = times
        #: Rows of values below this are computed.
        self._known = 1
        self._least: list[int] = [0]

    @cached_property
    def _values(self) -> "NDArray[np.int16]":
        """By heap and limit."""
        import numpy as np  # most games do without

        return np.zeros((MAX_VALUED + 1, MAX_VALUED + 1), np.int16)

    def value(self, heap: int, limit: int) -> int:
        """The nim-value. Raises TooLargeError for a large heap."""
        if heap > MAX_VALUED:
            raise TooLargeError("error-heap-valued", heap=_short(heap), limit=MAX_VALUED)
        while self._known <= heap:
            self._values[self._known, : self._known + 1] = self._row(self._known)
            self._known += 1
        return int(self._values[heap, min(limit, heap)])

    def _row(self, heap: int) -> "NDArray[np.intp]":
        """The values of one heap, by how many may be taken at most."""
        import numpy as np

        taken = np.arange(1, heap + 1)
        left = heap - taken
        options = self._values[left, np.minimum(self.times * taken, left)]
        # The least number to take that leads to each value. The last one that is written stays.
        first = np.full(heap + 1, heap + 1)
        first[options[::-1]] = taken[::-1]
        # A limit reaches all values below its own, and no gap in them.
        reached = np.maximum.accumulate(first)
        return np.searchsorted(reached, np.arange(heap + 1), "right")

    def misere_least(self, heap: int) -> int:
        """The least number to take that wins in misère play; more than the heap if there is none.

        Raises TooLargeError for a large heap.
        """
        if heap > MAX_MISERE:
            raise TooLargeError("error-heap-misere", heap=_short(heap), limit=MAX_MISERE)
        while len(self._least) <= heap:
            self._least.append(self._least_of(len(self._least)))
        return self._least[heap]

    def _least_of(self, heap: int) -> int:
        """The position after taking k is lost if the least number that wins there is out of reach.
        An empty heap is won, whatever may be taken.
        """
        least = self._least
        wins = (k for k in range(1, heap) if least[heap - k] > min(self.times * k, heap - k))
        return next(wins, heap + 1)


def _short(heap: int) -> str:
    text = str(heap)
    return text if len(text) <= 24 else f"{text[:20]}…"


@lru_cache(maxsize=16)
def heap_table(times: int) -> HeapTable:
    return HeapTable(times)
