"""A room as an immutable value: who sits there, what is agreed, and the game that is played."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from fairplay.play.room.events import BOT
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.table_play import TablePlay
from fairplay.protocol import CardOptions, Phase, RoomOptions

Play = MatchPlay | TablePlay

#: Between the start and the deal of a card game.
COUNTDOWN_MS = 3_000


class Seat(Struct, frozen=True, gc=False):
    """A guest, a bot (of a level from 1), or nobody."""

    guest: str | None = None
    name: str | None = None
    bot: int = 0
    ready: bool = False
    wins: int = 0
    hints: int = 0
    left: bool = False

    @property
    def free(self) -> bool:
        return self.guest is None and not self.bot

    @property
    def waits(self) -> bool:
        """Whether the game waits for this one to be ready."""
        return self.guest is not None and not self.ready


FREE = Seat()


class Room(Struct, frozen=True, gc=False):
    """What the events of a room have made of it; :func:`fairplay.play.room.apply` goes on.

    ``paused`` are the milliseconds of this game in which no server ran. ``seed`` decides the next
    deal, and who begins where that is left to chance. ``asked`` is the seat that would take a move
    back, ``agreed`` the seats that want to play again, ``kicked`` the guests sent away.
    """

    code: str
    options: RoomOptions
    host: str
    seats: tuple[Seat, ...]
    seq: int
    at: int
    phase: Phase = "waiting"
    play: Play | None = None
    first: int = 0
    game: int = 0
    seed: str | None = None
    begins_at: int = 0
    asked: int | None = None
    agreed: frozenset[int] = frozenset()
    kicked: frozenset[str] = frozenset()

    @property
    def cards(self) -> bool:
        return isinstance(self.options.game, CardOptions)

    @property
    def seated(self) -> tuple[int, ...]:
        """The seats that somebody has, a person or a bot."""
        return tuple(i for i, seat in enumerate(self.seats) if not seat.free)

    @property
    def least(self) -> int:
        """How many players a game needs."""
        return 1 if self.cards else 2

    def seat_of(self, player: str) -> int | None:
        """The seat of a guest or a bot, if it has one."""
        for number, seat in enumerate(self.seats):
            if seat.guest == player:
                return number
        if player.startswith(BOT):
            number = int(player.removeprefix(BOT))
            return number if number < len(self.seats) and self.seats[number].bot else None
        return None

    def with_seat(self, number: int, **changes: Any) -> "Room":
        """The room with something changed on one seat."""
        seat = replace(self.seats[number], **changes)
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))
