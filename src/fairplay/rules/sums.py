"""A sum of games is a game: a move is made in one of them."""

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any

from fairplay.errors import IllegalMoveError, InputError
from fairplay.rules.base import Misere, Rules, Words
from fairplay.rules.numbers import parse_number
from fairplay.theory.nim import nim_sum
from fairplay.theory.sums import Part
from fairplay.vocabulary import MoveView, Sentence

States = tuple[Any, ...]
#: Which component, from 0, and the move there.
SumMove = tuple[int, Any]

SEPARATOR = " + "


class Sum(Rules[States, SumMove]):
    """The components keep their notation; a move is written with its number: ``2/5→1``."""

    def __init__(self, components: tuple[Rules[Any, Any], ...], start: States = ()) -> None:
        self.components = components
        self.name = SEPARATOR.join(rules.name for rules in components)
        self.start = start or tuple(rules.start for rules in components)
        self.misere = _misere(components)
        self.loops = any(rules.loops for rules in components)
        self.draws = any(rules.draws for rules in components)

    def moves(self, state: States) -> Iterator[SumMove]:
        for i in self._open(state):
            for move in self.components[i].moves(state[i]):
                yield i, move

    def _open(self, state: States) -> list[int]:
        """Where a move may be made: everywhere, unless one component must be answered first, or has
        won the whole sum.
        """
        if self.ended(state):
            return []
        numbers = range(len(self.components))
        urgent = [i for i in numbers if self.components[i].urgent(state[i])]
        return urgent or list(numbers)

    def check(self, state: States, move: SumMove) -> None:
        number, inner = move
        if not 0 <= number < len(self.components):
            count = len(self.components)
            raise IllegalMoveError("error-no-component", number=number + 1, count=count)
        self.check_open(state, number)
        self.components[number].check(state[number], inner)

    def check_open(self, state: States, number: int) -> None:
        """Raise IllegalMoveError if another component must be answered first."""
        if number not in (where := self._open(state)):
            if not where:
                raise IllegalMoveError("error-match-over")
            raise IllegalMoveError("error-must-answer", number=where[0] + 1)

    def after(self, state: States, move: SumMove) -> States:
        return self.placed(state, move, None)

    def turned(self, state: States) -> States:
        return tuple(r.turned(part) for r, part in zip(self.components, state, strict=True))

    def forward(self, state: States, move: SumMove) -> bool:
        number, inner = move
        return self.components[number].forward(state[number], inner)

    def undone_by(self, state: States, move: SumMove) -> SumMove | None:
        number, inner = move
        undone = self.components[number].undone_by(state[number], inner)
        return None if undone is None else (number, undone)

    def longest(self, state: States) -> int | None:
        """Where play may go round, one player's moves are bounded, and the other makes as many.

        So a component counts double that bounds the moves of both players together.
        """
        total = 0
        for rules, part in zip(self.components, state, strict=True):
            moves = rules.longest(part)
            if moves is None:
                return None
            total += moves if rules.loops == self.loops else 2 * moves
        return total

    def size(self, state: States) -> int:
        return sum(1 + r.size(part) for r, part in zip(self.components, state, strict=True))

    def urgent(self, state: States) -> bool:
        return any(r.urgent(part) for r, part in zip(self.components, state, strict=True))

    def ended(self, state: States) -> bool:
        return any(r.ended(part) for r, part in zip(self.components, state, strict=True))

    def finish(self, state: States) -> Words | None:
        pairs = zip(self.components, state, strict=True)
        return next(filter(None, (rules.finish(part) for rules, part in pairs)), None)

    def wins_at_once(self, state: States) -> bool:
        return any(r.wins_at_once(part) for r, part in zip(self.components, state, strict=True))

    def parts(self, state: States) -> tuple[Part, ...]:
        pairs = zip(self.components, state, strict=True)
        return tuple(part for rules, inner in pairs for part in rules.parts(inner))

    def unordered(self, state: States) -> Hashable:
        pairs = zip(self.components, state, strict=True)
        return frozenset(
            Counter((rules.name, rules.unordered(part)) for rules, part in pairs).items()
        )

    def candidates(self, state: States, excess: int, misere: bool) -> Iterator[SumMove]:
        for i, rules in enumerate(self.components):
            for move in rules.candidates(state[i], excess, misere):
                yield i, move

    def candidate(self, state: States, excess: int) -> SumMove | None:
        for i, rules in enumerate(self.components):
            value = nim_sum(rules.values(state[i]))
            if value ^ excess < value:
                move = rules.candidate(state[i], excess)
                return None if move is None else (i, move)
        return None

    def move_view(self, state: States, move: SumMove) -> MoveView:
        number, inner = move
        view = self.components[number].move_view(state[number], inner)
        view.text, view.component = self.move_text(move), number
        view.params = {"number": number + 1, "what": Sentence(view.key, view.params)}
        view.key = "sum"
        return view

    def images(self, move: SumMove) -> tuple[SumMove, ...]:
        number, inner = move
        return tuple((number, image) for image in self.components[number].images(inner))

    def typed(self, state: States, move: SumMove) -> str:
        number, inner = move
        return f"{number + 1}/{self.components[number].typed(state[number], inner)}"

    def typing(self) -> tuple[str, ...]:
        each = (key for rules in self.components for key in rules.typing())
        return ("sum", *dict.fromkeys(each))

    def placed(self, state: States, move: SumMove, place: int | None) -> States:
        number, inner = move
        return tuple(
            rules.placed(part, inner, place) if i == number else rules.turned(part)
            for i, (rules, part) in enumerate(zip(self.components, state, strict=True))
        )

    def parse(self, text: str) -> States:
        raise NotImplementedError("a sum is read by Position, which knows the games' names")

    def text(self, state: States) -> str:
        pairs = zip(self.components, state, strict=True)
        return SEPARATOR.join(f"{rules.name}:{rules.text(part)}" for rules, part in pairs)

    def parse_move(self, text: str) -> SumMove:
        number, slash, inner = text.partition("/")
        if not slash:
            raise InputError("error-sum-move-syntax", text=text, count=len(self.components))
        index = parse_number(number, 1, len(self.components)) - 1
        return index, self.components[index].parse_move(inner)

    def move_text(self, move: SumMove) -> str:
        number, inner = move
        return f"{number + 1}/{self.components[number].move_text(inner)}"


def _misere(components: tuple[Rules[Any, Any], ...]) -> Misere:
    """A sum is misère if one of its games always is; a game that never is forbids it."""
    never = [rules.name for rules in components if rules.misere is Misere.NEVER]
    always = [rules.name for rules in components if rules.misere is Misere.ALWAYS]
    if never and always:
        raise InputError("error-sum-conventions", misere=always[0], normal=never[0])
    return Misere.NEVER if never else Misere.ALWAYS if always else Misere.OFFERED
