"""What a game is. A game says its moves and its notation; everything else is derived.

A state is always written as the player to move sees it, so the same few functions serve games in
which both players have the same moves and those (Poker-Nim, Northcott) in which they have not.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.length import longest_play
from fairplay.theory.nim import nim_sum
from fairplay.theory.sums import Part
from fairplay.vocabulary import Board, Fact, Family, Gesture, MoveView, Params, Sentence, Stand

if TYPE_CHECKING:
    from random import Random

    from fairplay.rules.levels import Level

#: Where positions can come back, play is drawn when both players have retreated this often. A
#: player who only advances is never stopped.
MAX_RETREATS = 30

S = TypeVar("S")
M = TypeVar("M")
#: The end of a message's key, and its arguments.
Words: TypeAlias = tuple[str, Params]


class Disguised(NamedTuple):
    """The heaps behind a board: how to see them, the end of a key ``explain-…``, and each of them.

    ``stepwise`` asks for their nim-sum step by step, where there are too many for columns alone.
    """

    how: str
    stands: tuple[Stand, ...]
    stepwise: bool = False


class Misere(Enum):
    """Whether a game may be played so that whoever cannot move wins."""

    OFFERED = "offered"
    ALWAYS = "always"
    NEVER = "never"


class Rules(ABC, Generic[S, M]):
    """Three functions of an immutable state (start, moves, after) and how they are written."""

    name: str
    start: S
    misere: Misere = Misere.OFFERED
    #: The code of why misère is not offered, for a game that never is.
    normal_only: str = "error-normal-only"
    #: Whether a position may come back in play. A game that cannot says so.
    loops: bool = True
    #: Whether a move may change several of the values at once, as two equal coins cancel.
    mixes: bool = False
    #: Whether a position may be drawn: play goes round, and no theory says who wins. The solver
    #: then analyses all states that play can reach.
    draws: bool = False
    #: Whether it is in the list of games with worksheets. Of a family whose rule one writes, only
    #: the rules that are written have some.
    worksheets: bool = True
    #: The rule in words, for a game without messages.
    about: str = ""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), self.name))

    @abstractmethod
    def moves(self, state: S) -> Iterator[M]:
        """All moves of the player to move; of those with the same result, one."""

    @abstractmethod
    def after(self, state: S, move: M) -> S:
        """The state after a legal move, as the next player sees it."""

    @abstractmethod
    def parse(self, text: str) -> S:
        """The state that a notation says, without the name of the game. Raises InputError."""

    @abstractmethod
    def text(self, state: S) -> str:
        """The notation of a state: the inverse of ``parse``."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """The move that a notation says, legal or not. Raises InputError."""

    @abstractmethod
    def move_text(self, move: M) -> str:
        """The notation of a move: the inverse of ``parse_move``."""

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

    def undone_by(self, state: S, move: M) -> M | None:
        """The answer that the explanation promises for a move: it takes back what was added, or
        copies it elsewhere. None if there is none.
        """
        del state, move
        return None

    def longest(self, state: S) -> int | None:
        """No play from here has more moves, draws by retreating included; None if unknown."""

        def options(state: S) -> Iterator[S]:
            return (self.after(state, move) for move in self.moves(state))

        return None if self.loops else longest_play(state, options)

    def size(self, state: S) -> int:
        """How large this state is to hold and to show, and any state that play can lead to."""
        return len(self.text(state))

    def urgent(self, state: S) -> bool:
        """Whether a move must be made here rather than elsewhere in a sum (forced captures)."""
        del state
        return False

    def ended(self, state: S) -> bool:
        """Whether the last move won the game at once (three in a row), and any sum it is part of.
        There is no move here, and none elsewhere in the sum.
        """
        del state
        return False

    def finish(self, state: S) -> Words | None:
        """What has ended the game, where that was not the lack of moves: the end of the keys
        ``end-…``, ``how-end-…`` and ``explain-over-…``, with its parameters.
        """
        return ("at-once", {}) if self.ended(state) else None

    def wins_at_once(self, state: S) -> bool:
        """Whether a move from here wins like that. Such a state has no value: it is won whatever
        is added to it.
        """
        del state
        return False

    def parts(self, state: S) -> tuple[Part, ...]:
        """A sum of parts that is won exactly when this is, whatever else is added to both."""
        return (Whole(self, state),)

    def won(self, state: S, misere: bool) -> bool | None:
        """Whether the player to move wins, where a theorem says it; None to find it by the parts.
        Asked where nothing is urgent.
        """
        del state, misere
        return None

    def winning(self, state: S, misere: bool) -> Iterable[M]:
        """Every move that wins, asked where ``won`` knows."""
        moves = self.moves(state)
        return (move for move in moves if self.won(self.after(state, move), misere) is False)

    def candidates(self, state: S, excess: int, misere: bool) -> Iterable[M]:
        """Where to look for winning moves, when ``excess`` is the value of the whole sum.

        In normal play just the moves that change the value of this state by the excess, and so
        cancel it; in misère play some moves, all winning ones among them. Asked only where nothing
        is urgent and, in misère play, the whole sum is tame.
        """
        if misere:
            return self.moves(state)
        target = nim_sum(self.values(state)) ^ excess
        moves = self.moves(state)
        return (move for move in moves if self._is_worth(self.after(state, move), target))

    def _is_worth(self, state: S, value: int) -> bool:
        """Whether a state has this value. One that a move ends at once has none, but a number below
        zero: two of them would cancel."""
        values = self.values(state)
        return min(values, default=0) >= 0 and nim_sum(values) == value

    def candidate(self, state: S, excess: int) -> M | None:
        """A move that cancels the excess in normal play, found without listing all moves.

        Asked where the value of this state is larger than its nim-sum with the excess: then there
        is one. None if it was not found.
        """
        return next(iter(self.candidates(state, excess, False)), None)

    def few_moves(self, state: S) -> Iterable[M]:
        """Some moves, a winning one of misère play among them, where all are too many to list.
        Empty if there are no such moves to name.
        """
        del state
        return ()

    def values(self, state: S) -> tuple[int, ...]:
        """The numbers to show in columns: their nim-sum is the value of the state."""
        return tuple(part.value() for part in self.parts(state))

    def disguise(self, state: S) -> "Disguised | None":
        """How to read the board as heaps; None where the board shows the heaps."""
        del state
        return None

    def facts(self, state: S, misere: bool) -> tuple[Fact, ...]:
        """What the theory of this game says of a state, to be told before the moves. Empty where
        the mex rule or the columns say it all.
        """
        del state, misere
        return ()

    def sized(self, size: int) -> S | None:
        """The state that one number says, for a list of first values: one heap of this size. None
        where numbers say no state.
        """
        return self._parsed(str(size))

    def sizes_told(self) -> "Sentence":
        """What the numbers of ``sized`` are, for the words beside a list of first values."""
        return Sentence("make-of-number")

    def paired(self, first: int, second: int) -> S | None:
        """The state that two numbers say, for a table of first values; None where they say none."""
        return self._parsed(f"{first},{second}")

    def pairs_told(self) -> "Sentence":
        """What the numbers of ``paired`` are."""
        return Sentence("make-of-pair")

    def _parsed(self, text: str) -> S | None:
        try:
            return self.parse(text)
        except InputError:
            return None

    def told(self) -> "tuple[Sentence, ...]":
        """The rule in sentences, if the messages of the game do not say it."""
        return (Sentence("own-rule", {"text": self.about}),) if self.about else ()

    def variant(self, name: str) -> "Rules[Any, Any] | None":
        """The rules with this longer name (northcott10, 0.137), if they are a form of this game."""
        del name
        return None

    def unordered(self, state: S) -> Hashable:
        """The state without the order of its parts; equal for states that are one exercise."""
        return self.text(state)

    def level(self, difficulty: int, larger: int = 0) -> "Level":
        """How large a position of this difficulty is; ``larger`` by so many steps."""
        from fairplay.rules.levels import level

        return level("heaps", difficulty, larger)

    def random(self, level: "Level", random: "Random") -> S:
        """A random state of about this level; by default the start after some random moves."""
        del level
        state = self.start
        for _ in range(random.randint(0, 6)):
            moves = list(self.moves(state))
            if not moves:
                break
            state = self.after(state, random.choice(moves))
        return state

    # -- what is shown: a board of some family, and moves on it ---------------------------------

    def board(self, state: S) -> Board:
        """The state as data to draw. A game without a board still has its notation."""
        return self._board("text", state)

    def _board(self, family: Family, state: S, **shown: Any) -> Board:
        from fairplay.rules.registry import kind

        return Board(family, kind(self.name), f"{self.name}:{self.text(state)}", **shown)

    def move_view(self, state: S, move: M) -> MoveView:
        """A legal move as data: what is touched to make it, and its words."""
        return MoveView(self.move_text(move), self.touches(state, move), *self.words(move))

    def images(self, move: M) -> tuple[M, ...]:
        """The move, and those with the same result that look different on the board."""
        return (move,)

    def touches(self, state: S, move: M) -> Gesture:
        """The gesture that makes the move, and says what it changes."""
        del state, move
        return []

    def touched(self, state: S, gesture: Gesture) -> M:
        """The move that a gesture means, legal or not: the inverse of ``touches``."""
        del state, gesture
        raise IllegalMoveError("error-gesture")

    def words(self, move: M) -> Words:
        """What a move is called: a key without its mood, and its parameters."""
        return "move", {"move": self.move_text(move)}

    def read(self, state: S, numbers: tuple[int, ...]) -> tuple[M, int | None] | None:
        """The move that typed numbers mean, and its place if several are alike.

        None to read them as notation.
        """
        del state, numbers
        return None

    def counted(self, state: S, count: int, heap: int | None) -> M | None:
        """The move that takes so many from a heap, or from the only one; adds, if negative."""
        del state, count, heap
        return None

    def typed(self, state: S, move: M) -> str:
        """What to type for a move: the inverse of ``read``."""
        del state
        return self.move_text(move)

    def typing(self) -> tuple[str, ...]:
        """The ways in which moves are typed. Each is told by moves of the position, or in the
        message ``play-move-help-…`` if there is one."""
        return ()

    def placed(self, state: S, move: M, place: int | None) -> S:
        """The state after a move at one of several places that are alike to the rules."""
        del place
        return self.after(state, move)


@dataclass(frozen=True)
class Whole(Part):
    """A whole state as one part: the value by the definition, for games without a theory."""

    rules: Rules[Any, Any]
    state: Any

    def __str__(self) -> str:
        return self.rules.text(self.state)

    def options(self) -> Iterator[tuple[Part, ...]]:
        for move in self.rules.moves(self.state):
            yield self.rules.parts(self.rules.after(self.state, move))
