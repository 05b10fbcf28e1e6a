"""Rooms that are in the database before a server starts, with any log."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict, replace

from fairplay.play.room import Event, Room, version_of
from fairplay.server.rooms.listing import listing
from fairplay.server.store import EventRow, Journal, RoomRow, Snapshot, Store, lobby
from fairplay.server.store.batch import Entry
from tests.play.room_log import BO, HOST, RoomLog, match


def rows_of(code: str, log: Iterable[Event]) -> list[EventRow]:
    return [EventRow(**asdict(e), room=code, version=version_of(e.kind)) for e in log]


def listed(code: str, room: Room, **parts: Any) -> RoomRow:
    row = listing(room, "192.0.2.1", room.at)
    return replace(row, code=code, **parts)


async def put(
    store: Store,
    rows: Sequence[EventRow],
    room: RoomRow | None,
    snapshot: Snapshot | None = None,
) -> None:
    """Store a whole room."""
    journal = Journal(store.engine, durable=False)
    done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    journal.put(Entry(tuple(rows), room, snapshot), done.set_result)
    outcome = await done
    await journal.close()
    assert not isinstance(outcome, Exception), outcome
    # Recent presence, so that the lobby lists the room.
    lobby.attend(store.engine, [rows[0].room], time.time_ns() // 1_000_000)


async def put_log(store: Store, code: str, led: RoomLog, **parts: Any) -> list[EventRow]:
    """Store the room of a log; ``parts`` are the columns of its row."""
    rows = rows_of(code, led.log)
    await put(store, rows, listed(code, led.room, **parts))
    return rows


def long_match(moves: int) -> tuple[list[Event], Room]:
    """The log of a match in which the players take one coin at a time, until one resigns."""
    led = RoomLog(match(f"nim:{moves + 1}", first=0)).begin(HOST, BO)
    log, seq = list(led.log), led.room.seq
    for number in range(moves + 1):
        player = (HOST, BO)[number % 2]
        left = moves + 1 - number
        kind, body = ("move", {"move": f"{left}→{left - 1}"}) if left > 1 else ("resign", {})
        seq += 1
        log.append(Event(seq, player, f"long-{seq}", kind, body, led.now + seq))
    # The room's listing does not depend on the moves, so return the room before them.
    return log, led.room
