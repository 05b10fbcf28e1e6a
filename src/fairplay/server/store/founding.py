"""Make rooms, within limits that also hold for concurrent requests to several processes.

The rooms of an owner are counted in the transaction that makes a new one. Only one such transaction
runs at a time: SQLite has one writer, and PostgreSQL gets a lock.
"""

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, exists, func, insert, select

from fairplay.server.store import upserts
from fairplay.server.store.database import transaction
from fairplay.server.store.rows import EventRow, RoomRow
from fairplay.server.store.tables import ATTENDANCE, EVENT, OPEN, ROOM, USAGE
from fairplay.server.store.usage import address_owner, day_of, guest_owner, stored_owner

#: An arbitrary number that all versions share.
_LOCK = 0x66616972_02


class Limits(Struct, frozen=True):
    """Open rooms, and rooms made in a day: of one guest, and of one address."""

    guest_open: int
    address_open: int
    guest_day: int
    address_day: int


class TooManyRooms(Exception):  # noqa: N818  (a refusal)
    """A limit is reached; ``code`` says which kind."""

    def __init__(self, code: str, limit: int) -> None:
        super().__init__(code, limit)
        self.code, self.limit = code, limit


def check(engine: Engine, host: str, address: str, now: int, limits: Limits) -> None:
    """Raise TooManyRooms if another room is too many now. Does not block writers."""
    with transaction(engine) as connection:
        _check(connection, host, address, now, limits)


def found(engine: Engine, event: EventRow, room: RoomRow, limits: Limits) -> bool:
    """Store a new room with its first event; False if the code is taken.

    Raises TooManyRooms, and then stores nothing.
    """
    with transaction(engine, writes=True) as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        _check(connection, room.host, room.address, room.created_at, limits)
        if connection.execute(select(exists().where(EVENT.c.room == room.code))).scalar():
            return False
        connection.execute(insert(EVENT).values(_row(event, "body")))
        connection.execute(insert(ROOM).values(_row(room, "options")))
        seen = {"room": room.code, "seen_at": room.created_at}
        upserts.put(connection, ATTENDANCE, [seen])
        day = day_of(room.created_at)
        owners = (guest_owner(room.host), address_owner(room.address))
        made = [
            {"day": day, "owner": stored_owner(day, owner), "rooms": 1, "bytes": 0}
            for owner in owners
        ]
        upserts.add(connection, USAGE, made)
        return True


def _check(connection: Connection, host: str, address: str, now: int, limits: Limits) -> None:
    """First the limits that the guest can do something about."""
    if _open(connection, host=host) >= limits.guest_open:
        raise TooManyRooms("error-rooms-many", limits.guest_open)
    if _open(connection, address=address) >= limits.address_open:
        raise TooManyRooms("error-rooms-many", limits.address_open)
    day = day_of(now)
    if _made(connection, day, guest_owner(host)) >= limits.guest_day:
        raise TooManyRooms("error-rooms-day", limits.guest_day)
    if _made(connection, day, address_owner(address)) >= limits.address_day:
        raise TooManyRooms("error-rooms-day", limits.address_day)


def _open(connection: Connection, **owner: str) -> int:
    name, value = next(iter(owner.items()))
    query = select(func.count()).select_from(ROOM)
    query = query.where(ROOM.c[name] == value, ROOM.c.status.in_(OPEN))
    return int(connection.execute(query).scalar() or 0)


def _made(connection: Connection, day: int, owner: str) -> int:
    query = select(USAGE.c.rooms).where(
        USAGE.c.day == day, USAGE.c.owner == stored_owner(day, owner)
    )
    return int(connection.execute(query).scalar() or 0)


def _row(row: Struct, encoded: str) -> dict[str, object]:
    values = msgspec.structs.asdict(row)
    return values | {encoded: msgspec.json.encode(values[encoded]).decode()}
