"""Neither a step of the wall clock nor a busy loop decides a game."""

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fairplay.server.clock import GONE, SMALL_MS, Beat, Clock, leader
from fairplay.server.pulse import BUSY
from fairplay.server.rooms.upkeep import follow
from tests.server.room_client import NIM, Guest, guests, playing, same, seated, short_countdown
from tests.serving import FAST, Served, serve, test_config, until

pytestmark = pytest.mark.anyio

HOUR = 3_600_000
MATCH: dict[str, Any] = NIM | {"position": "nim:3,4", "clock": {"initial_ms": 20_000}}


class Times:
    """The clocks of this machine: the wall clock can be set, and time can pass quickly."""

    def __init__(self) -> None:
        self.wall = self.passed = 0

    def set_wall(self, ms: int) -> None:
        self.wall += ms * 1_000_000

    async def sleep(self, served: Served, ms: int) -> None:
        """Let time pass, and let the loop read its clock, so that it does not look busy."""
        self.passed += ms * 1_000_000
        hub = served.services.hub
        await until(lambda: hub.pulse._read > hub.now() - BUSY)


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    times, wall, steady = Times(), time.time_ns, time.monotonic_ns
    monkeypatch.setattr(time, "time_ns", lambda: wall() + times.wall + times.passed)
    monkeypatch.setattr(time, "monotonic_ns", lambda: steady() + times.passed)
    return times


@pytest.fixture(autouse=True)
def _short_countdown() -> Iterator[None]:
    with short_countdown():
        yield


@pytest.fixture
def served(tmp_path: Path, times: Times) -> Iterator[Served]:  # noqa: ARG001
    with serve(test_config(tmp_path, **FAST)) as server:
        yield server


# -- the wall clock is set while a server runs -----------------------------------------------------


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_a_step_of_the_wall_clock_moves_no_game_clock(
    served: Served, times: Times, step: int
) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], MATCH)
        times.set_wall(step)
        await times.sleep(served, 1_000)
        assert await anna.say("move", move="4→3") == "done"
        assert 10_000 < anna.room["match"]["left_ms"][0] <= 19_000
        times.set_wall(-2 * step)
        await times.sleep(served, 2_000)
        await bo.until(lambda: bo.room["match"]["played"] == 1)
        assert await bo.say("move", move="3→2") == "done"
        assert 10_000 < bo.room["match"]["left_ms"][1] <= 18_000


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_a_flag_ignores_the_wall_clock(served: Served, times: Times, step: int) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], MATCH)
        times.set_wall(step)
        await times.sleep(served, 19_900)
        # The server reads its clock again.
        assert await bo.say("rename", name="Bo") == "done"
        assert bo.room["phase"] == "playing"
        await bo.until(lambda: bo.room["phase"] == "over")
        assert bo.room["match"]["result"] == {"winner": 1, "reason": "time"}


# -- the wall clock is set while no server runs ----------------------------------------------------


async def _played_on(served: Served, code: str, players: list[Guest], times: Times) -> None:
    """They reconnect, a second passes, and the clock that ran before runs on from there."""
    for player in players:
        player.url = served.url
        await player.join(code, after=player.seq)
    await same(players)
    anna = players[0]
    assert anna.room["phase"] == "playing"
    await times.sleep(served, 3_000)
    assert await anna.say("move", move="4→3") == "done"
    # Time continues from the last sign of life, which may be a second old.
    assert 10_000 < anna.room["match"]["left_ms"][0] <= 18_500


@pytest.mark.parametrize("step", [HOUR, -HOUR])
@pytest.mark.parametrize("while_it_runs", [True, False])
async def test_a_restart_after_the_wall_clock_was_set(
    tmp_path: Path, times: Times, step: int, *, while_it_runs: bool
) -> None:
    config = test_config(tmp_path, **FAST)
    with serve(config) as served:
        players = [Guest(served.url) for _ in range(2)]
        code = await playing(players, MATCH)
        if while_it_runs:
            times.set_wall(step)
    if not while_it_runs:
        times.set_wall(step)
    with serve(config) as served:
        await _played_on(served, code, players, times)
        for player in players:
            await player.leave()


