"""The one place where events are written: many at a time, and each waits for its own.

While one batch is on its way to the disk the next one gathers; so the cost of a commit is shared
by all who wait for it, and nobody waits for more than two commits. One thread writes. It is told
once for each turn of the event loop, and tells the loop once for each batch.

The same thread does everything else that writes, one thing after each batch: two connections of one
process never wait for each other, which SQLite lets them do by sleeping.
"""

import asyncio
import contextlib
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from queue import Empty, SimpleQueue
from typing import ParamSpec, TypeVar

from sqlalchemy import Engine

from fairplay.server.store.batch import Entry, Outcome
from fairplay.server.store.errors import BusyError, StorageError
from fairplay.server.store.rows import EventRow, RoomRow, Snapshot
from fairplay.server.store.writer import Done, Told, Waiting, Writer

P = ParamSpec("P")
T = TypeVar("T")

#: Entries of one commit, and entries that may wait; and other work that may wait.
BATCH = 512
LIMIT = 8192
JOBS = 256

_Job = Callable[[], None]
#: Entries, something else to do, or the end.
_Queue = SimpleQueue[list[Waiting] | _Job | None]


class Journal:
    """Appends events to the log. Made, used and closed in one event loop.

    It refuses a connection that may lose what is stored, unless it need not be ``durable``.
    """

    def __init__(self, engine: Engine, *, limit: int = LIMIT, durable: bool = True) -> None:
        self._loop = asyncio.get_running_loop()
        self._limit = limit
        self._gathered: list[Waiting] = []
        self._queue: _Queue = SimpleQueue()
        self._closed: asyncio.Future[None] | None = None
        #: How many entries wait to be stored.
        self.waiting = 0
        self._jobs = 0
        #: How many entries were stored, or refused, since it was made.
        self.stored = 0
        #: Why the last batch failed; None if it was stored.
        self.trouble: StorageError | None = None
        self._writer = Writer(engine, durable=durable)
        # A database that does not answer shall not keep the process from ending.
        threading.Thread(target=self._run, name="journal", daemon=True).start()

    def put(self, entry: Entry, told: Told) -> None:
        """Store events of a room, and if they were stored, a room and a snapshot with them.

        ``told`` is called when they are on the disk. A ``StorageError`` says that they were not
        stored, an ``UncertainError`` that nobody can say: the log has to be looked at.
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

    def run(
        self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> "asyncio.Future[T]":
        """Let something else be written by the thread that writes, with a connection of its own."""
        if self._closed:
            raise StorageError("the journal is closed")
        if self._jobs >= JOBS:
            raise BusyError(f"{self._jobs} jobs wait for the journal")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs += 1

        def job() -> None:
            try:
                made = partial(_set_result, future, function(*args, **kwargs))
            except Exception as error:  # noqa: BLE001  (the caller is told)
                made = partial(_set_exception, future, error)
            self._loop.call_soon_threadsafe(self._job_done, made)

        self._queue.put(job)
        return future

    async def open(self) -> None:
        """Open the connection that writes, which is otherwise done when there is something to
        write; StorageError if it cannot be, or may not be used."""
        await self.run(self._writer.open)

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
            for work in _works(self._queue):
                if isinstance(work, list):
                    self._loop.call_soon_threadsafe(self._answer, self._writer.store(work))
                else:
                    work()
        self._writer.close()
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._end)

    def _answer(self, done: Done) -> None:
        self.waiting -= len(done)
        self.stored += len(done)
        self.trouble = None
        for told, outcome in done:
            if isinstance(outcome, StorageError):
                self.trouble = outcome
            told(outcome)
        self.hand_over()

    def _job_done(self, tell: _Job) -> None:
        self._jobs -= 1
        tell()

    def _end(self) -> None:
        if self._closed:
            self._closed.set_result(None)


def _settle(future: asyncio.Future[Outcome], outcome: Outcome | StorageError) -> None:
    if isinstance(outcome, StorageError):
        _set_exception(future, outcome)
    else:
        _set_result(future, outcome)


def _set_result(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _set_exception(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


def _works(queue: _Queue) -> Iterator[list[Waiting] | _Job]:
    """What has gathered, in order, with at most one other job after each batch."""
    waiting: list[Waiting] = []
    jobs: deque[_Job] = deque()
    open_ = True
    while open_ or waiting or jobs:
        for news in _drain(queue, block=open_ and not waiting and not jobs):
            if news is None:
                open_ = False
            elif isinstance(news, list):
                waiting += news
            else:
                jobs.append(news)
        batch, waiting = _batch(waiting)
        if batch:
            yield batch
        if jobs:
            yield jobs.popleft()


def _batch(waiting: list[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """The next batch, with at most one entry of each room, and what is left."""
    batch: dict[str, Waiting] = {}
    later: list[Waiting] = []
    for one in waiting:
        room = one[0].code
        if room in batch or len(batch) == BATCH:
            later.append(one)
        else:
            batch[room] = one
    return list(batch.values()), later


def _drain(queue: _Queue, *, block: bool) -> Iterable[list[Waiting] | _Job | None]:
    with contextlib.suppress(Empty):
        if block:
            yield queue.get()
        while True:
            yield queue.get_nowait()
