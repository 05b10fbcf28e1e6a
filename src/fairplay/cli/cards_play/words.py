"""What can be typed besides claims: English everywhere, and the words of the language."""

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text

from fairplay.cards import Deck
from fairplay.cli.play.commands import plain
from fairplay.cli.play.commands import words as play_words
from fairplay.messages import Messages

#: In the order in which help shows them; the first two belong to this game only.
OWN = {"give-up": "give up", "call": "call"}
COMMANDS = ("hint", "why", "give-up", "call", "board", "quit", "help")


def words(name: str, messages: Messages) -> list[str]:
    """The words for a command, the one to show first.

    >>> words("give-up", Messages("sv")), words("hint", Messages("pt"))
    (['ge upp', 'give up'], ['dica', 'hint'])
    """
    if name not in OWN:
        return play_words(name, messages)
    local = [word.strip() for word in messages(f"table-word-{name}").split(",")]
    return list(dict.fromkeys([*local, OWN[name]]))


def command(line: str, messages: Messages) -> str | None:
    """The command that a line gives.

    >>> command("Give  up", Messages("da")), command("?", Messages("da"))
    ('give-up', 'help')
    """
    typed = plain(line)
    known = (name for name in COMMANDS if typed in map(plain, words(name, messages)))
    return "help" if typed == "?" else next(known, None)


def command_table(messages: Messages, mode: str) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for name in COMMANDS:
        if name != "call" or mode == "call":
            shown = ", ".join(dict.fromkeys((words(name, messages)[0], OWN.get(name, name))))
            grid.add_row(Text(f"  {shown}", "bold"), Text(messages(f"table-help-{name}")))
    return grid


def how_to_claim(
    deck: Deck, mode: str, call_ms: int, many: bool, messages: Messages
) -> Iterator[Text]:
    """What a claim is, and how to type one."""
    kind = "even" if deck.p == 2 else "sides"
    yield Text(messages(f"table-rule-{kind}", modulus=deck.p))
    yield Text(messages(f"table-type-{kind}"))
    if mode == "call":
        yield Text(messages("table-call-how", seconds=call_ms // 1000))
    if many:
        yield Text(messages("table-many-how"))
