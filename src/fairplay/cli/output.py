"""Writing to the terminal: the language, styled lines, JSON, and screens that know little."""

import codecs
import io
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TextIO

from fairplay import errors
from fairplay.messages import Messages, language

if TYPE_CHECKING:
    from rich.console import Console

WON, LOST, HEADING = "bold green", "bold yellow", "bold"

#: How to write on a screen that has not got the character.
_PLAIN = {
    "→": "->",
    "⊕": "(+)",
    "…": "...",
    "≥": ">=",
    "·": "*",
    "×": "x",
    "↑": "^",
    "æ": "ae",
    "ø": "oe",
}
_PLAIN |= dict(zip("–−─━│┃●○█▲▼░┌┐└┘┬┴┄←", "----||oo#AV:++++++-<", strict=True))
#: The shapes on cards, and what is equal modulo p.
_PLAIN |= dict(zip("■⬟⬢◆♥★≡", "SPHRYX=", strict=True))


def catalogue(lang: str | None) -> Messages:
    """The messages in the language asked for, else in that of the environment.

    >>> catalogue("da").language
    'da'
    """
    return errors.catalogue(language(lang))


def same_language(messages: Messages) -> str:
    """What a command needs behind it to speak the language of these messages."""
    return "" if messages.language == language(None) else f" --lang {messages.language}"


def forgiving(*streams: TextIO) -> None:
    """Make the streams replace what they cannot encode instead of failing."""
    codecs.register_error("fairplay", _replacement)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="fairplay")


def _replacement(error: UnicodeError) -> tuple[str | bytes, int]:
    """The plain form of characters; letters lose their accents."""
    from unicodedata import normalize

    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end]
    plain = (_PLAIN.get(c) or normalize("NFD", c).encode("ascii", "ignore").decode() for c in text)
    return "".join(p or "?" for p in plain), error.end


def write_json(data: Any) -> None:
    """One line of JSON, in characters that the stream has."""
    import json

    unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(data, ensure_ascii=not unicode))


def write_lines(lines: Iterable[tuple[str, str]]) -> None:
    """Lines with their styles. Rich is imported only for a terminal, which takes colours."""
    if not sys.stdout.isatty():
        sys.stdout.writelines(f"{text}\n" for text, _ in lines)
        return
    from rich.text import Text

    console = new_console()
    for text, style in lines:
        console.print(Text(text, style))


def write_error(text: str) -> None:
    """One line of what is wrong. What cannot be shown is replaced."""
    print("fairplay: " + "".join(c if c.isprintable() else " " for c in text), file=sys.stderr)


def new_console(stderr: bool = False) -> "Console":
    """A console that prints what it is given and interprets nothing in it."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def quiet_matplotlib() -> None:
    """Call it before the first import, which warns in two long lines if the home is read-only."""
    import logging

    logging.getLogger("matplotlib").setLevel(logging.ERROR)
