"""A room as an immutable value: who sits there, what is agreed, and the game that is played."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from fairplay.play.room.events import BOT
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.table_play import TablePlay
from fairplay.play.table.shuffle import combined
from fairplay.protocol import CardOptions, Door, Names, Phase, RoomOptions

Play = MatchPlay | TablePlay

#: Between the start and the deal of a card game. Logs depend on it, so another value needs a new
#: version of the events that start a game.
COUNTDOWN_MS = 3_000


def names_in(options: RoomOptions) -> Names:
    """Which names the players may have: strangers have theirs from the list."""
    usual: Names = "words" if options.visibility == "public" else "free"
    return options.names or usual


class Seat(Struct, frozen=True, gc=False):
    """A guest, a bot (of a level from 1), or nobody."""

    guest: str | None = None
    name: str | None = None
    bot: int = 0
    ready: bool = False
    wins: int = 0
    hints: int = 0
    #: The position, or the cards, of the last hint, and how many hints there were about it.
    hinted: int = 0
    step: int = 0
    left: bool = False
    #: What this player adds to the next deal.
    nonce: str | None = None

    @property
    def free(self) -> bool:
        return self.guest is None and not self.bot

    @property
    def waits(self) -> bool:
        """Whether the game waits for this guest to be ready."""
        return self.guest is not None and not self.ready


FREE = Seat()


class DoorGuest(Struct, frozen=True, gc=False):
    """A guest who waits to be let in, under a name, and would have this seat if it is free."""

    guest: str
    name: str
    seat: int | None


class Room(Struct, frozen=True, gc=False):
    """What the events of a room have made of it; :func:`fairplay.play.room.apply` goes on.

    ``seed`` and the ``nonces`` of the players, by seat, decide the deal of this game, and who
    begins where that is left to chance; in old logs there are no nonces (None). ``next_seed`` is
    the seed of the next game: its hash is known before any nonce comes in. ``unused`` is a seed
    that has decided nothing, since its game did not take place. ``asked`` is the seat that wants to
    take a move back, ``agreed`` the seats that want to play again, ``kicked`` the guests sent away.

    ``asking`` are those who wait at the ``door``, ``admitted`` those who need not ask, ``reworded``
    those whose name the operator has replaced. ``noise`` is kept by
    :mod:`fairplay.play.room.noise`.
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
    changed: int = 0
    seed: str | None = None
    nonces: tuple[tuple[int, str], ...] | None = None
    next_seed: str | None = None
    unused: str | None = None
    begins_at: int = 0
    asked: int | None = None
    agreed: frozenset[int] = frozenset()
    kicked: frozenset[str] = frozenset()
    door: Door = "open"
    asking: tuple[DoorGuest, ...] = ()
    admitted: frozenset[str] = frozenset()
    reworded: frozenset[str] = frozenset()
    noise: dict[str, int] = {}

    @property
    def cards(self) -> bool:
        return isinstance(self.options.game, CardOptions)

    @property
    def deal_seed(self) -> str:
        """What the deal follows from."""
        assert self.seed is not None, "a game has begun"
        return self.seed if self.nonces is None else combined(self.seed, self.nonces)

    @property
    def names(self) -> Names:
        return names_in(self.options)

    def called_off(self) -> "Room":
        """Call off the game that was about to begin. Its seed will never be used."""
        return replace(self, phase="waiting", play=None, seed=None, nonces=None, unused=self.seed)

    @property
    def seated(self) -> tuple[int, ...]:
        """The seats that somebody has, a person or a bot."""
        return tuple(i for i, seat in enumerate(self.seats) if not seat.free)

    @property
    def free(self) -> list[int]:
        """The seats that nobody has."""
        return [i for i, seat in enumerate(self.seats) if seat.free]

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
