"""Another game in the same room, with the same people."""

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.room.checks import (
    DONE,
    Outcome,
    check_between_games,
    check_host,
    check_options,
    seats_of,
)
from fairplay.play.room.events import Event
from fairplay.play.room.starting import ready
from fairplay.play.room.state import FREE, Room, Seat
from fairplay.play.room.versions import read_game


def change_game(room: Room, event: Event) -> Outcome:
    """Play another game from now on. Whoever chooses it is ready for it; the others say so."""
    check_between_games(room)
    number = room.seat_of(event.player)
    if room.game == 0 or number is None:
        check_host(room, event)
    options = read_game(room.options, event.body["game"])
    seats = _reseated(room.seats, seats_of(options))
    options = replace(options, bots=tuple([seat.bot for seat in seats if seat.bot]))
    check_options(options)
    room = replace(room, options=options, seats=seats, phase="waiting", play=None, seed=None)
    room = replace(room, nonces=None, agreed=frozenset(), changed=event.seq)
    if number is None:
        return room, DONE
    return ready(room, replace(event, body={**event.body, "ready": True}))


def _reseated(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """The same people on so many seats; nobody is ready. InputError if they are too many.

    Seats stay as they are unless there are too few. Then the others move up, and bots leave.
    """
    people = sum(seat.guest is not None for seat in seats)
    if people > number:
        raise InputError("error-game-seats", count=people, seats=number)
    kept = [replace(seat, ready=seat.bot > 0, nonce=None) for seat in seats]
    if len(kept) > number:
        bots = [i for i, seat in enumerate(kept) if seat.bot][: number - max(1, people)]
        kept = [seat for i, seat in enumerate(kept) if seat.guest or i in bots]
    return (*kept, *(FREE,) * (number - len(kept)))
