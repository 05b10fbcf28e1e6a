"""What a player is told about the game and about what can be typed."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from fairplay.cli.boards import full_title, rule
from fairplay.cli.play.commands import COMMANDS, words
from fairplay.cli.play.setup import Setup
from fairplay.messages import Messages
from fairplay.rules.position import Position
from fairplay.rules.registry import AnyRules


def introduction(setup: Setup, messages: Messages) -> Iterator[Text]:
    """The title, the rule, who wins, and how to type a move."""
    yield Text(full_title(setup.position.rules, messages), "bold")
    kinds = _kinds(setup.position)
    for component in kinds:
        name = f"{full_title(component, messages)}: " if len(kinds) > 1 else ""
        yield Text(name + rule(component, messages))
    yield Text(messages("play-convention-misere" if setup.misere else "play-convention-normal"))
    yield Text()
    yield from how_to_move(setup.position.rules, messages)
    commands = {name: words(name, messages)[0] for name in ("hint", "moves", "help")}
    yield Text(messages("play-commands", **commands), "dim")


def how_to_move(rules: AnyRules, messages: Messages) -> Iterator[Text]:
    for key in rules.typing():
        yield Text(messages(f"play-move-help-{key}"))


def _kinds(position: Position) -> list[AnyRules]:
    """The different games of a sum."""
    return list({one.rules.name: one.rules for one in position.components}.values())


def command_table(messages: Messages) -> Table:
    table = Table.grid(padding=(0, 2))
    for name in COMMANDS:
        local, *_ = words(name, messages)
        shown = local if local == name else f"{local}, {name}"
        table.add_row(Text(f"  {shown}", "bold"), Text(messages(f"play-help-{name}")))
    table.add_row(Text("  #3", "bold"), Text(messages("play-help-number")))
    return table
