"""From one game to the next: each function is what one kind of event does to a room."""

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.room.checks import DONE, Outcome, check_host, check_nobody, seat_of
from fairplay.play.room.events import Event
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import COUNTDOWN_MS, Room
from fairplay.play.room.table_play import TablePlay
from fairplay.play.table.shuffle import lot
from fairplay.protocol import CardOptions, MatchOptions


def ready(room: Room, event: Event) -> Outcome:
    if room.phase not in ("waiting", "countdown"):
        raise InputError("error-room-phase")
    number, ready = seat_of(room, event), event.body["ready"]
    seen = event.body.get("seen")
    if seen is not None and seen < room.changed:
        raise InputError("error-game-changed")
    if room.phase == "countdown" and not ready:
        room = room.called_off()
    room = _with_nonce(room.with_seat(number, ready=ready), number, event)
    waits = room.free or any(seat.waits for seat in room.seats)
    if room.phase == "waiting" and not waits:
        return begun(room, event), DONE
    return room, DONE


def start(room: Room, event: Event) -> Outcome:
    check_host(room, event)
    if room.phase != "waiting":
        raise InputError("error-room-phase")
    number = room.seat_of(event.player)
    if number is not None:
        room = _with_nonce(room.with_seat(number, ready=True), number, event)
    people = any(seat.guest for seat in room.seats)
    if not people or len(room.seated) < room.least:
        raise InputError("error-too-few-players", count=room.least)
    if any(seat.waits for seat in room.seats):
        raise InputError("error-players-not-ready")
    return begun(room, event), DONE


def rematch(room: Room, event: Event) -> Outcome:
    if room.phase != "over":
        raise InputError("error-room-phase")
    number = seat_of(room, event)
    room = _with_nonce(replace(room, agreed=room.agreed | {number}), number, event)
    people = {i for i in room.seated if not room.seats[i].bot}
    if people <= room.agreed and len(room.seated) >= room.least:
        return begun(room, event), DONE
    return room, DONE


def _with_nonce(room: Room, number: int, event: Event) -> Room:
    """Keep what a player adds to the next deal; the last nonce counts."""
    nonce = event.body.get("nonce")
    return room.with_seat(number, nonce=nonce) if nonce else room


def begun(room: Room, event: Event) -> Room:
    """Start the next game. A card game is dealt after a countdown, a match begins at once."""
    room = _seeded(room, event)
    seats = tuple(
        seat if seat.free else replace(seat, ready=True, hints=0, step=0, nonce=None)
        for seat in room.seats
    )
    room = replace(room, seats=seats, agreed=frozenset(), asked=None, game=room.game + 1)
    match room.options.game:
        case CardOptions():
            return replace(room, phase="countdown", play=None, begins_at=event.at + COUNTDOWN_MS)
        case MatchOptions() as game:
            first = _first(room, game)
            play = MatchPlay.begin(game, first, event.at, endless=_of_old(event))
            return replace(room, phase="playing", play=play, first=first, begins_at=event.at)


def _seeded(room: Room, event: Event) -> Room:
    """Fix the server's seed and the nonces that decide the game. The event has the seed of the next
    game, so that its hash is published before any nonce for it. (Old events have the seed of this
    game, and there are no nonces.)"""
    if _of_old(event):
        return replace(room, seed=event.body["seed"], nonces=None, unused=None)
    nonces = tuple([(i, seat.nonce) for i, seat in enumerate(room.seats) if seat.nonce])
    seed, following = room.next_seed, event.body["next"]
    if seed is None:  # the room is older than commitments
        seed, following = following, None
    return replace(room, seed=seed, nonces=nonces, next_seed=following, unused=None)


def _of_old(event: Event) -> bool:
    """Whether the first version of the event has started the game."""
    return "seed" in event.body


def _first(room: Room, game: MatchOptions) -> int:
    """Who begins: as agreed or by lot in the first game, after that always the other."""
    if room.game > 1:
        return 1 - room.first
    return lot(room.deal_seed) if game.first is None else game.first


def deal(room: Room, event: Event) -> Outcome:
    check_nobody(event)
    game = room.options.game
    if room.phase != "countdown" or not isinstance(game, CardOptions) or room.seed is None:
        raise InputError("error-room-phase")
    if event.at < room.begins_at:
        raise InputError("error-time-left")
    play = TablePlay.begin(game, room.seated, room.deal_seed, event.at)
    return replace(room, phase="playing", play=play, begins_at=event.at), DONE
