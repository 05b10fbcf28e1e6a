"""The two databases: SQLite in a file of this machine, PostgreSQL for many processes."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from fairplay.extras import need
from fairplay.server.store import private
from fairplay.server.store.errors import StorageError, reason
from fairplay.server.store.ownership import check_ours

#: How long a writer waits for another one, in milliseconds.
LOCK_MS = 5_000
#: Threads that read. The other connections are for the journal, for the other writes of its thread,
#: and for checkpoints.
READERS = 4
CONNECTIONS = READERS + 3

#: How a transaction that writes begins in SQLite: one that reads before it writes fails at once if
#: there is another writer. With PostgreSQL the driver begins transactions.
BEGIN_SQLITE = "BEGIN IMMEDIATE"

_ACCEPTED = "use sqlite:///FILE or postgresql://HOST/NAME"


def read_url(text: str) -> URL:
    """A URL as SQLAlchemy wants it.

    >>> read_url("postgresql://db.example/rooms").drivername
    'postgresql+psycopg'
    >>> read_url("mysql://db.example/rooms")
    Traceback (most recent call last):
        ...
    fairplay.server.store.errors.StorageError: use sqlite:///FILE or postgresql://HOST/NAME
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError(_ACCEPTED) from None
    kind = url.drivername
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return url
    if kind in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    # The text is not repeated: it may hold a password.
    raise StorageError(_ACCEPTED)


def open_engine(text: str) -> Engine:
    """An engine for a URL. A file of SQLite that is missing is made, but only the default folder.

    Raises StorageError for a file of another program, before anything in it is changed.
    """
    url = read_url(text)
    if url.drivername == "sqlite":
        return _open_sqlite(url)
    need("postgres")
    return create_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": 5,
            "tcp_user_timeout": 10_000,
            "application_name": "fairplay",
            "options": f"-c lock_timeout={LOCK_MS} -c statement_timeout={6 * LOCK_MS}",
        },
    )


def database_file(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(str(url.database))


def read_only(url: URL) -> Engine:
    """An engine that reads an SQLite file, and leaves it as it is."""
    return create_engine(f"sqlite:///file:{quote(str(database_file(url)))}?mode=ro&uri=true")


def _check_file(url: URL) -> None:
    """Before its permissions and its journal are changed."""
    engine = read_only(url)
    try:
        with storage_errors(), engine.connect() as connection:
            check_ours(connection)
    finally:
        engine.dispose()


def _open_sqlite(url: URL) -> Engine:
    if database_file(url).exists():
        _check_file(url)
    private.make(database_file(url))
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=CONNECTIONS,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": LOCK_MS / 1000},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The transactions of the sqlite3 module start at the first change: too late for reads before.
    connection.isolation_level = None
    _use_wal(connection)
    connection.execute("PRAGMA synchronous = FULL")
    # See ``checkpoints``.
    connection.execute("PRAGMA wal_autocheckpoint = 0")


def _use_wal(connection: sqlite3.Connection) -> None:
    """Use a write-ahead log: readers do not wait for the writer. SQLite does not wait until it can
    change this mode, so we do."""
    deadline = time.monotonic() + LOCK_MS / 1000
    while connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(BEGIN_SQLITE if writes else "BEGIN")


@contextmanager
def storage_errors() -> Iterator[None]:
    """Turn the errors of all drivers into StorageError."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StorageError(reason(error)) from error


@contextmanager
def transaction(
    engine: Engine, *, writes: bool = False, single: bool = False
) -> Iterator[Connection]:
    """A connection in a transaction: all of it is stored at the end, or nothing.

    A reader sees one state of the database. A ``single`` query does so anyway, and saves PostgreSQL
    the BEGIN and the COMMIT.
    """
    options: dict[str, Any] = {"writes": writes}
    if not writes and engine.dialect.name == "postgresql":
        options["isolation_level"] = "AUTOCOMMIT" if single else "REPEATABLE READ"
    configured = engine.execution_options(**options)
    with storage_errors(), configured.begin() as connection:
        yield connection


def fetch(engine: Engine, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
    """The rows of one query."""
    with transaction(engine) as connection:
        return connection.execute(query).all()


def change(engine: Engine, statement: Executable) -> int:
    """Run one statement that writes; the number of rows that it has changed."""
    with transaction(engine, writes=True) as connection:
        return connection.execute(statement).rowcount


@contextmanager
def unless_there() -> Iterator[None]:
    """Ignore that another process has just inserted the same row."""
    try:
        yield
    except StorageError as error:
        if not isinstance(error.__cause__, IntegrityError):
            raise
