"""Writing to Redis shows nobody anything, and reading it reveals no secret."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from redis.asyncio import Redis

from fairplay.server.rooms import presence, remote_events
from fairplay.server.rooms.remote_events import MOST_EVENTS
from fairplay.server.store import EventRow
from tests.hostile.schedules import first_rows, in_any_order
from tests.hostile.test_11_loaded_twice import CODE, Process
from tests.server.room_client import RACE, Guest, leaving, same, seated, short_countdown
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio

#: The sending process, and how far a room has come or who is there.
TOLD = re.compile(rb'[0-9a-f]{16}(e[0-9]+|p\["[0-9a-f]{16}",\[\[[0-5,]*\],[0-9]+\]\])')

#: What decides a deal stays secret until the end of the game.
SECRET = ("seed", "nonce")


@pytest.fixture
def both(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[list[Served]]:
    config = test_config(tmp_path, database=postgres_url, redis=redis_url, **FAST)
    with short_countdown(), serve(config) as one, serve(config) as two:
        yield [one, two]


class Spy:
    """Hears all Redis messages, and sends its own."""

    def __init__(self, redis: "Redis") -> None:
        self.redis, self.heard = redis, list[tuple[str, bytes]]()

    async def listen(self) -> None:
        async with self.redis.pubsub() as pubsub:
            await pubsub.psubscribe("*")
            async for message in pubsub.listen():
                if message["type"] == "pmessage":
                    self.heard.append((message["channel"].decode(), message["data"]))

    def channel(self, code: str) -> str:
        return next(channel for channel, _ in self.heard if channel.endswith(code))

    async def say(self, code: str, message: bytes, process: bytes = b"f" * 16) -> None:
        assert await self.redis.publish(self.channel(code), process + message) == 3


@asynccontextmanager
async def spying(url: str) -> AsyncIterator[Spy]:
    redis = Redis.from_url(url)
    spy = Spy(redis)
    listening = asyncio.create_task(spy.listen())
    try:
        yield spy
    finally:
        listening.cancel()
        await redis.aclose()


async def at_both(both: list[Served], spy: Spy) -> tuple[str, list[Guest]]:
    """A race of two players at two processes."""
    players = [Guest(served.url) for served in both]
    code = await seated(players, RACE)
    await until(lambda: any(channel.endswith(code) for channel, _ in spy.heard))
    await same(players)
    return code, players


async def test_messages_contain_no_secret(both: list[Served], redis_url: str) -> None:
    async with spying(redis_url) as spy:
        code, players = await at_both(both, spy)
        async with leaving(players):
            for player in players:
                assert await player.say("rename", name="Somebody") == "done"
                assert await player.say("ready") == "done"
            for player in players:
                await player.until(lambda player=player: player.room["phase"] == "playing")  # type: ignore[misc]
            while players[0].room["phase"] == "playing":
                assert await players[0].say("claim", **players[0].claim()) == "taken"
                await same(players)
            rows = both[0].services.store.events_after(code, 0)
        await until(lambda: sum(data[16:17] == b"e" for _, data in spy.heard) >= len(rows) // 2)
    assert [data for _, data in spy.heard if not TOLD.fullmatch(data)] == []
    said = b" ".join(data for _, data in spy.heard)
    guests = {row.player for row in rows if row.player}
    secrets = {str(row.body[name]) for row in rows for name in SECRET if row.body.get(name)}
    assert any("seed" in row.body for row in rows)
    assert [one for one in secrets | guests | {"Somebody"} if one.encode() in said] == []


async def test_a_forged_event_is_not_shown(both: list[Served], redis_url: str) -> None:
    async with spying(redis_url) as spy:
        code, players = await at_both(both, spy)
        async with leaving(players):
            seq = players[0].seq
            forged = EventRow(seq + 1, "", "x", "close", {}, 2_000_000_000_000, code)
            row = msgspec.json.encode(forged)
            lies = [b"e" + row, row, b"e%d" % (seq + 1), b"e999999999", b"e-1", b"e", b"", b"x"]
            for lie in [*lies, b"e" + b"9" * 5000]:
                await spy.say(code, lie)
            assert await players[0].say("rename", name="Anna") == "done"
            await same(players)
            assert [player.events[-1]["what"] for player in players] == ["rename", "rename"]
            assert {player.seq for player in players} == {seq + 1}


async def _flood(spy: Spy, code: str, enough: asyncio.Event) -> None:
    """Invent processes again and again: those without a heartbeat are soon forgotten."""
    while not enough.is_set():
        for number in range(300):
            await spy.say(code, b"p" + json.dumps([f"{number:016x}", [[5], 1]]).encode())
        await asyncio.sleep(0.05)


async def test_forged_presence_is_bounded(both: list[Served], redis_url: str) -> None:
    async with spying(redis_url) as spy:
        code, players = await at_both(both, spy)
        async with leaving(players):
            for player in players:
                await player.until(lambda player=player: player.presence["here"] == [True, True])  # type: ignore[misc]
            name = "f" * 16
            bad: list[object] = [
                [name, [[7], 0]],
                [name, [[0], -1]],
                [name, [[0], 10**9]],
                ["x", [[0], 0]],
            ]
            bad += [[name, [[0], 0], 1], {"process": name}, [name, [[0] * 100, 0]], name]
            for lie in bad:
                await spy.say(code, b"p" + json.dumps(lie).encode())
            rooms = [served.services.hub.rooms[code].audience for served in both]
            enough = asyncio.Event()
            flood = asyncio.create_task(_flood(spy, code, enough))
            try:
                for player in players:
                    await player.until(lambda player=player: player.presence["watching"] > 60)  # type: ignore[misc]
                    assert player.presence["watching"] <= presence.MOST_PROCESSES
                    # This seat does not exist.
                    assert player.presence["here"] == [True, True]
            finally:
                enough.set()
                await flood
            for room in rooms:
                assert len(room.elsewhere) <= presence.MOST_PROCESSES
                assert name not in room.elsewhere
            assert await players[1].say("rename", name="Bo") == "done"
            await same(players)


# -- cost ------------------------------------------------------------------------------------------


@pytest.fixture
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote_events, "PAUSE", 0)


@pytest.mark.usefixtures("_no_pause")
async def test_messages_are_read_in_one_batch(tmp_path: Path) -> None:
    """Any number of messages during one database read cause only one more read."""
    process = Process(tmp_path)
    codes = [f"R{number}" for number in range(20)]
    process.store.rows = [row for code in codes for row in first_rows(code)[:1]]
    opening = [asyncio.create_task(process.hub.open(code)) for code in codes]
    await in_any_order(0, process.gates, [])
    rooms = [(await one) for one in opening]
    process.store.rows = [row for code in codes for row in first_rows(code)]
    asked = count_calls(process)
    for _ in range(50):
        for code in codes:
            process.hub.heard(code, b"e2")
    await in_any_order(0, process.gates, [])
    assert [live.room.seq for live in rooms] == [2] * len(codes)
    assert asked == ["events_from"]
    # Known events are not read again, and a false announcement causes one read.
    for head in (b"e1", b"e2", b"e2"):
        process.hub.heard(codes[0], head)
    await in_any_order(0, process.gates, [])
    assert asked == ["events_from"]
    process.hub.heard(codes[0], b"e999999999")
    process.hub.heard("NOROOM", b"e7")
    await in_any_order(0, process.gates, [])
    assert asked == ["events_from"] * 2
    await process.hub.close()


def count_calls(process: Process) -> list[str]:
    asked: list[str] = []
    call = process.store.call

    async def counted(function: Any, *args: Any) -> Any:
        asked.append(function.__name__)
        return await call(function, *args)

    process.store.call = counted  # type: ignore[method-assign]
    return asked


@pytest.mark.usefixtures("_no_pause")
async def test_a_long_backlog_is_read_in_pieces(tmp_path: Path) -> None:
    process = Process(tmp_path)
    opening = asyncio.create_task(process.hub.open(CODE))
    await in_any_order(0, process.gates, [])
    live = await opening
    rows = first_rows(CODE)
    for seq in range(3, 3 * MOST_EVENTS):
        rows.append(
            EventRow(seq, "host", f"c{seq}", "rename", {"name": f"N{seq}"}, 999 + seq, CODE)
        )
    process.store.rows = rows
    asked = count_calls(process)
    process.hub.heard(CODE, b"e%d" % (3 * MOST_EVENTS - 1))
    await in_any_order(0, process.gates, [])
    assert live.room.seq == 3 * MOST_EVENTS - 1
    assert asked == ["events_from"] * 4
    await process.hub.close()


@pytest.mark.usefixtures("_no_pause")
async def test_an_event_that_cannot_be_read_sets_the_room_aside(tmp_path: Path) -> None:
    process = Process(tmp_path)
    opening = asyncio.create_task(process.hub.open(CODE))
    await in_any_order(0, process.gates, [])
    live = await opening
    strange = EventRow(2, "host", "x", "of a newer version", {}, 1001, CODE)
    process.store.rows.append(strange)
    process.hub.heard(CODE, b"e2")
    while CODE in process.hub.rooms:  # there is a pause between two reads
        await asyncio.sleep(0.001)
        await in_any_order(0, process.gates, [])
    assert not live.busy
    process.store.rows = first_rows(CODE)
    opening = asyncio.create_task(process.hub.open(CODE))
    await in_any_order(0, process.gates, [])
    assert (await opening).room.seq == 2
    await process.hub.close()
