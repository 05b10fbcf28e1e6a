"""One batch of events in one transaction, whatever its size: few statements, and JSON encoded once.

An entry has one event of a room or several that follow each other, and is stored whole or not at
all: exactly if its first event is the next one of the room and none of its commands is there yet.
A batch has at most one entry of each room, so that a room's name says which one was stored.

The statements go to the driver as they are: over a small batch, SQLAlchemy would take longer than
the database does.
"""

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Table
from sqlalchemy.engine.interfaces import DBAPICursor

from fairplay.server.store.database import BEGIN_SQLITE
from fairplay.server.store.rows import EventRow, RoomRow, Snapshot
from fairplay.server.store.tables import EVENT, ROOM, SNAPSHOT


class Entry(Struct, frozen=True, gc=False):
    """Events to store, one after the other, and what is to be stored with them."""

    events: tuple[EventRow, ...]
    room: RoomRow | None = None
    snapshot: Snapshot | None = None

    @property
    def code(self) -> str:
        """The room."""
        return self.events[0].room


class _Link(EventRow, frozen=True, gc=False):
    """An event, and the number of the ``first`` one of its entry."""

    first: int


class Appended(Struct, frozen=True, gc=False):
    """The events are stored."""


class Collided(Struct, frozen=True, gc=False):
    """Not stored: the log of the room ends with ``head``, and they do not fit there."""

    head: int


class Repeated(Struct, frozen=True, gc=False):
    """Not stored: the command of the first is there already, as the event ``seq``."""

    seq: int


Outcome = Appended | Collided | Repeated

APPENDED = Appended()


#: Where a statement finds the JSON of a batch.
_GIVEN = {"sqlite": ":batch", "postgresql": "%(batch)s"}
#: One look at the end of an index. (For an EXISTS, PostgreSQL would read the whole table as long as
#: it is small, and keep to this plan when it has grown.)
_HEAD = "SELECT max(kept.seq) FROM event AS kept WHERE kept.room = given.room"


def _rows(dialect: str, given: str, columns: Iterable[Column[Any]]) -> str:
    """The rows of a table, taken out of JSON."""
    if dialect == "postgresql":
        typed = ", ".join(f"{c.name} {c.type}" for c in columns)
        return f"json_to_recordset(CAST({given} AS json)) AS given ({typed})"
    # The second operator gives text and numbers as they are, and objects as JSON.
    picked = ", ".join(f"value ->> '{c.name}' AS {c.name}" for c in columns)
    return f"(SELECT {picked} FROM json_each({given})) AS given"


def _event_rows(dialect: str, given: str) -> str:
    return _rows(dialect, given, (*EVENT.columns, Column("first", EVENT.c.seq.type)))


def _insert(dialect: str, given: str) -> str:
    """Events, as far as they are the next ones of their rooms."""
    names = ", ".join(column.name for column in EVENT.columns)
    return (
        f"INSERT INTO event ({names}) SELECT {names} FROM {_event_rows(dialect, given)}"
        f" WHERE given.first = coalesce(({_HEAD}), 0) + 1"
    )


def _upsert(dialect: str, given: str, table: Table, condition: str = "") -> str:
    names = [column.name for column in table.columns]
    key = next(column.name for column in table.primary_key)
    values = ", ".join(f"{name} = excluded.{name}" for name in names if name != key)
    return (
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(names)}"
        f" FROM {_rows(dialect, given, table.columns)} WHERE true"
        f" ON CONFLICT ({key}) DO UPDATE SET {values} {condition}"
    )


def _upsert_rooms(dialect: str, given: str) -> str:
    return _upsert(dialect, given, ROOM)


def _upsert_snapshots(dialect: str, given: str) -> str:
    return _upsert(dialect, given, SNAPSHOT, "WHERE excluded.seq > snapshot.seq")


class Statements:
    """The statements of a dialect, a batch in each of them as JSON."""

    def __init__(self, dialect: str) -> None:
        given = _GIVEN[dialect]
        self.events = f"{_insert(dialect, given)} ON CONFLICT DO NOTHING RETURNING room"
        self.causes = (
            f"SELECT room, ({_HEAD}) AS head,"
            " (SELECT seq FROM event AS kept WHERE kept.room = given.room"
            " AND kept.player = given.player AND kept.cmd_id = given.cmd_id"
            " AND kept.cmd_id <> '') AS same"
            f" FROM {_event_rows(dialect, given)}"
        )
        self.rooms = _upsert_rooms(dialect, given)
        self.snapshots = _upsert_snapshots(dialect, given)
        #: What begins a transaction; None where the driver does it.
        self.begin = BEGIN_SQLITE if dialect == "sqlite" else None
        #: What a connection that writes has to be told first.
        self.prepare = (_CACHE, *_AT_ONCE) if dialect == "sqlite" else ()
        #: A whole transaction in one statement, all of it or nothing.
        self.at_once = "INSERT INTO batch VALUES (:events, :count, :rooms, :snapshots)"


