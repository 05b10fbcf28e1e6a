"""The SQL that stores a batch. Each statement has the rows of one table as JSON.

The statements go to the driver as they are: over a small batch, SQLAlchemy would take longer than
the database does.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Column, Table

from fairplay.server.store.database import BEGIN_SQLITE
from fairplay.server.store.tables import EVENT, ROOM, SNAPSHOT

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


def upsert(
    dialect: str, given: str, table: Table, condition: str = "", *, add: bool = False
) -> str:
    """Rows of a table; they replace those with the same key, or are added to them."""
    names = [column.name for column in table.columns]
    key = [column.name for column in table.primary_key]
    mine = f"{table.name}.{{0}} + " if add else ""
    values = ", ".join(
        f"{name} = {mine.format(name)}excluded.{name}" for name in names if name not in key
    )
    return (
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(names)}"
        f" FROM {_rows(dialect, given, table.columns)} WHERE true"
        f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {values} {condition}"
    )


def _upsert_snapshots(dialect: str, given: str) -> str:
    return upsert(dialect, given, SNAPSHOT, "WHERE excluded.seq > snapshot.seq")


def events_from(dialect: str) -> str:
    """Of each of the ``given`` rooms the events from a number on, at most ``limit`` of them.

    However the tables have grown, it is one look at the index for each room.
    """
    given = _rows(dialect, ":given", (EVENT.c.room, EVENT.c.seq))
    names = ", ".join(f"event.{column.name}" for column in EVENT.columns)
    wanted = "event.room = given.room AND event.seq >= given.seq"
    order = "ORDER BY event.room, event.seq"
    if dialect == "postgresql":
        some = f"SELECT * FROM event WHERE {wanted} ORDER BY event.seq LIMIT :limit"
        return f"SELECT {names} FROM {given} CROSS JOIN LATERAL ({some}) AS event {order}"
    # SQLite takes tables that are joined like this in their order.
    join = f"{given} CROSS JOIN event WHERE {wanted} AND event.seq < given.seq + :limit"
    return f"SELECT {names} FROM {join} {order}"


#: Up to so many KiB of the file are kept in memory. With the usual two MB, the ends of the logs of
#: a few hundred rooms are read again for every batch.
_CACHE = "PRAGMA cache_size = -65536"

# Python's driver of SQLite lets go of the interpreter some four times for each statement, and each
# time it has to wait until it gets it back, and the event loop after it. So a batch is one row that
# is inserted into a view, and a trigger does the rest. What cannot be stored whole raises an error.
_AT_ONCE = "INSERT INTO batch VALUES (:events, :count, :rooms, :snapshots)"
_PREPARED = (
    """CREATE TEMP VIEW IF NOT EXISTS batch AS
        SELECT '' AS events, 0 AS count, '' AS rooms, '' AS snapshots""",
    f"""CREATE TEMP TRIGGER IF NOT EXISTS store INSTEAD OF INSERT ON batch BEGIN
        {_insert("sqlite", "NEW.events")};
        SELECT raise(ABORT, 'not all of it can be stored') WHERE changes() <> NEW.count;
        {upsert("sqlite", "NEW.rooms", ROOM)};
        {_upsert_snapshots("sqlite", "NEW.snapshots")};
    END""",
)


class Statements:
    """The statements of a dialect."""

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
        self.rooms = upsert(dialect, given, ROOM)
        self.snapshots = _upsert_snapshots(dialect, given)
        sqlite = dialect == "sqlite"
        #: What begins a transaction; None where the driver does it.
        self.begin = BEGIN_SQLITE if sqlite else None
        #: What a connection that writes has to be told first.
        self.prepare = (_CACHE, *_PREPARED) if sqlite else ()
        #: A whole transaction in one statement, all of it or nothing; None where there is none.
        self.at_once = _AT_ONCE if sqlite else None
