"""Whether a committed transaction survives a loss of power.

Some of these settings belong to a connection, so the connection that writes is asked.
"""

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor

from fairplay.server.logs import log
from fairplay.server.store.database import storage_errors
from fairplay.server.store.errors import StorageError

#: For each database: a setting, the query for it, and the values with which commits can be lost.
#: 0 and 1 are SQLite's OFF and NORMAL; the latter does not synchronise the log at a commit.
_WEAK: dict[str, tuple[tuple[str, str, tuple[object, ...]], ...]] = {
    "sqlite": (
        ("synchronous", "PRAGMA synchronous", (0, 1)),
        ("journal_mode", "PRAGMA journal_mode", ("delete", "truncate", "persist", "memory", "off")),
    ),
    "postgresql": (
        ("fsync", "SHOW fsync", ("off",)),
        ("full_page_writes", "SHOW full_page_writes", ("off",)),
        ("synchronous_commit", "SHOW synchronous_commit", ("off",)),
    ),
}


def weaknesses(cursor: DBAPICursor, dialect: str) -> list[str]:
    """The settings of a connection with which a commit may be lost."""
    found = []
    for name, question, weak in _WEAK[dialect]:
        cursor.execute(question)
        (value,) = cursor.fetchone() or (None,)
        if value in weak:
            found.append(f"{name} is {value}")
    return found


def check_engine(engine: Engine, *, strict: bool) -> None:
    """Check any connection, before the server starts."""
    with storage_errors():
        connection = engine.raw_connection()
        try:
            check(connection.cursor(), engine.dialect.name, strict=strict)
        finally:
            connection.close()


def check(cursor: DBAPICursor, dialect: str, *, strict: bool) -> None:
    """Refuse a connection that may lose commits, or only log a warning."""
    if found := weaknesses(cursor, dialect):
        why = f"the database may lose what it has stored: {', '.join(found)}"
        if strict:
            raise StorageError(why)
        log.warning("not durable", extra={"data": {"reason": why}})
