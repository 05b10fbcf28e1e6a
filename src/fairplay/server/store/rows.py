"""The rows of the store, as values. Their fields are the columns of the tables, in this order."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

#: Where a log ends: the number of its last event, and its time.
End = tuple[int, int]


class EventRow(Struct, frozen=True, gc=False):
    """The ``seq``-th event of a room. ``body`` is what JSON can say, in a ``version`` of what
    events of its kind are."""

    room: str
    seq: int
    player: str
    cmd_id: str
    kind: str
    body: dict[str, Any]
    at: int
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


BanKind = Literal["guest", "address"]


class Ban(Struct, frozen=True):
    """``subject`` is not let in until a time; None is for good. Of a guest the tag is kept, of an
    address a hash."""

    kind: BanKind
    subject: str
    reason: str
    at: int
    until: int | None


class AdminAction(Struct, frozen=True):
    """What the operator ``who`` has done to a subject. It never names a guest or an address."""

    at: int
    who: str
    action: str
    subject: str
    detail: str
