"""One batch of events in one transaction, whatever its size: few statements, and JSON encoded once.

An entry has one event of a room or several that follow each other, and is stored whole or not at
all: exactly if its first event is the next one of the room and none of its commands is there yet.
A batch has at most one entry of each room, so that a room's name says which one was stored.

The statements go to the driver as they are: over a small batch, SQLAlchemy would take longer than
the database does.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
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


def _rows(dialect: str, *columns: Column[Any]) -> str:
    """The rows of a table, taken out of the JSON of a batch."""
    if dialect == "postgresql":
        typed = ", ".join(f"{c.name} {c.type}" for c in columns)
        return f"json_to_recordset(CAST(%(batch)s AS json)) AS new ({typed})"
    # The second operator gives text and numbers as they are, and objects as JSON.
    picked = ", ".join(f"value ->> '{c.name}' AS {c.name}" for c in columns)
    return f"(SELECT {picked} FROM json_each(:batch)) AS new"


def _upsert(dialect: str, table: Table, condition: str = "") -> str:
    names = [column.name for column in table.columns]
    key = next(column.name for column in table.primary_key)
    fresh = ", ".join(f"{name} = excluded.{name}" for name in names if name != key)
    return (
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(names)}"
        f" FROM {_rows(dialect, *table.columns)} WHERE true"
        f" ON CONFLICT ({key}) DO UPDATE SET {fresh} {condition}"
    )


class Statements:
    """The statements of a dialect."""

    def __init__(self, dialect: str) -> None:
        names = ", ".join(column.name for column in EVENT.columns)
        rows = _rows(dialect, *EVENT.columns, Column("first", EVENT.c.seq.type))
        # One look at the end of an index. (For an EXISTS here, PostgreSQL would read the whole
        # table as long as it is small, and keep to this plan when it has grown.)
        head = "SELECT max(old.seq) FROM event AS old WHERE old.room = new.room"
        insert = (
            f"INSERT INTO event ({names}) SELECT {names} FROM {rows}"
            f" WHERE new.first = coalesce(({head}), 0) + 1 ON CONFLICT DO NOTHING"
        )
        self.events = f"{insert} RETURNING room"
        # Python's driver of SQLite lets go of the interpreter for each row that it fetches, and
        # waits until it has it back. Most batches are stored whole: their number is enough then.
        self.whole = insert if dialect == "sqlite" else None
        #: What begins a transaction; None where the driver does it.
        self.begin = BEGIN_SQLITE if dialect == "sqlite" else None
        self.causes = (
            f"SELECT room, ({head}) AS head,"
            " (SELECT seq FROM event AS old WHERE old.room = new.room AND old.player = new.player"
            " AND old.cmd_id = new.cmd_id AND old.cmd_id <> '') AS same"
            f" FROM {rows}"
        )
        self.rooms = _upsert(dialect, ROOM)
        self.snapshots = _upsert(dialect, SNAPSHOT, "WHERE excluded.seq > snapshot.seq")


def write(
    cursor: DBAPICursor, statements: Statements, batch: Mapping[str, Entry]
) -> dict[str, Outcome]:
    """Store the entries of a batch, by room; the caller commits."""
    links = _links(batch)
    encoded = _encode(links)
    if "\\u0000" in encoded:
        _refuse_nul(links)
    stored = _stored(cursor, statements, batch, encoded)
    outcomes: dict[str, Outcome] = dict.fromkeys(stored, APPENDED)
    if len(outcomes) < len(batch):
        missing = [batch[room].events[0] for room in batch if room not in outcomes]
        outcomes.update(_causes(cursor, statements, missing))
    changed = [row for room in stored if (row := batch[room].room)]
    if changed:
        cursor.execute(statements.rooms, {"batch": _encode(changed)})
    snapshots = [_snapshot_row(state) for room in stored if (state := batch[room].snapshot)]
    if snapshots:
        cursor.execute(statements.snapshots, {"batch": _encode(snapshots)})
    return outcomes


def _stored(
    cursor: DBAPICursor, statements: Statements, batch: Mapping[str, Entry], encoded: str
) -> Collection[str]:
    """Store the entries that can be stored, and say of which rooms these are."""
    if statements.whole:
        cursor.execute(statements.whole, {"batch": encoded})
        if cursor.rowcount == sum(len(entry.events) for entry in batch.values()):
            return batch
        _begin_again(cursor, statements)
    while True:
        cursor.execute(statements.events, {"batch": encoded})
        counts = Counter(room for (room,) in cursor.fetchall())
        torn = {room for room, count in counts.items() if count < len(batch[room].events)}
        if not torn:
            return counts
        # A command of theirs is there already, or another process has just been faster.
        _begin_again(cursor, statements)
        batch = {room: entry for room, entry in batch.items() if room not in torn}
        encoded = _encode(_links(batch))


def _links(batch: Mapping[str, Entry]) -> list[_Link]:
    """In one order, so that two processes never wait for each other in a circle."""
    return [
        _Link(e.room, e.seq, e.player, e.cmd_id, e.kind, e.body, e.at, entry.events[0].seq)
        for _, entry in sorted(batch.items())
        for e in entry.events
    ]


def _begin_again(cursor: DBAPICursor, statements: Statements) -> None:
    cursor.execute("ROLLBACK")
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
