"""Delete closed rooms a little at a time: meanwhile nobody else can write."""

from sqlalchemy import Connection, Engine, delete, func, select

from fairplay.server.store.database import transaction
from fairplay.server.store.tables import (
    ATTENDANCE,
    CLOSED,
    EVENT,
    QUARANTINE,
    REPORT,
    ROOM,
    SNAPSHOT,
)

#: What one transaction forgets at most.
ROOMS, EVENTS = 50, 200


def purge(engine: Engine, played_before: int, unplayed_before: int) -> int:
    """Forget some closed rooms in which nothing has happened since a time, with their events.

    Rooms in which no game was played have a time of their own. Returns how many events were
    forgotten: 0 when nothing is left to do.
    """
    with transaction(engine, writes=True) as connection:
        for played, before in ((0, unplayed_before), (1, played_before)):
            if lengths := _old(connection, played, before):
                return _forget(connection, lengths)
    return 0


def _old(connection: Connection, played: int, before: int) -> dict[str, int]:
    """The rooms that were closed first, and how long their logs are."""
    length = select(func.coalesce(func.max(EVENT.c.seq), 1)).where(EVENT.c.room == ROOM.c.code)
    old = (ROOM.c.status == CLOSED, ROOM.c.played == played, ROOM.c.changed_at < before)
    query = select(ROOM.c.code, length.scalar_subquery()).where(*old)
    rows = connection.execute(query.order_by(ROOM.c.changed_at).limit(ROOMS))
    return {code: int(events) for code, events in rows}


def _forget(connection: Connection, lengths: dict[str, int]) -> int:
    chosen, total = [], 0
    for code, length in lengths.items():
        if total + length > EVENTS:
            break
        chosen.append(code)
        total += length
    if not chosen:
        return _shorten(connection, *next(iter(lengths.items())))
    for column in (
        EVENT.c.room,
        SNAPSHOT.c.room,
        ATTENDANCE.c.room,
        QUARANTINE.c.room,
        REPORT.c.room,
        ROOM.c.code,
    ):
        connection.execute(delete(column.table).where(column.in_(chosen)))
    return total


def _shorten(connection: Connection, code: str, length: int) -> int:
    """Forget the end of a long log: what is left can be read, should we not come to the rest."""
    connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.room == code))
    last = (EVENT.c.room == code, EVENT.c.seq > length - EVENTS)
    return connection.execute(delete(EVENT).where(*last)).rowcount
