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

    __slots__ = ("_away", "_here", "_hub", "_live", "_next", "_timer")

    def __init__(self, hub: "Hub", live: "LiveRoom") -> None:
        self._hub, self._live = hub, live
        self._timer: asyncio.TimerHandle | None = None
        #: When the next message may be told, by the loop's clock.
        self._next = 0.0
        #: Whether it has changed in this process, so that the others have to be told.
        self._here = False
        #: Since when the player of a seat has been away, by the loop's clock.
        self._away: dict[int, float] = {}

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

    def _note(self, now: float) -> None:
        there = self._live.audience.there(self._live.room)
        away = [seat for seat, here in enumerate(there) if not here]
        self._away = {seat: self._away.get(seat, now) for seat in away}

    def away_ms(self, seat: int) -> int | None:
        """For how long a player has been away; None if they are here."""
        now = asyncio.get_running_loop().time()
        self._note(now)
        return int(1000 * (now - self._away[seat])) if seat in self._away else None

    def _tell(self) -> None:
        self._timer = None
        now, live = asyncio.get_running_loop().time(), self._live
        self._next = now + PAUSE
        self._note(now)
        live.audience.tell_presence(live.room)
        if self._here:
            self._here = False
            self._hub.publish_presence(live)
