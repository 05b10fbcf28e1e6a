"""The rows of the store, as values."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from fairplay.play.room.events import Event

#: Where a log ends: the number of its last event, and its time.
End = tuple[int, int]


class EventRow(Event, frozen=True, gc=False):
    """An event of a ``room`` as it is stored: the body is JSON, in a ``version`` of its kind."""

    room: str
    version: int = 1


class RoomRow(Struct, frozen=True, gc=False):
    """What lists of rooms show, and limits count: ``free`` of ``seats`` seats are free,
    ``players`` of the others are people, ``host`` has made the room from an ``address``. A room is
    ``played`` (1 or 0) when a game has begun in it. Rooms with the same ``wanted`` are alike."""

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
    played: int = 0
    wanted: str = ""


def room_of(row: Mapping[Any, Any]) -> RoomRow:
    """A row of the database; other columns than those of a room are left out."""
    values = {name: row[name] for name in RoomRow.__struct_fields__}
    try:
        options = msgspec.json.decode(row["options"], type=dict[str, Any])
    except (msgspec.DecodeError, msgspec.ValidationError):
        options = {}  # no valid options: readers set the room aside
    return RoomRow(**{**values, "options": options})


class Snapshot(Struct, frozen=True, gc=False):
    """The state of a room after its ``seq``-th event, encoded as JSON."""

    room: str
    seq: int
    body: bytes


class Quarantined(Struct, frozen=True):
    """A room whose log a ``reader`` (a version of the code) could not read: the code that visitors
    get, and the reason for the operator."""

    room: str
    reader: str
    code: str
    reason: str
    at: int


class NameReport(Struct, frozen=True):
    """A ``reporter`` finds that the ``name`` of a ``guest``, on this seat then, is not fit."""

    room: str
    guest: str
    reporter: str
    seat: int
    name: str
    at: int


class Key(Struct, frozen=True):
    """A secret to sign with."""

    id: int
    secret: str
    created_at: int
