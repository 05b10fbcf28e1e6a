"""What a player is told about the game and about what can be typed."""

from collections.abc import Collection, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from rich.text import Text

from fairplay.cli.boards import full_title, rule
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules

if TYPE_CHECKING:
    from fairplay.cli.terminal.setup import Setup
    from fairplay.vocabulary import MoveView

#: Moves, each with the number of its part of a sum, and this part.
Moves = list[tuple[int, Position, Any]]
#: How many moves are looked at for one of each kind.
MAX_TRIED = 1000


def introduction(setup: "Setup", messages: Messages) -> Iterator[Text]:
    """The title, the rule, who wins, and how to type a move."""
    yield Text(full_title(setup.position.rules, messages), "bold")
    kinds = _kinds(setup.position)
    for component in kinds:
        name = f"{full_title(component, messages)}: " if len(kinds) > 1 else ""
        yield Text(name + _rule(component, messages))
    yield Text(messages("play-convention-misere" if setup.misere else "play-convention-normal"))
    yield Text()
    yield from how_to_move(setup.position, messages)


def _rule(rules: AnyRules, messages: Messages) -> str:
    """The rule in one sentence. That of a code follows from its digits."""
    from fairplay.play.how_rules import digits_told

    return " ".join(map(messages.fill, digits_told(rules))) or rule(rules, messages)


def how_to_move(
    position: Position, messages: Messages, hidden: Collection[str] = ()
) -> Iterator[Text]:
    """How each kind of move is typed, by moves of the position that are not hidden."""
    keys = position.rules.typing()
    told: Iterable[str]
    for key in keys:
        fixed, moves = f"play-move-help-{key}", _typed_by(position, key, hidden)
        if key == "sum":
            told = _in_a_sum(position, messages, hidden)
        elif key == "heaps":
            told = list(_of_heaps(moves, messages)) or [messages(fixed)]
        elif key in ("split", "add") and "heaps" in keys:
            continue  # told with the heaps
        else:
            told = [messages(fixed)] if fixed in messages else _examples(moves, messages)
        yield from map(Text, told)


def _in_a_sum(position: Position, messages: Messages, hidden: Collection[str]) -> Iterator[str]:
    """By a move of the last game in which there is one."""
    each = (_typed_by(position, key, hidden) for key in position.rules.typing())
    if moves := [move for of_key in each for move in of_key]:
        number, one, move = max(moves, key=lambda found: found[0])
        typed = one.rules.typed(one.state, move)
        yield messages("play-move-help-sum", number=number, typed=typed)


def _typed_by(position: Position, key: str, hidden: Collection[str]) -> Moves:
    """Moves that are typed in a way: those that are not hidden, if there are any."""
    parts = position.components
    found = [
        (number, one, move)
        for number, one in enumerate(parts, start=1)
        if key in one.rules.typing()
        for move in islice(one.rules.moves(one.state), MAX_TRIED)
    ]

    def text(number: int, one: Position, move: Any) -> str:
        return f"{number}/" * (len(parts) > 1) + one.rules.move_text(move)

    return [each for each in found if text(*each) not in hidden] or found


def _of_heaps(moves: Moves, messages: Messages) -> Iterator[str]:
    """A move of each kind: one that leaves a heap, none, or several, and one that adds."""
    found: dict[str, Any] = {}
    for _, _, move in moves:
        if isinstance(left := getattr(move, "left", None), tuple):
            kind = "add" if move.taken < 0 else ("whole", "some", "parts")[min(len(left), 2)]
            found.setdefault(kind, move)
    for key in ("some", "whole", "parts", "add"):
        if shown := found.get(key):
            left, told = (mark.join(map(str, shown.left)) for mark in (" ", " + "))
            numbers = {"heap": shown.heap, "count": abs(shown.taken)}
            yield messages(f"play-move-help-{key}", left=left, told=told, **numbers)


def _examples(moves: Moves, messages: Messages) -> Iterator[str]:
    """A move of each kind that has words of its own."""
    found: dict[str, tuple[str, MoveView]] = {}
    for _, one, move in moves:
        view = one.rules.move_view(one.state, move)
        found.setdefault(view.key, (one.rules.typed(one.state, move), view))
    for typed, view in found.values():
        does = messages.fill(view, "web-do-")
        yield messages("play-move-help-example", typed=typed, does=does)


def _kinds(position: Position) -> list[AnyRules]:
    """The different games of a sum."""
    return list({one.rules.name: one.rules for one in position.components}.values())
