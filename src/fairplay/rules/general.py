"""A game that is a state and its moves, in a line or two.

>>> from fairplay import Position, rules, solve
>>> halves = rules.game("halves", 12, lambda n: {n // 2, n - 1} if n else ())
>>> solve(Position.of(halves, 12)).winning_moves
('6',)
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from fairplay.errors import InputError
from fairplay.rules.base import Rules
from fairplay.rules.naming import check_name
from fairplay.rules.state_graphs import graph_with
from fairplay.rules.state_texts import read_state, state_text
from fairplay.theory.graphs import CycleError
from fairplay.theory.sums import Part

State = Hashable
#: How many states of a cycle are shown.
MAX_SHOWN = 8
#: The most characters of a state in a reason.
MAX_TOLD = 60


class General(Rules[State, State]):
    """States and moves as functions give them. A move is the state that it leads to."""

    def __init__(
        self,
        name: str,
        start: State,
        moves: Callable[[Any], Iterable[State]],
        *,
        loopy: bool = False,
        text: Callable[[Any], str] | None = None,
        parse: Callable[[str], State] | None = None,
    ) -> None:
        _check_state(start, name)
        self.name, self.start, self.rule = name, start, moves
        self.loops = self.draws = loopy
        self._text, self._parse = text, parse

    def moves(self, state: State) -> Iterator[State]:
        """Raises InputError if the function gives no list, or what cannot be a state."""
        told: Any = self.rule(state)
        if not isinstance(told, Iterable):
            shown = {"state": _short(state), "found": _short(told)}
            raise InputError("error-moves-list", name=self.name, **shown)
        found = list(told)
        for option in found:
            _check_state(option, self.name)
        return iter(dict.fromkeys(found))

    def after(self, state: State, move: State) -> State:
        del state
        return move

    def parts(self, state: State) -> tuple[Part, ...]:
        return (Node(self, state),)

    def text(self, state: State) -> str:
        return self._text(state) if self._text else state_text(state, self.name)

    def parse(self, text: str) -> State:
        try:
            return self._parse(text) if self._parse else read_state(text, type(self.start))
        except ValueError as error:
            if isinstance(error, InputError):
                raise
            example = self.text(self.start)
            raise InputError(
                "error-state-text", text=text, name=self.name, example=example
            ) from error

    def parse_move(self, text: str) -> State:
        return self.parse(text.strip())

    def move_text(self, move: State) -> str:
        return self.text(move)


def game(
    name: str,
    start: State,
    moves: Callable[[Any], Iterable[State]],
    *,
    loopy: bool = False,
    text: Callable[[Any], str] | None = None,
    parse: Callable[[str], State] | None = None,
) -> General:
    """A game from a state to start from and a function that gives the states after one move.

    States are hashable, and both players have the same moves. Without moves the player to move has
    lost (or won, in misère play). States are numbers, texts, or tuples of these, written ``12``,
    ``left`` and ``3,(1,2)``; for others ``text`` writes a state, and ``parse`` reads it. If play
    may go round, say ``loopy=True``: then positions may be drawn.

    Raises TypeError for a name that is no str, and InputError for a name that a position could not
    be read by, or a state that is not hashable. The function is checked when it is used.

    >>> ring = game("ring", 0, lambda n: {(n - 1) % 5, (n + 1) % 5} if n != 3 else (), loopy=True)
    >>> from fairplay import Position, solve
    >>> [solve(Position.of(ring, n)).outcome for n in range(5)]
    ['D', 'D', 'N', 'P', 'N']
    """
    check_name(name)
    return General(name, start, moves, loopy=loopy, text=text, parse=parse)


@dataclass(frozen=True)
class Node(Part):
    """A state of a game that ends; the core values it, together with all that it can reach."""

    rules: General
    state: State

    def options(self) -> Iterator[tuple[Part, ...]]:
        self.value()  # finds a cycle before anyone runs in it
        for option in self.rules.moves(self.state):
            yield (Node(self.rules, option),)

    def value(self) -> int:
        graph = graph_with(self.rules, self.state)
        try:
            return int(graph.values[graph.ids[self.state]])
        except CycleError as error:
            raise _endless(self.rules, error.states) from None


def _check_state(state: State, name: str) -> None:
    """Raise InputError for what cannot be a state."""
    try:
        hash(state)
    except TypeError as error:
        raise InputError("error-moves-state", name=name, found=_short(state)) from error


def _short(found: object) -> str:
    return repr(found)[:MAX_TOLD]


def _endless(rules: General, cycle: list[State]) -> InputError:
    shown = [rules.text(state) for state in (*cycle, cycle[0])]
    if len(shown) > MAX_SHOWN:
        shown = [*shown[: MAX_SHOWN - 2], "…", shown[-1]]
    return InputError("error-rule-cycle", name=rules.name, cycle=" → ".join(shown))
