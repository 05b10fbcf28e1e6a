"""What each kind of event does to a room. InputError: it cannot happen, and nothing has changed.

The same functions judge commands and fold logs. So the state of a room always follows from its log,
and an impossible event in a log is noticed when it is read.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.room import changing, door, playing, seating, starting
from fairplay.play.room.checks import (
    DONE,
    Outcome,
    check_host,
    check_nobody,
    check_options,
    seat_of,
)
from fairplay.play.room.events import NOBODY, Event
from fairplay.play.room.noise import COST, louder
from fairplay.play.room.state import FREE, Room, Seat
from fairplay.play.room.versions import read_options
from fairplay.protocol import Late


def create(code: str, event: Event) -> Room:
    """The room that its first event makes; InputError if its options make no sense."""
    options = read_options(event.body["options"])
    number = check_options(options)
    bots = [Seat(bot=level, ready=True) for level in options.bots]
    free = (FREE,) * (number - len(bots))
    seats, seed = (*free, *bots), event.body["seed"]
    return Room(
        code,
        options,
        event.player,
        seats,
        event.seq,
        event.at,
        next_seed=seed,
        door=options.door,
    )


def apply(room: Room, event: Event) -> Outcome:
    """The room after an event, and the answer to it; the same object if nothing has changed.

    Time does not go back: an event before the last one counts as happening together with it.
    """
    if room.phase == "closed":
        raise InputError("error-room-closed")
    if event.at < room.at:
        event = msgspec.structs.replace(event, at=room.at)
    after, answer = HANDLERS[event.kind](room, event)
    if isinstance(answer, Late):
        return room, answer
    if event.kind in COST and event.by_guest:
        after = replace(after, noise=louder(room.noise, event))
    return replace(_settled(after), seq=event.seq, at=event.at), answer


def _settled(room: Room) -> Room:
    """If a game has just ended, count the wins and free the seats of those who left."""
    if room.phase != "playing" or room.play is None or not room.play.over:
        return room
    winners = room.play.winners
    seats = tuple(
        FREE if seat.left else replace(seat, wins=seat.wins + (number in winners))
        for number, seat in enumerate(room.seats)
    )
    return replace(room, phase="over", seats=seats, asked=None, agreed=frozenset())


# -- the rest -------------------------------------------------------------------------------------


def say(room: Room, event: Event) -> Outcome:
    seat_of(room, event)
    if not room.options.chat:
        raise InputError("error-chat-off")
    return room, DONE


def outage(room: Room, event: Event) -> Outcome:
    """No server ran for a while: clocks stood still."""
    check_nobody(event)
    ms: int = event.body["ms"]
    play = None if room.play is None else room.play.shifted(ms, event.at)
    return replace(room, play=play, begins_at=room.begins_at + ms), DONE


def close(room: Room, event: Event) -> Outcome:
    """By the host, or by an operator, who is nobody in the room."""
    if event.player != NOBODY:
        check_host(room, event)
    return _closed(room), DONE


def idle(room: Room, event: Event) -> Outcome:
    check_nobody(event)
    return _closed(room), DONE


def _closed(room: Room) -> Room:
    """There will be no next game: the seed for it is told."""
    return replace(room, phase="closed", next_seed=None, unused=room.next_seed)


HANDLERS: dict[str, Callable[[Room, Event], Outcome]] = {
    "sit": seating.sit,
    "rename": seating.rename,
    "rename-seat": seating.rename_seat,
    "ask": door.ask,
    "admit": door.admit,
    "door": door.set_door,
    "stand": seating.stand,
    "ready": starting.ready,
    "start": starting.start,
    "bot": seating.bot,
    "kick": seating.kick,
    "move": playing.move,
    "claim": playing.claim,
    "call": playing.act,
    "give-up": playing.act,
    "resign": playing.resign,
    "end": playing.end,
    "takeback": playing.takeback,
    "decline": playing.decline,
    "hint": playing.hint,
    "rematch": starting.rematch,
    "game": changing.change_game,
    "say": say,
    "close": close,
    "deal": starting.deal,
    "expire": playing.expire,
    "flag": playing.flag,
    "outage": outage,
    "idle": idle,
}
#: A game may start with these: their bodies have the seed of the game after that one.
STARTING = frozenset({"ready", "start", "rematch", "game"})
