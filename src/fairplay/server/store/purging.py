"""Delete rooms: one at once, or closed ones a few at a time, so that others can write between."""

from collections.abc import Collection

from sqlalchemy import Connection, Engine, delete, func, select

from fairplay.server.store.database import transaction
from fairplay.server.store.tables import CLOSED, EVENT, METADATA, ROOM, SNAPSHOT

#: The most that one transaction deletes.
ROOMS, EVENTS = 50, 200


def purge(engine: Engine, played_before: int, unplayed_before: int) -> int:
    """Delete some closed rooms in which nothing has happened since a time, with their events.

    Rooms in which no game was played have a time of their own. Returns how many events were
    deleted: 0 when nothing is left to do.
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
    _delete(connection, chosen)
    return total


def delete_room(engine: Engine, code: str) -> int:
    """Delete a room; the number of its events, or 0 if there was no such room."""
    with transaction(engine, writes=True) as connection:
        return _delete(connection, [code])


def _delete(connection: Connection, codes: Collection[str]) -> int:
    """Delete rooms from every table; the number of their events."""
    events = connection.execute(delete(EVENT).where(EVENT.c.room.in_(codes))).rowcount
    for table in METADATA.tables.values():
        if "room" in table.c:
            connection.execute(delete(table).where(table.c.room.in_(codes)))
    connection.execute(delete(ROOM).where(ROOM.c.code.in_(codes)))
    return events


def _shorten(connection: Connection, code: str, length: int) -> int:
    """Delete the end of a long log. What is left can still be read if we stop here."""
    connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.room == code))
    last = (EVENT.c.room == code, EVENT.c.seq > length - EVENTS)
    return connection.execute(delete(EVENT).where(*last)).rowcount
