"""What a player is told about the game and about what can be typed."""

from collections.abc import Collection, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from rich.text import Text

from fairplay.cli.boards import full_title, rule
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules

if TYPE_CHECKING:
    from fairplay.cli.terminal.setup import Setup

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
    """How each kind of move is typed; for heaps under any rule, by moves of the position that are
    not hidden.
    """
    keys = position.rules.typing()
    shown = list(_of_heaps(position, messages, hidden)) if "heaps" in keys else []
    for key in keys:
        if shown and key in ("heaps", "split"):
            yield from shown * (key == "heaps")
        else:
            yield Text(messages(f"play-move-help-{key}"))


def _of_heaps(position: Position, messages: Messages, hidden: Collection[str]) -> Iterator[Text]:
    """A move of each kind: one that leaves a heap, none, or several."""
    found: dict[str, Any] = {}
    for one in position.components:
        if "heaps" in one.rules.typing():
            for move in islice(one.rules.moves(one.state), MAX_TRIED):
                left = getattr(move, "left", None)
                if not isinstance(left, tuple) or move.taken < 0:  # a move that adds
                    continue
                if one.rules.move_text(move) not in hidden:
                    found.setdefault(("whole", "some", "parts")[min(len(left), 2)], move)
    for key in ("some", "whole", "parts"):
        if shown := found.get(key):
            left, told = (mark.join(map(str, shown.left)) for mark in (" ", " + "))
            numbers = {"heap": shown.heap, "count": shown.taken}
            yield Text(messages(f"play-move-help-{key}", left=left, told=told, **numbers))


def _kinds(position: Position) -> list[AnyRules]:
    """The different games of a sum."""
    return list({one.rules.name: one.rules for one in position.components}.values())
