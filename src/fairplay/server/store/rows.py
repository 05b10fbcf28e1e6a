"""The rows of the store, as values. Their fields are the columns of the tables, in this order."""

from collections.abc import Mapping
from typing import Any, Literal

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
    """What lists show and limits count: ``free`` of ``seats`` seats are free, on ``players`` of the
    others are people. ``host`` has made the room from an ``address``. ``played`` is 1 when a game
    has begun in it. Rooms with the same ``wanted`` are alike."""

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
    """A room from a row of the database, which may have more columns."""
    values = {name: row[name] for name in RoomRow.__struct_fields__}
    try:
        options = msgspec.json.decode(row["options"], type=dict[str, Any])
    except (msgspec.DecodeError, msgspec.ValidationError):
        options = {}  # the reader puts the room into quarantine
    return RoomRow(**{**values, "options": options})


class Snapshot(Struct, frozen=True, gc=False):
    """The state of a room after its ``seq``-th event, encoded as JSON."""

    room: str
    seq: int
    body: bytes


class Quarantined(Struct, frozen=True):
    """A room whose log a ``reader`` (a version of the code) could not read: the code for visitors,
    and the reason for the operator."""

    room: str
    reader: str
    code: str
    reason: str
    at: int


class NameReport(Struct, frozen=True):
    """A ``reporter`` objects to the ``name`` that a ``guest`` had on a seat."""

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
