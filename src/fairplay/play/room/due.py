"""What happens in a room without anyone's command: deals, calls and clocks that run out, bots."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fairplay.play.card_bots import CardBot
from fairplay.play.levels import opponent
from fairplay.play.match import Match
from fairplay.play.players import Hasty
from fairplay.play.room.events import NOBODY, bot_on
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import Room
from fairplay.play.room.table_play import TablePlay
from fairplay.protocol import TableView

#: Pause before a bot answers, so that the player's own move is seen.
PAUSE_MS = 700


@dataclass(frozen=True)
class Due:
    """An event that will happen ``at`` a time unless another comes first.

    All processes work out the same ``cmd_id``, so that it happens once. If a bot ``thinks``, its
    move has yet to be chosen.
    """

    at: int
    player: str
    cmd_id: str
    kind: str
    body: dict[str, Any] = field(default_factory=dict)
    thinks: bool = False


def due(room: Room, now: int) -> Due | None:
    """The first thing that will happen by itself."""
    if room.phase == "countdown":
        return _by_itself(room, room.begins_at, "deal")
    if room.phase != "playing":
        return None
    match room.play:
        case MatchPlay() as play:
            found = _in_match(room, play, now)
        case TablePlay() as play:
            found = _at_table(room, play, now)
        case None:
            return None
    return min(found, key=lambda one: one.at) if found else None


def _in_match(room: Room, play: MatchPlay, now: int) -> list[Due]:
    found = []
    if play.flag_at is not None:
        found.append(_by_itself(room, play.flag_at, "flag"))
    # After its time is over, the move of a bot would be refused.
    if room.seats[play.mover].bot and (play.flag_at is None or now < play.flag_at):
        player, at = bot_on(play.mover), play.since + PAUSE_MS
        found.append(Due(at, player, _name(room, "move"), "move", thinks=True))
    return found


def _at_table(room: Room, play: TablePlay, now: int) -> list[Due]:
    found = []
    if play.table.calling:
        found.append(_by_itself(room, play.table.calling.until + play.start, "expire"))
    seats = room.seats
    bots = [
        player
        for player, number in enumerate(play.order)
        if seats[number].bot and not seats[number].left
    ]
    # Called after every claim, so the view is built only for bots.
    if bots:
        seen = play.table.view()
        for player in bots:
            found += _planned(room, play, player, seen, now)
    return found


def _by_itself(room: Room, at: int, kind: str) -> Due:
    return Due(at, NOBODY, _name(room, kind), kind)


def _name(room: Room, kind: str) -> str:
    return f"{kind}-{room.seq}"


def _planned(room: Room, play: TablePlay, player: int, seen: TableView, now: int) -> Iterator[Due]:
    """What a bot at the table would do next."""
    number = play.order[player]
    bot = CardBot(player, room.seats[number].bot, f"{room.seed}:{number}")
    plan = bot.plan(seen, play.table.options, max(0, now - play.start))
    if plan is not None:
        a, b = plan.texts
        body = {"a": [*a], "b": [*b]} if plan.kind == "claim" else {}
        yield Due(plan.at + play.start, bot_on(number), _name(room, plan.kind), plan.kind, body)


def bot_move(transcript: str, level: int, seed: str) -> str:
    """The move of a bot in a match, the same in every process. It can take long.

    >>> bot_move("nim:3,4,5\\n", level=10, seed="1")
    '3→1'
    """
    match = Match.from_transcript(transcript)
    return opponent(level, _chance(match, seed)).choose(match)


def bot_guess(transcript: str, seed: str) -> str:
    """A quick move, for a bot that would think for too long."""
    match = Match.from_transcript(transcript)
    return Hasty(_chance(match, seed)).choose(match)


def _chance(match: Match, seed: str) -> int:
    """A seed that is the same in every process, and another one for each move."""
    return int.from_bytes(f"{seed}:{match.played}".encode(), "big")
