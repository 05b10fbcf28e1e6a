"""Finding 16: with ``PRAGMA synchronous = OFF`` every test of the store still passed.

These tests cut the power, on a disk that keeps only what was synchronised, and check the settings
of the connection that writes.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest
from sqlalchemy import event as sa_event

from fairplay.server.store import APPENDED, Journal, StorageError, Store, durability
from tests.server.databases import PostgresServer
from tests.server.logs import event, journal_of
from tests.server.test_faults import acknowledged

pytestmark = pytest.mark.anyio

#: Events that are acknowledged before the power is cut.
EVENTS = 1500
HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that keeps only what was synchronised."""
    library = tmp_path_factory.mktemp("power") / "power.so"
    compiler = shutil.which("gcc") or shutil.which("cc")
    assert compiler, "a C compiler is needed, as to build the package"
    flags = ["-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", str(library)]
    subprocess.run([compiler, *flags, str(HERE / "power.c"), "-lpthread"], check=True)
    return library


@contextmanager
def writing(url: str, *how: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "tests.hostile.power_writer", url, *how]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, **environment}
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def read_until(output: IO[bytes], events: int) -> list[bytes]:
    lines = [output.readline() for _ in range(events)]
    assert lines[-1], "the writer has ended"
    return lines


def cut_power(folder: Path, kept: Path, library: Path, *how: str) -> Counter[str]:
    """Write until the power is cut, and return what was acknowledged."""
    environment = {"POWER_FOLDER": str(folder), "POWER_KEPT": str(kept)}
    url = f"sqlite:///{folder / 'rooms.db'}"
    with writing(url, *how, LD_PRELOAD=str(library), **environment) as process:
        assert process.stdout
        lines = read_until(process.stdout, EVENTS)
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    shutil.rmtree(folder)
    shutil.copytree(kept, folder)
    return acknowledged(lines)


def lost(url: str, told: Counter[str]) -> int:
    """How many acknowledged events are missing. Those that are there have no gap."""
    store = Store.open(url)
    missing = 0
    for code, last in told.items():
        stored = [row.seq for row in store.events_after(code, 0)]
        assert stored == list(range(1, len(stored) + 1))
        missing += max(0, last - len(stored))
    store.close()
    return missing


@pytest.mark.parametrize(
    ("synchronous", "checkpoints", "safe"),
    [("FULL", "no", True), ("FULL", "yes", True), ("NORMAL", "no", False), ("OFF", "no", False)],
)
def test_acknowledged_events_survive_a_loss_of_power(
    tmp_path: Path, disk: Path, synchronous: str, checkpoints: str, safe: bool
) -> None:
    """With less than FULL events are lost, which shows that the test can fail."""
    folder, kept = tmp_path / "disk", tmp_path / "kept"
    folder.mkdir()
    kept.mkdir()
    told = cut_power(folder, kept, disk, synchronous, checkpoints)
    assert sum(told.values()) >= EVENTS
    missing = lost(f"sqlite:///{folder / 'rooms.db'}", told)
    assert (missing == 0) == safe, f"{missing} lost"


# -- the connection that writes --------------------------------------------------------------------


def weakened(store: Store, *statements: str) -> None:
    def change(connection: object, _record: object) -> None:
        for statement in statements:
            connection.execute(statement)  # type: ignore[attr-defined]

    store.engine.dispose()
    sa_event.listen(store.engine, "connect", change)


async def test_the_connection_of_the_journal_is_durable(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    async with journal_of(store) as journal:
        await journal.append(event("A", 1))
        connection = journal._writer._connection
        assert connection is not None
        cursor = connection.cursor()
        assert cursor.execute("PRAGMA synchronous").fetchone() == (2,)
        assert cursor.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert durability.weaknesses(cursor, "sqlite") == []
    store.close()


@pytest.mark.parametrize(
    "weaker",
    ["PRAGMA synchronous = OFF", "PRAGMA synchronous = NORMAL", "PRAGMA journal_mode = DELETE"],
)
async def test_a_weaker_connection_is_refused(sqlite_url: str, weaker: str) -> None:
    store = Store.open(sqlite_url)
    weakened(store, weaker)
    journal = Journal(store.engine)
    with pytest.raises(StorageError, match="may lose what it has stored"):
        await journal.open()
    with pytest.raises(StorageError, match="may lose what it has stored"):
        await journal.append(event("A", 1))
    await journal.close()
    assert store.events_after("A", 0) == []
    store.close()


async def test_operator_may_accept_a_weaker_connection(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store.open(sqlite_url)
    weakened(store, "PRAGMA synchronous = OFF")
    async with journal_of(store, durable=False) as journal:
        assert await journal.append(event("A", 1)) == APPENDED
    assert [record.data["reason"] for record in caplog.records] == [  # type: ignore[attr-defined]
        "the database may lose what it has stored: synchronous is 0"
    ]
    store.close()


def test_no_start_on_a_database_that_is_not_durable(postgres_url: str) -> None:
    """The usual PostgreSQL of the tests does not wait for the disk."""
    program = [
        sys.executable,
        "-c",
        "import sys; from fairplay.cli.main import main; sys.exit(main())",
    ]
    run = subprocess.run(
        [*program, "serve", "--port", "0", "--database", postgres_url],
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 2
    assert "may lose what it has stored: fsync is off" in run.stderr
    assert len(run.stderr.splitlines()) == 1


# -- PostgreSQL that waits for the disk ------------------------------------------------------------


@pytest.fixture(scope="module")
def durable_postgres() -> Iterator[PostgresServer]:
    server = PostgresServer(durable=True)
    try:
        server.start()
        yield server
    finally:
        server.close()


def test_postgresql_stopped_at_once(durable_postgres: PostgresServer) -> None:
    url = durable_postgres.new_database()
    with writing(url, "", "no") as process:
        assert process.stdout
        lines = read_until(process.stdout, EVENTS)
        durable_postgres.stop()
        process.kill()
        lines += process.stdout.readlines()
    durable_postgres.start()
    assert lost(url, acknowledged(lines)) == 0
