"""A match: where it started, what was played, who has won."""

from dataclasses import dataclass, field, replace
from functools import cached_property

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.position import Position, convention, split_convention

RESIGNS = "resigns"


@dataclass(frozen=True)
class Result:
    """Player 0 or 1 has won, or nobody; ``reason`` is no-move, resigned or repetition."""

    winner: int | None
    reason: str


@dataclass(frozen=True)
class Match:
    """Two players, 0 and 1; player 0 moves first. Every change gives a new match.

    >>> match = Match.begin("nim:1,2").play("2→1").play("1→0").play("1→0")
    >>> match.result
    Result(winner=0, reason='no-move')
    >>> Match.from_transcript(match.transcript()) == match
    True
    """

    misere: bool
    positions: tuple[Position, ...]
    moves: tuple[str, ...] = ()
    resigned: int | None = field(default=None, kw_only=True)

    @classmethod
    def begin(cls, position: str | Position, misere: bool = False) -> "Match":
        """A new match from a position, or from a text that may end in `` misère``."""
        if isinstance(position, str):
            text, said = split_convention(position)
            position, misere = Position(text), misere or said
        return cls(convention(position, misere), (position,))

    @property
    def position(self) -> Position:
        """The position now, as the player to move sees it."""
        return self.positions[-1]

    @property
    def mover(self) -> int:
        return len(self.moves) % 2

    def seen_by(self, player: int) -> Position:
        """The position now with one player's pieces as the mover's, whoever's turn it is."""
        return self.position if player == self.mover else self.position.turned()

    @cached_property
    def result(self) -> Result | None:
        """None while the match goes on."""
        if self.resigned is not None:
            return Result(1 - self.resigned, "resigned")
        if self.position.over:
            return Result(self.mover if self.misere else 1 - self.mover, "no-move")
        if self.positions[self.mover :: 2].count(self.position) >= 3:
            return Result(None, "repetition")
        return None

    def play(self, move: str) -> "Match":
        """The match after a move; IllegalMoveError if the position does not allow it."""
        self._check_open()
        after = self.position.after(move)
        canonical = self.position.rules.move_text(self.position.rules.parse_move(move))
        return replace(self, positions=(*self.positions, after), moves=(*self.moves, canonical))

    def resign(self, player: int) -> "Match":
        if player not in (0, 1):
            raise ValueError(f"player 0 or 1, not {player}")
        self._check_open()
        return replace(self, resigned=player)

    def undo(self, count: int = 1) -> "Match":
        """The match before the last moves (a resignation is undone first, as one of them)."""
        if self.resigned is not None and count:
            return replace(self, resigned=None).undo(count - 1)
        if not 0 <= count <= len(self.moves):
            raise IllegalMoveError("error-undo", count=count, played=len(self.moves))
        played = len(self.moves) - count
        return replace(self, positions=self.positions[: played + 1], moves=self.moves[:played])

    def transcript(self) -> str:
        """The match as text: the position, then a line for each move."""
        first = str(self.positions[0]) + (" misère" if self.misere else "")
        last = [] if self.resigned is None else [f"{self.resigned} {RESIGNS}"]
        return "\n".join([first, *self.moves, *last]) + "\n"

    @classmethod
    def from_transcript(cls, text: str) -> "Match":
        """Replay a transcript, checking every move."""
        first, *lines = [line.strip() for line in text.splitlines() if line.strip()] or [""]
        match = cls.begin(first)
        for line in lines:
            player, _, word = line.partition(" ")
            if word == RESIGNS and player in ("0", "1"):
                match = match.resign(int(player))
            else:
                match = match.play(line)
        return match

    def _check_open(self) -> None:
        if self.result is not None:
            raise InputError("error-match-over")
