"""Checkpoints of SQLite's write-ahead log, outside of commits.

SQLite would make a checkpoint inside a commit, which then takes as long as a thousand others. Here
another thread makes passive checkpoints, which do not block writers. But a passive checkpoint never
reaches the end of the log while others keep writing, so the log would grow for ever. When it is
long, the thread that writes restarts it between two commits.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct

from fairplay.server.logs import log
from fairplay.server.store.database import LOCK_MS, storage_errors
from fairplay.server.store.errors import StorageError
from fairplay.server.store.journal import Journal
from fairplay.server.store.store import Store

#: Seconds between two looks, and how many new entries are worth a checkpoint.
LOOK, WORTH = 0.25, 8000
#: Seconds after which a checkpoint is made however little was stored.
SELDOM = 60.0
#: The log is restarted when it has more pages than this.
LONG = 16384
#: Milliseconds that the thread that writes waits for readers of the old log.
PATIENCE_MS = 20


class Moved(Struct, frozen=True):
    """The pages in the log, and how many of them are in the database."""

    pages: int
    moved: int


class Checkpoints:
    """The checkpoints of one process."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self._engine, self._journal = store.engine, journal
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoints")
        self._seen = 0

    async def keep_moving(self) -> None:
        """Make checkpoints for ever, when it is worth it. PostgreSQL makes its own."""
        if self._engine.dialect.name != "sqlite":
            return
        waited = 0.0
        while True:
            await asyncio.sleep(LOOK)
            waited += LOOK
            if self._journal.stored - self._seen >= WORTH or waited >= SELDOM:
                waited = 0.0
                try:
                    await self.step()
                except StorageError as error:
                    log.error("checkpoint", extra={"data": {"reason": str(error)}})

    async def step(self) -> Moved:
        """Make a checkpoint, and restart a long log."""
        self._seen = self._journal.stored
        loop = asyncio.get_running_loop()
        moved = await loop.run_in_executor(self._thread, self._checkpoint, "PASSIVE")
        if moved.pages > LONG:
            moved = await self._journal.run(self._checkpoint, "RESTART")
        return moved

    def close(self) -> None:
        self._thread.shutdown()

    def _checkpoint(self, mode: str) -> Moved:
        with storage_errors():
            connection = self._engine.raw_connection()
            cursor = connection.cursor()
            try:
                cursor.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
                cursor.execute(f"PRAGMA wal_checkpoint({mode})")
                _, pages, moved = cursor.fetchone() or (0, 0, 0)
            finally:
                # The connection goes back to the pool.
                cursor.execute(f"PRAGMA busy_timeout = {LOCK_MS}")
                connection.close()
        return Moved(pages, moved)
