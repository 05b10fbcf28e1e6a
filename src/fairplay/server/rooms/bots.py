"""Bots in matches. On a busy server a bot does not play worse, it plays later.

While it waits for a process to think in, its clock stands still. Only when its own thinking takes
too long, it guesses.
"""

from collections.abc import Callable
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

    One bot of a room thinks at a time. It does not start again when something else happens in the
    room meanwhile, a new name for instance.
    """
    if live.thinking or not bots_turn(live.room):
        return
    live.thinking, moved = True, False
    try:
        moved = await _move(hub, live)
    finally:
        live.thinking = False
    plan = hub.deadlines.plan if moved else hub.deadlines.plan_again
    plan(live)


async def _move(hub: "Hub", live: LiveRoom) -> bool:
    """Whether the room has moved on."""
    play = live.room.play
    assert isinstance(play, MatchPlay)
    begun: list[int] = []
    chosen = await _chosen(hub, live, play, lambda: begun.append(hub.now()))
    if not _waits(live.room, play):
        return True
    if chosen is None:
        return False
    if begun:
        await _put_clock_right(live, begun[0])
    coming = due(live.room, hub.now())
    if not _waits(live.room, play) or coming is None:
        return True
    body: dict[str, Any] = {"move": chosen} if coming.thinks else coming.body
    reply = await live.rounds.submit(coming.player, coming.cmd_id, coming.kind, body)
    return bool(reply.seq)


def _waits(room: Room, before: MatchPlay) -> bool:
    """Whether the match is still at the position of before."""
    same = isinstance(room.play, MatchPlay) and room.play.match is before.match
    return same and bots_turn(room)


async def _chosen(
    hub: "Hub", live: LiveRoom, play: MatchPlay, begun: Callable[[], None]
) -> str | None:
    """The move; None if no process is free to think."""
    room, match = live.room, play.match
    level, seed, transcript = room.seats[play.mover].bot, f"{room.seed}", match.transcript()
    asker = Asker("play", live.address, room.code)
    for job in (("bot-move", transcript, level, seed), ("bot-guess", transcript, seed)):
        try:
            found = await hub.workers.run(*job, asker=asker, patient=True, begun=begun)
        except Refusal as refusal:
            if refusal.code == busy().code:
                return None
        else:
            return found.decode()
    return next(iter(match.position.moves()))


async def _put_clock_right(live: LiveRoom, began: int) -> None:
    """Give the time back that the bot had to wait, beyond the pause that it makes anyway."""
    play = live.room.play
    if not isinstance(play, MatchPlay) or play.left_ms is None:
        return
    waited = began - play.since - PAUSE_MS
    if waited > SHORT_WAIT:
        await live.rounds.submit(NOBODY, f"wait-{live.room.seq}", "outage", {"ms": waited})
