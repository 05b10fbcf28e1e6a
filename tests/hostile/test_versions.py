"""A rolling restart old → new → old loses nothing: newer rooms are set aside one by one."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fairplay.play.room import versions
from fairplay.play.room.apply import HANDLERS, say
from fairplay.server.rooms.reading import reader
from fairplay.server.store import EventRow, Store
from fairplay.server.store.migrations import MIGRATIONS, migrate
from tests.hostile.stored import listed, put, put_log, rows_of
from tests.play.room_log import BO, HOST, RoomLog, match
from tests.server.room_client import NIM, guests, playing
from tests.serving import FAST, serve, test_config

pytestmark = pytest.mark.anyio

OLD = "KKKKKK"
KIND, VERSION, OPTIONS = NEW = "NNNNNA", "NNNNNB", "NNNNNC"


@contextmanager
def newer() -> Iterator[None]:
    """The code of a future version: it adds ``wink``, a new ``say``, and an option ``gravity``."""

    def without_gravity(kind: str, body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        return kind, {name: value for name, value in body.items() if name != "gravity"}

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(HANDLERS, "wink", say)
        patch.setitem(versions.VERSIONS, "say", 2)
        patch.setitem(versions.UPCASTERS, ("say", 1), lambda kind, body: (kind, body))
        patch.setitem(versions.VERSIONS, "options", 3)
        patch.setitem(versions.UPCASTERS, ("options", 1), lambda kind, body: (kind, body))
        patch.setitem(versions.UPCASTERS, ("options", 2), without_gravity)
        yield


def led() -> RoomLog:
    found = RoomLog(match("nim:3,4", first=0), chat=True, visibility="public", names="free").begin(
        HOST, BO
    )
    found.do(HOST, "say", phrase="hello")
    return found


async def put_newer(store: Store) -> dict[str, list[EventRow]]:
    """Store what the newer process would store. Returns it by room."""

    def changed(code: str, number: int, **parts: Any) -> list[EventRow]:
        rows = rows_of(code, led().log)
        rows[number] = replace(rows[number], **parts)
        return rows

    options = {**led().log[0].body["options"], "version": 2, "gravity": "low"}
    stored = {
        KIND: changed(KIND, -1, kind="wink", version=1),
        VERSION: changed(VERSION, -1),
        OPTIONS: changed(OPTIONS, 0, body={"options": options, "seed": None}),
    }
    for code, rows in stored.items():
        listed_options = rows[0].body["options"]
        await put(store, rows, listed(code, led().room, options=listed_options))
    return stored


async def check_reads(folder: Path, url: str, reads: Callable[[str], bool]) -> None:
    """Start a process and check what it reads."""
    with serve(test_config(folder, database=url, **FAST)) as served:
        async with guests(served.url, 2) as players:
            await playing(players, NIM)
            for code in (OLD, *NEW):
                answer = await players[0].request("GET", f"/api/rooms/{code}")
                wanted = 200 if reads(code) else 503
                assert answer.status_code == wanted, (code, answer.text)


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """A store as the older code sees it."""
    store = Store.open(database_url, reader())
    yield store
    store.close()


async def test_old_new_old(store: Store, database_url: str, tmp_path: Path) -> None:
    await put_log(store, OLD, led())
    with newer():
        more = (*MIGRATIONS, ("ALTER TABLE room ADD COLUMN mood TEXT NOT NULL DEFAULT ''",))
        assert migrate(store.engine, more) == 1
        stored = await put_newer(store)
        await check_reads(tmp_path, database_url, lambda _: True)
    for _ in range(2):  # an older process, and then another one
        await check_reads(tmp_path, database_url, lambda code: code not in NEW)
    aside = {one.room: one.code for one in store.quarantined()}
    assert {*NEW} < {*aside}, "and the room in which the newer process has let them play"
    assert {*aside.values()} == {"error-room-newer"}
    with newer():
        await check_reads(tmp_path, database_url, lambda _: True)
    for code, rows in stored.items():
        kept = store.events_after(code, 0)
        # Readers saw every start as the end of an outage.
        assert [row for row in kept if row.kind != "outage"] == rows


async def test_options_are_written_in_their_version() -> None:
    room = RoomLog(match()).room
    assert "version" not in versions.stored_options(room.options)
    with newer():
        stored = versions.stored_options(room.options)
        assert stored["version"] == 3
        assert versions.read_options(stored) == room.options
    with pytest.raises(versions.NewerError):
        versions.read_options(stored)


async def test_events_are_written_in_their_version(sqlite_url: str, tmp_path: Path) -> None:
    with newer(), serve(test_config(tmp_path, database=sqlite_url, **FAST)) as served:
        async with guests(served.url, 2) as players:
            code = await playing(players, NIM, chat=True)
            assert await players[0].say("say", phrase="hello") == "done"
            rows = served.services.store.events_after(code, 0)
    assert {(row.kind, row.version) for row in rows} == {
        ("created", 2),
        ("sit", 1),
        ("ready", 2),
        ("say", 2),
    }
