"""Slow readers, full disks, lost databases, restarts: slower or refused, never wrong."""

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fairplay.play.room import finished_games
from fairplay.server.clock import Clock
from fairplay.server.rooms import commands, rounds, upkeep
from fairplay.server.rooms import live as live_rooms
from fairplay.server.rooms.reading import to_event
from fairplay.server.store import Store
from fairplay.server.store.batch import write
from tests.raw import upgraded
from tests.server.databases import PostgresServer
from tests.server.room_client import (
    NIM,
    RACE,
    Guest,
    guests,
    playing,
    same,
    seated,
    short_countdown,
)
from tests.serving import FAST, Served, serve, small_buffers, test_config, until, wait_for

pytestmark = pytest.mark.anyio

CLOCK = {"initial_ms": 20_000, "increment_ms": 0}


@pytest.fixture(autouse=True)
def _short_countdown() -> Iterator[None]:
    with short_countdown():
        yield


def log_of(served: Served, code: str) -> list[dict[str, Any]]:
    """The stored events of a room, as a client would receive them."""
    store = Store.open(served.services.config.database_url)
    try:
        rows = store.events_after(code, 0)
    finally:
        store.close()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return [{"seq": row.seq, "cmd": row.cmd_id, "what": row.kind, "at": row.at} for row in rows]


def check_stored(served: Served, code: str, *players: Guest) -> None:
    """Check that players have received exactly the stored events."""
    stored = log_of(served, code)
    for player in players:
        for event in player.events:
            found = stored[event["seq"] - 1]
            assert (found["what"], found["at"]) == (event["what"], event["at"])
            assert event.get("cmd", found["cmd"]) == found["cmd"]
        assert player.seq == len(stored)


# -- readers ---------------------------------------------------------------------------------------


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Served]:
    """A server with small buffers, which fill up soon."""
    with small_buffers(), serve(test_config(tmp_path, **FAST)) as server:
        yield server


async def test_a_slow_reader_is_dropped_and_blocks_nobody(impatient: Served) -> None:
    served = impatient
    async with guests(served.url, 3) as (anna, bo, cleo):
        code = await seated([anna, bo], NIM)
        await cleo.get("/api/me")
        with upgraded(served, code, cleo.cookie or "", buffer=4096):  # and never read
            live = served.services.hub.rooms[code]
            wait_for(lambda: len(live.audience.clients) == 3)
            sent = 0
            while len(live.audience.clients) == 3:
                assert await anna.say("rename", name="AB"[sent % 2] * 24) == "done"
                sent += 1
                assert sent < 5_000
            await anna.until(lambda: anna.presence.get("watching") == 0)
            await same([anna, bo])
            assert 'code="error-too-slow"} 1.0' in served.services.metrics.text().decode()
        # A client that reconnects gets the current state.
        await cleo.join(code, after=1)
        assert cleo.kinds[0] == "welcome"
        await same([anna, bo, cleo])


# -- storage ---------------------------------------------------------------------------------------


