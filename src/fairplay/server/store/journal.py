"""The only place where events are written, in batches.

While one batch is being committed the next one gathers. So many entries share the cost of a commit,
and none waits for more than two commits. One thread writes. It is woken once per turn of the event
loop, and wakes the loop once per batch.

The same thread does all other writes, one after each batch. So two connections of one process never
wait for each other: SQLite lets them wait by sleeping.
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

#: The most entries of one commit, the most entries that may wait, and the most other jobs.
BATCH = 512
LIMIT = 8192
JOBS = 256

_Job = Callable[[], None]
#: Entries, another job, or the end.
_Queue = SimpleQueue[list[Waiting] | _Job | None]


class Journal:
    """Appends events to the log. Made, used and closed in one event loop.

    If it is ``durable``, it refuses a connection that may lose commits.
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
        # A daemon: a database that does not answer must not keep the process from ending.
        threading.Thread(target=self._run, name="journal", daemon=True).start()

    def put(self, entry: Entry, told: Told) -> None:
        """Store events of a room, and with them its row and a snapshot.

        ``told`` is called when they are on the disk. A ``StorageError`` means that they were not
        stored, an ``UncertainError`` that only the log can tell.
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
        """Store one event; the future raises the error."""
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self.put(Entry((event,), room, snapshot), partial(_settle, future))
        return future

    def run(
        self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> "asyncio.Future[T]":
        """Run a function in the thread that writes, with a connection of its own."""
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
        """Open the connection that writes now, instead of at the first write; StorageError if that
        fails, or if it is not durable."""
        await self.run(self._writer.open)

    async def close(self) -> None:
        """Store what waits, and stop."""
        if not self._closed:
            self._closed = self._loop.create_future()
            self.hand_over()
            self._queue.put(None)
        await asyncio.shield(self._closed)

    def hand_over(self) -> None:
        """Wake the thread now, instead of at the next turn of the event loop."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        # The loop may be closed before the last batch is done: then nobody waits for it.
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
    """The work in order, with at most one other job after each batch."""
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
    """The next batch, with at most one entry per room, and the rest."""
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
