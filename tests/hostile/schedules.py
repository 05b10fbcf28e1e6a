"""Every await is a gate that a test opens, so the test decides the order of execution."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from fairplay.server.store import EventRow, RoomRow
from tests.server.logs import room as listed


class Gates:
    """The coroutines that wait at a gate."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []

    async def wait(self) -> None:
        gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(gate)
        await gate

    def open(self, index: int) -> None:
        self.waiting.pop(index).set_result(None)


class GatedStore:
    """A store in memory. Each call waits at a gate, reads, and waits at a second gate."""

    def __init__(self, gates: Gates, rows: list[EventRow]) -> None:
        self.gates, self.rows = gates, rows

    async def call(self, function: Callable[..., Any], *args: Any) -> Any:
        await self.gates.wait()
        found = function(*args)
        await self.gates.wait()
        return found

    def room(self, code: str) -> RoomRow:
        return listed(code)

    def aside(self, code: str) -> None:
        """No room stays set aside, so it may be tried again at once."""

    def set_aside(self, *_: object) -> None: ...

    def load(self, code: str) -> tuple[None, list[EventRow]]:
        return None, self.events_after(code, 0)

    def events_after(self, code: str, seq: int, limit: int | None = None) -> list[EventRow]:
        return [row for row in self.rows if (row.room, row.seq > seq) == (code, True)][:limit]

    def events_from(self, rooms: dict[str, int], limit: int) -> dict[str, list[EventRow]]:
        return {code: self.events_after(code, seq - 1)[:limit] for code, seq in rooms.items()}


def first_rows(code: str) -> list[EventRow]:
    """The events that create a room and seat a player."""
    options = {"game": {"type": "match", "position": "nim:1,2"}}
    return [
        EventRow(1, "host", "created", "created", {"options": options}, 1000, code),
        EventRow(2, "host", "x", "sit", {"name": "Anna", "seat": None}, 1001, code),
    ]


async def settle() -> None:
    """Run until everyone waits at a gate or for a timer."""
    for _ in range(12):
        await asyncio.sleep(0)


async def in_any_order(
    seed: int, gates: Gates, actors: list[Callable[[], Coroutine[Any, Any, Any] | None]]
) -> list[asyncio.Task[Any]]:
    """Start the actors and open the gates in an order chosen by the seed, until all have ended."""
    random, actors, tasks = Random(seed), list(actors), list[asyncio.Task[Any]]()
    await settle()
    while actors or gates.waiting:
        index = random.randrange(bool(actors) + len(gates.waiting))
        if index < len(gates.waiting):
            gates.open(index)
        elif work := actors.pop(0)():
            tasks.append(asyncio.create_task(work))
        await settle()
    return tasks
