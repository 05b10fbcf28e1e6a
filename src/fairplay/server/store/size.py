"""How much is stored, and how much more could be."""

import os

from msgspec import Struct
from sqlalchemy import Connection, Engine, func, select

from fairplay.server.store.database import database_file, transaction
from fairplay.server.store.tables import ROOM


class Size(Struct, frozen=True):
    """Rooms, bytes in use, and free bytes; None if the disk is that of another machine."""

    rooms: int
    bytes: int
    free: int | None


def measure(engine: Engine) -> Size:
    with transaction(engine) as connection:
        rooms = int(connection.execute(select(func.count()).select_from(ROOM)).scalar() or 0)
        if engine.dialect.name == "postgresql":
            return Size(
                rooms, _number(connection, "SELECT pg_database_size(current_database())"), None
            )
        page = _number(connection, "PRAGMA page_size")
        # Free pages stay in the file, and are used again.
        spare = page * _number(connection, "PRAGMA freelist_count")
        used = page * _number(connection, "PRAGMA page_count") - spare
        disk = os.statvfs(database_file(engine.url).absolute().parent)
        return Size(rooms, used, disk.f_bavail * disk.f_frsize + spare)


def _number(connection: Connection, query: str) -> int:
    return int(connection.exec_driver_sql(query).scalar() or 0)
