"""Forgetting a room at once, in every table that has something of it."""

from sqlalchemy import Connection, Engine, delete

from fairplay.server.store.database import transaction
from fairplay.server.store.tables import EVENT, METADATA, ROOM


def delete_room(engine: Engine, code: str) -> int:
    """How many events it had; 0 if there was no such room."""
    with transaction(engine, writes=True) as connection:
        return _delete(connection, code)


def _delete(connection: Connection, code: str) -> int:
    events = connection.execute(delete(EVENT).where(EVENT.c.room == code)).rowcount
    for table in METADATA.tables.values():
        if "room" in table.c:
            connection.execute(delete(table).where(table.c.room == code))
    connection.execute(delete(ROOM).where(ROOM.c.code == code))
    return events
