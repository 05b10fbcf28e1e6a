"""Consistent copies of an SQLite database, made while a server writes to it.

A copy is one private file: it has keys and seeds. It gets its name only when it is complete,
checked and on the disk. For PostgreSQL there is ``pg_dump``.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

from fairplay.server.store import private
from fairplay.server.store.database import LOCK_MS, database_file, read_url, storage_errors
from fairplay.server.store.errors import StorageError


class Copied(Struct, frozen=True):
    """What is in a copy."""

    rooms: int
    events: int
    bytes: int


def backup(url: str, to: Path) -> Copied:
    """Copy a database into a file; a file of this name is replaced when the copy is complete.

    Everything that was acknowledged before this was called is in the copy.
    """
    source = _file_of(url)
    with _new_file(to) as new, _opened(source) as origin, _opened(new) as copy:
        # In one step, which sees one state of the database and does not block writers. A copy in
        # several steps starts over whenever something is written.
        origin.backup(copy, pages=-1)
        return _finished(copy, new)


def restore(copy: Path, url: str) -> Copied:
    """Make a database from a copy. There must be none yet, and no server may use it."""
    to = _file_of(url)
    for path in (to, *(to.with_name(to.name + end) for end in ("-wal", "-shm", "-journal"))):
        if path.exists():
            raise StorageError(f"{path} is there: move it away first")
    with _new_file(to) as new, _opened(_existing(copy)) as origin, _opened(new) as restored:
        origin.backup(restored, pages=-1)
        return _finished(restored, new)


def _file_of(url: str) -> Path:
    read = read_url(url)
    if read.drivername != "sqlite":
        raise StorageError("only SQLite is copied here; for PostgreSQL use pg_dump")
    return database_file(read)


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise StorageError(f"{path}: there is no such file")
    return path


@contextmanager
def _new_file(to: Path) -> Iterator[Path]:
    """An empty file that replaces ``to`` at the end, unless something fails."""
    new = to.with_name(f".{to.name}-{token_hex(8)}")
    with storage_errors():
        private.create(new)
        try:
            yield new
            new.replace(to)
            private.sync(to.absolute().parent)
        finally:
            new.unlink(missing_ok=True)


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to a database that exists."""
    uri = f"{_existing(path).absolute().as_uri()}?mode=rw"
    timeout = LOCK_MS / 1000
    with closing(sqlite3.connect(uri, uri=True, timeout=timeout, isolation_level=None)) as opened:
        yield opened


def _finished(copy: sqlite3.Connection, path: Path) -> Copied:
    """Check a copy and sync it to the disk, as one file without a log beside it."""
    copy.execute("PRAGMA synchronous = FULL")
    copy.execute("PRAGMA journal_mode = DELETE")
    found = copy.execute("PRAGMA integrity_check").fetchone()
    if found != ("ok",):
        raise StorageError(f"the copy is damaged: {found[0]}")
    rooms, events = (
        int(copy.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        for table in ("room", "event")
    )
    copy.close()
    private.sync(path)
    return Copied(rooms, events, path.stat().st_size)
