"""A handshake, and what there is to know of it."""

from collections.abc import Mapping

from msgspec import Struct

from fairplay.server.guests import Guest
from fairplay.server.open_socket import Socket
from fairplay.server.rooms.audience import Seen


class Visit(Struct, frozen=True):
    """What there is to know of a handshake. The rest of it is not kept while the socket is open."""

    guest: Guest
    #: Whether the guest has no cookie yet, and may get it only over an encrypted connection.
    fresh: bool
    secure: bool
    address: str
    code: str
    #: The last event that the client has seen, if it says so.
    seen: Seen | None
    subprotocol: str | None
    own_origin: bool
    socket: Socket


def seen_by(query: Mapping[str, str]) -> Seen | None:
    after, at = _number(query.get("after", ""), 9), _number(query.get("at", ""), 15)
    return None if after is None else Seen(after, at)


def _number(text: str, digits: int) -> int | None:
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= digits else None
