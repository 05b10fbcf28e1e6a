"""Everything that is stored of a guest: its own commands, room by room.

What the server has added to a command (the seed of a deal) may be secret and is left out.
"""

from collections.abc import AsyncIterator
from typing import Any, get_args

import msgspec
from msgspec import Struct
from sqlalchemy import Engine, select

from fairplay.protocol import AnyCommand
from fairplay.server.guests import Guest
from fairplay.server.store import Store, erasing
from fairplay.server.store.database import fetch
from fairplay.server.store.tables import EVENT

#: The fields of each command that come from the client. A room is made with its options.
SENT: dict[str, frozenset[str]] = {
    str(command.__struct_config__.tag): frozenset(command.__struct_fields__)
    for command in get_args(AnyCommand)
} | {"created": frozenset({"options"})}


class Done(Struct, frozen=True):
    """A command, as it was sent."""

    seq: int
    at: int
    kind: str
    sent: dict[str, Any]


class Visited(Struct, frozen=True):
    """What a guest has done in a room, and under which names."""

    room: str
    names: list[str]
    done: list[Done]


async def exported(store: Store, guest: Guest) -> AsyncIterator[bytes]:
    """Write a JSON object one room at a time: it needs as much memory as the longest room."""
    rooms = await store.call(erasing.rooms_of, store.engine, guest.id)
    yield b'{"guest":' + msgspec.json.encode(guest.tag) + b',"rooms":['
    for number, room in enumerate(rooms):
        found = await store.call(_visited, store.engine, room, guest.id)
        yield (b"," if number else b"") + found
    yield b"]}"


def _visited(engine: Engine, room: str, guest: str) -> bytes:
    query = select(EVENT.c.seq, EVENT.c.at, EVENT.c.kind, EVENT.c.body)
    own = query.where(EVENT.c.room == room, EVENT.c.player == guest).order_by(EVENT.c.seq)
    rows = fetch(engine, own)
    done = [Done(seq, at, kind, _sent(kind, body)) for seq, at, kind, body in rows]
    names = dict.fromkeys(one.sent["name"] for one in done if "name" in one.sent)
    return msgspec.json.encode(Visited(room, list(names), done))


def _sent(kind: str, body: str) -> dict[str, Any]:
    stored: dict[str, Any] = msgspec.json.decode(body)
    return {name: stored[name] for name in sorted(SENT.get(kind, ())) if name in stored}
