"""Who wins a position, and how."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from fairplay.errors import TooLargeError
from fairplay.rules.heaps import MAX_LISTED
from fairplay.rules.position import Position, read_position
from fairplay.rules.registry import AnyRules
from fairplay.theory.deciding import QUICK, deciding
from fairplay.theory.misere import MisereSolver, is_tame
from fairplay.theory.nim import nim_sum

if TYPE_CHECKING:
    from fairplay.rules.state_graphs import Outcome


class Solver:
    """Outcomes under one set of rules and one convention."""

    def __init__(self, rules: AnyRules, misere: bool) -> None:
        self.rules, self.misere = rules, misere
        self._misere_solver = MisereSolver()

    def outcome(self, state: Any) -> "Outcome":
        """N or P; D, a draw, only where play may go round."""
        if self.rules.draws:
            from fairplay.rules.state_graphs import outcome

            return outcome(self.rules, state, self.misere)[0]
        return "N" if self.won(state) else "P"

    def won(self, state: Any) -> bool:
        """Whether the player to move can win."""
        if self.rules.draws:
            return self.outcome(state) == "N"
        if self.rules.ended(state):
            return self.misere
        if self.rules.wins_at_once(state):
            return True
        if self.rules.urgent(state):
            # Exchanges are short: try every way through them.
            after = (self.rules.after(state, move) for move in self.rules.moves(state))
            return any(not self.won(option) for option in after)
        if (known := self.rules.won(state, self.misere)) is not None:
            return known
        if self.misere:
            return self._misere_solver.won(self.rules.parts(state))
        return self.value(state) != 0

    def by_theorem(self, state: Any) -> bool:
        """Whether a theorem says who wins, so that no value is needed."""
        rules = self.rules
        return not rules.urgent(state) and rules.won(state, self.misere) is not None

    def value(self, state: Any) -> int:
        """The nim-value of a state in which nothing is urgent, and no move wins at once."""
        return 0 if self.rules.ended(state) else nim_sum(self.rules.values(state))

    def winning_moves(self, state: Any) -> list[Any]:
        """Every move after which the other player has lost."""
        return list(self._winning(state))

    def some_winning_moves(self, state: Any) -> tuple[list[Any], bool]:
        """Moves after which the other player has lost, and whether these are all.

        Where the moves are too many to list it gives some of the winning ones: at least one.
        """
        found: list[Any] = []
        try:
            for move in self._winning(state):
                found.append(move)  # noqa: PERF402, keep what was found before the limit
        except TooLargeError:
            return found or [self._one(state)], False
        return found, True

    def _winning(self, state: Any) -> Iterator[Any]:
        if self.rules.draws:
            from fairplay.rules.state_graphs import quickest_first

            return iter(quickest_first(self.rules, state, self.misere))
        if self.by_theorem(state):
            return iter(self.rules.winning(state, self.misere))
        if (
            self.rules.wins_at_once(state)
            or self.rules.urgent(state)
            or (self.misere and not self._plays_like_nim(state))
        ):
            moves = list(self.rules.moves(state))  # refuse too many before judging any
            return (move for move in moves if self._wins(state, move))
        candidates = self.rules.candidates(state, self.value(state), self.misere)
        return (move for move in candidates if not self.misere or self._wins(state, move))

    def _plays_like_nim(self, state: Any) -> bool:
        """Whether Nim's rule decides in misère play, so that few moves need a look."""
        parts = self.rules.parts(state)
        return deciding(parts, QUICK) is None and is_tame(parts)

    def _one(self, state: Any) -> Any:
        """A winning move of a won position whose moves are too many to list."""
        if self.misere:
            moves = self.rules.few_moves(state)
            move = next((move for move in moves if self._wins(state, move)), None)
        else:
            move = self.rules.candidate(state, self.value(state))
        if move is None:
            raise TooLargeError("error-moves-listed", limit=MAX_LISTED)
        return move

    def _wins(self, state: Any, move: Any) -> bool:
        return not self.won(self.rules.after(state, move))


