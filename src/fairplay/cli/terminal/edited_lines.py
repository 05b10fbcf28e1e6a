"""Lines with the terminal's own editing and history, where nothing happens while one types."""

import io
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from fairplay.cli.terminal.claim_entry import Line
    from fairplay.cli.terminal.session import TerminalSession


class EditedLines:
    """The lines of a session whose room waits for us."""

    def __init__(self, session: "TerminalSession", console: Console) -> None:
        self._session, self._console = session, console

    def begin(self) -> None:
        """The prompt comes with the line."""

    def read(self, patience: float | None) -> "Line | None":
        from fairplay.cli.terminal.claim_entry import Line

        del patience
        return Line(read_line(self._session.prompt, self._console))

    def finish(self, line: "Line") -> None:
        """It is on the screen."""

    def wipe(self) -> None:
        """There is nothing to wipe."""


def prepare_input() -> None:
    """Editing and a history at a terminal; bytes that are no text are told like any nonsense."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401


def read_line(prompt: str, console: Console) -> str:
    """A line; what comes from a file or a pipe is shown as if it had been typed."""
    try:
        line = input(prompt)
    except EOFError:
        console.print()
        raise
    if not sys.stdin.isatty():
        console.print(line)
    return line
