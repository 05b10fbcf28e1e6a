"""The lobby: public rooms that wait for players, with somebody connected.

The list is fair: addresses take turns, and within an address its guests. Nobody can hide the rooms
of others by making many.
"""

import re
from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import ColumnElement, Engine, Subquery, and_, delete, func, or_, select

from fairplay.server.store import upserts
from fairplay.server.store.database import fetch, transaction
from fairplay.server.store.quarantine import readable
from fairplay.server.store.rows import RoomRow, room_of
from fairplay.server.store.tables import ATTENDANCE, ROOM

#: A room is not offered when nobody was seen there for so many milliseconds.
AWAY_MS = 60_000

_CURSOR = re.compile(r"([0-9]{1,9})-([0-9]{1,15})-([0-9A-Za-z]{1,40})")


class Cursor(Struct, frozen=True):
    """The last room of a page: its turn, when it was made, and its code.

    >>> Cursor.read("2-1700-ABC") == Cursor(2, 1700, "ABC"), Cursor.read("2;--")
    (True, None)
    """

    turn: int
    created_at: int
    code: str

    @classmethod
    def read(cls, text: str) -> "Cursor | None":
        found = _CURSOR.fullmatch(text)
        return cls(int(found[1]), int(found[2]), found[3]) if found else None

    def __str__(self) -> str:
        return f"{self.turn}-{self.created_at}-{self.code}"


def page(
    engine: Engine, now: int, limit: int, after: Cursor | None = None, reader: str = ""
) -> tuple[list[RoomRow], Cursor | None]:
    """The next rooms in turn, the newest of each turn first, and the cursor of the next page."""
    turns = _turns(now, readable(reader))
    order = (turns.c.turn, turns.c.created_at.desc(), turns.c.code)
    query = select(turns).order_by(*order).limit(limit + 1)
    if after is not None:
        query = query.where(_later(turns, after))
    rows = fetch(engine, query)
    shown = rows[:limit]
    more = len(rows) > limit
    end = Cursor(shown[-1].turn, shown[-1].created_at, shown[-1].code) if more else None
    return [room_of(row._mapping) for row in shown], end


def alike(
    engine: Engine, now: int, wanted: str, guest: str, reader: str = "", limit: int = 20
) -> list[str]:
    """The codes of rooms of other guests with the same options.

    First the newest room of each address, and of these the one that waits longest.
    """
    turns = _turns(now, ROOM.c.wanted == wanted, ROOM.c.host != guest, readable(reader))
    query = select(turns.c.code).order_by(turns.c.turn, turns.c.created_at, turns.c.code)
    return [code for (code,) in fetch(engine, query.limit(limit))]


def attend(engine: Engine, rooms: Collection[str], now: int) -> None:
    """Note that somebody is in these rooms, and delete old notes."""
    with transaction(engine, writes=True) as connection:
        upserts.put(connection, ATTENDANCE, [{"room": code, "seen_at": now} for code in rooms])
        connection.execute(delete(ATTENDANCE).where(ATTENDANCE.c.seen_at < now - 10 * AWAY_MS))


def _turns(now: int, *more: ColumnElement[bool]) -> Subquery:
    """The rooms that are offered, each with its turn."""
    seen = select(ATTENDANCE.c.room).where(ATTENDANCE.c.seen_at > now - AWAY_MS)
    newest = (ROOM.c.created_at.desc(), ROOM.c.code)
    nth = func.row_number().over(partition_by=ROOM.c.host, order_by=newest).label("nth")
    waiting = (ROOM.c.visibility == "public", ROOM.c.status == "waiting", ROOM.c.free > 0)
    rooms = select(ROOM, nth).where(ROOM.c.code.in_(seen), *waiting, *more).subquery()
    order = (rooms.c.nth, rooms.c.created_at.desc(), rooms.c.code)
    turn = func.row_number().over(partition_by=rooms.c.address, order_by=order).label("turn")
    return select(*(rooms.c[column.name] for column in ROOM.columns), turn).subquery()


def _later(turns: Subquery, last: Cursor) -> ColumnElement[bool]:
    same_turn = turns.c.turn == last.turn
    same_time = turns.c.created_at == last.created_at
    return or_(
        turns.c.turn > last.turn,
        and_(same_turn, turns.c.created_at < last.created_at),
        and_(same_turn, same_time, turns.c.code > last.code),
    )
