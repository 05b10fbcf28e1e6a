"""Two processes, PostgreSQL and Redis under faults: what clients are told is what is stored.

A longer run with other faults:
``JEPSEN_SECONDS=300 JEPSEN_SEED=7 pytest tests/hostile/test_jepsen.py``.
"""

import asyncio
import os
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fairplay.server.store import Store
from tests.hostile.jepsen.checker import check
from tests.hostile.jepsen.history import Op
from tests.hostile.jepsen.nemesis import Clock, Nemesis, clock_library
from tests.hostile.jepsen.players import Player
from tests.needs import missing_program
from tests.server.databases import PostgresServer, RedisServer
from tests.server.room_client import leaving
from tests.serving import ServerProcess, running

pytestmark = pytest.mark.anyio

SECONDS = float(os.environ.get("JEPSEN_SECONDS", "15"))
SEED = int(os.environ.get("JEPSEN_SEED", "1"))
#: Seconds until everything must have recovered.
PATIENCE = 60.0
#: A room ends after this many events; checking a long room is slow.
MOST_EVENTS = 5_000

RACE: dict[str, Any] = {"type": "cards", "deck": "zero", "seats": 3, "wrong": "none"}
GAMES = [RACE, RACE, {"type": "match", "position": "nim:40,41,42,43"}]


async def test_histories_agree_with_the_log(
    tmp_path: Path, postgres: PostgresServer, redis_server: RedisServer
) -> None:
    if not shutil.which("cc"):
        missing_program("cc", "gcc")
    library, database = clock_library(tmp_path), postgres.new_database()
    clocks = [Clock(tmp_path / f"clock{number}", library) for number in range(2)]
    servers = [ServerProcess(tmp_path, database, redis_server.url) for _ in clocks]
    for server, clock in zip(servers, clocks, strict=True):
        server.environment = clock.environment
    with running(servers):
        rooms = await gather(servers)
        players = [player for room in rooms for player in room]
        pairs = list(zip(servers, clocks, strict=True))
        nemesis = Nemesis(pairs, players, database, postgres, redis_server, SEED)
        async with leaving(players):
            await played(players, nemesis)
            store = Store.open(database)
            try:
                for room in rooms:
                    await settled(store, room)
                logs = [store.events_after(room[0].code, 0) for room in rooms]
            finally:
                store.close()
    for room, log in zip(rooms, logs, strict=True):
        assert check(log, [player.history for player in room]) == []
    ops = [op for player in players for op in player.history.ops]
    print(report(nemesis, ops, sum(map(len, logs))))
    assert {*nemesis.done} == {"kill", "pause", "step", "redis", "clients", "cut", "backends"}
    # Despite the faults much was done, and some commands had to be sent again.
    assert sum(map(len, logs)) > 10 * SECONDS
    assert any(op.attempts > 1 and op.seq for op in ops)


async def gather(servers: list[ServerProcess]) -> list[list[Player]]:
    """Rooms with seated players."""
    urls, rooms = [server.url for server in servers], []
    for number, game in enumerate(GAMES):
        seats = 3 if game is RACE else 2
        pause = max(0.02, 2 * SECONDS * seats / MOST_EVENTS)
        players = [
            Player(urls, f"{number}{seat}", 100 * SEED + 10 * number + seat, pause)
            for seat in range(seats)
        ]
        code = await players[0].make(game)
        for player in players:
            player.code = code
            assert (await player.perform("sit", name=player.history.name, seat=None)).seq
        rooms.append(players)
    return rooms


async def played(players: list[Player], nemesis: Nemesis) -> None:
    """Play under faults. Then let everyone get the last answers and see all events."""
    playing = [asyncio.create_task(player.play()) for player in players]
    await nemesis.run(SECONDS)
    for player in players:
        player.enough.set()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*playing)


async def settled(store: Store, room: list[Player]) -> None:
    """Wait until all players see all stored events, and no more are on their way."""
    async with asyncio.timeout(PATIENCE):
        while True:
            there = [await player.connected() for player in room]
            head = store.ends([room[0].code])[room[0].code][0]
            waits = any(player.room["phase"] == "countdown" for player in room)
            if all(there) and not waits and {player.seq for player in room} == {head}:
                break
            await asyncio.sleep(0.05)
    for player in room:
        player.history.room, player.history.seq = player.room, player.seq


def report(nemesis: Nemesis, ops: list[Op], stored: int) -> str:
    """A one-line summary of the run."""
    faults = dict(Counter(nemesis.done))
    kinds = Counter("event" if op.seq else "refused" for op in ops)
    again = sum(op.attempts > 1 for op in ops)
    longest = max((op.acked or 0) - op.invoked for op in ops)
    return (
        f"seed {SEED}, {SECONDS:.0f} s: {stored} events stored, {dict(kinds)}, {again} commands "
        f"sent more than once, longest wait {longest:.1f} s, faults {faults}"
    )
