"""Patterns on a row of cells: ``XX→..``, what they may ever change, and whether play must end."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import NamedTuple

from fairplay.errors import TooLargeError

EMPTY = "."
#: The steps of a search for a play that comes back: rows, and moves in them. Rules come from
#: strangers, and a server reads them while others wait: this takes some milliseconds.
MAX_STEPS = 4000


class Change(NamedTuple):
    """Signs that stand side by side, and what they become: as many."""

    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.old}→{self.new}"

    @property
    def mirrored(self) -> "Change":
        return Change(self.old[::-1], self.new[::-1])


#: A number that no change makes larger, and that cannot fall for ever.
Measure = Callable[[str], int]


@dataclass(frozen=True)
class Patterns:
    """The changes of a rule, read from the left; ``either_way`` also from the right. The game ends
    at once when one of the ``endings`` is seen, and whoever made it wins.

    >>> pairs = Patterns((Change("XX", ".."),))
    >>> list(pairs.results("XXX")), pairs.stretches("XX.XXX.X")
    (['..X', 'X..'], [(0, 2), (3, 6)])
    """

    changes: tuple[Change, ...]
    either_way: bool = False
    endings: tuple[str, ...] = ()

    @cached_property
    def all(self) -> tuple[Change, ...]:
        """The changes with their mirror images, if they are allowed."""
        found = [*self.changes, *(one.mirrored for one in self.changes if self.either_way)]
        return tuple(dict.fromkeys(found))

    @cached_property
    def all_endings(self) -> tuple[str, ...]:
        found = [*self.endings, *(one[::-1] for one in self.endings if self.either_way)]
        return tuple(dict.fromkeys(found))

    @cached_property
    def signs(self) -> str:
        """All signs of the rule, the empty cell among them."""
        known = "".join((*(one.old + one.new for one in self.changes), *self.endings))
        return "".join(sorted({EMPTY, *known}))

    def has_ended(self, row: str) -> bool:
        return any(ending in row for ending in self.all_endings)

    def places(self, row: str) -> Iterator[tuple[int, Change]]:
        """Where which change can be made. None can in a row that has ended."""
        if self.has_ended(row):
            return
        for change in self.all:
            at = row.find(change.old)
            while at >= 0:
                yield at, change
                at = row.find(change.old, at + 1)

    def results(self, row: str) -> Iterator[str]:
        """The rows after one move, each once."""
        found = (row[:at] + new + row[at + len(new) :] for at, (_, new) in self.places(row))
        return iter(dict.fromkeys(found))

    # -- independent stretches -------------------------------------------------------------------

    def stretches(self, row: str) -> list[tuple[int, int]]:
        """The stretches that no change can ever join, each as the cells from a first one to before
        a last one; cells that no change can ever match are in none of them.
        """
        may = self._may(row)
        windows = sorted(
            (at, at + len(signs))
            for signs in (*(one.old for one in self.all), *self.all_endings)
            for at in range(len(row) - len(signs) + 1)
            if all(sign in may[at + i] for i, sign in enumerate(signs))
        )
        found: list[tuple[int, int]] = []
        for first, last in windows:
            if found and first < found[-1][1]:
                found[-1] = (found[-1][0], max(last, found[-1][1]))
            else:
                found.append((first, last))
        return found

    def _may(self, row: str) -> list[set[str]]:
        """For each cell the signs it may ever have, or more."""
        may = [{sign} for sign in row]
        changed = True
        while changed:
            before = sum(map(len, may))
            for old, new in self.all:
                for at in range(len(row) - len(old) + 1):
                    if all(sign in may[at + i] for i, sign in enumerate(old)):
                        for i, sign in enumerate(new):
                            may[at + i].add(sign)
            changed = sum(map(len, may)) > before
        return may

    # -- does play end? --------------------------------------------------------------------------

    @cached_property
    def must_end(self) -> bool:
        """Whether a simple proof shows that play ends on every row.

        A change is out once some measure falls with it while none of the other changes that are
        left makes that measure larger. Counts of signs and the sum of their places are tried.

        >>> step, back = Change("X.", ".X"), Change(".X", "X.")
        >>> Patterns((step,)).must_end, Patterns((step, back)).must_end
        (True, False)
        """
        left = list(self.all)
        while left:
            falls = next((one for one in self._measures() if _falls(one, left)), None)
            if falls is None:
                return False
            left = [one for one in left if falls(one.new) == falls(one.old)]
        return True

    def _measures(self) -> Iterator[Measure]:
        for kind in (_Count, _PlaceSum):
            yield from (kind(*one) for one in product(self.signs, (1, -1)))

    def longest(self, row: str) -> int | None:
        """A bound for the moves from here, where every change uses up some sign; else None."""
        bounds = []
        for sign in self.signs:
            used = [old.count(sign) - new.count(sign) for old, new in self.all]
            if min(used) > 0:
                bounds.append(row.count(sign) // min(used))
            if max(used) < 0:
                bounds.append((len(row) - row.count(sign)) // -max(used))
        return min(bounds, default=None)

    def cycle(self, start: str) -> list[str] | None:
        """A play from here that comes back: its rows, the first one again at the end. Raises
        TooLargeError if there are too many rows to tell.
        """
        return CycleSearch(self).found_from(start)

    def some_cycle(self) -> list[str] | None:
        """A play on a short row that comes back, if one is found soon."""
        search = CycleSearch(self)
        shortest = min(len(one.old) for one in self.all)
        lengths = range(shortest, shortest + 5)
        rows = (row for length in lengths for row in product(self.signs, repeat=length))
        try:
            cycles = (search.found_from("".join(row)) for row in rows)
            return next((found for found in cycles if found), None)
        except TooLargeError:
            return None


class CycleSearch:
    """Looks for plays that come back, from one row after the other, with so many steps in all."""

    def __init__(self, patterns: Patterns, most: int = MAX_STEPS) -> None:
        self.patterns, self.steps, self._most = patterns, 0, most
        #: Rows from which no play comes back.
        self._done: set[str] = set()

    def found_from(self, start: str) -> list[str] | None:
        """As :meth:`Patterns.cycle`. Raises TooLargeError after the last step."""
        if start in self._done:
            self._step(1)
            return None
        path = {start: self._results(start)}
        while path:
            row = next(reversed(path))
            option = next(path[row], None)
            if option is None:
                del path[row]
                self._done.add(row)
            elif option in path:
                rows = list(path)
                return [*rows[rows.index(option) :], option]
            elif option not in self._done:
                path[option] = self._results(option)
        return None

    def _results(self, row: str) -> Iterator[str]:
        found = list(self.patterns.results(row))
        self._step(1 + len(found))
        return iter(found)

    def _step(self, count: int) -> None:
        self.steps += count
        if self.steps > self._most:
            raise TooLargeError("error-search-options", limit=self._most)


class _Count:
    """How often a sign occurs."""

    def __init__(self, sign: str, factor: int) -> None:
        self.sign, self.factor = sign, factor

    def __call__(self, row: str) -> int:
        return self.factor * row.count(self.sign)


class _PlaceSum(_Count):
    """The sum of the places of a sign. It tells only changes apart that keep their number."""

    def __call__(self, row: str) -> int:
        return self.factor * sum(at for at, sign in enumerate(row) if sign == self.sign)


def _falls(measure: Measure, changes: list[Change]) -> bool:
    """Whether some change lowers the measure and none raises it."""
    if isinstance(measure, _PlaceSum) and any(
        old.count(measure.sign) != new.count(measure.sign) for old, new in changes
    ):
        return False
    steps = [measure(new) - measure(old) for old, new in changes]
    return max(steps) <= 0 and min(steps) < 0


def shown(cycle: list[str]) -> str:
    """
    >>> shown(["X.", ".X", "X."])
    'X. → .X → X.'
    """
    if len(cycle) > 8:
        cycle = [*cycle[:6], "…", cycle[-1]]
    return " → ".join(cycle)


def trimmed(at: int, change: Change) -> tuple[int, Change]:
    """The cells that really change, from the first to the last.

    >>> trimmed(3, Change("XX.", "X.X"))
    (4, Change(old='X.', new='.X'))
    """
    differ = [i for i, (old, new) in enumerate(zip(*change, strict=True)) if old != new]
    first, last = differ[0], differ[-1] + 1
    return at + first, Change(change.old[first:last], change.new[first:last])
