"""Erase a guest from the store: every event stays, but is attributed to somebody else.

The request is stored first, so that it is completed even if a server stops in between. Each room is
changed in one transaction. Repeating it changes nothing.
"""

import base64
import hmac
from collections.abc import Iterable, Iterator
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, Select, delete, insert, or_, select, text, update

from fairplay.play.room.disguise import Disguise
from fairplay.server.store.database import change, fetch, transaction, unless_there
from fairplay.server.store.tables import CLOSED, ENTERS, ERASURE, EVENT, REPORT, ROOM, SNAPSHOT

#: Word for word as in the index: otherwise the index is not used.
_ENTERS = text(ENTERS)


class Erasure(Struct, frozen=True):
    """A guest's request to be forgotten. ``salt`` makes the ids that replace its id.
    ``rewritten_at`` is when the logs of ``rooms`` were changed, and 0 before."""

    guest: str
    salt: str
    at: int
    rewritten_at: int
    rooms: tuple[str, ...]

    def disguise(self, room: str) -> Disguise:
        """Replace the guest by a different id in each room, so that the rooms cannot be linked."""
        digest = hmac.new(self.salt.encode(), room.encode(), sha256).digest()
        return Disguise(self.guest, base64.urlsafe_b64encode(digest[:18]).decode())


def ask(engine: Engine, guest: str, now: int) -> Erasure:
    """Store the request of a guest."""
    row = {"guest": guest, "salt": token_urlsafe(18), "at": now, "rewritten_at": 0, "rooms": ""}
    with unless_there():
        change(engine, insert(ERASURE).values(row))
    return next(one for one in asked(engine) if one.guest == guest)


def asked(engine: Engine) -> list[Erasure]:
    """All requests that are not finished."""
    return [
        Erasure(guest, salt, at, rewritten_at, tuple(rooms.split()))
        for guest, salt, at, rewritten_at, rooms in fetch(engine, select(ERASURE))
    ]


def rewritten(engine: Engine, guest: str, rooms: Iterable[str], now: int) -> None:
    """Note that these logs have changed: processes that have read them must read them again."""
    known = update(ERASURE).where(ERASURE.c.guest == guest)
    change(engine, known.values(rewritten_at=now, rooms=" ".join(rooms)))


def finish(engine: Engine, guest: str) -> None:
    """Delete the request, once no process has the guest in memory."""
    change(engine, delete(ERASURE).where(ERASURE.c.guest == guest))


def rooms_of(engine: Engine, guest: str, *, closed: bool = True) -> list[str]:
    """The rooms in which a guest has sat or asked for a seat."""
    query = select(EVENT.c.room).where(EVENT.c.player == guest, _ENTERS).distinct()
    if not closed:
        query = query.join(ROOM, ROOM.c.code == EVENT.c.room).where(ROOM.c.status != CLOSED)
    return sorted(room for (room,) in fetch(engine, query))


def rewrite(engine: Engine, room: str, disguise: Disguise) -> None:
    """Replace a guest in everything that is stored of a room."""
    guest, other = disguise.guest, disguise.other
    with transaction(engine, writes=True) as connection:
        for seq, body in _changed(connection, room, disguise):
            one = update(EVENT).where(EVENT.c.room == room, EVENT.c.seq == seq)
            connection.execute(one.values(body=body))
        by = update(EVENT).where(EVENT.c.room == room, EVENT.c.player == guest)
        connection.execute(by.values(player=other))
        hosted = update(ROOM).where(ROOM.c.code == room, ROOM.c.host == guest)
        connection.execute(hosted.values(host=other))
        # A snapshot names everyone; the log is folded again.
        connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.room == room))


def _changed(connection: Connection, room: str, disguise: Disguise) -> Iterator[tuple[int, str]]:
    """The events whose bodies name the guest, and their new bodies."""
    for seq, player, kind, body in connection.execute(_suspects(room, disguise)).all():
        new = _body(player, kind, body, disguise)
        if new != body:
            yield seq, new


def _body(player: str, kind: str, body: str, disguise: Disguise) -> str:
    try:
        old = msgspec.json.decode(body, type=dict[str, Any])
    except msgspec.MsgspecError:
        # The room is in quarantine. Keep the text, but not the names in it.
        return disguise.text(body)
    return msgspec.json.encode(disguise.body(player, kind, old)).decode()


def _suspects(room: str, disguise: Disguise) -> Select[Any]:
    """Events that may name the guest: by its own name, or by its id or tag."""
    columns = (EVENT.c.seq, EVENT.c.player, EVENT.c.kind, EVENT.c.body)
    named = [EVENT.c.body.contains(word, autoescape=True) for word in disguise.words]
    own = (EVENT.c.player == disguise.guest) & EVENT.c.body.contains('"name"')
    return select(*columns).where(EVENT.c.room == room, or_(own, *named))


def forget_guest(engine: Engine, erasure: Erasure) -> None:
    """Erase the guest outside of rooms."""
    guest, nobody = erasure.guest, erasure.disguise("").other
    with transaction(engine, writes=True) as connection:
        # The reported name is gone.
        connection.execute(delete(REPORT).where(REPORT.c.guest == guest))
        by = update(REPORT).where(REPORT.c.reporter == guest)
        connection.execute(by.values(reporter=nobody))
