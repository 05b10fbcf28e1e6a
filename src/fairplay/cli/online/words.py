"""What can be typed in a room: English everywhere, and the words of the language."""

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text

from fairplay.cli.cards_play.words import OWN
from fairplay.cli.cards_play.words import words as table_words
from fairplay.cli.play.commands import plain
from fairplay.cli.play.commands import words as play_words
from fairplay.messages import Messages

#: Words that only rooms have, and their plain English.
ROOMS = (
    *("ready", "start", "bot", "kick", "door", "admit", "ban", "report"),
    *("say", "decline", "leave", "who", "claim-win", "stop"),
)
ENGLISH = {"decline": "no", "undo": "undo", "claim-win": "claim", "stop": "end"} | OWN
BOTH = (*ROOMS[:-2], "board", "again", "hint", "quit", "help")
MATCH = ("moves", "undo", "resign", "claim-win", "stop")
CARDS = ("give-up", "call")
#: These may be followed by something.
WITH_REST = ("say", "bot", "kick", "door", "admit", "ban", "report")


def words(name: str, messages: Messages) -> list[str]:
    """The words for a command, the one to show first.

    >>> words("ready", Messages("da")), words("decline", Messages("en"))
    (['klar', 'ready'], ['no'])
    """
    if name in OWN:
        return table_words(name, messages)
    if name not in ROOMS:
        return play_words(name, messages)
    local = [word.strip() for word in messages(f"online-word-{name}").split(",")]
    return list(dict.fromkeys([*local, ENGLISH.get(name, name)]))


def command(line: str, cards: bool, messages: Messages) -> tuple[str, str] | None:
    """The command that a line gives, and what follows it.

    >>> command("Kick 2", True, Messages("en")), command("2 5 7", True, Messages("en"))
    (('kick', '2'), None)
    """
    typed = plain(line)
    if typed == "?":
        return "help", ""
    for name in (*BOTH, *(CARDS if cards else MATCH)):
        for word in map(plain, words(name, messages)):
            if typed == word:
                return name, ""
            if name in WITH_REST and typed.startswith(word + " "):
                return name, typed.removeprefix(word).strip()
    return None


def command_table(names: Iterator[str], messages: Messages) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for name in names:
        shown = dict.fromkeys((words(name, messages)[0], ENGLISH.get(name, name)))
        grid.add_row(Text(f"  {', '.join(shown)}", "bold"), Text(messages(f"online-help-{name}")))
    return grid
