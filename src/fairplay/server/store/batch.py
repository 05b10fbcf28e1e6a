"""Store one batch of events in one transaction: few statements, and JSON encoded once.

An entry has one or more consecutive events of a room and is stored whole or not at all. It is
stored if its first event is the next one of the room and none of its commands is there yet. A batch
has at most one entry per room, so that the room's code identifies the entry.
"""

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.engine.interfaces import DBAPICursor

from fairplay.server.store.rows import EventRow, RoomRow, Snapshot
from fairplay.server.store.statements import Statements


class Entry(Struct, frozen=True, gc=False):
    """Consecutive events to store, and the row and snapshot of the room to store with them."""

    events: tuple[EventRow, ...]
    room: RoomRow | None = None
    snapshot: Snapshot | None = None

    @property
    def code(self) -> str:
        return self.events[0].room


class _Link(EventRow, frozen=True, gc=False):
    """An event, and the number of the ``first`` one of its entry."""

    first: int = 0


class Appended(Struct, frozen=True, gc=False):
    """The events are stored."""


class Collided(Struct, frozen=True, gc=False):
    """Not stored: the log of the room ends with ``head``, and the events do not follow it."""

    head: int


class Repeated(Struct, frozen=True, gc=False):
    """Not stored: the first command is there already, as the event ``seq``."""

    seq: int


Outcome = Appended | Collided | Repeated

APPENDED = Appended()


def write(
    cursor: DBAPICursor, statements: Statements, batch: Mapping[str, Entry]
) -> dict[str, Outcome]:
    """Store the entries of a batch, by room; the caller commits."""
    links = _links(batch)
    encoded = _encode(links)
    if "\\u0000" in encoded:
        _refuse_nul(links)
    if statements.at_once:
        row = _at_once(batch.values(), encoded, len(links))
        # This succeeds for almost every batch.
        with suppress(sqlite3.IntegrityError):
            cursor.execute(statements.at_once, row)
            return dict.fromkeys(batch, APPENDED)
    _begin(cursor, statements)
    stored = _stored(cursor, statements, batch, encoded)
    outcomes: dict[str, Outcome] = dict.fromkeys(stored, APPENDED)
    if len(outcomes) < len(batch):
        missing = [batch[room].events[0] for room in batch if room not in outcomes]
        outcomes.update(_causes(cursor, statements, missing))
    rooms, snapshots = _rooms_and_snapshots(batch[room] for room in stored)
    if rooms:
        cursor.execute(statements.rooms, {"batch": _encode(rooms)})
    if snapshots:
        cursor.execute(statements.snapshots, {"batch": _encode(snapshots)})
    return outcomes


def _at_once(entries: Iterable[Entry], events: str, count: int) -> dict[str, Any]:
    """A batch as one row."""
    rooms, snapshots = _rooms_and_snapshots(entries)
    return {
        "events": events,
        "count": count,
        "rooms": _encode(rooms),
        "snapshots": _encode(snapshots),
    }


def _rooms_and_snapshots(entries: Iterable[Entry]) -> tuple[list[RoomRow], list[dict[str, Any]]]:
    """The rooms and snapshots of some entries."""
    rooms, snapshots = [], []
    for entry in entries:
        if entry.room:
            rooms.append(entry.room)
        if entry.snapshot:
            snapshots.append(_snapshot_row(entry.snapshot))
    return rooms, snapshots


def _stored(
    cursor: DBAPICursor, statements: Statements, batch: Mapping[str, Entry], encoded: str
) -> Collection[str]:
    """Store the entries that fit; returns their rooms."""
    while True:
        cursor.execute(statements.events, {"batch": encoded})
        counts = Counter(room for (room,) in cursor.fetchall())
        torn = {room for room, count in counts.items() if count < len(batch[room].events)}
        if not torn:
            return counts
        # One of their commands is there already, or another process was faster.
        cursor.execute("ROLLBACK")
        _begin(cursor, statements)
        batch = {room: entry for room, entry in batch.items() if room not in torn}
        encoded = _encode(_links(batch))


def _links(batch: Mapping[str, Entry]) -> list[_Link]:
    """The events of a batch, in a fixed order: two processes never deadlock."""
    return [
        _Link(e.seq, e.player, e.cmd_id, e.kind, e.body, e.at, e.room, e.version, first)
        for _, entry in sorted(batch.items())
        for first in (entry.events[0].seq,)
        for e in entry.events
    ]


def _begin(cursor: DBAPICursor, statements: Statements) -> None:
    if statements.begin:
        cursor.execute(statements.begin)


def _causes(
    cursor: DBAPICursor, statements: Statements, events: list[EventRow]
) -> dict[str, Outcome]:
    cursor.execute(statements.causes, {"batch": _encode(events)})
    return {
        room: Collided(head or 0) if same is None else Repeated(same)
        for room, head, same in cursor.fetchall()
    }


def _refuse_nul(events: Sequence[EventRow]) -> None:
    """PostgreSQL cannot store this character in a text, and SQLite ends the text there."""
    for event in events:
        if "\0" in event.room + event.player + event.cmd_id + event.kind:
            raise ValueError("a text with the character U+0000")


def _encode(rows: Sequence[Struct | dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()


def _snapshot_row(snapshot: Snapshot) -> dict[str, Any]:
    # As text inside JSON: the databases would format an object in their own way.
    return {"room": snapshot.room, "seq": snapshot.seq, "body": snapshot.body.decode()}
