"""Nim-sequences of heap rules by the definition, computed in C++ and extended on demand."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from fairplay._core import TakeAndBreak
from fairplay.errors import TooLargeError
from fairplay.theory.codes import THREE, TWO, Code
from fairplay.theory.period import Period, find_period, values_needed
from fairplay.theory.sums import Part

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np
    from numpy.typing import NDArray

#: How many options may be looked at for one sequence: some ten seconds of work.
BUDGET = 20_000_000_000
#: Values take four bytes each.
MAX_VALUES = 1 << 26
#: How many values are computed for a heap out of reach, in the hope of a period.
FAR = 20_000
#: Work done between two looks at Ctrl-C and the progress bar.
SLICE = 200_000_000

Progress = Callable[[int, int], None]


class Sequence:
    """G(0), G(1), … of a rule. Where a period is proved, any G(n) is answered at once.

    >>> from fairplay.theory.codes import parse_code
    >>> kayles = Sequence(parse_code("0.77"))
    >>> [kayles[n] for n in range(1, 11)]
    [1, 2, 3, 1, 4, 3, 2, 1, 4, 2]
    >>> kayles[10**30]
    1
    """

    def __init__(self, code: Code) -> None:
        self.code = code
        self._core = TakeAndBreak(list(code.digits), list(code.tail), code.unequal)
        #: The period, once it is proved.
        self.known_period: Period | None = None
        self._looked = 0

    def __getitem__(self, n: int) -> int:
        if n < len(self._core):
            return self._core[n]
        if values_needed(self.code, 1, 1) is None:
            self.extend(n + 1)
        most = reach(self.code)
        end = n + 1 if n < most else min(most, FAR)
        while self.known_period is None and (size := len(self._core)) < end:
            self.extend(min(end, max(64, 2 * size)))
            self._look()
        if self.known_period is None and n >= most:
            raise TooLargeError("error-heap-reach", size=n, limit=most - 1)
        if self.known_period is None or n < len(self._core):
            return self._core[n]
        return self.known_period.value(self._core.__getitem__, n)

    def values(self, count: int, progress: Progress | None = None) -> "NDArray[np.uint32]":
        """G(0) … G(count-1) as a NumPy array."""
        self.extend(count, progress)
        return self._core.to_numpy(count)

    def period(self, limit: int, progress: Progress | None = None) -> Period | None:
        """Look among the first ``limit`` values for a period; None when they show none."""
        while self.known_period is None and self._looked < limit:
            self.extend(min(limit, max(64, 2 * self._looked)), progress)
            self._look()
        return self.known_period or find_period(self.code, self._core.tolist(0, self._looked))

    def extend(self, count: int, progress: Progress | None = None) -> None:
        """Compute up to ``count`` values, in slices short enough for Ctrl-C."""
        if count > reach(self.code):
            raise TooLargeError("error-heap-reach", size=count - 1, limit=reach(self.code) - 1)
        while (done := len(self._core)) < count:
            ahead = 2 * done + 1024
            most = done + max(1, SLICE // (1 + _width(self.code, ahead)))
            self._core.extend(min(count, ahead, most))
            if progress:
                progress(len(self._core), count)

    def _look(self) -> None:
        self._looked = len(self._core)
        if values_needed(self.code, 1, 1) is None:
            return
        found = find_period(self.code, self._core.tolist(0, self._looked))
        if found and found.proved:
            self.known_period = found


def _width(code: Code, n: int) -> int:
    """About how many options a heap of n has."""
    fixed = code.digits[: n + 1]
    width = sum(1 + bool(d & TWO) * n // 2 + bool(d & THREE) * n * n // 12 for d in fixed)
    if code.tail and n >= len(code.digits):
        rest, length = n + 1 - len(code.digits), len(code.tail)
        twos = sum(1 for d in code.tail if d & TWO)
        threes = sum(1 for d in code.tail if d & THREE)
        width += rest + twos * rest**2 // (4 * length) + threes * rest**3 // (36 * length)
    return width


@lru_cache(maxsize=64)
def reach(code: Code) -> int:
    """How many values of the rule are within the budget of time and memory."""
    return bisect_right(range(MAX_VALUES), BUDGET, key=lambda n: n * _width(code, n) // 2)


@lru_cache(maxsize=64)
def sequence_of(code: Code) -> Sequence:
    """The one sequence of a rule in this process, so that values are computed once."""
    return Sequence(code)


@dataclass(frozen=True)
class CodeHeap(Part):
    """One heap under a take-and-break rule; its value is read off the rule's sequence."""

    code: Code
    size: int

    def options(self) -> "Iterable[tuple[Part, ...]]":
        for heaps in self.code.options(self.size):
            yield tuple(CodeHeap(self.code, n) for n in heaps)

    def value(self) -> int:
        return sequence_of(self.code)[self.size]
