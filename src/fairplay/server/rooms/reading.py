"""Rooms from their logs. A log may be long, or written by code that this code cannot follow."""

import asyncio
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TypeVar

from fairplay import __version__
from fairplay.errors import InputError
from fairplay.play.room import (
    Event,
    Room,
    UnreadableError,
    fold,
    folding,
    loading,
    read_event,
    vocabulary,
)
from fairplay.play.steps import Steps
from fairplay.protocol import AnyAnswer
from fairplay.server.logs import log
from fairplay.server.rooms.latest import KEPT, Latest
from fairplay.server.store import CorruptError, EventRow, Store

T = TypeVar("T")

#: How many whole logs are in memory at once to be looked back into.
LOOKS_BACK = 2
#: How long a slice of a fold may take, in seconds. Its last step may go beyond.
SLICE = 0.003


def reader() -> str:
    """A name for what this code can read; another version of it has another one."""
    known = hashlib.sha256(vocabulary().encode()).hexdigest()
    return f"{__version__} {known[:12]}"


def to_event(row: EventRow) -> Event:
    """UnreadableError if the row is of a newer version."""
    return read_event(
        row.seq, row.player, row.cmd_id, row.kind, row.body, row.at, version=row.version
    )


class SetAsideError(UnreadableError):
    """It is known that the log cannot be read."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Reading:
    """Reads logs; UnreadableError if this code cannot read one."""

    def __init__(self, store: Store) -> None:
        self._store, self._slice = store, asyncio.Lock()
        self._looking_back = asyncio.Semaphore(LOOKS_BACK)

    async def room(self, code: str, latest: Latest) -> Room:
        """A room as it is now, from a snapshot if there is a good one. What has happened since the
        snapshot goes into ``latest``."""
        await self._check(code)
        with _whole():
            snapshot, rows = await self._store.call(self._store.load, code)
        room = await self.run(loading(snapshot.body)) if snapshot else None
        if snapshot and (room is None or room.seq != snapshot.seq):
            log.info("snapshot not read", extra={"data": {"room": code}})
            room, rows = None, await self.after(code, 0)
        if room is None and not rows:
            # A room is listed together with its first event; here it has been taken away since.
            raise InputError("error-room-unknown", room=code)
        return await self.run(_folding(code, rows, room, latest))

    async def _check(self, code: str) -> None:
        """Do not try again what could not be read."""
        if found := await self._store.call(self._store.aside, code):
            raise SetAsideError(found.code, found.reason)

    async def look_back(self, code: str, seq: int) -> tuple[Event, Room, AnyAnswer]:
        """An event, the room right after it, and the answer to it, from the whole log."""
        # Whole logs are large, so wait before reading.
        async with self._looking_back:
            rows = await self.after(code, 0, seq)
            room, answer = await self.run(folding(code, map(to_event, rows)))
            return to_event(rows[-1]), room, answer

    async def after(self, code: str, seq: int, limit: int | None = None) -> list[EventRow]:
        """The rows of a log after an event."""
        with _whole():
            return await self._store.call(self._store.events_after, code, seq, limit)

    async def run(self, steps: Steps[T]) -> T:
        """Take all steps, in slices, so that the event loop is never held for long. However many
        folds are at work, one of them has a slice in each turn of the loop."""
        while True:
            # The lock is fair, and held until the loop has gone round.
            async with self._slice:
                end = perf_counter() + SLICE
                try:
                    while perf_counter() < end:
                        next(steps)
                except StopIteration as done:
                    value: T = done.value
                    return value
                await asyncio.sleep(0)


def _folding(code: str, rows: list[EventRow], room: Room | None, latest: Latest) -> Steps[Room]:
    """The room after all rows. Only the last ones can still be told."""
    told = len(rows) - KEPT
    for number, row in enumerate(rows):
        before, event = room, to_event(row)
        room, answer = fold(code, before, event)
        if before is not None and number >= told:
            latest.watch(before, room, event, answer)
        yield
    assert room is not None, "there was a snapshot, or an event"
    return room


@contextmanager
def _whole() -> Iterator[None]:
    """A row that is no event cannot be read by any code."""
    try:
        yield
    except CorruptError as error:
        raise UnreadableError(str(error)) from error
