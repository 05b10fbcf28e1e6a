"""Rooms whose logs this version of the code cannot read."""

from typing import Any

from sqlalchemy import ColumnElement, Engine, Select, delete, insert, select

from fairplay.server.store.database import change, fetch, unless_there
from fairplay.server.store.rows import Quarantined
from fairplay.server.store.tables import QUARANTINE, ROOM


def readable(reader: str) -> ColumnElement[bool]:
    """The condition that a reader has not failed to read a room."""
    aside = (QUARANTINE.c.room == ROOM.c.code, QUARANTINE.c.reader == reader)
    return ~select(QUARANTINE.c.room).where(*aside).exists()


class Quarantine:
    """The rooms that a ``reader`` (a version of the code) could not read."""

    def __init__(self, engine: Engine, reader: str) -> None:
        self.engine, self.reader = engine, reader

    def set_aside(self, room: str, code: str, reason: str, now: int) -> None:
        """Remember that this reader cannot read a room."""
        row = {"room": room, "reader": self.reader, "code": code, "reason": reason, "at": now}
        if self.aside(room) is None:
            with unless_there():
                change(self.engine, insert(QUARANTINE).values(row))

    def aside(self, room: str) -> Quarantined | None:
        """Why this reader cannot read a room, if it has tried."""
        found = fetch(self.engine, self._aside().where(QUARANTINE.c.room == room))
        return Quarantined(*found[0]) if found else None

    def quarantined(self) -> list[Quarantined]:
        """The rooms that this reader cannot read, the latest first."""
        newest = (QUARANTINE.c.at.desc(), QUARANTINE.c.room)
        return [Quarantined(*row) for row in fetch(self.engine, self._aside().order_by(*newest))]

    def retry(self, room: str) -> bool:
        """Let every version read a room again; returns whether it was in quarantine."""
        return change(self.engine, delete(QUARANTINE).where(QUARANTINE.c.room == room)) > 0

    def _aside(self) -> Select[Any]:
        return select(QUARANTINE).where(QUARANTINE.c.reader == self.reader)
