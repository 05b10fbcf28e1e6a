"""Taking a guest out of what is stored: every event stays, but somebody else has done it.

What is to be erased is written down first, so that it happens even if a server ends in the middle.
Each room is changed in one transaction. To do it again changes nothing more.
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

#: As the index has it, word by word: otherwise it is not used.
_ENTERS = text(ENTERS)


class Erasure(Struct, frozen=True):
    """A guest who wants to be forgotten since a time. ``salt`` makes the ids that take its place;
    ``rewritten_at`` is when the logs of ``rooms`` were changed, and 0 before."""

    guest: str
    salt: str
    at: int
    rewritten_at: int
    rooms: tuple[str, ...]

    def disguise(self, room: str) -> Disguise:
        """Another guest in each room, so that nobody can tell that it was one."""
        digest = hmac.new(self.salt.encode(), room.encode(), sha256).digest()
        return Disguise(self.guest, base64.urlsafe_b64encode(digest[:18]).decode())


def ask(engine: Engine, guest: str, now: int) -> Erasure:
    """Write down that a guest is to be erased."""
    row = {"guest": guest, "salt": token_urlsafe(18), "at": now, "rewritten_at": 0, "rooms": ""}
    with unless_there():
        change(engine, insert(ERASURE).values(row))
    return next(one for one in asked(engine) if one.guest == guest)


def asked(engine: Engine) -> list[Erasure]:
    """All that are not finished."""
    return [
        Erasure(guest, salt, at, rewritten_at, tuple(rooms.split()))
        for guest, salt, at, rewritten_at, rooms in fetch(engine, select(ERASURE))
    ]


def rewritten(engine: Engine, guest: str, rooms: Iterable[str], now: int) -> None:
    """These logs are changed; who has read them before has to read them again."""
    known = update(ERASURE).where(ERASURE.c.guest == guest)
    change(engine, known.values(rewritten_at=now, rooms=" ".join(rooms)))


def finish(engine: Engine, guest: str) -> None:
    """Delete the request itself, once no process holds the guest in memory."""
    change(engine, delete(ERASURE).where(ERASURE.c.guest == guest))


def rooms_of(engine: Engine, guest: str, *, closed: bool = True) -> list[str]:
    """The rooms in which a guest has been, whether it sat there or only asked to."""
    query = select(EVENT.c.room).where(EVENT.c.player == guest, _ENTERS).distinct()
    if not closed:
        query = query.join(ROOM, ROOM.c.code == EVENT.c.room).where(ROOM.c.status != CLOSED)
    return sorted(room for (room,) in fetch(engine, query))


def rewrite(engine: Engine, room: str, disguise: Disguise) -> None:
    """Put somebody else in the place of a guest in all that is stored of a room."""
    guest, other = disguise.guest, disguise.other
    with transaction(engine, writes=True) as connection:
        for seq, body in _changed(connection, room, disguise):
            one = update(EVENT).where(EVENT.c.room == room, EVENT.c.seq == seq)
            connection.execute(one.values(body=body))
        by = update(EVENT).where(EVENT.c.room == room, EVENT.c.player == guest)
        connection.execute(by.values(player=other))
        hosted = update(ROOM).where(ROOM.c.code == room, ROOM.c.host == guest)
        connection.execute(hosted.values(host=other))
        # A state that was written down names everyone; the log is folded again.
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
        # The log cannot be read, and the room is set aside. It is kept, but not who was there.
        return disguise.text(body)
    return msgspec.json.encode(disguise.body(player, kind, old)).decode()


def _suspects(room: str, disguise: Disguise) -> Select[Any]:
    """Bodies that may name the guest: it has named itself, or somebody else its id or tag."""
    columns = (EVENT.c.seq, EVENT.c.player, EVENT.c.kind, EVENT.c.body)
    named = [EVENT.c.body.contains(word, autoescape=True) for word in disguise.words]
    own = (EVENT.c.player == disguise.guest) & EVENT.c.body.contains('"name"')
    return select(*columns).where(EVENT.c.room == room, or_(own, *named))


def forget_guest(engine: Engine, erasure: Erasure) -> None:
    """What is not about rooms: of no use, or it need not say who it was."""
    guest, nobody = erasure.guest, erasure.disguise("").other
    with transaction(engine, writes=True) as connection:
        # A report is about a name, and that is gone.
        connection.execute(delete(REPORT).where(REPORT.c.guest == guest))
        by = update(REPORT).where(REPORT.c.reporter == guest)
        connection.execute(by.values(reporter=nobody))
