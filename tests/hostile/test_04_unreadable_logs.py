"""One unreadable log kept the server from starting, broke the lobby, and ended loops."""

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from fairplay.play.room import dump
from fairplay.server import background, keys
from fairplay.server.rooms import upkeep
from fairplay.server.rooms.reading import reader
from fairplay.server.store import EventRow, Snapshot, Store
from fairplay.server.store.database import transaction
from tests.hostile.stored import listed, put, put_log, rows_of
from tests.play.room_log import BO, HOST, RoomLog, match
from tests.server.room_client import NIM, guests, playing, seated
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio

BAD, GOOD, LOBBY = "BADBAD", "GGGGGG", "WWWWWW"
UNREADABLE, NEWER = (410, 4020), (503, 4021)

Spoil = Callable[[list[EventRow]], list[EventRow]]


def _last(**parts: Any) -> Spoil:
    """Replace fields of the last event."""
    return lambda rows: [*rows[:-1], replace(rows[-1], **parts)]


def _first_options(**more: Any) -> Spoil:
    def spoil(rows: list[EventRow]) -> list[EventRow]:
        options = {**rows[0].body["options"], **more}
        return [replace(rows[0], body={"options": options}), *rows[1:]]

    return spoil


#: Ways to damage a log, each with the status and the close code that visitors get.
SPOILT: dict[str, tuple[Spoil, tuple[int, int]]] = {
    "an invalid move": (_last(body={"move": "9→8"}), UNREADABLE),
    "a move without a move": (_last(body={}), UNREADABLE),
    "a move of nobody": (_last(player=""), UNREADABLE),
    "a hole": (lambda rows: [*rows[:-1], replace(rows[-1], seq=rows[-1].seq + 1)], UNREADABLE),
    "an unknown kind": (_last(kind="teleport"), NEWER),
    "a newer version": (_last(version=99), NEWER),
    "an unknown option": (_first_options(gravity="low"), NEWER),
    "newer options": (_first_options(version=99), NEWER),
}


#: A room for each of them.
CODES = {name: f"BADBA{letter}" for name, letter in zip(SPOILT, "BCDEFGHJKLMN", strict=False)}


@pytest.fixture
def store(sqlite_url: str) -> Iterator[Store]:
    store = Store.open(sqlite_url, reader())
    yield store
    store.close()


def led() -> RoomLog:
    """A match in progress."""
    found = RoomLog(match("nim:3,4", first=0), visibility="public", names="free").begin(HOST, BO)
    found.do(HOST, "move", move="4→3")
    return found


async def put_spoilt(store: Store, name: str, code: str = BAD, **parts: Any) -> list[EventRow]:
    """Write the rows directly: appending would not make a hole in a log."""
    rows = SPOILT[name][0](rows_of(code, led().log))
    await put(store, rows[:1], listed(code, led().room, options=rows[0].body["options"], **parts))
    names = EventRow.__struct_fields__
    marks = ", ".join(f":{name}" for name in names)
    values = [{**asdict(row), "body": json.dumps(row.body)} for row in rows[1:]]
    statement = f"INSERT INTO event ({', '.join(names)}) VALUES ({marks})"
    with transaction(store.engine, writes=True) as connection:
        connection.exec_driver_sql(statement, values)
    return rows


async def put_others(store: Store) -> None:
    """Store rooms without damage."""
    await put_log(store, GOOD, led())
    await put_log(store, LOBBY, RoomLog(match(), visibility="public"))


async def check_visits(served: Served, code: str, status: int, close: int) -> None:
    """Check that visitors of a bad room get the status and the close code."""
    async with guests(served.url, 2) as (anna, bo):
        for path in ("", "/replay", "/export"):
            answer = await anna.request("GET", f"/api/rooms/{code}{path}")
            assert answer.status_code == status, answer.text
        await bo.open(code)
        assert await bo.close_code() == close
        assert json.loads(bo.frames[0])["code"] == answer.json()["code"]


async def check_others(served: Served) -> None:
    """Check that other rooms are not affected."""
    async with guests(served.url, 1) as (anna,):
        assert [room["code"] for room in (await anna.get("/api/rooms"))["rooms"]] == [LOBBY]
        assert (await anna.get(f"/api/rooms/{GOOD}"))["phase"] == "playing"
        await seated([anna], NIM)


async def test_a_start_with_games_that_cannot_be_read(store: Store, tmp_path: Path) -> None:
    stored = {code: await put_spoilt(store, name, code) for name, code in CODES.items()}
    await put_others(store)
    with serve(test_config(tmp_path, **FAST)) as served:
        assert [*served.services.hub.rooms] == [GOOD]
        for name, code in CODES.items():
            await check_visits(served, code, *SPOILT[name][1])
        await check_others(served)
    aside = {one.room: one for one in store.quarantined()}
    assert {*aside} == {*stored}
    assert all(one.reader == reader() and one.reason for one in aside.values())
    for code, rows in stored.items():
        assert store.events_after(code, 0) == rows


async def test_a_lobby_with_rooms_that_cannot_be_read(store: Store, tmp_path: Path) -> None:
    """Before anyone has tried to open a room, it is listed only if its options are known."""
    for name, code in CODES.items():
        await put_spoilt(store, name, code, status="waiting", free=1)
    await put_others(store)
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 1) as (anna,):
            found = {room["code"] for room in (await anna.get("/api/rooms"))["rooms"]}
            assert LOBBY in found
            assert not found & {CODES["an unknown option"], CODES["newer options"]}
            assert await anna.make(match(), path="/api/quick") == LOBBY
        for name, code in CODES.items():
            await check_visits(served, code, *SPOILT[name][1])
        await check_others(served)


