"""The schema, in numbered steps. A database is migrated when it is opened.

When several processes start at once, one of them migrates and the others wait. A released step is
never changed; a change is a new step.

In a rolling restart older code runs on newer tables. That works as long as the steps that it does
not know only add tables, indexes, and columns with a default. After any other step (one of
``BREAKING``) older code is refused. Each row of the table ``migration`` has the oldest code that
may open the database, by the number of steps that it knows.
"""

import time

from sqlalchemy import Connection, Engine, inspect

from fairplay.server.store.database import transaction
from fairplay.server.store.errors import StorageError
from fairplay.server.store.ownership import check_ours

#: An arbitrary number that all versions share.
_LOCK = 0x6661697270

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE event (
            room TEXT NOT NULL, seq BIGINT NOT NULL, player TEXT NOT NULL, cmd_id TEXT NOT NULL,
            kind TEXT NOT NULL, body TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (room, seq)
        )""",
        "CREATE UNIQUE INDEX event_command ON event (room, player, cmd_id) WHERE cmd_id <> ''",
        """CREATE TABLE room (
            code TEXT NOT NULL PRIMARY KEY, visibility TEXT NOT NULL, status TEXT NOT NULL,
            game TEXT NOT NULL, options TEXT NOT NULL, seats INTEGER NOT NULL,
            free INTEGER NOT NULL, players INTEGER NOT NULL, host TEXT NOT NULL,
            address TEXT NOT NULL, created_at BIGINT NOT NULL, changed_at BIGINT NOT NULL
        )""",
        "CREATE INDEX room_lobby ON room (visibility, status, created_at)",
        "CREATE INDEX room_host ON room (host, status)",
        "CREATE INDEX room_address ON room (address, status)",
        """CREATE TABLE snapshot (
            room TEXT NOT NULL PRIMARY KEY, seq BIGINT NOT NULL, body TEXT NOT NULL
        )""",
        """CREATE TABLE key (
            id INTEGER NOT NULL PRIMARY KEY, secret TEXT NOT NULL, created_at BIGINT NOT NULL
        )""",
        "CREATE TABLE process (id TEXT NOT NULL PRIMARY KEY, beat_at BIGINT NOT NULL)",
    ),
    ("ALTER TABLE process ADD COLUMN ahead BIGINT NOT NULL DEFAULT 0",),
    (
        "CREATE TABLE revoked (guest TEXT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
        "CREATE INDEX revoked_at ON revoked (at)",
    ),
    (
        # It is unknown whether a game was played in the existing rooms: keep them.
        "ALTER TABLE room ADD COLUMN played INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE room ADD COLUMN wanted TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX room_kept ON room (status, played, changed_at)",
        "CREATE INDEX room_wanted ON room (wanted, status)",
        "CREATE TABLE attendance (room TEXT NOT NULL PRIMARY KEY, seen_at BIGINT NOT NULL)",
        "CREATE INDEX attendance_seen ON attendance (seen_at)",
        """CREATE TABLE usage (
            day BIGINT NOT NULL, owner TEXT NOT NULL, rooms BIGINT NOT NULL, bytes BIGINT NOT NULL,
            PRIMARY KEY (day, owner)
        )""",
    ),
    (
        "ALTER TABLE event ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
        """CREATE TABLE quarantine (
            room TEXT NOT NULL, reader TEXT NOT NULL, code TEXT NOT NULL, reason TEXT NOT NULL,
            at BIGINT NOT NULL, PRIMARY KEY (room, reader)
        )""",
    ),
    (
        """CREATE TABLE report (
            room TEXT NOT NULL, guest TEXT NOT NULL, reporter TEXT NOT NULL,
            seat INTEGER NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL,
            PRIMARY KEY (room, guest, reporter)
        )""",
    ),
    (
        "CREATE INDEX event_guest ON event (player) WHERE kind IN ('created', 'sit', 'ask')",
        """CREATE TABLE ban (
            kind TEXT NOT NULL, subject TEXT NOT NULL, reason TEXT NOT NULL, at BIGINT NOT NULL,
            until BIGINT, PRIMARY KEY (kind, subject)
        )""",
        """CREATE TABLE admin_log (
            at BIGINT NOT NULL, who TEXT NOT NULL, action TEXT NOT NULL, subject TEXT NOT NULL,
            detail TEXT NOT NULL
        )""",
        "CREATE INDEX admin_log_at ON admin_log (at)",
        """CREATE TABLE erasure (
            guest TEXT NOT NULL PRIMARY KEY, salt TEXT NOT NULL, at BIGINT NOT NULL,
            rewritten_at BIGINT NOT NULL, rooms TEXT NOT NULL
        )""",
        "CREATE TABLE secret (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)",
    ),
)

#: The numbers of the steps after which older code would lose or misread something.
BREAKING = frozenset({1})


def migrate(
    engine: Engine,
    migrations: tuple[tuple[str, ...], ...] = MIGRATIONS,
    breaking: frozenset[int] = BREAKING,
) -> int:
    """Take the steps that are missing; returns how many. All of them are taken, or none.

    Raises StorageError for the database of another program, or of a newer version.
    """
    with transaction(engine, writes=True) as connection:
        _alone(connection)
        check_ours(connection)
        _prepare(connection)
        known, done = len(migrations), version(connection)
        if (least := oldest(connection)) > known:
            raise StorageError(
                f"it was made by a newer fairplay (its schema is {done}, and needs one that knows"
                f" {least}; this one knows {known}): pip install --upgrade fairplay"
            )
        for number, statements in enumerate(migrations[done:], done + 1):
            least = max(step for step in breaking if step <= number)
            _take(connection, number, statements, least)
        return max(0, known - done)


def _prepare(connection: Connection) -> None:
    """Make or update the table that counts the steps."""
    connection.exec_driver_sql(
        "CREATE TABLE IF NOT EXISTS migration"
        " (version INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL)"
    )
    columns = {column["name"] for column in inspect(connection).get_columns("migration")}
    if "oldest" not in columns:
        connection.exec_driver_sql(
            "ALTER TABLE migration ADD COLUMN oldest INTEGER NOT NULL DEFAULT 1"
        )


def oldest(connection: Connection) -> int:
    """How many steps a version must know to use these tables."""
    found = connection.exec_driver_sql("SELECT max(oldest) FROM migration").scalar()
    return int(found or 0)


def version(connection: Connection) -> int:
    """The number of the last step that was taken."""
    found = connection.exec_driver_sql("SELECT max(version) FROM migration").scalar()
    return int(found or 0)


def _alone(connection: Connection) -> None:
    # SQLite has locked the database when the transaction began.
    if connection.dialect.name == "postgresql":
        # The other processes wait as long as it takes.
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")


def _take(connection: Connection, number: int, statements: tuple[str, ...], oldest: int) -> None:
    for statement in statements:
        connection.exec_driver_sql(statement)
    now = int(time.time() * 1000)
    connection.exec_driver_sql(
        f"INSERT INTO migration (version, at, oldest) VALUES ({number}, {now}, {oldest})"
    )
