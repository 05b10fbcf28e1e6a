"""A guest returns while a room is being unloaded: the process has one room, and listens to it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fairplay.server.clock import Clock
from fairplay.server.metrics import Metrics
from fairplay.server.redis_fanout import RedisFanout
from fairplay.server.rooms import deadlines as module
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.store import Store
from tests.hostile.schedules import GatedStore, Gates, first_rows, in_any_order, settle
from tests.server.room_client import NIM, guests, same, seated
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio

CODE = "ABCDEF"
SCHEDULES = 400


class GatedPubSub:
    """The subscriptions of one Redis connection. Each command waits at a gate before it runs."""

    def __init__(self, gates: Gates) -> None:
        self.gates, self.channels = gates, set[bytes]()
        self.fanout: RedisFanout | None = None

    async def subscribe(self, *channels: bytes) -> None:
        await self.gates.wait()
        self.channels.update(channels)
        for channel in channels:
            asyncio.get_running_loop().call_soon(self._confirm, channel)

    async def unsubscribe(self, *channels: bytes) -> None:
        await self.gates.wait()
        self.channels.difference_update(channels)

    def _confirm(self, channel: bytes) -> None:
        assert self.fanout
        self.fanout._take({"type": "subscribe", "channel": channel}, lambda *_: None)


class Socket:
    """A client that only stays connected."""

    guest = "someone"

    def put(self, frame: bytes) -> None: ...


class Process:
    """A process with one room, in which every await is a gate."""

    def __init__(self, folder: Path) -> None:
        self.gates = Gates()
        self.store = GatedStore(self.gates, first_rows(CODE)[:1])
        self.pubsub = GatedPubSub(self.gates)
        self.fanout = self.pubsub.fanout = RedisFanout("redis://127.0.0.1:1/0")
        self.fanout._pubsub, self.fanout._listening = self.pubsub, True  # type: ignore[assignment]
        config, store = test_config(folder), self.store
        self.hub = Hub(config, store, None, self.fanout, None, Metrics(), Clock())  # type: ignore[arg-type]
        self.hub.deadlines.start()

    async def visit(self) -> LiveRoom:
        """Enter and stay."""
        live = await self.hub.enter(CODE, 0)
        live.audience.clients[Socket()] = None  # type: ignore[index]
        live.holds -= 1
        return live

    async def look(self) -> LiveRoom:
        """Enter, look and leave."""
        live = await self.hub.enter(CODE, 0)
        live.holds -= 1
        return live

    def forget(self) -> None:
        """Fire the timer of the room, if there is one."""
        live = self.hub.rooms.get(CODE)
        if live and live.timer:
            live.timer.cancel()
            self.hub.forget(live)

    @property
    def listens(self) -> bool:
        return self.fanout._channel(CODE) in self.pubsub.channels


@pytest.mark.parametrize("start", range(0, SCHEDULES, 100))
async def test_one_room_in_every_order_of_events(tmp_path: Path, start: int) -> None:
    forgotten = 0
    for seed in range(start, start + 100):
        process = Process(tmp_path)
        actors = [process.look, process.forget, process.visit, process.forget, process.visit]
        _, *visits = await in_any_order(seed, process.gates, actors)
        rooms = [await visit for visit in visits]
        # Everyone is in the process's one room, and the process listens to it.
        assert {id(live) for live in rooms} == {id(process.hub.rooms[CODE])}, seed
        assert process.listens, seed
        assert [live.holds for live in rooms] == [0, 0]
        forgotten += process.fanout._rooms[CODE] == 1
        await process.hub.close()
    assert forgotten == 100


@pytest.mark.parametrize("seed", range(40))
async def test_an_unloaded_room_is_unsubscribed(tmp_path: Path, seed: int) -> None:
    process = Process(tmp_path)
    actors = [process.look, process.forget, process.look, process.forget]
    await in_any_order(seed, process.gates, actors)
    process.forget()
    await in_any_order(seed, process.gates, [])
    assert CODE not in process.hub.rooms
    assert not process.listens
    assert not process.fanout._rooms
    await process.hub.close()


@pytest.mark.parametrize("gates", range(8))
async def test_messages_during_loading_are_not_lost(tmp_path: Path, gates: int) -> None:
    """For example stored after the log was read, and announced before the room was loaded."""
    process = Process(tmp_path)
    opening = asyncio.create_task(process.hub.open(CODE))
    await settle()
    for _ in range(gates):
        if process.gates.waiting:
            process.gates.open(0)
            await settle()
    process.store.rows = first_rows(CODE)
    if process.listens:
        process.hub.heard(CODE, b"e2")
    await in_any_order(0, process.gates, [])
    assert (await opening).room.seq == 2
    await process.hub.close()


# -- with a real Redis -----------------------------------------------------------------------------


@pytest.fixture
def slow(
    tmp_path: Path, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Served, list[float]]]:
    """A server that unloads rooms at once, and whose database can be slowed down."""
    delay, call = [0.0], Store.call

    async def later(self: Store, *args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(delay[0])
        return await call(self, *args, **kwargs)

    monkeypatch.setattr(module, "FORGET_AFTER", 0.03)
    monkeypatch.setattr(Store, "call", later)
    with serve(test_config(tmp_path, redis=redis_url, **FAST)) as served:
        yield served, delay


async def test_a_returning_guest_reaches_the_others(slow: tuple[Served, list[float]]) -> None:
    served, delay = slow
    async with guests(served.url, 2) as (anna, bo):
        code = await seated([anna, bo], NIM)
        for turn in range(8):
            await anna.leave()
            await bo.leave()
            if turn % 2:
                await until(lambda: code not in served.services.hub.rooms)
            # The timer of the room fires while the database is asked about it.
            delay[0] = 0.08
            await asyncio.gather(anna.join(code), asyncio.sleep(0.02))
            delay[0] = 0
            await bo.join(code)
            assert len(served.services.hub.rooms[code].audience.clients) == 2
            assert await anna.say("ready", ready=turn % 2 == 0) == "done"
            await same([anna, bo])
