"""A match: where it started, what was played, who has won.

Every change gives a new match, and yet n moves cost n steps: matches share the memory of what they
have in common.
"""

from collections import Counter
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, NamedTuple

from fairplay.errors import IllegalMoveError, InputError, check_type
from fairplay.play.log import Log
from fairplay.rules.base import MAX_RETREATS
from fairplay.rules.position import Position, read_position

RESIGNS = "resigns"


@dataclass(frozen=True)
class Result:
    """Player 0 or 1 has won, or nobody.

    ``reason`` is no-move, resigned, repetition (the same position for the third time) or retreats
    (both players have gone backwards too often).
    """

    winner: int | None
    reason: str


class Ply(NamedTuple):
    """A move and what it has led to.

    ``times`` is how often the position has come up with this player to move, and ``retreats`` how
    often each player has gone backwards; both are counted only where play may go round.
    """

    move: str
    position: Position
    times: int = 1
    retreats: tuple[int, int] = (0, 0)


@dataclass(frozen=True, repr=False)
class Match:
    """Two players, 0 and 1; player 0 moves first. Every change gives a new match.

    :meth:`begin` makes one. Matches can be compared, hashed, copied and pickled; a transcript is
    their text.

    >>> match = Match.begin("nim:1,2").play("2→1").play("1→0").play("1→0")
    >>> match.result
    Result(winner=0, reason='no-move')
    >>> Match.from_transcript(match.transcript()) == match
    True
    """

    misere: bool
    start: Position
    plies: Log[Ply] = field(default_factory=Log)
    resigned: int | None = field(default=None, kw_only=True)
    #: Whether retreats never end it. In old versions they did not.
    endless: bool = field(default=False, kw_only=True)
    #: How often each position has come up, with the player to move. Shared with the plies.
    _seen: dict[tuple[Position, int], int] = field(
        default_factory=dict, kw_only=True, repr=False, compare=False
    )

    @classmethod
    def begin(
        cls, position: str | Position, misere: bool = False, endless: bool = False
    ) -> "Match":
        """A new match from a position, or from a text that may end in `` misère``.

        Raises InputError if the position cannot be read, and TypeError for other arguments.
        """
        start, misere = read_position(position, misere)
        return cls(misere, start, endless=endless)

    @property
    def position(self) -> Position:
        """The position now, as the player to move sees it."""
        return self.plies[-1].position if self.plies else self.start

    @property
    def played(self) -> int:
        """How many moves have been made."""
        return len(self.plies)

    @property
    def last(self) -> str | None:
        """The last move."""
        return self.plies[-1].move if self.plies else None

    @property
    def mover(self) -> int:
        """The player whose turn it is."""
        return self.played % 2

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """Every position, from the first to the one now."""
        return (self.start, *(ply.position for ply in self.plies))

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """Every move, in notation."""
        return tuple(ply.move for ply in self.plies)

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
        if self.plies and self.plies[-1].times >= 3:
            return Result(None, "repetition")
        if self._often_retreated and not self.endless:
            return Result(None, "retreats")
        return None

    @property
    def _often_retreated(self) -> bool:
        return bool(self.plies) and min(self.plies[-1].retreats) >= MAX_RETREATS

    def play(self, move: str) -> "Match":
        """The match after a move, in notation.

        Raises IllegalMoveError if the position does not allow it, InputError if it cannot be read
        or the match is over, and TypeError if it is not a str.
        """
        self._check_open()
        after, rules = self.position.after(move), self.position.rules
        parsed = rules.parse_move(move)
        ply = Ply(rules.move_text(parsed), after)
        if not rules.loops:
            return replace(self, plies=self.plies.then(ply))
        seen = self._counted() if self.plies.continued or not self._seen else self._seen
        key = after, 1 - self.mover
        seen[key] = seen.get(key, 0) + 1
        ply = ply._replace(times=seen[key], retreats=self._retreats(parsed))
        return replace(self, plies=self.plies.then(ply), _seen=seen)

    def _counted(self) -> dict[tuple[Position, int], int]:
        """How often each position has come up so far, without what another match went on with."""
        return dict(Counter((position, n % 2) for n, position in enumerate(self.positions)))

    def _retreats(self, move: Any) -> tuple[int, int]:
        """How often each player has gone backwards, after this move."""
        before, position = self.plies[-1].retreats if self.plies else (0, 0), self.position
        if position.rules.forward(position.state, move):
            return before
        return before[0] + (self.mover == 0), before[1] + (self.mover == 1)

    def resign(self, player: int) -> "Match":
        """The match after a player, 0 or 1, has given up.

        Raises InputError for another player, or if the match is over.
        """
        if player not in (0, 1):
            raise InputError("error-choice", text=str(player), choices="0, 1")
        self._check_open()
        return replace(self, resigned=player)

    def undo(self, count: int = 1) -> "Match":
        """The match before the last moves (a resignation is undone first, as one of them).

        Raises IllegalMoveError if there are fewer moves.
        """
        if self.resigned is not None and count:
            return replace(self, resigned=None).undo(count - 1)
        if not 0 <= count <= self.played:
            raise IllegalMoveError("error-undo", count=count, played=self.played)
        return replace(self, plies=self.plies.first(self.played - count))

    def __getstate__(self) -> dict[str, Any]:
        """Pickle and copy the fields only; what is shared or kept is worked out again."""
        return {one.name: getattr(self, one.name) for one in fields(self)} | {"_seen": {}}

    def __repr__(self) -> str:
        """Code that makes an equal match, unless the rules have no name to read them by.

        >>> Match.begin("nim:1,2").play("2→1")
        Match.from_transcript('nim:1,2\\n2→1\\n')
        """
        text = self.transcript()
        readable = not self.endless and repr(self.start)[0] != "<"
        return f"Match.from_transcript({text!r})" if readable else f"<Match {text!r}>"

    def transcript(self) -> str:
        """The match as text: the position, then a line for each move."""
        first = str(self.start) + (" misère" if self.misere else "")
        last = [] if self.resigned is None else [f"{self.resigned} {RESIGNS}"]
        return "\n".join([first, *self.moves, *last]) + "\n"

    @classmethod
    def from_transcript(cls, text: str) -> "Match":
        """Replay a transcript, checking every move. A match that goes on after the last retreat is
        from before there was a draw.

        Raises InputError for the first line that cannot be read or played.
        """
        check_type("transcript", text, str)
        first, *lines = [line.strip() for line in text.splitlines() if line.strip()] or [""]
        match = cls.begin(first)
        for line in lines:
            player, _, word = line.partition(" ")
            if word == RESIGNS and player in ("0", "1"):
                match = match.resign(int(player))
            else:
                endless = match.endless or match._often_retreated
                match = replace(match, endless=endless).play(line)
        return match

    def _check_open(self) -> None:
        if self.result is not None:
            raise InputError("error-match-over")
