"""Moving pages from SQLite's log into the database, out of the way of those who commit.

SQLite would do it inside a commit, which then takes as long as a thousand others. Here a thread of
its own does it step by step. A step keeps nobody from writing. But it can never come to the end of
the log while others write without a pause, and the log would grow for ever. So when the log is
long, the thread that writes does the last bit between two commits, and the log starts again.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct

from fairplay.server.logs import log
from fairplay.server.store.database import LOCK_MS, storage_errors
from fairplay.server.store.errors import StorageError
from fairplay.server.store.journal import Journal
from fairplay.server.store.store import Store

#: Seconds between two looks, and entries that are stored before a step is worth it.
LOOK, WORTH = 0.25, 8000
#: Seconds after which a step is taken however little was stored.
SELDOM = 60.0
#: Pages after which the log has to start again.
LONG = 16384
#: Milliseconds for which the thread that writes waits for those who still read the old log.
PATIENCE_MS = 20


class Moved(Struct, frozen=True):
    """The pages in the log, and how many of them are in the database by now."""

    pages: int
    moved: int


class Checkpoints:
    """The steps of one process."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self._engine, self._journal = store.engine, journal
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoints")
        self._seen = 0

    async def keep_moving(self) -> None:
        """Take steps for ever, when there is something to move. PostgreSQL does it by itself."""
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
        """Move what can be moved, and start a long log again."""
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
                # Others use this connection after us.
                cursor.execute(f"PRAGMA busy_timeout = {LOCK_MS}")
                connection.close()
        return Moved(pages, moved)
