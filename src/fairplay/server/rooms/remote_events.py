"""Reading what other processes have stored. They only say in which room; the log has the events.

One query at a time reads all rooms that were named since the last one, with a short pause after it.
So a quiet server reads at once, and a busy one does not ask once for every event.
"""

import asyncio
from typing import TYPE_CHECKING

from fairplay.server.store import StorageError

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom

#: Events of one room that are read at once, and rooms.
MOST_EVENTS, MOST_ROOMS = 64, 500
#: Seconds between two reads.
PAUSE = 0.004


class RemoteEvents:
    """The rooms that others have changed, and how far their logs go."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._heads: dict[str, int] = {}
        self._reading = False

    def heard(self, code: str, head: int) -> None:
        """A room is said to have so many events. If that is a lie, it costs one read."""
        self._heads[code] = max(head, self._heads.get(code, 0))
        self.read()

    def read(self) -> None:
        """Begin to read, unless that goes on already or there is nothing to read."""
        if self._heads and not self._reading:
            self._reading = True
            self._hub.spawn(self._read())

    async def _read(self) -> None:
        try:
            while rooms := self._take():
                await self._read_some(rooms)
                await asyncio.sleep(PAUSE)
        except StorageError as error:
            # Every room compares itself with its log when the database answers again.
            self._hub.trouble(error)
        finally:
            self._reading = False

    def _take(self) -> list["LiveRoom"]:
        """The rooms to read now. A room that is being loaded has to wait."""
        taken: list[LiveRoom] = []
        for code, head in list(self._heads.items()):
            live = self._hub.rooms.get(code)
            if live is None and self._hub.loads(code):
                continue
            if live is not None and len(taken) == MOST_ROOMS:
                break
            del self._heads[code]
            if live is not None and live.room.seq < head:
                taken.append(live)
        return taken

    async def _read_some(self, rooms: list["LiveRoom"]) -> None:
        store = self._hub.store
        known = {live.room.code: live.room.seq for live in rooms}
        found = await store.call(store.events_from, known, MOST_EVENTS)
        for live in rooms:
            code = live.room.code
            rows = found.get(code, [])
            live.following.learn(known[code], rows)
            if len(rows) == MOST_EVENTS:
                self._heads.setdefault(code, rows[-1].seq + 1)
