"""The events of a table, as unchangeable as a tuple, and made longer at no cost."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import overload

from fairplay.play.table.events import Event


class Log(Sequence[Event]):
    """A log shares its memory with the one that it goes on from: a race has a thousand events, and
    a tuple would be copied for each of them.

    >>> empty = Log()
    >>> one = empty.then(Event(1500, 0, "give-up"))
    >>> other = empty.then(Event(1700, 1, "leave"))
    >>> len(empty), one[-1].kind, other[-1].kind
    (0, 'give-up', 'leave')
    """

    __slots__ = ("_count", "_events")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._events = list(events)
        self._count = len(self._events)

    def then(self, event: Event) -> "Log":
        """This log and one more event."""
        events = self._events
        if len(events) > self._count:
            # Another log has already gone on from this one.
            events = events[: self._count]
        events.append(event)
        longer = Log.__new__(Log)
        longer._events, longer._count = events, self._count + 1
        return longer

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Event]:
        return islice(self._events, self._count)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, index: int | slice) -> Event | tuple[Event, ...]:
        if isinstance(index, slice):
            return tuple(self._events[: self._count][index])
        return self._events[range(self._count)[index]]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"
