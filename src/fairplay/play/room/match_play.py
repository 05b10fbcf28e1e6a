"""A match in a room: two seats, and clocks if they are wanted."""

from msgspec import Struct
from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.match import Match
from fairplay.play.match_view import match_view, seat_result
from fairplay.protocol import Clock, MatchOptions, MatchResult, MatchView


class MatchPlay(Struct, frozen=True):
    """``first`` is the seat of the match's player 0. ``left_ms`` is what the two seats' clocks
    showed at ``since``, when the last move was made. ``ended`` is how it ended other than by play.
    """

    match: Match
    first: int
    since: int
    clock: Clock | None = None
    left_ms: tuple[int, int] | None = None
    ended: MatchResult | None = None

    @classmethod
    def begin(
        cls, options: MatchOptions, first: int, at: int, endless: bool = False
    ) -> "MatchPlay":
        clock = options.clock
        left = (clock.initial_ms, clock.initial_ms) if clock else None
        match = Match.begin(options.position, options.misere, endless)
        return cls(match, first, at, clock, left)

    @property
    def mover(self) -> int:
        """The seat that is to move."""
        return self.match.mover ^ self.first

    @property
    def result(self) -> MatchResult | None:
        return self.ended or seat_result(self.match, self.first)

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def winners(self) -> tuple[int, ...]:
        result = self.result
        return () if result is None or result.winner is None else (result.winner,)

    @property
    def flag_at(self) -> int | None:
        """When the time of the player to move is over."""
        return None if self.left_ms is None else self.since + self.left_ms[self.mover]

    def move(self, seat: int, text: str, at: int) -> "MatchPlay":
        if seat != self.mover:
            raise InputError("error-not-your-turn")
        self._check_time(at)
        match = self.match.play(text)
        bonus = self.clock.increment_ms if self.clock else 0
        return replace(self, match=match, since=at, left_ms=self._counted(at, bonus))

    def _check_time(self, at: int) -> None:
        if self.flag_at is not None and at >= self.flag_at:
            raise InputError("error-time-over")

    def _counted(self, at: int, bonus: int) -> tuple[int, int] | None:
        """The clocks, after the player to move has used up the time until now."""
        if self.left_ms is None:
            return None
        left = list(self.left_ms)
        left[self.mover] += bonus - (at - self.since)
        return left[0], left[1]

    def flag(self, at: int) -> "MatchPlay":
        """Time is over for the player to move."""
        if self.flag_at is None or at < self.flag_at:
            raise InputError("error-time-left")
        return self.ending(1 - self.mover, "time")

    def ending(self, winner: int | None, reason: str) -> "MatchPlay":
        return replace(self, ended=MatchResult(winner, reason))

    def take_back(self, seat: int, at: int) -> "MatchPlay":
        """Undo moves until it is the seat's turn again. The time used is not given back."""
        self._check_time(at)
        count = 1 if self.mover != seat else 2
        undone = self.match.undo(count)
        return replace(self, match=undone, since=at, left_ms=self._counted(at, 0))

    def shifted(self, ms: int, at: int) -> "MatchPlay":
        """Leave out an outage of ``ms`` before ``at``, as far as it comes after the last move."""
        return replace(self, since=min(self.since + ms, at))

    def view(self) -> MatchView:
        since, left_ms, ended = self.since, self.left_ms, self.ended
        return match_view(self.match, self.first, since=since, left_ms=left_ms, result=ended)