async def test_a_room_recovers_from_a_full_disk(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = [1_000_000]

    def write_into_so_many(cursor: Any, *rest: Any) -> Any:
        cursor.execute(f"PRAGMA max_page_count = {pages[0]}")
        return write(cursor, *rest)

    monkeypatch.setattr("fairplay.server.store.writer.write", write_into_so_many)
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        pages[0] = 1
        answers = [await anna.say("rename", f"c{n}", name=f"A{n}") for n in range(200)]
        first = answers.index("error-storage")
        assert {*answers[:first]} <= {"done"}
        await same([anna, bo])
        check_stored(served, code, anna, bo)
        pages[0] = 1_000_000
        # The command was not applied, so it can be sent again.
        seq = anna.seq
        del anna.answers[f"c{first}"]
        assert await anna.say("rename", f"c{first}", name="Anna") == "done"
        assert anna.seq == seq + 1
        await same([anna, bo])
        check_stored(served, code, anna, bo)
    assert "not stored" in [record.getMessage() for record in caplog.records]
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_database_that_goes_and_comes_back(
    postgres: PostgresServer,
    postgres_url: str,
    redis_url: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    config = test_config(tmp_path, database=postgres_url, redis=redis_url, **FAST)
    with serve(config) as served:
        async with guests(served.url, 3) as (anna, bo, cleo):
            code = await playing([anna, bo], RACE)
            postgres.stop()
            try:
                claim = anna.claim()
                assert await anna.say("claim", "lost", **claim) == "error-storage"
                assert await bo.say("rename", name="Bo") == "error-storage"
                assert (await bo.do("ping"))["kind"] == "pong"
                answer = await anna.request("GET", "/readyz")
                assert answer.status_code == 503
                answer = await anna.request("POST", "/api/rooms", json={"game": NIM})
                assert (answer.status_code, answer.json()["code"]) == (503, "error-storage")
                await cleo.open("ABCDEF")
                assert await cleo.close_code() == 1013
            finally:
                postgres.start()
            del anna.answers["lost"]
            assert await anna.say("claim", "lost", **claim) == "taken"
            await same([anna, bo])
            check_stored(served, code, anna, bo)
            assert (await anna.request("GET", "/readyz")).status_code == 200
    failures = [record.getMessage() for record in caplog.records if record.exc_info]
    assert failures == []


async def test_more_than_can_be_stored_is_refused(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue of work for the disk is bounded."""
    async with guests(served.url, 1) as (anna,):
        code = await seated([anna], NIM)
        hub = served.services.hub
        monkeypatch.setattr(hub.journal, "_limit", 0)
        assert await anna.say("rename", "x", name="Bo") == "error-server-busy"
        monkeypatch.undo()
        del anna.answers["x"]
        assert await anna.say("rename", "x", name="Bo") == "done"
        check_stored(served, code, anna)


async def test_a_client_that_pipelines_is_slowed_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client has at most one burst of commands in flight, however slow the disk is."""
    config = test_config(tmp_path, commands_per_second=10_000, commands_burst=3)
    with serve(config) as served:
        async with guests(served.url, 1) as (anna,):
            code = await seated([anna], NIM)
            journal, held = served.services.hub.journal, []
            monkeypatch.setattr(journal, "put", lambda *entry: held.append(entry))
            names = [asyncio.create_task(anna.say("rename", f"n{i}", name=f"A{i}")) for i in "123"]
            await asyncio.sleep(0)
            wait_for(lambda: held)
            while (answer := await anna.say("rename", name="Bo")) != "error-server-busy":
                assert answer == "error-rate"
            monkeypatch.undo()
            served.services.hub._loop.call_soon_threadsafe(journal.put, *held.pop())
            assert await asyncio.gather(*names) == ["done"] * 3
            assert await anna.say("rename", name="Bo") == "done"
            check_stored(served, code, anna)


async def test_an_internal_error_is_logged_and_the_room_continues(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with guests(served.url, 1) as (anna,):
        code = await seated([anna], NIM)
        for module, broken in ((commands, "judge"), (live_rooms, "happened")):
            name = f"broken-{broken}"
            monkeypatch.setattr(module, broken, lambda *_: 1 // 0)
            assert await anna.say("rename", name, name=name) == "error-internal"
            monkeypatch.undo()
            del anna.answers[name]
            assert await anna.say("rename", name, name=name) == "done"
        failures = [record.getMessage() for record in caplog.records if record.exc_info]
        assert failures == ["command failed"] * 2
        assert [one["cmd"] for one in log_of(served, code)].count("broken-happened") == 1


# -- restarts --------------------------------------------------------------------------------------


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Milliseconds by which the clock of the server is ahead."""
    ahead = [0]
    now = Clock.now
    monkeypatch.setattr(Clock, "now", lambda clock: now(clock) + ahead[0])
    return ahead


async def test_a_restart(database_url: str, tmp_path: Path, later: list[int]) -> None:
    """The state is restored, the clocks stood still, and repeated commands are recognised."""
    config = test_config(tmp_path, database=database_url, **FAST)
    game = {"type": "match", "position": "nim:3,4", "clock": CLOCK}
    with serve(config) as served:
        anna, bo = Guest(served.url), Guest(served.url)
        code = await playing([anna, bo], game)
        first = await anna.do("move", "m", move="4→3")
        await same([anna, bo])
    assert [await anna.close_code(), await bo.close_code()] == [1012, 1012]
    later[0] = 60_000
    with serve(config) as served:
        for player in (anna, bo):
            player.url = served.url
            await player.join(code, after=player.seq)
        assert bo.you["seat"] == 1
        await same([anna, bo])
        assert anna.room["phase"] == "playing"
        assert anna.room["match"]["left_ms"][1] == 20_000
        assert anna.room["match"]["since"] > first["at"] + 55_000
        del anna.answers["m"]
        again = await anna.do("move", "m", move="4→3")
        assert (again["kind"], again["seq"]) == ("answer", first["seq"])
        assert again["answer"] == {"kind": "done"}
        assert await bo.say("move", move="3→2") == "done"
        assert 14_000 < bo.room["match"]["left_ms"][1] <= 20_000
        check_stored(served, code, *[one for one in (anna, bo) if one.seq == bo.seq])
        for player in (anna, bo):
            await player.leave()


async def test_a_client_ahead_of_its_server_is_not_set_back(tmp_path: Path) -> None:
    """Two servers without fan-out: the second reads the events that the client already knows."""
    config = test_config(tmp_path, **FAST)
    with serve(config) as one, serve(config) as two:
        async with guests(one.url, 1) as (anna,), guests(two.url, 1) as (bo,):
            code = await seated([anna], NIM)
            await bo.join(code)
            assert await anna.say("rename", name="Anna") == "done"
            seen = anna.seq
            await anna.leave()
            anna.url = two.url
            await anna.join(code, after=seen)
            assert (anna.kinds[0], anna.seq) == ("resumed", seen)
            await bo.until(lambda: bo.seq == seen)
            assert bo.room["seats"][0]["name"] == "Anna"


async def test_a_countdown_continues_after_a_restart(
    tmp_path: Path, later: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fairplay.play.room.starting.COUNTDOWN_MS", 3_600_000)
    config = test_config(tmp_path, **FAST)
    with serve(config) as served:
        anna = Guest(served.url)
        code = await seated([anna], RACE | {"seats": 1})
        assert await anna.say("ready") == "done"
        assert anna.room["phase"] == "countdown"
    later[0] = 4_000_000
    with serve(config) as served:
        anna.url = served.url
        await anna.join(code)
        assert anna.room["phase"] == "countdown"
        later[0] += 3_600_000
        assert await anna.say("rename", name="Anna") == "done"
        await anna.until(lambda: anna.room["phase"] == "playing")
        await anna.leave()


async def test_a_long_log_is_read_from_a_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "SNAPSHOT_EVERY", 8)
    config = test_config(tmp_path, **FAST)
    with serve(config) as served:
        players = [Guest(served.url) for _ in range(2)]
        code = await playing(players, RACE | {"deck": "F2^3"})
        for game in range(2):
            while players[0].room["phase"] == "playing":
                assert await players[0].say("claim", **players[0].claim()) == "taken"
            if game == 0:
                for player in players:
                    assert await player.say("rematch") == "done"
                await players[0].until(lambda: players[0].room["phase"] == "playing")
        await same(players)
        rows = served.services.store.events_after(code, 0)
        snapshot, rest = served.services.store.load(code)
        assert snapshot is not None
        assert len(rest) < 8
        assert len(list(finished_games(code, map(to_event, rows)))) == 2
    with serve(config) as served:
        other = Guest(served.url)
        await other.join(code)
        assert other.room == players[0].room
        await other.leave()


async def test_a_flag_falls_when_time_is_up(served: Served, later: list[int]) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], NIM | {"clock": CLOCK | {"initial_ms": 5_000}})
        later[0] = 4_900
        # Any command makes the server check its clock again.
        assert await bo.say("rename", name="Bo") == "done"
        await bo.until(lambda: bo.room["phase"] == "over")
        assert bo.room["match"]["result"] == {"winner": 1, "reason": "time"}


async def test_idle_rooms_close(
    tmp_path: Path, later: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.05)
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 2) as (anna, bo):
            code = await seated([anna], NIM)
            await asyncio.sleep(0.2)
            assert not anna.closed
            await bo.join(code)
            later[0] = 121 * 60_000
            assert [await anna.close_code(), await bo.close_code()] == [4006, 4006]
            assert json.loads(bo.frames[-1])["code"] == "error-room-closed"
            assert anna.events[-1]["what"] == "idle"
            later[0] = 40 * 24 * 3600 * 1000
            store = served.services.hub.store
            await until(lambda: store.room(code) is None)
            answer = await bo.request("GET", f"/api/rooms/{code}/replay")
            assert (answer.status_code, answer.json()["code"]) == (404, "error-room-unknown")


async def test_unused_rooms_are_unloaded(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("fairplay.server.rooms.deadlines.FORGET_AFTER", 0.05)
    hub = served.services.hub
    async with guests(served.url, 1) as (anna,):
        code = await seated([anna], NIM)
        for _ in range(5):
            assert code in hub.rooms
            await anna.leave()
            await until(lambda: code not in hub.rooms)
            await anna.join(code)
            assert anna.you["seat"] == 0
        # A claim at that moment loads the room again.
        await anna.leave()
    assert not [r for r in caplog.records if r.levelno >= logging.WARNING]