#: Up to so many KiB of the file are kept in memory. With the usual two MB, the ends of the logs of
#: a few hundred rooms are read again for every batch.
_CACHE = "PRAGMA cache_size = -65536"
# Python's driver of SQLite lets go of the interpreter some four times for each statement, and each
# time it has to wait until it gets it back, and the event loop after it. So a batch is one row that
# is inserted into a view, and a trigger does the rest. What cannot be stored whole raises an error.
_AT_ONCE = (
    """CREATE TEMP VIEW IF NOT EXISTS batch AS
        SELECT '' AS events, 0 AS count, '' AS rooms, '' AS snapshots""",
    f"""CREATE TEMP TRIGGER IF NOT EXISTS store INSTEAD OF INSERT ON batch BEGIN
        {_insert("sqlite", "NEW.events")};
        SELECT raise(ABORT, 'not all of it can be stored') WHERE changes() <> NEW.count;
        {_upsert_rooms("sqlite", "NEW.rooms")};
        {_upsert_snapshots("sqlite", "NEW.snapshots")};
    END""",
)


def write(
    cursor: DBAPICursor, statements: Statements, batch: Mapping[str, Entry]
) -> dict[str, Outcome]:
    """Store the entries of a batch, by room; the caller commits."""
    links = _links(batch)
    encoded = _encode(links)
    if "\\u0000" in encoded:
        _refuse_nul(links)
    if statements.prepare and _written_at_once(cursor, statements, batch, encoded, len(links)):
        return dict.fromkeys(batch, APPENDED)
    _begin(cursor, statements)
    stored = _stored(cursor, statements, batch, encoded)
    outcomes: dict[str, Outcome] = dict.fromkeys(stored, APPENDED)
    if len(outcomes) < len(batch):
        missing = [batch[room].events[0] for room in batch if room not in outcomes]
        outcomes.update(_causes(cursor, statements, missing))
    rooms, snapshots = _beside(batch[room] for room in stored)
    if rooms:
        cursor.execute(statements.rooms, {"batch": _encode(rooms)})
    if snapshots:
        cursor.execute(statements.snapshots, {"batch": _encode(snapshots)})
    return outcomes


def _written_at_once(
    cursor: DBAPICursor,
    statements: Statements,
    batch: Mapping[str, Entry],
    encoded: str,
    count: int,
) -> bool:
    """Store all of a batch, as can be done with almost every one; False if nothing is stored."""
    rooms, snapshots = _beside(batch.values())
    row = {
        "events": encoded,
        "count": count,
        "rooms": _encode(rooms),
        "snapshots": _encode(snapshots),
    }
    try:
        cursor.execute(statements.at_once, row)
    except sqlite3.IntegrityError:
        return False
    return True


def _beside(entries: Iterable[Entry]) -> tuple[list[RoomRow], list[dict[str, Any]]]:
    """The rooms and snapshots that are stored together with events."""
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
    """Store the entries that can be stored, and say of which rooms these are."""
    while True:
        cursor.execute(statements.events, {"batch": encoded})
        counts = Counter(room for (room,) in cursor.fetchall())
        torn = {room for room, count in counts.items() if count < len(batch[room].events)}
        if not torn:
            return counts
        # A command of theirs is there already, or another process has just been faster.
        cursor.execute("ROLLBACK")
        _begin(cursor, statements)
        batch = {room: entry for room, entry in batch.items() if room not in torn}
        encoded = _encode(_links(batch))


def _links(batch: Mapping[str, Entry]) -> list[_Link]:
    """In one order, so that two processes never wait for each other in a circle."""
    return [
        _Link(e.room, e.seq, e.player, e.cmd_id, e.kind, e.body, e.at, entry.events[0].seq)
        for _, entry in sorted(batch.items())
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
    """A text of PostgreSQL cannot hold it, and SQLite would end the text there."""
    for event in events:
        if "\0" in event.room + event.player + event.cmd_id + event.kind:
            raise ValueError("a text with the character U+0000")


def _encode(rows: Sequence[Struct | dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()


def _snapshot_row(snapshot: Snapshot) -> dict[str, Any]:
    # As a text inside JSON, for the databases write JSON in their own way.
    return {"room": snapshot.room, "seq": snapshot.seq, "body": snapshot.body.decode()}
