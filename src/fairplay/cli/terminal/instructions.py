"""What a player is told about the game and about what can be typed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.text import Text

from fairplay.cli.boards import full_title, rule
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules

if TYPE_CHECKING:
    from fairplay.cli.terminal.setup import Setup


def introduction(setup: "Setup", messages: Messages) -> Iterator[Text]:
    """The title, the rule, who wins, and how to type a move."""
    yield Text(full_title(setup.position.rules, messages), "bold")
    kinds = _kinds(setup.position)
    for component in kinds:
        name = f"{full_title(component, messages)}: " if len(kinds) > 1 else ""
        yield Text(name + _rule(component, messages))
    yield Text(messages("play-convention-misere" if setup.misere else "play-convention-normal"))
    yield Text()
    yield from how_to_move(setup.position.rules, messages)


def _rule(rules: AnyRules, messages: Messages) -> str:
    """The rule in one sentence. That of a code follows from its digits."""
    from fairplay.play.how_rules import digits_told

    return " ".join(map(messages.fill, digits_told(rules))) or rule(rules, messages)


def how_to_move(rules: AnyRules, messages: Messages) -> Iterator[Text]:
    for key in rules.typing():
        yield Text(messages(f"play-move-help-{key}"))


def _kinds(position: Position) -> list[AnyRules]:
    """The different games of a sum."""
    return list({one.rules.name: one.rules for one in position.components}.values())
