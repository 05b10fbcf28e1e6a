"""Full disks, lost databases, and killed processes."""

import asyncio
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable

import pytest
from sqlalchemy import event as sqlalchemy_event

from fairplay.server.store import APPENDED, StorageError, Store
from tests.server.databases import PostgresServer
from tests.server.logs import event, journal_of, log, room

pytestmark = pytest.mark.anyio


async def test_recovery_from_a_full_disk(sqlite_url: str) -> None:
    store, pages = Store.open(sqlite_url), [40]
    sqlalchemy_event.listen(
        store.engine,
        "checkout",
        lambda connection, *_: connection.execute(f"PRAGMA max_page_count = {pages[0]}"),
    )
    rows = [event("A", seq, body={"text": "x" * 1000}) for seq in range(1, 200)]
    acknowledged = []
    async with journal_of(store) as journal:
        with pytest.raises(StorageError, match="database or disk is full"):  # noqa: PT012
            for row in rows:
                assert await journal.append(row, room("A", changed_at=row.seq)) == APPENDED
                acknowledged.append(row)
        assert acknowledged
        assert store.load("A") == (None, acknowledged)
        listed = store.room("A")
        assert listed is not None
        assert listed.changed_at == len(acknowledged)
        pages[0] = 1_000_000
        for row in rows[len(acknowledged) :]:
            assert await journal.append(row) == APPENDED
    assert store.load("A") == (None, rows)
    store.close()


async def test_a_database_that_goes_and_comes_back(
    postgres: PostgresServer, postgres_url: str
) -> None:
    store = Store.open(postgres_url)
    async with journal_of(store) as journal:
        assert await journal.append(event("A", 1)) == APPENDED
        postgres.stop()
        try:
            for _ in range(2):
                waiting = [journal.append(event(code, 2)) for code in ("A", "B")]
                errors = await asyncio.gather(*waiting, return_exceptions=True)
                assert [type(error) for error in errors] == [StorageError] * 2
            with pytest.raises(StorageError):
                await store.call(store.load, "A")
        finally:
            postgres.start()
        assert store.load("A") == (None, log("A", 1))
        assert await journal.append(event("A", 2)) == APPENDED
        assert journal.trouble is None
    store.close()


#: Writes to twenty rooms for ever, and prints which events have been acknowledged.
WRITER = """
import asyncio, sys
from fairplay.server.store import EventRow, Journal, StorageError, Store

async def play(journal, code):
    for seq in range(1, 1_000_000):
        body = {"text": "x" * 200}
        await journal.append(EventRow(seq, "guest", f"cmd{seq}", "claim", body, seq, code))
        print(code, seq, flush=True)

async def main():
    store = Store.open(sys.argv[1])
    journal = Journal(store.engine, durable="sqlite" in sys.argv[1])
    try:
        await asyncio.gather(*(play(journal, f"R{n}") for n in range(20)))
    except StorageError as error:
        print("refused", error, file=sys.stderr)

asyncio.run(main())
"""


def acknowledged(lines: Iterable[bytes]) -> Counter[str]:
    """The last event of each room that a writer has printed; an incomplete line does not count."""
    last: Counter[str] = Counter()
    for line in lines:
        if line.endswith(b"\n"):
            code, seq = line.decode().split()
            assert int(seq) == last[code] + 1
            last[code] = int(seq)
    return last


def check(url: str, last: Counter[str]) -> None:
    """Check that all acknowledged events are there, and at most one more per room."""
    store = Store.open(url)
    for code, seq in last.items():
        stored = [row.seq for row in store.events_after(code, 0)]
        assert stored == list(range(1, len(stored) + 1))
        assert seq <= len(stored) <= seq + 1
    store.close()


def test_a_kill_loses_nothing_acknowledged(database_url: str) -> None:
    command = [sys.executable, "-c", WRITER, database_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout
        first = [writer.stdout.readline() for _ in range(500)]
        writer.send_signal(signal.SIGKILL)
        last = acknowledged(iter([*first, *writer.stdout]))
    assert writer.returncode == -signal.SIGKILL
    assert sum(last.values()) >= 500
    check(database_url, last)


def test_a_full_file_loses_nothing_acknowledged(sqlite_url: str) -> None:
    """The operating system refuses to write, as on a full disk."""
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))\n"
    done = subprocess.run(
        [sys.executable, "-c", limited + WRITER, sqlite_url],
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0
    assert done.stderr.startswith(b"refused ")
    assert len(done.stderr.splitlines()) == 1
    last = acknowledged(iter(done.stdout.splitlines(keepends=True)))
    assert sum(last.values()) > 20
    check(sqlite_url, last)
