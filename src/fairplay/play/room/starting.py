"""From one game to the next: each function is what one kind of event does to a room."""

from hashlib import sha256

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.room.checks import DONE, Outcome, check_host, check_nobody, seat_of
from fairplay.play.room.events import Event
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import COUNTDOWN_MS, Room
from fairplay.play.room.table_play import TablePlay
from fairplay.protocol import CardOptions, MatchOptions


def ready(room: Room, event: Event) -> Outcome:
    if room.phase not in ("waiting", "countdown"):
        raise InputError("error-room-phase")
    number, ready = seat_of(room, event), event.body["ready"]
    if room.phase == "countdown" and not ready:
        room = replace(room, phase="waiting", play=None, seed=None)
    room = room.with_seat(number, ready=ready)
    full = len(room.seated) == len(room.seats)
    if room.phase == "waiting" and full and not any(seat.waits for seat in room.seats):
        return begun(room, event), DONE
    return room, DONE


def start(room: Room, event: Event) -> Outcome:
    check_host(room, event)
    if room.phase != "waiting":
        raise InputError("error-room-phase")
    number = room.seat_of(event.player)
    if number is not None:
        room = room.with_seat(number, ready=True)
    people = any(seat.guest for seat in room.seats)
    if not people or len(room.seated) < room.least:
        raise InputError("error-too-few-players", count=room.least)
    if any(seat.waits for seat in room.seats):
        raise InputError("error-players-not-ready")
    return begun(room, event), DONE


def rematch(room: Room, event: Event) -> Outcome:
    if room.phase != "over":
        raise InputError("error-room-phase")
    room = replace(room, agreed=room.agreed | {seat_of(room, event)})
    people = {i for i in room.seated if not room.seats[i].bot}
    if people <= room.agreed and len(room.seated) >= room.least:
        return begun(room, event), DONE
    return room, DONE


def begun(room: Room, event: Event) -> Room:
    """The next game. A card game is dealt after a countdown, a match begins at once."""
    seed: str = event.body["seed"]
    seats = tuple(seat if seat.free else replace(seat, ready=True, hints=0) for seat in room.seats)
    room = replace(room, seats=seats, seed=seed, agreed=frozenset(), asked=None, game=room.game + 1)
    match room.options.game:
        case CardOptions():
            return replace(room, phase="countdown", play=None, begins_at=event.at + COUNTDOWN_MS)
        case MatchOptions() as game:
            first = _first(room, game, seed)
            play = MatchPlay.begin(game, first, event.at)
            return replace(room, phase="playing", play=play, first=first, begins_at=event.at)


def _first(room: Room, game: MatchOptions, seed: str) -> int:
    """Who begins: as agreed or by lot in the first game, after that always the other."""
    if room.game > 1:
        return 1 - room.first
    return sha256(f"first:{seed}".encode()).digest()[0] & 1 if game.first is None else game.first


def deal(room: Room, event: Event) -> Outcome:
    check_nobody(event)
    game = room.options.game
    if room.phase != "countdown" or not isinstance(game, CardOptions) or room.seed is None:
        raise InputError("error-room-phase")
    if event.at < room.begins_at:
        raise InputError("error-time-left")
    play = TablePlay.begin(game, room.seated, room.seed, event.at)
    return replace(room, phase="playing", play=play, begins_at=event.at), DONE
