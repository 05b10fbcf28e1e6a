"""The one place where events are written: many at a time, and each waits for its own.

While one batch is on its way to the disk the next one gathers; so the cost of a commit is shared
by all who wait for it, and nobody waits for more than two commits. One thread writes. It is told
once for each turn of the event loop, and tells the loop once for each batch.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from fairplay.server.store.batch import Entry, Outcome, write
from fairplay.server.store.errors import BusyError, StorageError, reason
from fairplay.server.store.rows import EventRow, RoomRow, Snapshot
from fairplay.server.store.statements import Statements

if TYPE_CHECKING:
    from sqlalchemy.pool import PoolProxiedConnection

#: Entries of one commit, and entries that may wait.
BATCH = 512
LIMIT = 8192

#: Told what has become of an entry. It must not raise.
Told = Callable[[Outcome | StorageError], None]
_Waiting = tuple[Entry, Told]
_Done = list[tuple[Told, Outcome | StorageError]]


class Journal:
    """Appends events to the log. Made, used and closed in one event loop."""

    def __init__(self, engine: Engine, *, limit: int = LIMIT) -> None:
        self._loop = asyncio.get_running_loop()
        self._limit = limit
        self._gathered: list[_Waiting] = []
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._closed: asyncio.Future[None] | None = None
        #: How many entries wait to be stored.
        self.waiting = 0
        #: Why the last batch failed; None if it was stored.
        self.trouble: StorageError | None = None
        self._writer = _Writer(engine)
        # A database that does not answer shall not keep the process from ending.
        threading.Thread(target=self._run, name="journal", daemon=True).start()

    def put(self, entry: Entry, told: Told) -> None:
        """Store events of a room, and if they were stored, a room and a snapshot with them.

        ``told`` is called when they are on the disk. A ``StorageError`` says that they could not be
        stored, or that nobody can say: the room has to be loaded again.
        """
        if self._closed:
            raise StorageError("the journal is closed")
        if self.waiting >= self._limit:
            raise BusyError(f"{self.waiting} entries wait to be stored")
        if not self._gathered:
            self._loop.call_soon(self.hand_over)
        self._gathered.append((entry, told))
        self.waiting += 1

    def append(
        self, event: EventRow, room: RoomRow | None = None, snapshot: Snapshot | None = None
    ) -> asyncio.Future[Outcome]:
        """The same with one event, for those who can wait: the future raises the error."""
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self.put(Entry((event,), room, snapshot), partial(_settle, future))
        return future

    async def close(self) -> None:
        """Store what waits, and stop."""
        if not self._closed:
            self._closed = self._loop.create_future()
            self.hand_over()
            self._queue.put(None)
        await asyncio.shield(self._closed)

    def hand_over(self) -> None:
        """Let what has gathered be stored; else that is done at the next turn of the event loop."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        # The loop may be gone before the last batch is: then nobody waits any more.
        with contextlib.suppress(RuntimeError):
            for batch in _batches(self._queue):
                self._loop.call_soon_threadsafe(self._answer, self._writer.store(batch))
        self._writer.close()
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._end)

    def _answer(self, done: _Done) -> None:
        self.waiting -= len(done)
        self.trouble = None
        for told, outcome in done:
            if isinstance(outcome, StorageError):
                self.trouble = outcome
            told(outcome)
        self.hand_over()

    def _end(self) -> None:
        if self._closed:
            self._closed.set_result(None)


def _settle(future: asyncio.Future[Outcome], outcome: Outcome | StorageError) -> None:
    if future.done():
        return
    if isinstance(outcome, StorageError):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


def _batches(queue: SimpleQueue[list[_Waiting] | None]) -> Iterator[list[_Waiting]]:
    """What has gathered, in order, with at most one entry of each room in a batch."""
    waiting: list[_Waiting] = []
    open_ = True
    while open_ or waiting:
        for news in _drain(queue, block=open_ and not waiting):
            if news is None:
                open_ = False
            else:
                waiting += news
        batch: dict[str, _Waiting] = {}
        later: list[_Waiting] = []
        for one in waiting:
            room = one[0].code
            if room in batch or len(batch) == BATCH:
                later.append(one)
            else:
                batch[room] = one
        waiting = later
        if batch:
            yield list(batch.values())


def _drain(
    queue: SimpleQueue[list[_Waiting] | None], *, block: bool
) -> Iterable[list[_Waiting] | None]:
    with contextlib.suppress(Empty):
        if block:
            yield queue.get()
        while True:
            yield queue.get_nowait()


class _Writer:
    """The connection that writes, opened again after it has failed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._driver = engine.dialect.loaded_dbapi
        self._statements = Statements(engine.dialect.name)
        self._connection: PoolProxiedConnection | None = None

    def store(self, batch: list[_Waiting]) -> _Done:
        try:
            outcomes = self._commit(batch)
        except self._driver.DataError as error:
            return self._store_singly(batch, error)
        except (self._driver.Error, SQLAlchemyError, OSError) as error:
            failed = StorageError(reason(error))
            return [(told, failed) for _, told in batch]
        except Exception as error:  # noqa: BLE001  (whatever it is, others wait for this thread)
            return self._store_singly(batch, error)
        return [(told, outcomes[entry.code]) for entry, told in batch]

    def _store_singly(self, batch: list[_Waiting], error: Exception) -> _Done:
        """An entry that no database would store shall not take the others with it."""
        if len(batch) == 1:
            return [(batch[0][1], StorageError(f"this cannot be stored: {reason(error)}"))]
        return [done for one in batch for done in self.store([one])]

    def _commit(self, batch: list[_Waiting]) -> dict[str, Outcome]:
        try:
            return self._write({entry.code: entry for entry, _ in batch})
        except BaseException:
            self.close()
            raise

    def _write(self, entries: dict[str, Entry]) -> dict[str, Outcome]:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
            for statement in self._statements.prepare:
                self._connection.cursor().execute(statement)
        outcomes = write(self._connection.cursor(), self._statements, entries)
        self._connection.commit()
        return outcomes

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
            connection.close()
