"""What an operator can ask for: each request is one struct, in the terminal and on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fairplay.protocol import Name, Seat
from fairplay.server.store.rows import BanKind

Code = Annotated[str, Meta(min_length=1, max_length=40)]
Limit = Annotated[int, Meta(ge=1, le=1000)]
#: Rooms are open until they are closed, and waiting, playing or over meanwhile. Whatever they are,
#: they can be in quarantine.
Status = Literal["open", "waiting", "playing", "over", "closed", "quarantined"]


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="action"):
    """``action`` says which one it is."""


class Rooms(Request, frozen=True, tag="rooms"):
    """Rooms by code, after one of them; of a guest by its tag."""

    status: Status | None = None
    host: Annotated[str, Meta(max_length=80)] | None = None
    after: Annotated[str, Meta(max_length=40)] = ""
    limit: Limit = 50


class Show(Request, frozen=True, tag="show"):
    """All about one room that an operator needs, and its last events."""

    code: Code
    events: Annotated[int, Meta(ge=0, le=1000)] = 10


class Close(Request, frozen=True, tag="close"):
    """Close a room. Its log stays as long as others'."""

    code: Code


class Delete(Request, frozen=True, tag="delete"):
    """Forget a room and all its events at once."""

    code: Code


class BanOne(Request, frozen=True, tag="ban"):
    """Keep a guest (its id or tag) or an address out, for some days or for good."""

    kind: BanKind
    subject: Annotated[str, Meta(min_length=1, max_length=80)]
    days: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class Unban(Request, frozen=True, tag="unban"):
    """Let somebody in again; the subject also as the list of bans has it."""

    kind: BanKind
    subject: Annotated[str, Meta(min_length=1, max_length=80)]


class Bans(Request, frozen=True, tag="bans"):
    """The bans that hold."""


class Quarantine(Request, frozen=True, tag="quarantine"):
    """The rooms that cannot be read."""


class Retry(Request, frozen=True, tag="retry"):
    """Let a room that could not be read be read again."""

    code: Code


class Export(Request, frozen=True, tag="export"):
    """The whole log of a room, with other ids and names unless it is ``full``."""

    code: Code
    full: bool = False


class Reports(Request, frozen=True, tag="reports"):
    """Names that players have reported."""

    limit: Limit = 50


class Rename(Request, frozen=True, tag="rename"):
    """Give somebody another name, from the list unless one is given. Seats count from 0."""

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