async def test_body_that_is_not_json(store: Store, tmp_path: Path) -> None:
    for code in ("BADBAB", "BADBAC"):
        await put_log(store, code, led(), status="waiting", free=1)
    await put_others(store)
    with transaction(store.engine, writes=True) as connection:
        connection.exec_driver_sql("UPDATE event SET body = '{' WHERE seq = 3 AND room = 'BADBAB'")
        connection.exec_driver_sql("UPDATE room SET options = 'x' WHERE code = 'BADBAC'")
    with serve(test_config(tmp_path, **FAST)) as served:
        await check_visits(served, "BADBAB", *UNREADABLE)
        await check_others(served)


async def test_a_sweep_over_a_room_that_cannot_be_read(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The room is tried once; the sweep closes the others, and keeps doing so."""
    monkeypatch.setattr(upkeep, "SWEEP", 0.02)
    await put_spoilt(store, "an invalid move", status="over")
    await put_log(store, GOOD, RoomLog(match()))
    with serve(test_config(tmp_path, **FAST)):
        await until(lambda: _status(store, GOOD) == "closed")
        await put_log(store, LOBBY, RoomLog(match()))
        await until(lambda: _status(store, LOBBY) == "closed")
    tried = [record for record in caplog.records if record.getMessage() == "room set aside"]
    assert len(tried) == 1
    assert [one.room for one in store.quarantined()] == [BAD]


def _status(store: Store, code: str) -> str:
    row = store.room(code)
    assert row
    return row.status


async def test_operator_can_retry_a_room(store: Store, tmp_path: Path) -> None:
    rows = rows_of(BAD, led().log)
    await put_spoilt(store, "an invalid move")
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 1) as (anna,):
            assert (await anna.request("GET", f"/api/rooms/{BAD}")).status_code == 410
            with transaction(store.engine, writes=True) as connection:
                connection.exec_driver_sql(
                    "UPDATE event SET body = ? WHERE room = ? AND seq = ?",
                    (json.dumps(rows[-1].body), BAD, rows[-1].seq),
                )
            # The server does not fold it again for every visitor.
            assert (await anna.request("GET", f"/api/rooms/{BAD}")).status_code == 410
            assert store.retry(BAD)
            assert (await anna.get(f"/api/rooms/{BAD}"))["phase"] == "playing"
    assert store.quarantined() == []
    assert not store.retry(BAD)


async def test_another_version_of_the_code_tries_again(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await put_log(store, GOOD, led())
    store.set_aside(GOOD, "error-room-unreadable", "a mistake of then", 1)
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 1) as (anna,):
            assert (await anna.request("GET", f"/api/rooms/{GOOD}")).status_code == 410
    monkeypatch.setattr("fairplay.server.rooms.reading.__version__", "99.0")
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 1) as (anna,):
            assert (await anna.get(f"/api/rooms/{GOOD}"))["phase"] == "playing"


async def test_players_of_a_room_continued_by_a_newer_process(store: Store, tmp_path: Path) -> None:
    """They are told, reconnect, and may reach the newer process."""
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 2) as (anna, bo):
            code = await playing([anna, bo], NIM)
            last = store.events_after(code, 0)[-1]
            newer = replace(last, seq=last.seq + 1, kind="teleport", cmd_id="newer")
            await put(store, [newer], store.room(code))
            # There is no answer, so a client that reconnects sends it again.
            await anna.send("move", move="2→1")
            assert [await anna.close_code(), await bo.close_code()] == [4021, 4021]
            assert code not in served.services.hub.rooms
            await until(lambda: store.aside(code))
    assert store.events_after(code, 0)[-1] == newer


@pytest.mark.parametrize("body", [b"{", b"{}", b'{"format":1}', b'{"format":2}', b"[]"])
async def test_a_snapshot_that_cannot_be_read(store: Store, tmp_path: Path, body: bytes) -> None:
    found = led()
    rows = rows_of(GOOD, found.log)
    await put(store, rows, listed(GOOD, found.room), Snapshot(GOOD, len(rows) - 1, body))
    with serve(test_config(tmp_path, **FAST)) as served:
        live = served.services.hub.rooms[GOOD]
        assert dump(replace(live.room, code="ABCDEF")) == dump(found.room)


# -- loops ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loop", "method"), [("beat", "beat"), ("look", "ends"), ("sweep", "idle_rooms")]
)
async def test_a_failed_loop_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: str, method: str
) -> None:
    for name in ("BEAT", "LOOK", "SWEEP"):
        monkeypatch.setattr(upkeep, name, 0.02)
    monkeypatch.setattr(background, "PAUSE", 0.01)
    calls, real = [0], getattr(Store, method)

    def failing(store: Store, *arguments: Any, **options: Any) -> Any:
        calls[0] += 1
        if calls[0] in (3, 4):
            raise ZeroDivisionError
        return real(store, *arguments, **options)

    monkeypatch.setattr(Store, method, failing)
    with serve(test_config(tmp_path, **FAST)) as served:
        await until(lambda: calls[0] > 6)
        metrics = served.services.metrics.text().decode()
    assert f'fairplay_loop_restarts_total{{loop="{loop}"}} 2.0' in metrics


async def test_keys_are_read_again_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(keys, "READ", 20)
    monkeypatch.setattr(background, "PAUSE", 0.01)
    calls, real = [0], keys.read_keys

    async def failing(*arguments: Any) -> None:
        calls[0] += 1
        if calls[0] == 2:
            raise ZeroDivisionError
        await real(*arguments)

    monkeypatch.setattr(keys, "read_keys", failing)
    with serve(test_config(tmp_path, **FAST)):
        await until(lambda: calls[0] > 4)
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == ["loop failed"]
