"""The rows of the store, as values."""

from typing import Any

from msgspec import Struct


class EventRow(Struct, frozen=True, gc=False):
    """The ``seq``-th event of a room. ``body`` is what JSON can say."""

    room: str
    seq: int
    player: str
    cmd_id: str
    kind: str
    body: dict[str, Any]
    at: int


class RoomRow(Struct, frozen=True, gc=False):
    """What lists of rooms show, and limits count: ``free`` of ``seats`` seats are free,
    ``players`` of the others are people, ``host`` has made the room from an ``address``."""

    code: str
    visibility: str
    status: str
    game: str
    options: dict[str, Any]
    seats: int
    free: int
    players: int
    host: str
    address: str
    created_at: int
    changed_at: int


class Snapshot(Struct, frozen=True, gc=False):
    """The state of a room after its ``seq``-th event, encoded as JSON."""

    room: str
    seq: int
    body: bytes


class Key(Struct, frozen=True):
    """A secret to sign with."""

    id: int
    secret: str
    created_at: int
