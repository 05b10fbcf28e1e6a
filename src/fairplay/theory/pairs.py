"""Games on two numbers by a rule that does not tell them apart: what a move may take from each.

A rule is a list of clauses. The core computes the values of all small pairs at once.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from fairplay._core import pair_values
from fairplay.errors import TooLargeError
from fairplay.theory.sums import WILD, Genus, Part

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Pair = tuple[int, int]
Where = Literal["one", "larger", "smaller", "both", "each", "multiple"]

#: As the core numbers them.
WHERE: tuple[Where, ...] = ("one", "larger", "smaller", "both", "each", "multiple")

#: The largest number in a pair whose value is computed: less than a second. Tables begin small.
MAX_SIDE, FIRST_SIDE = 500, 32


@dataclass(frozen=True)
class Clause:
    """One kind of move: ``where`` it takes, and how many it may take; any number if none is given.

    - one, larger, smaller: from one number, from the larger one, from the smaller one;
    - both: the same from both;
    - each: ``counts[0]`` from one and ``counts[1]`` from the other;
    - multiple: a multiple of the smaller one from the larger one.
    """

    where: Where
    counts: tuple[int, ...] = ()

    def options(self, a: int, b: int) -> Iterator[Pair]:
        """What the pair may become."""
        if self.where in ("one", "larger", "smaller"):
            yield from self._from_one(a, b)
        elif self.where == "both":
            yield from ((a - k, b - k) for k in self._taken(min(a, b)))
        elif self.where == "each":
            x, y = self.counts
            yield from ((a - n, b - m) for n, m in ((x, y), (y, x)) if n <= a and m <= b)
        elif a and b:
            yield from ((a - k, b) for k in range(b, a + 1, b))
            yield from ((a, b - k) for k in range(a, b + 1, a))

    def _from_one(self, a: int, b: int) -> Iterator[Pair]:
        # Of equal numbers either is the larger and the smaller one.
        if self.where == "one" or a == b or (a > b) == (self.where == "larger"):
            yield from ((a - k, b) for k in self._taken(a))
        if self.where == "one" or a == b or (b > a) == (self.where == "larger"):
            yield from ((a, b - k) for k in self._taken(b))

    def _taken(self, most: int) -> Iterable[int]:
        return (k for k in self.counts if k <= most) if self.counts else range(1, most + 1)

    def allows(self, before: Pair, after: Pair) -> bool:
        """Whether this is one of the options, without listing them."""
        x, y = before[0] - after[0], before[1] - after[1]
        if min(x, y, *after) < 0 or not x + y:
            return False
        if self.where == "both":
            return x == y and self._counts(x)
        if self.where == "each":
            return sorted((x, y)) == sorted(self.counts)
        if x and y:
            return False
        of, other = before if x else before[::-1]
        if self.where == "multiple":
            return of >= other > 0 and (x + y) % other == 0
        fits = self.where == "one" or of == other or (of > other) == (self.where == "larger")
        return fits and self._counts(x + y)

    def _counts(self, taken: int) -> bool:
        return not self.counts or taken in self.counts


Rule = tuple[Clause, ...]


def options(rule: Rule, a: int, b: int) -> Iterator[Pair]:
    """What the pair may become. A result may come twice."""
    for clause in rule:
        yield from clause.options(a, b)


class PairTable:
    """Values and misère classes of all pairs up to a side, which grows.

    >>> wythoff = PairTable((Clause("one"), Clause("both")))
    >>> [wythoff.value(1, b) for b in range(5)]
    [1, 2, 0, 4, 5]
    """

    def __init__(self, rule: Rule) -> None:
        self._rule = [[WHERE.index(clause.where), *clause.counts] for clause in rule]
        self._side = -1
        self._values: NDArray[np.uint16]

    def value(self, a: int, b: int) -> int:
        """The nim-value. Raises TooLargeError for large numbers."""
        return self._entry(a, b)[0]

    def genus(self, a: int, b: int) -> Genus:
        """The class in misère play. Raises TooLargeError for large numbers."""
        normal, misere, wild = self._entry(a, b)
        return WILD if wild else Genus(normal, firm=normal == misere)

    def _entry(self, a: int, b: int) -> list[int]:
        """The value in normal play, that in misère play, and whether the pair is wild."""
        a, b = max(a, b), min(a, b)
        if a > MAX_SIDE:
            text = str(a) if a < 10**24 else f"{str(a)[:20]}…"
            raise TooLargeError("error-heap-valued", heap=text, limit=MAX_SIDE)
        if a > self._side:
            self._side = min(MAX_SIDE, max(FIRST_SIDE, 2 * a))
            self._values = pair_values(self._rule, self._side)
        at = 3 * (a * (a + 1) // 2 + b)
        entry: list[int] = self._values[at : at + 3].tolist()
        return entry


@lru_cache(maxsize=16)
def pair_table(rule: Rule) -> PairTable:
    return PairTable(rule)


@dataclass(frozen=True)
class PairPart(Part):
    """Two numbers as one part of a sum."""

    rule: Rule
    a: int
    b: int

    def options(self) -> Iterator[tuple[Part, ...]]:
        pairs = dict.fromkeys(options(self.rule, self.a, self.b))
        return ((PairPart(self.rule, c, d),) for c, d in pairs)

    def value(self) -> int:
        return pair_table(self.rule).value(self.a, self.b)

    def genus(self) -> Genus:
        return pair_table(self.rule).genus(self.a, self.b)
