"""Loading, resuming, replaying and exporting a long room stalled all rooms for seconds."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.match import Match
from fairplay.play.room import dump, folding
from fairplay.play.steps import finish
from fairplay.server import log_jobs
from fairplay.server.clock import Clock
from fairplay.server.errors import Refusal
from fairplay.server.fanout import Fanout
from fairplay.server.metrics import Metrics
from fairplay.server.rooms.hub import Hub
from fairplay.server.store import Journal, Snapshot, Store
from fairplay.server.workers import Workers
from tests.hostile.stored import listed, long_match, put, rows_of
from tests.play.golden.files import FOLDER, read
from tests.play.room_log import HOST
from tests.server.room_client import NIM, guests, seated
from tests.serving import FAST, serve, test_config

pytestmark = pytest.mark.anyio

LONG = "TXYZ23"
MOVES = 1500
#: Far fewer than all moves, far more than fit into a few milliseconds.
MOST = MOVES // 3


class Counted:
    """Counts moves made in all, and in one iteration of the event loop."""

    def __init__(self) -> None:
        self.all = self.longest = self._here = 0
        self._loop = asyncio.get_running_loop()
        self._on = True
        self._tick()

    def _tick(self) -> None:
        self._here = 0
        if self._on:
            self._loop.call_soon(self._tick)

    def move(self) -> None:
        self.all += 1
        self._here += 1
        self.longest = max(self.longest, self._here)

    def stop(self) -> None:
        self._on = False


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    counted, play = Counted(), Match.play

    def counting_play(match: Match, move: str) -> Match:
        counted.move()
        return play(match, move)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", counting_play)
        try:
            yield counted
        finally:
            counted.stop()


@asynccontextmanager
async def hub_of(store: Store, folder: Path) -> AsyncIterator[Hub]:
    config, metrics = test_config(folder), Metrics()
    workers, journal = Workers(config, metrics), Journal(store.engine, durable=False)
    workers.start()
    hub = Hub(config, store, journal, Fanout(), workers, metrics, Clock())
    try:
        yield hub
    finally:
        await hub.close()
        await journal.close()
        await workers.stop()


@pytest.fixture
def store(sqlite_url: str) -> Iterator[Store]:
    store = Store.open(sqlite_url)
    yield store
    store.close()


@pytest.fixture
async def long_room(store: Store) -> str:
    log, room = long_match(MOVES)
    await put(store, rows_of(LONG, log), listed(LONG, room))
    return LONG


async def test_loading(
    store: Store, long_room: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_of(store, tmp_path) as hub:
        with counting(monkeypatch) as counted:
            live = await hub.open(long_room)
    assert live.room.seq == MOVES + 6
    assert counted.all == MOVES
    assert counted.longest < MOST


async def test_loading_from_a_snapshot(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, room = long_match(MOVES)
    whole = finish(folding(LONG, log))[0]
    snapshot = Snapshot(LONG, whole.seq, dump(whole))
    await put(store, rows_of(LONG, log), listed(LONG, room), snapshot)
    async with hub_of(store, tmp_path) as hub:
        with counting(monkeypatch) as counted:
            live = await hub.open(LONG)
    assert live.room == whole
    assert counted.all == MOVES
    assert counted.longest < MOST


async def test_a_command_that_is_sent_again(
    store: Store, long_room: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_of(store, tmp_path) as hub:
        live = await hub.open(long_room)
        with counting(monkeypatch) as counted:
            reply = await live.rounds.submit(HOST, "long-6", "move", {"move": "1→0"})
    assert reply.seq == 6
    assert counted.all == 0


async def test_looking_back(
    store: Store, long_room: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_of(store, tmp_path) as hub:
        with counting(monkeypatch) as counted:
            event, room, _ = await hub.reading.look_back(long_room, MOVES)
    assert event.seq == room.seq == MOVES
    assert 0 < counted.longest < MOST


async def test_catching_up(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has stored many events without announcing them."""
    log, room = long_match(MOVES)
    rows = rows_of(LONG, log)
    await put(store, rows[:10], listed(LONG, room))
    async with hub_of(store, tmp_path) as hub:
        live = await hub.open(LONG)
        await put(store, rows[10:], listed(LONG, room))
        with counting(monkeypatch) as counted:
            await live.following.check((len(rows), rows[-1].at))
    assert live.room.seq == len(rows)
    assert counted.longest < MOST


@pytest.mark.parametrize("what", ["replay", "export"])
async def test_replay_and_export(
    long_room: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Both are computed once, in a worker, while others play."""
    asked: list[str] = []
    run = Workers.run

    async def noting(workers: Workers, name: str, *arguments: Any, **options: Any) -> bytes:
        asked.append(name)
        return await run(workers, name, *arguments, **options)

    monkeypatch.setattr(Workers, "run", noting)
    path = f"/api/rooms/{long_room}/{what}"
    with serve(test_config(tmp_path, **FAST)) as served:
        async with guests(served.url, 1) as (anna,):
            await seated([anna], NIM)
            task = asyncio.create_task(anna.request("GET", path))
            pongs = 0
            while not task.done():
                await anna.do("ping")
                pongs += 1
            answer = await task
            again = await anna.request("GET", path)
    check_played(what, answer)
    assert again.content == answer.content
    assert asked.count(what) == 1
    assert pongs > 10


async def test_an_address_may_run_two_replays_at_once(
    store: Store, long_room: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: asyncio.Event = asyncio.Event()

    async def slow(*_: Any, **__: Any) -> bytes:
        await held.wait()
        return b"played"

    monkeypatch.setattr(Workers, "run", slow)
    async with hub_of(store, tmp_path) as hub:
        room = (await hub.open(long_room)).room
        rooms = [replace(room, game=number) for number in range(4)]
        asked = [asyncio.create_task(hub.replays.get("replay", one, "a")) for one in rooms[:2]]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="error-server-busy"):
            await hub.replays.get("replay", rooms[2], "a")
        asked.append(asyncio.create_task(hub.replays.get("replay", rooms[3], "b")))
        held.set()
        assert await asyncio.gather(*asked) == [b"played"] * 3


def check_played(what: str, answer: httpx.Response) -> None:
    assert answer.status_code == 200, answer.text
    if what == "replay":
        [game] = answer.json()["games"]
        assert len(game["events"]) == MOVES + 1
    else:
        assert answer.text.count("→") == MOVES


async def test_a_replay_that_is_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    rows, _ = read(FOLDER / "0.1.0" / "match.jsonl")
    order = ("seq", "player", "cmd_id", "kind", "body", "at", "version")
    log = msgspec.json.encode([[row[name] for name in order] for row in rows])
    assert b'"game":1' in log_jobs.replayed("ABCDEF", log)
    monkeypatch.setattr(log_jobs, "MAX_PLAYED", 1000)
    with pytest.raises(InputError, match="too long"):
        log_jobs.replayed("ABCDEF", log)
