"""What happens in rooms by itself: deals, flags, moves of bots, and that a room is forgotten."""

import asyncio
from typing import TYPE_CHECKING

from fairplay.play.room import Due, due
from fairplay.server.rooms import bots

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom

#: Seconds after which a room without clients and deadlines is unloaded; the log has it.
FORGET_AFTER = 60.0
#: Seconds before something that failed is tried again.
RETRY = 1.0
#: Seconds to add to each timer, since one may fire slightly too early.
LATENESS = 0.002
#: With several processes: a command in another one may still be on its way to the log.
LATENESS_OF_MANY = 0.1
#: In a process without players of the room: the one that has them goes first.
LATENESS_OF_SPARE = 2.0


class Deadlines:
    """Sets the timer of each loaded room to what comes next there."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        #: No timer is set before the clocks of all games are put right.
        self._started = False
        self._loop = asyncio.get_running_loop()

    def start(self) -> None:
        self._started = True
        self.plan_all()

    def plan_all(self) -> None:
        """Set every timer again: the clock was set."""
        for live in self._hub.rooms.values():
            self.plan(live)

    def plan(self, live: "LiveRoom") -> None:
        """Set the timer of a room to what will happen next by itself, or to unloading it."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        gone = self._hub.rooms.get(live.room.code) is not live
        if self._hub.stopping or not self._started or gone:
            return
        if live.thinking and bots.bots_turn(live.room):
            return  # the bot moves when it has thought; until then its clock does not end the game
        now = self._hub.now()
        coming = due(live.room, now)
        if coming is not None:
            delay = max(0, coming.at - now) / 1000 + self._lateness(live)
            live.timer = self._loop.call_later(delay, self._fire, live, coming)
        elif not live.audience.clients:
            live.timer = self._loop.call_later(FORGET_AFTER, self._hub.forget, live)

    def _lateness(self, live: "LiveRoom") -> float:
        if self._hub.fanout.alone:
            return LATENESS
        audience = live.audience
        if not audience.clients and any(
            one.seats or one.watching for one in audience.elsewhere.values()
        ):
            # The process of the players lets bots think and clocks run out. Act only if it fails.
            return LATENESS_OF_SPARE
        return LATENESS_OF_MANY

    def _fire(self, live: "LiveRoom", coming: Due) -> None:
        """Let commands go first that arrived before the deadline and are not read yet."""
        live.timer = None
        self._hub.pulse.after_reading(lambda: self._begin(live, coming))

    def _begin(self, live: "LiveRoom", coming: Due) -> None:
        self._hub.spawn(
            bots.think(self._hub, live) if coming.thinks else self._happen(live, coming)
        )

    async def _happen(self, live: "LiveRoom", coming: Due) -> None:
        room = live.room
        reply = await live.rounds.submit(coming.player, coming.cmd_id, coming.kind, coming.body)
        if not reply.seq and live.room is room:
            # The timer fired slightly too early, or the event could not be stored.
            self.plan_again(live)

    def plan_again(self, live: "LiveRoom") -> None:
        """Try again later what could not happen now."""
        if live.timer is None and not self._hub.stopping:
            live.timer = self._loop.call_later(RETRY, self.plan, live)
