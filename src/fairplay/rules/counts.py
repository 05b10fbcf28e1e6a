"""How many may be taken from a heap, as a rule in words says it: ``1-3``, ``a prime``, ``any``."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count, islice, takewhile
from math import isqrt

from fairplay.rules.words import Words, ranges_text
from fairplay.theory.codes import MAX_DIGITS

#: The largest number that words may name.
MOST = MAX_DIGITS


class Counts:
    """Numbers that may be taken. ``fixed``: the same ones from every heap that is large enough."""

    fixed = True

    def upto(self, heap: int) -> Iterator[int]:
        """The numbers from 1 to the heap, in rising order."""
        raise NotImplementedError

    def whole(self, heap: int) -> bool:
        """Whether all of the heap may be taken."""
        raise NotImplementedError


@dataclass(frozen=True)
class Listed(Counts):
    """A few numbers: ``1-3,7``."""

    numbers: tuple[int, ...]

    def upto(self, heap: int) -> Iterator[int]:
        return takewhile(lambda k: k <= heap, self.numbers)

    def whole(self, heap: int) -> bool:
        return heap in self.numbers

    def __str__(self) -> str:
        return ranges_text(self.numbers)


@dataclass(frozen=True)
class Steps(Counts):
    """First, first + step, and so on: ``any``, ``an odd number``, ``2,5,8,…``.

    >>> str(Steps(1, 1)), str(Steps(2, 2)), str(Steps(2, 3)), list(Steps(2, 3).upto(9))
    ('any', 'an even number', '2,5,8,…', [2, 5, 8])
    """

    first: int
    step: int

    def upto(self, heap: int) -> Iterator[int]:
        return iter(range(self.first, heap + 1, self.step))

    def whole(self, heap: int) -> bool:
        return heap in range(self.first, heap + 1, self.step)

    def __str__(self) -> str:
        known = {(1, 1): "any", (1, 2): "an odd number", (2, 2): "an even number"}
        listed = ",".join(str(self.first + n * self.step) for n in range(3))
        return known.get((self.first, self.step), f"{listed},…")


@dataclass(frozen=True)
class Named(Counts):
    """A set of numbers with a name: ``a prime``, ``a square``."""

    name: str

    def upto(self, heap: int) -> Iterator[int]:
        members = self._members(heap)
        return islice(members, bisect_right(members, heap))

    def whole(self, heap: int) -> bool:
        members = self._members(heap)
        at = bisect_right(members, heap)
        return at > 0 and members[at - 1] == heap

    def _members(self, heap: int) -> tuple[int, ...]:
        return _members(self.name, 1 << heap.bit_length())

    def __str__(self) -> str:
        return "a " + {"power": "power of 2", "triangular": "triangular number"}.get(
            self.name, "Fibonacci number" if self.name == "fibonacci" else self.name
        )


@dataclass(frozen=True)
class OfHeap(Counts):
    """Numbers that depend on the heap: ``at most half``, ``at least half``, ``a divisor``."""

    name: str
    fixed = False

    def upto(self, heap: int) -> Iterator[int]:
        if self.name == "divisor":
            small = [k for k in range(1, isqrt(heap) + 1) if heap % k == 0]
            return iter(sorted({*small, *(heap // k for k in small)}))
        least, most = (1, heap // 2) if self.name == "most" else ((heap + 1) // 2, heap)
        return iter(range(max(1, least), most + 1))

    def whole(self, heap: int) -> bool:
        return self.name != "most" and heap > 0

    def __str__(self) -> str:
        return "a divisor" if self.name == "divisor" else f"at {self.name} half"


@lru_cache(maxsize=64)
def _members(name: str, most: int) -> tuple[int, ...]:
    """The numbers of a set up to the largest. There are few such limits: powers of 2."""
    if name == "prime":
        return _primes(most)
    return tuple(takewhile(lambda k: k <= most, _SETS[name]()))


def _primes(most: int) -> tuple[int, ...]:
    """
    >>> _primes(20)
    (2, 3, 5, 7, 11, 13, 17, 19)
    """
    prime = bytearray([1]) * (most + 1)
    for n in range(2, isqrt(most) + 1):
        if prime[n]:
            prime[n * n :: n] = bytes(len(range(n * n, most + 1, n)))
    return tuple(n for n in range(2, most + 1) if prime[n])


def _fibonacci() -> Iterator[int]:
    a, b = 1, 2
    while True:
        yield a
        a, b = b, a + b


_SETS: dict[str, Callable[[], Iterator[int]]] = {
    "square": lambda: (n * n for n in count(1)),
    "cube": lambda: (n**3 for n in count(1)),
    "power": lambda: (1 << n for n in count()),
    "triangular": lambda: (n * (n + 1) // 2 for n in count(1)),
    "fibonacci": _fibonacci,
}
_NAMES = ("prime", *_SETS)


def read_counts(words: Words) -> Counts:
    """Read how many may be taken. Raises InputError.

    >>> str(read_counts(Words("1,4,9,…"))), str(read_counts(Words("at most 3")))
    ('a square', '1-3')
    """
    if words.maybe("any"):
        return Steps(1, 1)
    if words.maybe("at", told=("at most", "at least")):
        return _at(words)
    if words.maybe("a", "an", told=("a",)):
        return _named(words)
    begin = words.at
    numbers = words.listed(1, MOST)
    return _continued(words, begin, numbers) if words.next == "…" else _listed(numbers)


def _listed(numbers: list[int]) -> Listed:
    return Listed(tuple(sorted({*numbers})))


def _at(words: Words) -> Counts:
    bound = words.take("most", "least")
    if words.maybe("half"):
        return OfHeap(bound)
    number = words.number(1, MOST)
    return Listed(tuple(range(1, number + 1))) if bound == "most" else Steps(number, 1)


def _named(words: Words) -> Counts:
    name = words.take(*_NAMES, "divisor", "odd", "even")
    if name == "power":
        words.take("of")
        words.take("2")
    else:
        words.maybe("number")
    if name in ("odd", "even"):
        return Steps(1 if name == "odd" else 2, 2)
    return OfHeap(name) if name == "divisor" else Named(name)


#: Beginnings that are understood, one of each kind.
_SERIES = ("1,3,5,…", "1,4,9,…", "1,2,4,…", "1,3,6,…", "2,3,5,…", "1,2,3,5,…", "1,8,27,…")


def _continued(words: Words, begin: int, numbers: list[int]) -> Counts:
    """The numbers that ``1,4,9,…`` begins: a known set, or always the same step."""
    end, words.at = words.at, begin
    listed = f"{words.text[begin:end].rstrip()}…"
    if sorted({*numbers}) != numbers:
        words.refuse("error-rule-rising", found=listed)
    if len(numbers) < 3:
        words.refuse("error-rule-three", found=listed, expected=_SERIES[0])
    candidates = (Steps(numbers[0], numbers[1] - numbers[0]), *map(Named, _NAMES))
    for candidate in candidates:
        if [*candidate.upto(numbers[-1])] == numbers:
            words.at = end
            words.take("…")
            return candidate
    return words.fail(*_SERIES, found=listed)
