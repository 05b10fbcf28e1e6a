"""A fair queue: nobody who asks for much keeps others waiting.

Each item waits at a path, such as (lane, address, guest). At every level those who wait are served
in turn, so that an address with a thousand items gets as much as one with a single item, and a
guest behind a shared address as much as its neighbours. At each level there is a limit on how many
of one name are being served at once.

>>> queue = FairQueue[str]([2, 2])
>>> for name in ("a1", "a2", "a3", "b1"): queue.put(("lane", name[0]), name)
>>> queue.take()[1], queue.take()[1], queue.take()
('a1', 'b1', None)
>>> queue.done(("lane", "b")); queue.take()[1]
'a2'
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Path: TypeAlias = tuple[str, ...]


class FairQueue(Generic[T]):
    """``limits`` has one number for each level of the paths."""

    def __init__(self, limits: Sequence[int]) -> None:
        self._limits = tuple(limits)
        #: Every path and beginning of a path under which something waits: the names that follow,
        #: in the order of their turns.
        self._names: dict[Path, OrderedDict[str, None]] = {}
        self._items: dict[Path, deque[T]] = {}
        self._waiting: Counter[Path] = Counter()
        self._served: Counter[Path] = Counter()

    def put(self, path: Path, item: T) -> None:
        assert len(path) == len(self._limits)
        self._items.setdefault(path, deque()).append(item)
        for beginning in _beginnings(path):
            self._waiting[beginning] += 1
            self._names.setdefault(beginning[:-1], OrderedDict()).setdefault(beginning[-1])
        self._waiting[()] += 1

    def take(self) -> tuple[Path, T] | None:
        """The next item, which counts as being served until ``done``; None if none may be."""
        path = self._next(())
        if path is None:
            return None
        item = self._items[path].popleft()
        for beginning in _beginnings(path):
            self._served[beginning] += 1
            self._names[beginning[:-1]].move_to_end(beginning[-1])
        self._waits_no_more(path)
        return path, item

    def done(self, path: Path) -> None:
        """One item of a path is not being served any more."""
        for beginning in _beginnings(path):
            self._served[beginning] -= 1
            if not self._served[beginning]:
                del self._served[beginning]

    def remove(self, path: Path, item: T) -> None:
        """Drop an item: nobody waits for it any more."""
        if item in self._items.get(path, ()):
            self._items[path].remove(item)
            self._waits_no_more(path)

    def waiting(self, path: Path = ()) -> int:
        """How many wait under a path or the beginning of one."""
        return self._waiting[path]

    def _next(self, at: Path) -> Path | None:
        if len(at) == len(self._limits):
            return at
        limit = self._limits[len(at)]
        for name in self._names.get(at, ()):
            below = (*at, name)
            if self._served[below] < limit and (found := self._next(below)) is not None:
                return found
        return None

    def _waits_no_more(self, path: Path) -> None:
        """Forget the names under which nothing is left."""
        if not self._items[path]:
            del self._items[path]
        for beginning in _beginnings(path):
            self._waiting[beginning] -= 1
            if not self._waiting[beginning]:
                del self._waiting[beginning]
                self._names.pop(beginning, None)
                if names := self._names.get(beginning[:-1]):
                    del names[beginning[-1]]
        self._waiting[()] -= 1


def _beginnings(path: Path) -> list[Path]:
    """From the shortest to the path itself."""
    return [path[: length + 1] for length in range(len(path))]
