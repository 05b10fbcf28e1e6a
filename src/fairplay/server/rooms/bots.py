"""Bots in matches. A bot never plays worse because others keep the server busy: it plays later.

While it waits for a process to think in, its clock stands still. Only its own thinking counts, and
only when that takes too long does it make do with a guess.
"""

from typing import TYPE_CHECKING, Any

from fairplay.play.room import NOBODY, MatchPlay, Room, due
from fairplay.play.room.due import PAUSE_MS
from fairplay.server.errors import Refusal
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.workers import Asker, busy

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub

#: A clock is put right if its bot has waited for longer than this, in milliseconds.
SHORT_WAIT = 100


def bots_turn(room: Room) -> bool:
    """Whether a bot is to move in a match."""
    play = room.play
    return (
        room.phase == "playing" and isinstance(play, MatchPlay) and room.seats[play.mover].bot > 0
    )


async def think(hub: "Hub", live: LiveRoom) -> None:
    """Think about the position, and move if it is still the same then.

    There is one such thought for a room at a time. What else happens in the room meanwhile, a new
    name for instance, does not make the bot start again.
    """
    if live.thinking or not bots_turn(live.room):
        return
    moved = False
    live.thinking = True
    try:
        moved = await _Thought(hub, live).move()
    finally:
        live.thinking = False
    if moved:
        hub.deadlines.plan(live)
    else:
        hub.deadlines.plan_again(live)


class _Thought:
    """What one bot thinks about one position."""

    def __init__(self, hub: "Hub", live: LiveRoom) -> None:
        self.hub, self.live, self.room = hub, live, live.room
        assert isinstance(live.room.play, MatchPlay)
        self.match = live.room.play.match
        self.began: int | None = None

    async def move(self) -> bool:
        """Whether the room has moved on."""
        chosen = await self._chosen()
        if self._play() is None:
            return True
        if chosen is None:
            return False
        await self._put_clock_right()
        now, room = self.hub.now(), self.live.room
        coming = due(room, now)
        if self._play() is None or coming is None:
            return True
        body: dict[str, Any] = {"move": chosen} if coming.thinks else coming.body
        reply = await self.live.rounds.submit(coming.player, coming.cmd_id, coming.kind, body)
        return bool(reply.seq)

    def _play(self) -> MatchPlay | None:
        """The match, if it is still at the position that was thought about."""
        play = self.live.room.play
        same = isinstance(play, MatchPlay) and play.match is self.match
        return play if same and bots_turn(self.live.room) else None  # type: ignore[return-value]

    async def _chosen(self) -> str | None:
        """The move; None if there is nowhere to think just now."""
        seat = self.room.seats[self.match.mover ^ self.room.play.first]  # type: ignore[union-attr]
        seed, transcript = f"{self.room.seed}", self.match.transcript()
        for job in (("bot-move", transcript, seat.bot, seed), ("bot-guess", transcript, seed)):
            try:
                return (await self._run(*job)).decode()
            except Refusal as refusal:
                if refusal.code == busy().code:
                    return None
        return next(iter(self.match.position.moves()))

    async def _run(self, *job: Any) -> bytes:
        asker = Asker("play", self.live.address, self.room.code)
        return await self.hub.workers.run(*job, asker=asker, patient=True, begun=self._begun)

    def _begun(self) -> None:
        if self.began is None:
            self.began = self.hub.now()

    async def _put_clock_right(self) -> None:
        """Say how long the bot had to wait, beyond the pause that it makes anyway."""
        play = self._play()
        assert play
        if self.began is None or play.left_ms is None:
            return
        waited = self.began - play.since - PAUSE_MS
        if waited > SHORT_WAIT:
            name = f"wait-{self.live.room.seq}"
            await self.live.rounds.submit(NOBODY, name, "outage", {"ms": waited})
