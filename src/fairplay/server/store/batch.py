"""One batch of events in one transaction, whatever its size: few statements, and JSON encoded once.

An event is stored exactly if it is the next one of its room and its command is not there yet.
A batch has at most one event of each room, so that a room's name says which one was stored.

The statements go to the driver as they are: over a small batch, SQLAlchemy would take longer than
the database does.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Table
from sqlalchemy.engine.interfaces import DBAPICursor

from fairplay.server.store.database import BEGIN_SQLITE
from fairplay.server.store.rows import EventRow, RoomRow, Snapshot
from fairplay.server.store.tables import EVENT, ROOM, SNAPSHOT


class Entry(Struct, frozen=True, gc=False):
    """An event to store, and what is to be stored with it."""

    event: EventRow
    room: RoomRow | None = None
    snapshot: Snapshot | None = None


class Appended(Struct, frozen=True, gc=False):
    """The event is stored."""


class Collided(Struct, frozen=True, gc=False):
    """Not stored: the next event of the room is not this one, but ``head + 1``."""

    head: int


class Repeated(Struct, frozen=True, gc=False):
    """Not stored: the same command is there already, as the event ``seq``."""

    seq: int


Outcome = Appended | Collided | Repeated

APPENDED = Appended()


def _rows(dialect: str, table: Table) -> str:
    """The rows of a table, taken out of the JSON of a batch."""
    if dialect == "postgresql":
        typed = ", ".join(f"{c.name} {c.type}" for c in table.columns)
        return f"json_to_recordset(CAST(%(batch)s AS json)) AS new ({typed})"
    # The second operator gives text and numbers as they are, and objects as JSON.
    picked = ", ".join(f"value ->> '{c.name}' AS {c.name}" for c in table.columns)
    return f"(SELECT {picked} FROM json_each(:batch)) AS new"


def _upsert(dialect: str, table: Table, condition: str = "") -> str:
    names = [column.name for column in table.columns]
    key = next(column.name for column in table.primary_key)
    fresh = ", ".join(f"{name} = excluded.{name}" for name in names if name != key)
    return (
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(names)}"
        f" FROM {_rows(dialect, table)} WHERE true"
        f" ON CONFLICT ({key}) DO UPDATE SET {fresh} {condition}"
    )


class Statements:
    """The statements of a dialect."""

    def __init__(self, dialect: str) -> None:
        names = ", ".join(column.name for column in EVENT.columns)
        rows = _rows(dialect, EVENT)
        # One look at the end of an index. (For an EXISTS here, PostgreSQL would read the whole
        # table as long as it is small, and keep to this plan when it has grown.)
        head = "SELECT max(old.seq) FROM event AS old WHERE old.room = new.room"
        insert = (
            f"INSERT INTO event ({names}) SELECT {names} FROM {rows}"
            f" WHERE new.seq = coalesce(({head}), 0) + 1 ON CONFLICT DO NOTHING"
        )
        self.events = f"{insert} RETURNING room"
        # Python's driver of SQLite lets go of the interpreter for each row that it fetches, and
        # waits until it has it back. Most batches are stored whole: their number is enough then.
        self.whole = insert if dialect == "sqlite" else None
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
    # In one order, so that two processes never wait for each other in a circle.
    events = [batch[room].event for room in sorted(batch)]
    encoded = _encode(events)
    if "\\u0000" in encoded:
        _refuse_nul(events)
    stored = _stored(cursor, statements, encoded, list(batch))
    outcomes: dict[str, Outcome] = dict.fromkeys(stored, APPENDED)
    if len(outcomes) < len(batch):
        missing = [event for event in events if event.room not in outcomes]
        outcomes.update(_causes(cursor, statements, missing))
    changed = [row for room in stored if (row := batch[room].room)]
    if changed:
        cursor.execute(statements.rooms, {"batch": _encode(changed)})
    snapshots = [_snapshot_row(state) for room in stored if (state := batch[room].snapshot)]
    if snapshots:
        cursor.execute(statements.snapshots, {"batch": _encode(snapshots)})
    return outcomes


def _stored(
    cursor: DBAPICursor, statements: Statements, encoded: str, rooms: list[str]
) -> list[str]:
    """Store the events of these rooms, and say of which it could be done."""
    if statements.whole:
        cursor.execute(statements.whole, {"batch": encoded})
        if cursor.rowcount == len(rooms):
            return rooms
        cursor.execute("ROLLBACK")
        cursor.execute(BEGIN_SQLITE)
    cursor.execute(statements.events, {"batch": encoded})
    return [room for (room,) in cursor.fetchall()]


def _causes(
    cursor: DBAPICursor, statements: Statements, events: list[EventRow]
) -> dict[str, Outcome]:
    cursor.execute(statements.causes, {"batch": _encode(events)})
    return {
        room: Collided(head or 0) if same is None else Repeated(same)
        for room, head, same in cursor.fetchall()
    }


def _refuse_nul(events: list[EventRow]) -> None:
    """A text of PostgreSQL cannot hold it, and SQLite would end the text there."""
    for event in events:
        if "\0" in event.room + event.player + event.cmd_id + event.kind:
            raise ValueError("a text with the character U+0000")


def _encode(rows: Sequence[Struct | dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()


def _snapshot_row(snapshot: Snapshot) -> dict[str, Any]:
    # As a text inside JSON, for the databases write JSON in their own way.
    return {"room": snapshot.room, "seq": snapshot.seq, "body": snapshot.body.decode()}