async def test_waiting_rooms_survive_a_start_in_the_future(
    tmp_path: Path, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fairplay.server.rooms.upkeep.SWEEP", 0.05)
    config = test_config(tmp_path, **FAST)
    with serve(config) as served:
        anna = Guest(served.url)
        code = await seated([anna], NIM)
    times.set_wall(24 * HOUR)
    with serve(config) as served:
        anna.url = served.url
        await anna.join(code, after=anna.seq)
        await asyncio.sleep(0.3)
        assert not anna.closed
        # Two hours later nobody has returned, while the server ran all the time.
        await times.sleep(served, 2 * HOUR + 60_000)
        assert await anna.close_code() == 4006


# -- a busy server ---------------------------------------------------------------------------------


async def test_a_move_before_the_flag_counts_despite_a_busy_loop(
    served: Served, times: Times
) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], MATCH)
        await times.sleep(served, 19_500)
        assert await bo.say("rename", name="Bo") == "done"
        sent, busy = threading.Event(), threading.Event()

        def block() -> None:
            busy.set()
            sent.wait(30)
            time.sleep(1.0)

        served.services.hub._loop.call_soon_threadsafe(block)
        busy.wait(30)
        cmd = await anna.send("move", move="4→3")
        sent.set()
        await anna.until(lambda: cmd in anna.answers)
        assert anna.answers[cmd]["kind"] == "event"
        assert anna.room["phase"] == "playing"
        assert anna.room["match"]["left_ms"][0] > 0


async def test_a_move_before_the_flag_counts_despite_a_slow_disk(
    served: Served, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with guests(served.url, 2) as (anna, bo):
        await playing([anna, bo], MATCH)
        hub = served.services.hub
        held: list[Any] = []
        with monkeypatch.context() as patch:
            patch.setattr(hub.journal, "put", lambda *entry: held.append(entry))
            await bo.send("rename", "slow", name="Bo")
            await until(lambda: held)
            await anna.send("move", "m", move="4→3")
            # A pong proves that the move has been read.
            await anna.do("ping")
            times.passed += 60_000 * 1_000_000
        hub._loop.call_soon_threadsafe(hub.journal.put, *held.pop())
        await anna.until(lambda: "m" in anna.answers)
        assert anna.answers["m"]["kind"] == "event"
        assert anna.room["match"]["left_ms"][0] > 10_000


# -- several processes -----------------------------------------------------------------------------


def test_processes_follow_the_one_nearest_to_the_database() -> None:
    asleep, awake = Beat(1_000_000 - HOUR, -HOUR), Beat(1_000_003, 3)
    assert leader({"asleep": asleep, "awake": awake}, 1_000_000) == "awake"
    early, right = Beat(1_000_000 + HOUR, HOUR), Beat(1_000_003, -3)
    assert leader({"early": early, "right": right}, 1_000_000) == "right"
    gone = Beat(1_000_000 - GONE, 0)
    assert leader({"gone": gone}, 1_000_000) is None


def test_small_corrections_never_set_a_clock_back() -> None:
    steady = [0]
    clock = Clock(lambda: 10**15, lambda: steady[0])
    seen = []
    for step in range(200):
        clock.steer(-40 if step < 100 else 40)
        steady[0] += 1_000_000
        seen.append(clock.now())
    assert seen == sorted(seen)
    assert abs(seen[-1] - seen[0] - 199) <= 100 * SMALL_MS


async def test_a_process_adopts_the_time_of_the_others(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at once: when the database's clock is set, the others may not have measured it yet."""
    hub = served.services.hub
    own, now = hub.fanout.process, hub.now()
    planned: list[bool] = []
    monkeypatch.setattr(hub.deadlines, "plan_all", lambda: planned.append(True))
    beats = {own: Beat(now - HOUR, -HOUR), "other": Beat(now, 0)}
    assert follow(hub, beats, now, apart=False) is True
    assert abs(hub.now() - now) < HOUR / 2
    assert follow(hub, beats, now, apart=True) is False
    assert abs(hub.now() - now - HOUR) < HOUR / 2
    assert planned == [True]


async def test_a_new_process_adopts_the_time_of_running_ones(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    """Whatever the wall clocks of the two machines and of the database say."""
    config = test_config(tmp_path, database=postgres_url, redis=redis_url, **FAST)
    with serve(config) as one:
        first = one.services.hub
        # The clock of the database was set back by an hour while this process ran.
        first.clock.set(first.now() + HOUR)
        stored = first.store.beats
        await until(lambda: stored()[first.fanout.process].ahead > HOUR / 2)
        with serve(config) as two:
            assert abs(two.services.hub.now() - first.now()) < HOUR / 2
            async with guests(one.url, 1) as (anna,), guests(two.url, 1) as (bo,):
                await playing([anna, bo], MATCH)
                assert await anna.say("move", move="4→3") == "done"
                await bo.until(lambda: bo.room["match"]["played"] == 1)
                assert await bo.say("move", move="3→2") == "done"
                assert min(bo.room["match"]["left_ms"]) > 10_000
