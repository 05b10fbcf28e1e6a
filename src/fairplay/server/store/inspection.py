"""The schema of a database, read without making or changing anything."""

from typing import NamedTuple

from sqlalchemy import inspect

from fairplay.folders import can_write
from fairplay.server.store import private
from fairplay.server.store.database import (
    database_file,
    open_engine,
    read_only,
    read_url,
    storage_errors,
)
from fairplay.server.store.errors import StorageError
from fairplay.server.store.migrations import oldest, version
from fairplay.server.store.ownership import STEPS, check_ours


class Schema(NamedTuple):
    """The last step that was taken, and how many steps code must know to use the tables."""

    version: int
    oldest: int


def shown(url: str) -> str:
    """Where a database is, without its password.

    >>> shown("postgresql://fairplay:sesame@db.example/rooms")
    'postgresql://db.example/rooms'
    """
    read = read_url(url)
    if read.drivername == "sqlite":
        return str(database_file(read))
    return f"postgresql://{read.host or ''}/{read.database or ''}"


def stored_schema(url: str) -> Schema | None:
    """The schema; None if there is no database yet, but there can be one."""
    read = read_url(url)
    if read.drivername == "sqlite" and not (file := database_file(read)).exists():
        private.check_folder(file.parent)
        if not can_write(file.parent):
            raise StorageError(f"{file.parent} cannot be written to")
        return None
    engine = read_only(read) if read.drivername == "sqlite" else open_engine(url)
    try:
        with storage_errors(), engine.connect() as connection:
            check_ours(connection)
            if not inspect(connection).has_table(STEPS):
                return None
            columns = {column["name"] for column in inspect(connection).get_columns(STEPS)}
            least = oldest(connection) if "oldest" in columns else 1
            return Schema(version(connection), least)
    finally:
        engine.dispose()
