"""Questions and answers without a terminal.

A dialogue is a generator: it yields what to show together with a prompt, and is sent the line that
was typed.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import TypeVar

from rich.console import RenderableType
from rich.text import Text

from fairplay.cli.terminal.words import command
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.rules.numbers import parse_number

T = TypeVar("T")

#: Amber: what needs attention. Green: your turn, and what was won. The words say it, too.
ATTENTION, TURN = "#d99a00", "bold #2e9e6b"
MAX_QUOTED = 60


@dataclass(frozen=True)
class Ask:
    """What to show, and the prompt for the next line."""

    prompt: str
    output: tuple[RenderableType, ...] = ()


class Leave(Exception):  # noqa: N818 - nothing went wrong
    """The person wants to go; ``where`` is quit or new."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


Dialogue = Generator[Ask, str, T]


def complaint(error: InputError, messages: Messages) -> Text:
    """What was wrong, in one line, however long or strange the input was."""
    shown = {name: _cut(value) for name, value in error.params.items()}
    return Text(messages(error.code, **shown), ATTENTION)


def _cut(value: str | int) -> str:
    """
    >>> len(_cut("9" * 1000)), _cut(7)
    (60, '7')
    """
    text = "".join(c if c.isprintable() else "?" for c in str(value))
    return text[: MAX_QUOTED - 1] + "…" if len(text) > MAX_QUOTED else text


def ask(
    prompt: str,
    read: Callable[[str], T],
    messages: Messages,
    output: Iterable[RenderableType] = (),
) -> Dialogue[T]:
    """Ask until the answer can be read."""
    shown = tuple(output)
    while True:
        line = yield Ask(prompt + " ", shown)
        if (found := command(line, ("quit", "new"), messages)) and found[0] != "help":
            raise Leave(found[0])
        try:
            return read(line.strip())
        except InputError as error:
            shown = (complaint(error, messages),)


def ask_number(prompt: str, most: int, usual: int, messages: Messages) -> Dialogue[int]:
    """A number from 1 on; nothing typed means the usual one."""
    return ask(prompt, lambda line: parse_number(line, 1, most) if line else usual, messages)


def choose(
    key: str, choices: Iterable[str], usual: int, messages: Messages, *, about: str = ""
) -> Dialogue[int]:
    """One of a few choices, by its number from 1; ``about`` is said before them."""
    lines = [f"  {n}  {messages(choice)}" for n, choice in enumerate(choices, start=1)]
    return ask(
        messages(key, usual=usual),
        lambda line: parse_number(line, 1, len(lines)) if line else usual,
        messages,
        [*(Text(text, "dim") for text in (about,) if text), Text(), *map(Text, lines)],
    )
