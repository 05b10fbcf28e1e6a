"""``error-storage`` told players that nothing had changed when that was not known."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from fairplay.cli.online.connection import Connection
from fairplay.cli.online.web import Server
from fairplay.protocol import Refused, Sit
from fairplay.server.store import Journal, StorageError, Store, UncertainError, batch, writer
from tests.server.logs import event
from tests.server.room_client import NIM, guests, seated
from tests.serving import FAST, Served, serve, test_config, until

if TYPE_CHECKING:
    from fairplay.cli.online.news import News

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(tmp_path: Path, database_url: str) -> Iterator[Served]:
    with serve(test_config(tmp_path, database=database_url, **FAST)) as server:
        yield server


def lost_answer(database: str) -> Exception:
    """The driver's error when the answer to a commit is lost."""
    if database == "postgresql":
        return psycopg.OperationalError("server closed the connection unexpectedly")
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
    return error


@contextmanager
def losing(database: str, *, stored: bool, times: int = 1000) -> Iterator[None]:
    """A writer that sometimes loses the answers to its commits."""
    write, left = writer.Writer._write, [times]

    def lose(own: Any, entries: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            return write(own, entries)
        if stored:
            write(own, entries)
        own._committing = True
        raise lost_answer(database)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writer.Writer, "_write", lose)
        yield


@pytest.mark.parametrize("stored", [True, False])
async def test_a_commit_with_a_lost_answer(served: Served, database: str, stored: bool) -> None:
    """Stored or not, the player is told that it is unknown. Sent again, it is applied once."""
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        seq = anna.seq
        with losing(database, stored=stored):
            assert await anna.say("rename", "lost", name="Anna") == "error-storage-unknown"
        del anna.answers["lost"]
        assert await anna.say("rename", "lost", name="Anna") == "done"
        await bo.until(lambda: bo.room["seats"][0]["name"] == "Anna")
        rows = served.services.store.events_after(code, 0)
        assert [row.cmd_id for row in rows[seq:]] == ["lost"]


async def test_what_was_unknown_is_not_certain_when_the_log_cannot_be_read(
    served: Served, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second attempt has stored nothing, but the first may have."""

    def gone(*_: Any) -> Any:
        raise StorageError("the database is away")

    async with guests(served.url, 1) as (anna,):
        await seated([anna], NIM)
        with losing(database, stored=True):
            assert await anna.say("rename", "lost", name="Anna") == "error-storage-unknown"
        with monkeypatch.context() as patch:
            patch.setattr(Store, "events_after", gone)
            del anna.answers["lost"]
            assert await anna.say("rename", "lost", name="Anna") == "error-storage-unknown"
            assert await anna.say("rename", "other", name="Bo") == "error-storage"
        del anna.answers["lost"]
        assert await anna.say("rename", "lost", name="Anna") == "done"


async def test_terminal_sends_an_unknown_command_again(served: Served, database: str) -> None:
    """The user sees nothing of it."""
    told: list[News] = []
    async with guests(served.url, 1) as (anna,):
        code = await anna.make(NIM)
        connection = Connection(Server(served.url, anna.cookie or ""), code, told.append)
        connection.start()
        try:
            await until(lambda: told)
            with losing(database, stored=True, times=2):
                connection.send(Sit("mine", "Anna"))
                await until(lambda: any(getattr(one, "cmd", "") == "mine" for one in told))
        finally:
            await asyncio.to_thread(connection.close)
    assert not any(isinstance(getattr(one, "answer", None), Refused) for one in told)
    rows = served.services.store.events_after(code, 0)
    assert [row.kind for row in rows] == ["created", "sit"]


async def test_a_definite_failure_is_reported_as_such(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Errors before the commit, and commits that the database rolls back."""
    real = batch.write

    def failing(cursor: Any, *rest: Any) -> Any:
        if database == "postgresql":
            real(cursor, *rest)
            raise psycopg.OperationalError("server closed the connection unexpectedly")
        cursor.execute("PRAGMA max_page_count = 1")
        return real(cursor, *rest)

    monkeypatch.setattr(writer, "write", failing)
    journal = Journal(store.engine, durable=False)
    with pytest.raises(StorageError) as caught:
        await journal.append(event("A", 1, body={"long": "x" * 100_000}))
    await journal.close()
    assert not isinstance(caught.value, UncertainError)
    assert store.events_after("A", 0) == []


async def test_a_commit_that_fails_is_uncertain(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a mock of the writer: the server ends the connection at the commit."""
    store = Store.open(postgres_url)
    real = batch.write

    def killing(cursor: Any, *rest: Any) -> Any:
        outcomes = real(cursor, *rest)
        with psycopg.connect(postgres_url, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(%s)", (cursor.connection.info.backend_pid,))
        return outcomes

    monkeypatch.setattr(writer, "write", killing)
    journal = Journal(store.engine, durable=False)
    with pytest.raises(UncertainError):
        await journal.append(event("A", 1))
    monkeypatch.undo()
    await journal.append(event("A", 1))
    await journal.close()
    assert len(store.events_after("A", 0)) == 1
    store.close()
