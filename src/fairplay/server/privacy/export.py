"""All that is stored of a guest, as the guest may see it: what it has done itself, room by room.

What the server has added to a command (the seed of a deal) is not the guest's, and may be secret.
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

#: What a client has sent of a command, by its kind. A room is made of its options.
SENT: dict[str, frozenset[str]] = {
    str(command.__struct_config__.tag): frozenset(command.__struct_fields__)
    for command in get_args(AnyCommand)
} | {"created": frozenset({"options"})}


class Done(Struct, frozen=True):
    """A command that was done, as it was sent."""

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
    """A JSON object, one room at a time, so that it needs no more memory than the longest."""
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
