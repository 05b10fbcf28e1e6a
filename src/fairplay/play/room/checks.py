"""Who may do something, and when. InputError if not."""

from typing import TypeVar

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.match import Match
from fairplay.play.room.events import NOBODY, Event
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import Room
from fairplay.play.room.table_play import TablePlay, table_options
from fairplay.protocol import AnyAnswer, CardOptions, Done, MatchOptions, RoomOptions

P = TypeVar("P", MatchPlay, TablePlay)
Outcome = tuple[Room, AnyAnswer]
DONE = Done()


def seat_of(room: Room, event: Event) -> int:
    """The seat of the player. Whoever has left their seat has none in this game."""
    number = room.seat_of(event.player)
    if number is None or room.seats[number].left:
        raise InputError("error-not-seated")
    return number


def check_host(room: Room, event: Event) -> None:
    if event.player != room.host:
        raise InputError("error-not-host")


def check_nobody(event: Event) -> None:
    """Refuse events that only the server makes."""
    if event.player != NOBODY:
        raise InputError("error-not-host")


def check_between_games(room: Room) -> None:
    if room.phase not in ("waiting", "over"):
        raise InputError("error-room-phase")


def seats_of(options: RoomOptions) -> int:
    """The number of seats of the game."""
    return options.game.seats if isinstance(options.game, CardOptions) else 2


def check_options(options: RoomOptions) -> int:
    """The number of seats; InputError if the options do not fit together.

    The size of a position is checked only when a room is made (see ``admission``), so that logs
    stored under other limits can still be read.
    """
    seats = seats_of(options)
    match options.game:
        case CardOptions() as game:
            table_options(game, seats)
        case MatchOptions() as game:
            match = Match.begin(game.position, game.misere)
            if match.result is not None:
                raise InputError("error-position-over", text=game.position)
    if len(options.bots) >= seats:
        raise InputError("error-room-bots", count=len(options.bots), seats=seats)
    return seats


def free_seat(room: Room, wanted: int | None) -> int:
    if not room.free:
        raise InputError("error-room-full")
    if wanted is not None and wanted not in room.free:
        raise InputError("error-seat-taken", seat=wanted + 1)
    return room.free[0] if wanted is None else wanted


def seats_changed(room: Room) -> Room:
    """Ask again for a rematch: players agreed to one against those who sat there."""
    return replace(room, agreed=frozenset())


def game_of(room: Room, kind: type[P]) -> P:
    """The game that is going on, if it is of this kind."""
    if room.cards != (kind is TablePlay):
        raise InputError("error-other-game")
    if room.phase != "playing" or not isinstance(room.play, kind):
        raise InputError("error-room-phase")
    return room.play
