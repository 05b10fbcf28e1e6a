"""The shell around a match: prints, reads lines, and leaves politely."""

import io
import sys
from collections.abc import Iterable
from contextlib import suppress

from rich.console import Console, RenderableType

from fairplay.cli.output import new_console
from fairplay.cli.play.dialogue import Dialogue, Leave, T
from fairplay.cli.play.menu import CardRace, menu
from fairplay.cli.play.session import Session
from fairplay.cli.play.setup import Setup
from fairplay.messages import Messages


def play(setup: Setup | None, messages: Messages, seed: int | None) -> int:
    """Match after match, from the menu unless a setup is given; the exit code."""
    console = new_console()
    _prepare_input()
    try:
        while True:
            if setup is None:
                chosen, messages = _converse(menu(messages, seed), console)
                if isinstance(chosen, CardRace):
                    return _race(chosen, messages)
                setup = chosen
            session = Session(setup, messages, console.width)
            _play(session, console)
            if session.leaving == "quit":
                break
            setup = None
    except (EOFError, Leave):
        pass
    except KeyboardInterrupt:
        console.print("\n" + messages("play-bye"))
        return 130
    console.print(messages("play-bye"))
    return 0


def _race(chosen: CardRace, messages: Messages) -> int:
    from fairplay.cli.cards_play import run

    bots, skill = str(chosen.bots), str(chosen.skill)
    return run(chosen.deck.name, None, bots, skill, "race", "lockout", None, messages.language)


def _prepare_input() -> None:
    """Editing and a history at a terminal; bytes that are no text are told like any nonsense."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401


def _play(session: Session, console: Console) -> None:
    output = session.open()
    while session.leaving is None:
        _show(output, console)
        output = session.answer(_read(session.prompt, console))


def _converse(dialogue: Dialogue[T], console: Console) -> T:
    question = next(dialogue)
    try:
        while True:
            _show(question.output, console)
            question = dialogue.send(_read(question.prompt, console))
    except StopIteration as end:
        result: T = end.value
        return result


def _show(output: Iterable[RenderableType], console: Console) -> None:
    for renderable in output:
        console.print(renderable)


def _read(prompt: str, console: Console) -> str:
    """A line; what comes from a file or a pipe is shown as if it had been typed."""
    try:
        line = input(prompt)
    except EOFError:
        console.print()
        raise
    if not sys.stdin.isatty():
        console.print(line)
    return line
