"""A list of what has happened, as unchangeable as a tuple, and made longer at no cost."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T]):
    """A log shares its memory with the one that it goes on from: a race has a thousand events, and
    a tuple would be copied for each of them.

    >>> empty: Log[str] = Log()
    >>> one = empty.then("give-up")
    >>> other = empty.then("leave")
    >>> len(empty), one[-1], other[-1], one.first(0) == empty
    (0, 'give-up', 'leave', True)
    """

    __slots__ = ("_count", "_events")

    def __init__(self, events: Iterable[T] = ()) -> None:
        self._events = list(events)
        self._count = len(self._events)

    @property
    def continued(self) -> bool:
        """Whether another log has already gone on from this one."""
        return len(self._events) > self._count

    def then(self, event: T) -> "Log[T]":
        """This log and one more event."""
        events = self._events[: self._count] if self.continued else self._events
        events.append(event)
        return self._sharing(events, self._count + 1)

    def first(self, count: int) -> "Log[T]":
        """The log as it was when it had so many events."""
        return self._sharing(self._events, min(count, self._count))

    def _sharing(self, events: list[T], count: int) -> "Log[T]":
        log: Log[T] = Log.__new__(Log)
        log._events, log._count = events, count
        return log

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return islice(self._events, self._count)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple(self._events[: self._count][index])
        return self._events[range(self._count)[index]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __reduce__(self) -> "tuple[type[Log[T]], tuple[list[T]]]":
        """Pickle what belongs to this log, and not what others have added to its memory."""
        return Log, (list(self),)

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"