@dataclass(frozen=True)
class Solution:
    """Who wins a position, and how. :func:`solve` makes it.

    Everything is computed when it is asked for, and kept. Any of the properties raises
    TooLargeError if that takes more work than the limits allow.

    >>> solution = solve("kayles:7")
    >>> solution.outcome, solution.won, solution.value, solution.misere
    ('N', True, 2, False)
    >>> solve("kayles:10^20").winning_moves
    ('100000000000000000000→1,99999999999999999997',)
    >>> solve("kayles:10^20").complete
    False
    """

    position: Position
    misere: bool

    @cached_property
    def _solver(self) -> Solver:
        return Solver(self.position.rules, self.misere)

    @cached_property
    def outcome(self) -> Literal["N", "P", "D"]:
        """N if the next player (to move) wins, P if the previous one does. D if neither can force
        the end, which happens only in games that are declared loopy.
        """
        return self._solver.outcome(self.position.state)

    @property
    def won(self) -> bool:
        """Whether the player to move can win."""
        return self.outcome == "N"

    @cached_property
    def value(self) -> int | None:
        """The nim-value (Sprague–Grundy value): the position plays like a Nim heap of this size.

        None where there is none: in misère play, in the middle of an exchange of pawns, where one
        move wins at once, and in games that are declared loopy. None, too, where a theorem says
        who wins, and the value is out of reach.
        """
        rules, state = self.position.rules, self.position.state
        if self.misere or rules.draws or rules.urgent(state) or rules.wins_at_once(state):
            return None
        try:
            return self._solver.value(self.position.state)
        except TooLargeError:
            if self._solver.by_theorem(self.position.state):
                return None
            raise

    @cached_property
    def _found(self) -> tuple[list[Any], bool]:
        return self._solver.some_winning_moves(self.position.state) if self.won else ([], True)

    @cached_property
    def winning_moves(self) -> tuple[str, ...]:
        """The moves that win, in notation; none of a lost or drawn position. If ``complete`` is
        False, some of them: a won position always has one here.
        """
        return tuple(map(self.position.rules.move_text, self._found[0]))

    @property
    def complete(self) -> bool:
        """Whether ``winning_moves`` are all: they are not where the moves are too many to list."""
        return self._found[1]

    def json(self) -> dict[str, Any]:
        """The form that `fairplay solve --json` prints, with ``complete`` only if it is false."""
        moves = [
            {"move": move, "to": str(self.position.after(move))} for move in self.winning_moves
        ]
        return {
            "position": str(self.position),
            "play": "misere" if self.misere else "normal",
            "outcome": self.outcome,
            "value": self.value,
            "winning_moves": moves,
        } | ({} if self.complete else {"complete": False})

    def __reduce__(self) -> tuple[type["Solution"], tuple[Position, bool]]:
        """Pickle the question; the answer is found again when it is asked for."""
        return Solution, (self.position, self.misere)

    def _repr_html_(self) -> str:
        """How notebooks show it."""
        from fairplay.rules.shown import solution_html

        return solution_html(self)


def solve(position: str | Position, misere: bool = False) -> Solution:
    """Solve a position in normal or misère play.

    ``position`` is a :class:`Position` or its notation; a notation may end in `` misère``. With
    ``misere`` the player who cannot move wins. In normal play the value is the nim-sum of the
    values of the parts (Sprague 1935, Grundy 1939), and a position is lost exactly when it is 0.
    Misère play of heaps of one rule is decided by its misère quotient (:func:`fairplay.misere`)
    where that is small, and tame sums follow Nim's rule (Conway, *On Numbers and Games*, chapter
    12); other sums are searched.

    Raises InputError if the position cannot be read or is offered in normal play only, and
    TypeError for arguments of another type.

    >>> solution = solve("nim:4,5,6,3")
    >>> solution.outcome, solution.value, solution.winning_moves
    ('N', 4, ('4→0', '5→1', '6→2'))
    >>> solve("resta-um:1,1,1").outcome, solve("kayles:7 + nim:2").outcome
    ('P', 'P')
    """
    return Solution(*read_position(position, misere))
