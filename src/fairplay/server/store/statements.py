"""The SQL that stores a batch. Each statement takes the rows of one table as JSON.

The statements go straight to the driver: for a small batch, SQLAlchemy would take longer than the
database.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Column, Table

from fairplay.server.store.database import BEGIN_SQLITE
from fairplay.server.store.tables import EVENT, ROOM, SNAPSHOT

#: The parameter for the JSON of a batch.
_GIVEN = {"sqlite": ":batch", "postgresql": "%(batch)s"}
#: One look at the end of an index. (For an EXISTS, PostgreSQL plans to read the whole table while
#: it is small, and keeps this plan when it has grown.)
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
    """Insert the events that are the next ones of their rooms."""
    names = ", ".join(column.name for column in EVENT.columns)
    return (
        f"INSERT INTO event ({names}) SELECT {names} FROM {_event_rows(dialect, given)}"
        f" WHERE given.first = coalesce(({_HEAD}), 0) + 1"
    )


def upsert(
    dialect: str, given: str, table: Table, condition: str = "", *, add: bool = False
) -> str:
    """Insert rows; they replace those with the same key, or are added to them."""
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
    """Select, for each of the ``given`` rooms, at most ``limit`` events from a number on.

    It takes one look at the index per room, however large the tables are.
    """
    given = _rows(dialect, ":given", (EVENT.c.room, EVENT.c.seq))
    names = ", ".join(f"event.{column.name}" for column in EVENT.columns)
    wanted = "event.room = given.room AND event.seq >= given.seq"
    order = "ORDER BY event.room, event.seq"
    if dialect == "postgresql":
        some = f"SELECT * FROM event WHERE {wanted} ORDER BY event.seq LIMIT :limit"
        return f"SELECT {names} FROM {given} CROSS JOIN LATERAL ({some}) AS event {order}"
    # SQLite does not reorder a CROSS JOIN.
    join = f"{given} CROSS JOIN event WHERE {wanted} AND event.seq < given.seq + :limit"
    return f"SELECT {names} FROM {join} {order}"


#: 64 MiB. With the default of 2 MB, the ends of the logs of a few hundred rooms would be read again
#: for every batch.
_CACHE = "PRAGMA cache_size = -65536"

# Python's SQLite driver releases the interpreter lock about four times per statement, and each time
# it waits to get it back from the event loop. So a batch is inserted as one row into a view, and a
# trigger does the rest. It raises an error if not all of it can be stored.
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
        #: Begins a transaction; None where the driver does it.
        self.begin = BEGIN_SQLITE if sqlite else None
        #: Run first on a connection that writes.
        self.prepare = (_CACHE, *_PREPARED) if sqlite else ()
        #: Stores a whole batch or nothing; None if there is no such statement.
        self.at_once = _AT_ONCE if sqlite else None
