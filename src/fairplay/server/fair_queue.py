"""A fair queue: many requests of one client do not delay those of others.

Each item waits at a path, such as (lane, address, guest). At every level the names take turns. So
an address with a thousand items gets as much as one with a single item, and a guest behind a shared
address as much as its neighbours. Each level limits how many items of one name are served at once.

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
        #: For every prefix of a path with waiting items: the next names, in order of their turns.
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
        """The next item, which is served until ``done``; None if none may be served."""
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
        """An item of a path has been served."""
        for beginning in _beginnings(path):
            self._served[beginning] -= 1
            if not self._served[beginning]:
                del self._served[beginning]

    def remove(self, path: Path, item: T) -> None:
        """Remove an item that is not wanted any more."""
        if item in self._items.get(path, ()):
            self._items[path].remove(item)
            self._waits_no_more(path)

    def waiting(self, path: Path = ()) -> int:
        """How many items wait under a path or a prefix of one."""
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
        """Remove the names under which nothing waits any more."""
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
    """All prefixes of a path, the shortest first."""
    return [path[: length + 1] for length in range(len(path))]
