"""The requests of an operator: each is one struct, in the terminal and on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fairplay.protocol import Name, Seat
from fairplay.server.store.rows import BanKind

Code = Annotated[str, Meta(min_length=1, max_length=40)]
Limit = Annotated[int, Meta(ge=1, le=1000)]
#: An open room is waiting, playing or over. Any room can be in quarantine.
Status = Literal["open", "waiting", "playing", "over", "closed", "quarantined"]


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """The tag ``action`` says which one it is."""


class Rooms(Request, frozen=True, tag="rooms"):
    """List rooms by code, after one of them; ``host`` is the tag of a guest."""

    status: Status | None = None
    host: Annotated[str, Meta(max_length=80)] | None = None
    after: Annotated[str, Meta(max_length=40)] = ""
    limit: Limit = 50


class Show(Request, frozen=True, tag="show"):
    """Show one room and its last events."""

    code: Code
    events: Annotated[int, Meta(ge=0, le=1000)] = 10


class Close(Request, frozen=True, tag="close"):
    """Close a room. Its log is kept as usual."""

    code: Code


class Delete(Request, frozen=True, tag="delete"):
    """Delete a room with all its events."""

    code: Code


class BanOne(Request, frozen=True, tag="ban"):
    """Ban a guest (by its id or tag) or an address, for some days or for good."""

    kind: BanKind
    subject: Annotated[str, Meta(min_length=1, max_length=80)]
    days: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class Unban(Request, frozen=True, tag="unban"):
    """Lift a ban; the subject may also be as listed."""

    kind: BanKind
    subject: Annotated[str, Meta(min_length=1, max_length=80)]


class Bans(Request, frozen=True, tag="bans"):
    """The bans that hold."""


class Quarantine(Request, frozen=True, tag="quarantine"):
    """The rooms that cannot be read."""


class Retry(Request, frozen=True, tag="retry"):
    """Take a room out of quarantine and read it again."""

    code: Code


class Export(Request, frozen=True, tag="export"):
    """Export the log of a room, with other ids and names unless it is ``full``."""

    code: Code
    full: bool = False


class Reports(Request, frozen=True, tag="reports"):
    """Names that players have reported."""

    limit: Limit = 50


class Rename(Request, frozen=True, tag="rename"):
    """Rename a player; without a name, to one from the list. Seats count from 0."""

    code: Code
    seat: Seat
    name: Name | None = None


class Log(Request, frozen=True, tag="log"):
    """What operators have done."""

    limit: Limit = 50


AnyRequest = (
    Rooms
    | Show
    | Close
    | Delete
    | BanOne
    | Unban
    | Bans
    | Quarantine
    | Retry
    | Export
    | Reports
    | Rename
    | Log
)
