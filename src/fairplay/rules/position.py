"""A position: rules and a state, with one text that says both."""

import re
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from fairplay.errors import IllegalMoveError, InputError, check_type, natural
from fairplay.rules.base import Misere, Rules
from fairplay.rules.heaps import HeapRules
from fairplay.rules.pairs import PairRules
from fairplay.rules.registry import AnyRules, find
from fairplay.rules.sums import Sum
from fairplay.vocabulary import Board, Gesture, MoveView

MAX_COMPONENTS = 100
_NOTEBOOK = "fairplay.notebook"
_BRACES = re.compile(r"\{([^{}]*)\}")
_MISERE = re.compile(r"\s+mis[eè]re\s*$", re.IGNORECASE)


@dataclass(frozen=True, init=False, repr=False)
class Position:
    """An immutable position of any game or sum of games, read from ``GAME:ARGS + …``.

    A game without arguments is its usual start. Numbers are written in digits or as powers, 10^20.
    Positions can be compared, hashed, copied and pickled; ``str`` gives the notation, which reads
    back as an equal position. Two positions are equal if they have the same rules and look alike:
    heaps in another order are another position (see :meth:`unordered`).

    Raises InputError if the text cannot be read, and TypeError if it is not a str.

    >>> position = Position("kayles:7 + nim:2")
    >>> position.after("1/7→5")
    Position('kayles:5 + nim:2')
    >>> Position("nim") == Position("nim:3,4,5")
    True
    >>> list(Position("kayles:3").moves())
    ['3→2', '3→1,1', '3→1']
    """

    rules: AnyRules
    state: Any

    def __init__(self, text: str) -> None:
        check_type("position", text, str)
        rules, state = _parse(text)
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "state", state)

    @classmethod
    def of(cls, rules: AnyRules, state: Any) -> "Position":
        """A position from its parts, for rules that have no name in the registry, too.

        Raises TypeError for rules that are none. Of a state the sizes of heaps are checked:
        InputError if one is negative, TypeError if it is no whole number.

        >>> from fairplay.rules import Nim
        >>> Position.of(Nim("pebbles"), (3, 5))
        <Position pebbles:3,5>
        """
        check_type("rules", rules, Rules)
        if isinstance(rules, HeapRules | PairRules):
            check_type("state", state, tuple)
            for size in state:
                natural(size)
        position = object.__new__(cls)
        object.__setattr__(position, "rules", rules)
        object.__setattr__(position, "state", state)
        return position

    def moves(self) -> Iterator[str]:
        """Every legal move, in notation, one by one; of moves with the same result, one.

        Raises TooLargeError, while they are listed, after 100,000 moves.
        """
        return map(self.rules.move_text, self.rules.moves(self.state))

    def after(self, move: str) -> "Position":
        """The position after a move, as the next player sees it.

        Raises IllegalMoveError, with the reason, if the move is not legal here, InputError if it
        cannot be read, and TypeError if it is not a str.

        >>> Position("northcott:1-6,2-6").after("1:1→4")
        Position('northcott:6-4,6-2')
        """
        parsed = self._parsed(move)
        self.rules.check(self.state, parsed)
        return self.of(self.rules, self.rules.after(self.state, parsed))

    def boards(self) -> list[Board]:
        """What is shown of it, one board for each component, as the player to move sees it.

        >>> boards = Position("northcott10:1-6 + kayles:3").boards()
        >>> [(board.game, board.family) for board in boards]
        [('northcott', 'grid'), ('kayles', 'heaps')]
        """
        return [one.rules.board(one.state) for one in self.components]

    def view(self, move: str) -> MoveView:
        """A legal move as data.

        >>> Position("nim:1 + dawson:5").view("2/3").params["number"]
        2
        """
        return self.rules.move_view(self.state, self._parsed(move))

    def _parsed(self, move: str) -> Any:
        check_type("move", move, str)
        return self.rules.parse_move(move)

    def typed(self, move: str) -> str:
        """What to type for a legal move.

        >>> Position("kayles:1,7").typed("7→3,2"), Position("dawson:3 + nim:5").typed("2/5→1")
        ('5 6', '2/5 1')
        """
        return self.rules.typed(self.state, self._parsed(move))

    def touched(self, gesture: Gesture, component: int = 0) -> MoveView:
        """The move that a gesture on a board makes; IllegalMoveError, with the reason, if none.

        >>> Position("nim:5 + kayles:7").touched([[7, 2, 4]], 1).text
        '2/7→2,3'
        """
        parts = self.components
        if not 0 <= component < len(parts):
            number, count = component + 1, len(parts)
            raise IllegalMoveError("error-no-component", number=number, count=count)
        if isinstance(self.rules, Sum):
            self.rules.check_open(self.state, component)
        inner = parts[component].rules.touched(parts[component].state, gesture)
        move = (component, inner) if isinstance(self.rules, Sum) else inner
        self.rules.check(self.state, move)
        return self.rules.move_view(self.state, move)

    def play(self, opponent: Any = "medium", **agreed: Any) -> Any:
        """A board to play on, in a notebook: see :class:`fairplay.notebook.Game`.

        ``opponent`` is easy, medium, perfect, random, human or a level from 1 to 10. ``misere``,
        ``first`` and ``lang`` can be chosen, too.
        """
        # Boards stand above the rules, so they are found by name, as the games are.
        return import_module(_NOTEBOOK).Game(self, opponent, **agreed)

    def unordered(self) -> Hashable:
        """The position without the order of its heaps: equal for two that are one exercise.

        >>> Position("nim:3,4,5").unordered() == Position("nim:5,3,4").unordered()
        True
        """
        return self.rules.unordered(self.state)

    def turned(self) -> "Position":
        """The same position as the other player sees it."""
        return self.of(self.rules, self.rules.turned(self.state))

    @property
    def over(self) -> bool:
        """Whether the player to move has no move."""
        return next(self.rules.moves(self.state), None) is None

    @property
    def components(self) -> "tuple[Position, ...]":
        """The summands; a position that is no sum is its own."""
        if not isinstance(self.rules, Sum):
            return (self,)
        pairs = zip(self.rules.components, self.state, strict=True)
        return tuple(self.of(rules, state) for rules, state in pairs)

    def __str__(self) -> str:
        text = self.rules.text(self.state)
        return text if isinstance(self.rules, Sum) else f"{self.rules.name}:{text}"

    def __repr__(self) -> str:
        return f"Position({str(self)!r})" if self._can_be_read else f"<Position {self}>"

    @property
    def _can_be_read(self) -> bool:
        """Whether the text alone says what it is; not so for rules without a name."""
        try:
            return Position(str(self)) == self
        except InputError:
            return False

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[Any, ...]]:
        """A pickled position is its text, which later versions read as well."""
        if self._can_be_read:
            return Position, (str(self),)
        return Position.of, (self.rules, self.state)

    def _repr_svg_(self) -> str:
        """How notebooks show it, as the player to move sees it."""
        from fairplay.art.boards import drawing

        return drawing(self.boards()).on_paper().svg(str(self))


