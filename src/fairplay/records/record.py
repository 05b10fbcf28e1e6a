"""A record as data: a header, marks, and the checks that were made of the stretches between marks.

A *mark* at n has the values before G(n) from which the sequence can go on, the sum over all values
below n, their maximum and where it is first, and the number of rares. A *segment* lies between two
neighbouring marks, or before the first one.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice, takewhile
from typing import Any

#: The least mark, and the distance of marks from 2^30 on and from 2^38 on.
FIRST = 1 << 22
FAR, VERY_FAR = 1 << 30, 1 << 38
#: Longer states are kept less often, so that records stay small.
LONG_STATE, FIRST_LONG = 1 << 14, 1 << 26

#: In which ways the CPU computes, and in which ways a segment can have been made.
PATHS = ("window", "plain")
GPU = "gpu"
WAYS = (*PATHS, GPU)


@dataclass(frozen=True)
class Mark:
    n: int
    sum: int
    maximum: int
    place: int
    rares: int
    state: bytes  # two bytes for each value


@dataclass(frozen=True)
class Check:
    """One computation of the values from ``start`` to ``end``.

    A check is of one segment and agreed; what was made in one way may be many segments.
    """

    start: int
    end: int
    path: str
    version: str
    time: str


@dataclass(frozen=True)
class Segment:
    index: int
    start: Mark | None  # None: heap 0
    end: Mark

    @property
    def first(self) -> int:
        return self.start.n if self.start else 0


@dataclass(frozen=True)
class Record:
    """How far a rule was computed. The mask has all bits set above those of the values."""

    rule: str
    mask: int
    domain: bool
    rares: tuple[tuple[int, int], ...]
    first: int = FIRST  # where the first mark is
    marks: tuple[Mark, ...] = ()
    #: Which path made the values: one part after the other, from heap 0 to the end.
    made: tuple[Check, ...] = ()
    checks: tuple[Check, ...] = ()
    command: str = ""
    certificate: dict[str, Any] | None = field(default=None, hash=False)

    @property
    def end(self) -> int:
        """How many values are known."""
        return self.marks[-1].n if self.marks else 0

    @property
    def reach(self) -> int:
        """How many values a state has."""
        return len(self.marks[-1].state) // 2 if self.marks else 0

    def segments(self) -> list[Segment]:
        before = (None, *self.marks)
        return [Segment(i, before[i], mark) for i, mark in enumerate(self.marks)]

    def checked(self) -> set[int]:
        """The segments that were checked on another path than the one that made them."""
        paths = defaultdict[tuple[int, int], set[str]](set)
        for check in self.checks:
            paths[check.start, check.end].add(check.path)
        segments = (one for one in self.segments() if (one.first, one.end.n) in paths)
        return {one.index for one in segments if paths[one.first, one.end.n] - self.makers(one)}

    def makers(self, segment: Segment) -> set[str]:
        """The paths on which the segment was made."""
        begin = bisect_right(self.made, segment.first, key=lambda made: made.end)
        later = islice(self.made, begin, None)
        return {made.path for made in takewhile(lambda made: made.start < segment.end.n, later)}

    @property
    def state(self) -> str:
        """Claimed, spot-checked, double-checked or proved: it follows from the checks."""
        if self.certificate is not None:
            return "proved"
        checked = len(self.checked())
        if not checked:
            return "claimed"
        return "double-checked" if checked == len(self.marks) else "spot-checked"

    @property
    def certified(self) -> int | None:
        """How many values the certificate is about: more, maybe, than those up to the last mark."""
        return None if self.certificate is None else int(self.certificate["checked"])

    @property
    def period(self) -> tuple[int, int] | None:
        """The proved preperiod and period."""
        if self.certificate is None:
            return None
        return self.certificate["preperiod"], self.certificate["period"]

    def until(self, n: int) -> "Record":
        """The record up to a mark, or empty, without what comes after it. A proof stays."""

        def kept(checks: tuple[Check, ...]) -> tuple[Check, ...]:
            return tuple(replace(c, end=min(c.end, n)) for c in checks if c.start < n)

        marks = tuple(mark for mark in self.marks if mark.n <= n)
        checks = tuple(check for check in self.checks if check.end <= n)
        return replace(self, marks=marks, made=kept(self.made), checks=checks)


def first_place(reach: int) -> int:
    """Where the first mark is, for states of this length."""
    return FIRST if reach <= LONG_STATE else FIRST_LONG


def places(first: int) -> Iterator[int]:
    """Where marks are, in ascending order.

    >>> from itertools import islice
    >>> [n.bit_length() - 1 for n in islice(places(FIRST), 10)]
    [22, 23, 24, 25, 26, 27, 28, 29, 30, 31]
    >>> [n >> 30 for n in islice(places(FIRST), 8, 12)]
    [1, 2, 3, 4]
    """
    n = first
    while n < FAR:
        yield n
        n *= 2
    while True:
        yield n
        n += FAR if n < VERY_FAR else 10 * FAR


def is_place(n: int, first: int) -> bool:
    """Whether a mark at n stays; the last one of a record may be anywhere."""
    return n == next(place for place in places(first) if place >= n)
