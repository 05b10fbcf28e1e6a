"""The words that are neither moves nor claims: English everywhere, and those of the language."""

import unicodedata
from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

from fairplay.messages import Messages

#: What can be asked for, in the order in which help shows it. In a room of our own …
MATCH_HERE = (
    *("how", "hint", "why", "moves", "board", "gaps", "undo", "resign", "save", "again"),
    *("new", "quit", "help"),
)
CARDS_HERE = ("how", "hint", "why", "give-up", "call", "board", "quit", "help")
#: … and in one of a server.
ROOM = (
    *("ready", "start", "bot", "kick", "door", "admit", "ban", "report"),
    *("say", "game", "decline", "leave", "who"),
)
_BOTH = (*ROOM, "board", "again", "how", "hint", "quit", "help")
MATCH_ROOM = (*_BOTH, "moves", "undo", "resign", "claim-win", "stop")
CARDS_ROOM = (*_BOTH, "give-up", "call")

#: English words of commands whose name is another.
_ENGLISH = {"give-up": "give up", "decline": "no", "claim-win": "claim", "stop": "end"}
#: These may be followed by something.
_WITH_REST = ("save", "say", "game", "bot", "kick", "door", "admit", "ban", "report")


def plain(text: str) -> str:
    """A text without accents, capitals and doubled spaces, since keyboards differ.

    >>> plain("  Ångra ")
    'angra'
    """
    marks = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in marks if not unicodedata.combining(c)).split())


def words(name: str, messages: Messages) -> list[str]:
    """The words for a command or verb in this language, the one to show first.

    >>> words("undo", Messages("da")), words("give-up", Messages("sv"))
    (['fortryd', 'undo'], ['ge upp', 'give up'])
    >>> words("ready", Messages("da")), words("decline", Messages("en"))
    (['klar', 'ready'], ['no'])
    """
    local = [word.strip() for word in messages(f"command-{name}").split(",")]
    return list(dict.fromkeys([*local, _ENGLISH.get(name, name)]))


def command(line: str, offered: Iterable[str], messages: Messages) -> tuple[str, str] | None:
    """The command a line gives, with what follows it; None if it is no command.

    >>> command("Giv op", MATCH_HERE, Messages("da"))
    ('resign', '')
    >>> command("save A.txt", MATCH_HERE, Messages("sv")), command("Kick 2", ROOM, Messages("en"))
    (('save', 'A.txt'), ('kick', '2'))
    >>> command("5 2", MATCH_HERE, Messages("en"))
    """
    typed = plain(line)
    if typed == "?":
        return "help", ""
    known = [(plain(word), name) for name in offered for word in words(name, messages)]
    # The longest first: where two words begin alike, what follows the short one may be the other.
    for word, name in sorted(known, key=lambda pair: -len(pair[0])):
        if typed == word:
            return name, ""
        if name in _WITH_REST and typed.startswith(word + " "):
            return name, line.split(maxsplit=len(word.split()))[-1].strip()
    return None


def command_table(names: Iterable[str], where: str, messages: Messages) -> Grid:
    """What the commands do; some do something else ``where``: in play, table or online."""
    grid = Grid.grid(padding=(0, 2))  # the empty first column indents lines that break, too
    for name in names:
        shown = dict.fromkeys((words(name, messages)[0], _ENGLISH.get(name, name)))
        key = f"help-{where}-{name}"
        told = messages(key if key in messages else f"help-{name}")
        grid.add_row("", Text(", ".join(shown), "bold"), Text(told))
    if where == "play":
        grid.add_row("", Text("#3", "bold"), Text(messages("help-play-number")))
    return grid
