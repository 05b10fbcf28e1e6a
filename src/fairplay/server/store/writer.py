"""The connection that writes events, and what happens to a batch when it fails."""

import contextlib
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from fairplay.server.store import durability
from fairplay.server.store.batch import Entry, Outcome, write
from fairplay.server.store.database import storage_errors
from fairplay.server.store.errors import StorageError, UncertainError, reason
from fairplay.server.store.statements import Statements

if TYPE_CHECKING:
    from sqlalchemy.pool import PoolProxiedConnection

#: Errors of SQLite after which the transaction is certainly undone.
NOT_STORED = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_INTERRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_TOOBIG,
        sqlite3.SQLITE_CONSTRAINT,
    }
)

#: Is called with the outcome of an entry. It must not raise.
Told = Callable[[Outcome | StorageError], None]
Waiting = tuple[Entry, Told]
Done = list[tuple[Told, Outcome | StorageError]]


class Writer:
    """Opens the connection again after a failure."""

    def __init__(self, engine: Engine, *, durable: bool) -> None:
        self._engine, self._durable = engine, durable
        self._driver = engine.dialect.loaded_dbapi
        self._statements = Statements(engine.dialect.name)
        self._connection: PoolProxiedConnection | None = None
        #: Whether the database may have been asked to commit this batch.
        self._committing = False

    def store(self, batch: list[Waiting]) -> Done:
        try:
            outcomes = self._commit(batch)
        except self._driver.DataError as error:
            return self._store_singly(batch, error)
        except (self._driver.Error, SQLAlchemyError, OSError, StorageError) as error:
            kind = UncertainError if self._uncertain(error) else StorageError
            failed = kind(reason(error))
            return [(told, failed) for _, told in batch]
        except Exception as error:  # noqa: BLE001  (others wait for this thread)
            return self._store_singly(batch, error)
        return [(told, outcomes[entry.code]) for entry, told in batch]

    def _store_singly(self, batch: list[Waiting], error: Exception) -> Done:
        """Store the entries one by one: only the bad one fails."""
        if len(batch) == 1:
            return [(batch[0][1], StorageError(f"this cannot be stored: {reason(error)}"))]
        return [done for one in batch for done in self.store([one])]

    def _commit(self, batch: list[Waiting]) -> dict[str, Outcome]:
        self._committing = False
        try:
            return self._write({entry.code: entry for entry, _ in batch})
        except BaseException:
            self.close()
            raise

    def _write(self, entries: dict[str, Entry]) -> dict[str, Outcome]:
        connection = self.open()
        self._committing = self._statements.at_once is not None
        outcomes = write(connection.cursor(), self._statements, entries)
        self._committing = True
        connection.commit()
        return outcomes

    def _uncertain(self, error: Exception) -> bool:
        """Whether the batch may have been stored although there was an error."""
        return self._committing and getattr(error, "sqlite_errorcode", 0) & 0xFF not in NOT_STORED

    def open(self) -> "PoolProxiedConnection":
        if self._connection is None:
            with storage_errors():
                self._connection = self._engine.raw_connection()
            try:
                self._prepare(self._connection)
            except BaseException:
                self.close()
                raise
        return self._connection

    def _prepare(self, connection: "PoolProxiedConnection") -> None:
        cursor = connection.cursor()
        for statement in self._statements.prepare:
            cursor.execute(statement)
        # Last, since the statements above could change it.
        durability.check(cursor, self._engine.dialect.name, strict=self._durable)
        connection.rollback()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            connection.close()
