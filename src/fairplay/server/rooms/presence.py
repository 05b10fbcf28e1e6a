"""Who is in a room: told at once if nothing was told for a while, else together with what follows.

Otherwise a guest who comes and goes as fast as possible would make the server write to everyone in
the room each time. A message has the state of its moment, so nothing is lost.

Other processes say who is connected to them. Nobody vouches for that, so it is bounded, and only
shown.
"""

import asyncio
from collections.abc import Container
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from fairplay.protocol import Seat

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom

#: Seconds between two messages.
PAUSE = 0.25
#: Processes that one room knows of.
MOST_PROCESSES = 64
#: Longer messages of other processes are not read.
MAX_LENGTH = 200


class Here(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The ``seats`` whose players are connected to a process, and how many sockets only watch."""

    seats: Annotated[frozenset[Seat], Meta(max_length=6)] = frozenset()
    watching: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Said(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a process says."""

    process: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
    here: Here


_decode = msgspec.json.Decoder(Said).decode
_encode = msgspec.json.Encoder().encode


def read_said(payload: bytes) -> Said | None:
    """What a process has said; None if no process of ours would say that.

    >>> read_said(b'["0123456789abcdef", [[0, 1], 3]]').here.watching
    3
    >>> read_said(b'["0123456789abcdef", [[6], 0]]') is None
    True
    """
    if len(payload) > MAX_LENGTH:
        return None
    try:
        return _decode(payload)
    except msgspec.MsgspecError:
        return None


class PresenceNews:
    """Tells the presence of one room, here and to other processes."""

    __slots__ = ("_away", "_here", "_hub", "_live", "_next", "_timer")

    def __init__(self, hub: "Hub", live: "LiveRoom") -> None:
        self._hub, self._live = hub, live
        self._timer: asyncio.TimerHandle | None = None
        #: When the next message may be sent, by the loop's clock.
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

    def heard(self, payload: bytes) -> None:
        """Another process says who is connected to it."""
        known, said = self._live.audience.elsewhere, read_said(payload)
        if said is None:
            return
        before = known.get(said.process)
        if before == said.here or (before is None and len(known) >= MOST_PROCESSES):
            return
        known[said.process] = said.here
        self.changed(here=False)
        if before is None:
            # That process has just loaded the room, and does not know who is here.
            self._publish()

    def forget_processes(self, alive: Container[str]) -> None:
        """Nobody is connected to a process that is gone."""
        known = self._live.audience.elsewhere
        gone = [process for process in known if process not in alive]
        for process in gone:
            del known[process]
        if gone:
            self.changed(here=False)

    def away_ms(self, seat: int) -> int | None:
        """For how long a player has been away; None if they are here."""
        now = asyncio.get_running_loop().time()
        self._note(now)
        return int(1000 * (now - self._away[seat])) if seat in self._away else None

    def _note(self, now: float) -> None:
        there = self._live.audience.there(self._live.room)
        away = [seat for seat, here in enumerate(there) if not here]
        self._away = {seat: self._away.get(seat, now) for seat in away}

    def _tell(self) -> None:
        self._timer = None
        now, live = asyncio.get_running_loop().time(), self._live
        self._next = now + PAUSE
        self._note(now)
        live.audience.tell_presence(live.room)
        if self._here:
            self._here = False
            self._publish()

    def _publish(self) -> None:
        fanout, live = self._hub.fanout, self._live
        if not fanout.alone:
            said = Said(fanout.process, live.audience.here(live.room))
            fanout.publish(live.room.code, b"p" + _encode(said))
