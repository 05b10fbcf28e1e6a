"""The words that are not moves: English everywhere, and those of the language besides."""

import unicodedata

from fairplay.messages import Messages

#: In the order in which help shows them.
COMMANDS = (
    "hint",
    "why",
    "moves",
    "board",
    "gaps",
    "undo",
    "resign",
    "save",
    "again",
    "new",
    "quit",
    "help",
)
#: The one command that is followed by something, the name of a file.
WITH_REST = "save"


def plain(text: str) -> str:
    """A text without accents, capitals and doubled spaces, since keyboards differ.

    >>> plain("  Ångra ")
    'angra'
    """
    marks = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in marks if not unicodedata.combining(c)).split())


def words(name: str, messages: Messages) -> list[str]:
    """The words for a command or verb in this language, the one to show first.

    >>> words("undo", Messages("da"))
    ['fortryd', 'undo']
    """
    local = [word.strip() for word in messages(f"play-word-{name}").split(",")]
    return list(dict.fromkeys([*local, name]))


def command(line: str, messages: Messages) -> tuple[str, str] | None:
    """The command a line gives, with what follows it; None if it is no command.

    >>> command("Giv op", Messages("da")), command("save A.txt", Messages("sv"))
    (('resign', ''), ('save', 'A.txt'))
    >>> command("5 2", Messages("en"))
    """
    typed = plain(line)
    if typed == "?":
        return "help", ""
    for name in COMMANDS:
        for word in map(plain, words(name, messages)):
            if typed == word:
                return name, ""
            if name == WITH_REST and typed.startswith(word + " "):
                return name, line.split(maxsplit=len(word.split()))[-1].strip()
    return None
