"""Who is in a room: told at once if nothing was told for a while, else together with what follows.

Otherwise someone who comes and goes as fast as possible would have the server write to everyone
else in the room each time. What is told is always the state of that moment, so nothing is lost.
"""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom

#: Seconds between two messages.
PAUSE = 0.25


class PresenceNews:
    """Tells the presence of one room, here and to other processes."""

    __slots__ = ("_here", "_hub", "_live", "_next", "_timer")

    def __init__(self, hub: "Hub", live: "LiveRoom") -> None:
        self._hub, self._live = hub, live
        self._timer: asyncio.TimerHandle | None = None
        #: When the next message may be told, by the loop's clock.
        self._next = 0.0
        #: Whether it has changed in this process, so that the others have to be told.
        self._here = False

    def changed(self, *, here: bool) -> bool:
        """Someone has come or gone, here or elsewhere; whether all have been told at once."""
        self._here |= here
        loop = asyncio.get_running_loop()
        wait = self._next - loop.time()
        if self._timer is None and wait <= 0:
            self._tell()
            return True
        if self._timer is None:
            self._timer = loop.call_later(wait, self._tell)
        return False

    def _tell(self) -> None:
        self._timer = None
        self._next = asyncio.get_running_loop().time() + PAUSE
        live = self._live
        live.audience.tell_presence(live.room)
        if self._here:
            self._here = False
            self._hub.publish_presence(live)
