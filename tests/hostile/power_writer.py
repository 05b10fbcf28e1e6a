"""A process that stores events and prints which are stored, until it is killed.

``python -m tests.hostile.power_writer URL SYNCHRONOUS CHECKPOINTS``: the ``synchronous`` setting
of SQLite, and whether checkpoints run meanwhile (or "" and "no" for other databases).
"""

import asyncio
import sqlite3
import sys

from sqlalchemy import event as sa_event

from fairplay.server.store import Checkpoints, EventRow, Journal, Store, checkpoints

ROOMS = 20


async def play(journal: Journal, code: str) -> None:
    for seq in range(1, 1_000_000):
        body = {"text": "x" * 200}
        await journal.append(EventRow(seq, "guest", f"cmd{seq}", "claim", body, seq, code))
        print(code, seq, flush=True)


async def move(store: Store, journal: Journal) -> None:
    """Checkpoint as often as possible, each time until the log starts again."""
    while True:
        await Checkpoints(store, journal).step()


async def main(url: str, synchronous: str, moving: str) -> None:
    store = Store.open(url)
    if synchronous:

        def change(connection: sqlite3.Connection, _record: object) -> None:
            connection.execute(f"PRAGMA synchronous = {synchronous}")

        sa_event.listen(store.engine, "connect", change)
        store.engine.dispose()
    checkpoints.LONG = 50
    journal = Journal(store.engine, durable=synchronous not in ("OFF", "NORMAL"))
    work = [play(journal, f"R{n}") for n in range(ROOMS)]
    await asyncio.gather(*work, *([move(store, journal)] if moving == "yes" else []))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
