"""``kill -9`` under load: acknowledged events are stored, and everyone plays on."""

import asyncio
from itertools import count
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from fairplay.server.store import EventRow, Store
from tests.server.room_client import RACE, Guest, leaving, playing, same
from tests.serving import ServerProcess, processes

pytestmark = pytest.mark.anyio

ROOMS, PLAYERS, EVENTS = 3, 2, 300


class Racer(Guest):
    """Claims as fast as it can, right and wrong, until the server is gone."""

    def __init__(self, url: str, seed: int) -> None:
        super().__init__(url)
        self.random = Random(seed)
        #: The last command and its fields, until it is answered.
        self.pending: tuple[str, str, dict[str, object]] | None = None

    async def race(self) -> None:
        try:
            for number in count():
                await self.once(f"{self._name}-{self.seq}-{number}")
        except (ConnectionClosed, KeyError):
            assert self.closed

    async def once(self, cmd: str) -> None:
        fields: dict[str, object] = {"name": f"N{self.random.randrange(1000)}"}
        kind = "rename"
        if self.room["phase"] == "playing":
            kind, fields = "claim", dict(self.claim(self.random.randrange(9)))
            if self.random.random() < 0.95:
                fields = {"a": self.random.sample(self.room["table"]["cards"], 2)}
        self.pending = kind, cmd, fields
        await self.do(kind, cmd, **fields)
        self.pending = None

    async def send_again(self) -> None:
        """Send the unanswered command again, as clients do. It is applied once."""
        if self.pending:
            kind, cmd, fields = self.pending
            await self.do(kind, cmd, **fields)
            self.pending = None


async def until_killed(server: ServerProcess, racers: list[Racer], events: int) -> None:
    racing = [asyncio.create_task(racer.race()) for racer in racers]
    first = racers[0]
    await first.until(lambda: sum(racer.seq for racer in racers) > events or first.closed)
    assert not first.closed
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*racing)


def check_log(rows: list[EventRow], racers: list[Racer]) -> None:
    """Check that every event anyone received is stored as it was told, and no command twice."""
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    commands = [(row.player, row.cmd_id) for row in rows if row.cmd_id]
    assert len(commands) == len({*commands})
    for racer in racers:
        for event in racer.events:
            row = rows[event["seq"] - 1]
            assert (row.kind, row.at) == (event["what"], event["at"])
            assert event.get("cmd", row.cmd_id) == row.cmd_id


async def test_nothing_acknowledged_is_lost(database_url: str, tmp_path: Path) -> None:
    with processes(tmp_path, 1, database_url) as (server,):
        everyone = [Racer(server.url, seed) for seed in range(ROOMS * PLAYERS)]
        async with leaving(everyone):
            await crash_twice(server, everyone, database_url)


async def crash_twice(server: ServerProcess, everyone: list[Racer], database_url: str) -> None:
    tables = [everyone[i : i + PLAYERS] for i in range(0, len(everyone), PLAYERS)]
    game = RACE | {"deck": "zero"}
    codes = await asyncio.gather(*(playing(list(racers), game) for racers in tables))
    rooms = dict(zip(codes, tables, strict=True))
    for _ in range(2):
        await until_killed(server, everyone, sum(r.seq for r in everyone) + EVENTS)
        store = Store.open(database_url)
        for code, racers in rooms.items():
            check_log(store.events_after(code, 0), racers)
        store.close()
        await asyncio.to_thread(server.start)
        for code, racers in rooms.items():
            for racer in racers:
                await racer.join(code, after=racer.seq)
                assert racer.you["seat"] is not None
                await racer.send_again()
            await same(list(racers))
    for code, racers in rooms.items():
        for racer in racers:
            await racer.once(f"last-{racer._name}")
        await same(list(racers))
        told = Store.open(database_url)
        check_log(told.events_after(code, 0), racers)
        told.close()
    await asyncio.to_thread(server.stop)
    assert [await racer.close_code() for racer in everyone] == [1012] * len(everyone)