def _parse(text: str) -> tuple[AnyRules, Any]:
    if _MISERE.search(text):
        raise InputError("error-position-misere", text=text)
    if within := next((one for one in _BRACES.findall(text) if "+" in one), None):
        raise InputError("error-rule-plus", text=within)
    summands = text.split("+")
    if len(summands) > MAX_COMPONENTS:
        raise InputError("error-components", count=len(summands), limit=MAX_COMPONENTS)
    pairs = [_parse_one(summand.strip()) for summand in summands]
    if len(pairs) == 1:
        return pairs[0]
    if sum(rules.urgent(state) for rules, state in pairs) > 1:
        # A capture is answered at once, so there is never more than one exchange going on.
        raise InputError("error-pawns-unreachable", text=text)
    rules, states = zip(*pairs, strict=True)
    return Sum(rules), states


def find_sum(name: str) -> Sum:
    """The rules of a sum of games, from their names.

    >>> find_sum("kayles+nim").name
    'kayles + nim'
    """
    return Sum(tuple(find(part.strip()) for part in name.split("+")))


def _parse_one(text: str) -> tuple[AnyRules, Any]:
    name, colon, args = text.partition(":")
    if not name:
        raise InputError("error-empty-position")
    rules = find(name.strip())
    return rules, rules.parse(args) if colon else rules.start


def split_convention(text: str) -> tuple[str, bool]:
    """Cut a trailing `` misère`` (or ``misere``) off a text.

    >>> split_convention("nim:1,1 misère"), split_convention("nim:1,1")
    (('nim:1,1', True), ('nim:1,1', False))
    """
    bare = _MISERE.sub("", text)
    return bare, bare != text


def read_position(position: str | Position, misere: bool = False) -> tuple[Position, bool]:
    """A position, and whether play is misère, from a text that may end in `` misère``.

    Raises TypeError for anything but a text or a position.

    >>> read_position("nim:1,1 misère"), read_position("resta-um:1,2")
    ((Position('nim:1,1'), True), (Position('resta-um:1,2'), True))
    """
    check_type("position", position, str, Position)
    check_type("misere", misere, bool)
    if isinstance(position, str):
        text, said = split_convention(position)
        position, misere = Position(text), misere or said
    return position, convention(position, misere)


def convention(position: Position, misere: bool = False) -> bool:
    """Whether play is misère, given what was asked for and what the game itself says."""
    match position.rules.misere:
        case Misere.NEVER if misere:
            raise _normal_only(position.rules)
        case Misere.ALWAYS:
            return True
    return misere


def _normal_only(rules: AnyRules) -> InputError:
    """Why misère is not offered: of a sum, because of its first game that never is."""
    components = rules.components if isinstance(rules, Sum) else (rules,)
    never = next(one for one in components if one.misere is Misere.NEVER)
    return InputError(never.normal_only, name=never.name)
