"""Events, logs and rooms to store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fairplay.server.clock import Clock
from fairplay.server.store import APPENDED, EventRow, Journal, RoomRow, Snapshot, Store
from tests.server.databases import durability


def event(code: str, seq: int, **parts: Any) -> EventRow:
    """A typical event."""
    ordinary = {
        "player": f"guest{seq % 4}",
        "cmd_id": f"cmd{seq}",
        "kind": "claim",
        "body": {"a": ["100110"], "b": [seq]},
        "at": 1_700_000_000_000 + seq,
    }
    return EventRow(seq, room=code, **{**ordinary, **parts})


def log(code: str, length: int) -> list[EventRow]:
    """The first events of a room."""
    return [event(code, seq) for seq in range(1, length + 1)]


def room(code: str, **parts: Any) -> RoomRow:
    """A typical room."""
    ordinary = {
        "visibility": "public",
        "status": "waiting",
        "game": "zero",
        "options": {"seats": 4},
        "seats": 4,
        "free": 3,
        "players": 1,
        "host": "guest1",
        "address": "192.0.2.1",
        "created_at": 1,
        "changed_at": 1,
    }
    return RoomRow(code, **{**ordinary, **parts})


@asynccontextmanager
async def journal_of(store: Store, **options: Any) -> AsyncIterator[Journal]:
    """A journal that is closed at the end."""
    durable = durability(str(store.engine.url)) == "refuse"
    journal = Journal(store.engine, **{"durable": durable, **options})
    try:
        yield journal
    finally:
        await journal.close()


async def write(
    store: Store, *events: EventRow, room: RoomRow | None = None, snapshot: Snapshot | None = None
) -> None:
    """Store events, the last of them together with a room and a snapshot."""
    async with journal_of(store) as journal:
        for one in events:
            last = one is events[-1]
            outcome = await journal.append(one, room if last else None, snapshot if last else None)
            assert outcome == APPENDED, one


def stopped_clock(now: int) -> Clock:
    """A clock that always shows the same time."""
    return Clock(lambda: now * 1_000_000, lambda: 0)
