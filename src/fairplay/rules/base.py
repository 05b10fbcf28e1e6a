"""What a game is. A game says its moves and its notation; everything else is derived.

A state is always written as the player to move sees it, so the same few functions serve games in
which both players have the same moves and those (Poker-Nim, Northcott) in which they have not.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeVar

from fairplay.errors import IllegalMoveError
from fairplay.theory.nim import nim_sum
from fairplay.theory.sums import Part

#: Where play may go round, it is drawn when both players have gone backwards so often. Whoever
#: only goes forwards is never stopped, and gets to the end.
MAX_RETREATS = 30

S = TypeVar("S")
M = TypeVar("M")


class Misere(Enum):
    """Whether a game may be played so that whoever cannot move wins."""

    OFFERED = "offered"
    ALWAYS = "always"
    NEVER = "never"


class Rules(ABC, Generic[S, M]):
    """Three functions of an immutable state (start, moves, after) and how they are written."""

    name: str
    start: S
    #: Which kind of board shows it: heaps, points, pins, strip, rows, pawns or sum.
    picture: str = "heaps"
    misere: Misere = Misere.OFFERED
    #: Whether a position may come back in play. A game that cannot says so.
    loops: bool = True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), self.name))

    @abstractmethod
    def moves(self, state: S) -> Iterator[M]:
        """Every move of the player to move, those that come to the same only once."""

    @abstractmethod
    def after(self, state: S, move: M) -> S:
        """The state after a legal move, as the next player sees it."""

    @abstractmethod
    def parse(self, text: str) -> S: ...

    @abstractmethod
    def text(self, state: S) -> str: ...

    @abstractmethod
    def parse_move(self, text: str) -> M: ...

    @abstractmethod
    def move_text(self, move: M) -> str: ...

    # -- derived, unless a game knows better ---------------------------------------------------

    def check(self, state: S, move: M) -> None:
        """Raise IllegalMoveError, with the reason, unless the move is legal."""
        if move not in set(self.moves(state)):
            raise IllegalMoveError("error-illegal-move", move=self.move_text(move))

    def turned(self, state: S) -> S:
        """The same state as the other player sees it."""
        return state

    def forward(self, state: S, move: M) -> bool:
        """Whether the move brings the end nearer; False where the other player could undo it."""
        del state, move
        return True

    def longest(self, state: S) -> int | None:
        """No play from here has more moves, draws by retreating included; None if nobody knows."""
        del state
        return None

    def size(self, state: S) -> int:
        """What it costs to hold and to show this state, or any that play can make of it."""
        return len(self.text(state))

    def urgent(self, state: S) -> bool:
        """Whether a move must be made here rather than elsewhere in a sum (forced captures)."""
        del state
        return False

    def parts(self, state: S) -> tuple[Part, ...]:
        """A sum of parts that is won exactly when this is, whatever else is added to both."""
        return (Whole(self, state),)

    def candidates(self, state: S, excess: int, misere: bool) -> Iterable[M]:
        """Where to look for winning moves, when ``excess`` is the value of the whole sum.

        In normal play just the moves that change the value of this state by the excess, and so
        cancel it; in misère play some moves, all winning ones among them. Asked only where nothing
        is urgent and, in misère play, the whole sum is tame.
        """
        if misere:
            return self.moves(state)
        target = self._value(state) ^ excess
        return (m for m in self.moves(state) if self._value(self.after(state, m)) == target)

    def _value(self, state: S) -> int:
        return nim_sum(part.value() for part in self.parts(state))

    def variant(self, name: str) -> "Rules[Any, Any] | None":
        """The rules with this longer name (northcott10, 0.137), if they are a form of this game."""
        del name
        return None


@dataclass(frozen=True)
class Whole(Part):
    """A whole state as one part: the value by the definition, for games without a theory."""

    rules: Rules[Any, Any]
    state: Any

    def options(self) -> Iterator[tuple[Part, ...]]:
        for move in self.rules.moves(self.state):
            yield self.rules.parts(self.rules.after(self.state, move))
