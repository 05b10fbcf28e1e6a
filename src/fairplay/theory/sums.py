"""Sums of independent parts: a move changes one of them, and the others stay as they are.

A part gives its options; its value follows by the mex rule, and the value of a sum is
the nim-sum of its parts. So a sum of ten parts costs ten small searches instead of one large one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

from fairplay.errors import InputError, TooLargeError
from fairplay.theory.nim import mex, nim_sum

T = TypeVar("T")

#: How many options a search by the definition may visit before it is refused.
MAX_OPTIONS = 500_000
#: How many parts are remembered between searches.
MAX_REMEMBERED = 100_000


class Part(ABC):
    """One part of a sum: an immutable, hashable value in which both players have the same moves."""

    @abstractmethod
    def options(self) -> Iterable[tuple["Part", ...]]:
        """The results of one move in this part, each a sum of parts. Play must end."""

    def value(self) -> int:
        """The nim-value: by search, unless a subclass overrides this."""
        return _values(self)

    def genus(self) -> "Genus":
        """The class in misère play: by search, unless a subclass overrides this."""
        return _genera(self)

    def ruled(self) -> "RuledHeap | None":
        """The size and the rule, if this is a heap of a game that says what one heap becomes."""
        return None


class RuledHeap(NamedTuple):
    """A heap under a rule: the rule is a code, or anything that has equal values for equal rules.

    ``options`` says what a heap of a size may become.
    """

    rule: Hashable
    options: Callable[[int], Iterable[tuple[int, ...]]]
    size: int


@dataclass(frozen=True)
class Genus:
    """How a part behaves in misère sums if it behaves like a position of Nim (is *tame*).

    Nim positions with a heap above one are *firm*: the same player wins misère and normal play. The
    others are *fickle*, of value 0 or 1: misère play is won exactly where normal play is lost.

    >>> Genus(3, firm=True) + Genus(1, firm=False)
    Genus(value=2, firm=True)
    """

    value: int
    firm: bool

    @property
    def misere(self) -> int:
        """The mex if the end of the game counts as 1 instead of 0."""
        return self.value if self.firm else self.value ^ 1

    @property
    def misere_won(self) -> bool:
        return self.misere != 0

    def __add__(self, other: "Genus") -> "Genus":
        if WILD in (self, other):
            return WILD
        return Genus(self.value ^ other.value, self.firm or other.firm)


#: Marks the parts that behave like no position of Nim. A sum with one of them must be searched.
WILD = Genus(-1, firm=True)
#: The empty sum: the neutral element of tame addition.
NOTHING = Genus(0, firm=False)


def nim_genus(heap: int) -> Genus:
    """The genus of a heap of Nim."""
    return Genus(heap, firm=heap > 1)


def add_genera(genera: Iterable[Genus]) -> Genus:
    return sum(genera, NOTHING)


def genus_of_options(options: Iterable[Genus]) -> Genus:
    """The genus of a part whose options have these genera.

    A part is tame when all its options are and its two mex values fit a Nim position: 0 and 1, 1
    and 0, or equal. Then sums of tame parts add as in Nim (Conway, *On Numbers and Games*, ch. 12).

    >>> genus_of_options([])
    Genus(value=0, firm=False)
    >>> genus_of_options([Genus(0, firm=False), Genus(0, firm=True)]) is WILD
    True
    """
    genera = set(options)
    if not genera:
        return NOTHING
    if WILD in genera:
        return WILD
    normal = mex(genus.value for genus in genera)
    misere = mex(genus.misere for genus in genera)
    if normal == misere:
        return Genus(normal, firm=True)
    return Genus(normal, firm=False) if {normal, misere} == {0, 1} else WILD


class Fold(Generic[T]):
    """A memoized function of parts, defined through their options. It is safe in deep games."""

    def __init__(
        self, known: Callable[[Part], T | None], combine: Callable[[list[list[T]]], T]
    ) -> None:
        self._known = known
        self._combine = combine
        self._memo: dict[Part, T] = {}

    def __call__(self, part: Part) -> T:
        memo = self._memo
        found = self._search(part, memo)
        if len(memo) > MAX_REMEMBERED and memo is self._memo:
            # Start a new memo: a search that is still running needs the old one.
            self._memo = {}
        return found

    def _search(self, part: Part, memo: dict[Part, T]) -> T:
        waiting: dict[Part, list[tuple[Part, ...]]] = {}
        stack, seen = [part], 0
        while stack:
            top = stack[-1]
            if top in memo:
                stack.pop()
                continue
            options = waiting.get(top)
            if options is None:
                options = waiting[top] = list(islice(top.options(), MAX_OPTIONS + 1 - seen))
                seen += len(options)
                if seen > MAX_OPTIONS:
                    raise TooLargeError("error-search-options", limit=MAX_OPTIONS)
                missing = self._missing(options, memo)
                if cycle := _cycle(missing, waiting):
                    raise InputError("error-never-ends", cycle=cycle)
                if missing:
                    stack.extend(missing)
                    continue
            memo[top] = self._combine([[memo[p] for p in option] for option in options])
            del waiting[top]
            stack.pop()
        return memo[part]

    def _missing(self, options: list[tuple[Part, ...]], memo: dict[Part, T]) -> list[Part]:
        missing = []
        for part in {part for option in options for part in option}:
            if part in memo:
                continue
            known = self._known(part)
            if known is None:
                missing.append(part)
            else:
                memo[part] = known
        return missing


def _cycle(missing: list[Part], path: Collection[Part]) -> str:
    """The way from a part back to itself, as text. ``path`` leads from the first part to the last
    one, whose options are ``missing``."""
    again = next((part for part in missing if part in path), None)
    if again is None:
        return ""
    kept = list(path)
    return " → ".join(map(str, [*kept[kept.index(again) :], again]))


def _known_value(part: Part) -> int | None:
    return None if type(part).value is Part.value else part.value()


def _known_genus(part: Part) -> Genus | None:
    return None if type(part).genus is Part.genus else part.genus()


_values: Fold[int] = Fold(_known_value, lambda options: mex(map(nim_sum, options)))
_genera: Fold[Genus] = Fold(
    _known_genus, lambda options: genus_of_options(map(add_genera, options))
)


class HeapPart(Part):
    """One heap. A move makes heaps of the same rule of it."""

    size: int

    def __str__(self) -> str:
        return str(self.size)

    @abstractmethod
    def options(self) -> "Iterable[tuple[HeapPart, ...]]": ...


@dataclass(frozen=True)
class NimHeap(Part):
    """A heap of Nim: every smaller heap is an option, so the value of n is n.

    >>> NimHeap(10**30).value() == 10**30
    True
    """

    size: int

    def options(self) -> Iterable[tuple[Part, ...]]:
        return ((NimHeap(n),) for n in range(self.size))

    def value(self) -> int:
        return self.size

    def genus(self) -> Genus:
        return nim_genus(self.size)
