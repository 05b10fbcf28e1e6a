"""The shell around a session: the screen, the keyboard and the clock."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

from rich.console import Console, RenderableType

from fairplay.cli.terminal.claim_entry import Line
from fairplay.cli.terminal.keyboard import Keyboard
from fairplay.cli.terminal.session import TerminalSession
from fairplay.cli.terminal.viewpoint import Clock
from fairplay.messages import Messages

#: Characters typed beyond this are ignored.
MAX_LINE = 200
ERASE, CLEAR, END = ("\x7f", "\b"), "\x15", "\x04"


def politely(play: Callable[[], None], console: Console, messages: Messages) -> int:
    """Say goodbye after playing, also after Ctrl-C; the exit code."""
    try:
        play()
    except KeyboardInterrupt:
        console.print("\n" + messages("play-bye"))
        return 130
    console.print(messages("play-bye"))
    return 0


class Input(Protocol):
    """Where lines come from."""

    def begin(self) -> None:
        """Ask for the next line."""

    def read(self, patience: float | None) -> Line | None:
        """A whole line, or None after a key or so many seconds; EOFError at the end of input."""

    def finish(self, line: Line) -> None:
        """Leave the line behind, before it is answered."""

    def wipe(self) -> None:
        """Make room for something above the line that is being typed."""


class Shell:
    """Reads what is typed while the room goes on, until it is over or the person leaves."""

    def __init__(
        self, session: TerminalSession, lines: Input, console: Console, clock: Clock
    ) -> None:
        self._session, self._lines, self._console = session, lines, console
        self._clock = clock

    def run(self) -> None:
        """Until the session is over, or the input."""
        self._show(self._session.open())
        self._begin()
        with suppress(EOFError):
            while not self._session.over:
                self._turn()
        self._show(self._session.result())

    def _turn(self) -> None:
        line = self._lines.read(self._patience())
        # The key was pressed before anyone saw what happens by itself now.
        if shown := self._session.tick():
            self._lines.wipe()
            self._show(shown)
            self._begin()
        if line is not None and not self._session.over:
            self._lines.finish(line)
            self._show(self._session.answer(line))
            self._begin()

    def _patience(self) -> float | None:
        """Seconds until something happens by itself."""
        due = self._session.due()
        return None if due is None else max(0, due - self._clock()) / 1000

    def _begin(self) -> None:
        if not self._session.over:
            self._lines.begin()

    def _show(self, output: Iterable[RenderableType]) -> None:
        for renderable in output:
            self._console.print(renderable)


class TypedLines:
    """Lines out of single keys: what happens meanwhile is shown above them."""

    def __init__(self, session: TerminalSession, keys: Keyboard, console: Console) -> None:
        self._session, self._keys, self._console = session, keys, console
        self._line = Line()

    def begin(self) -> None:
        self._write(self._session.prompt + (self._line.text if self._keys.echo else ""))

    def read(self, patience: float | None) -> Line | None:
        key = self._keys.read(patience)
        if key in ("", END) and (key == "" or not self._line.text):
            self._write("\n")
            raise EOFError
        if key == "\n":
            line, self._line = self._line, Line()
            return line
        if key is not None:
            self._type(key)
        return None

    def finish(self, line: Line) -> None:
        self._write(("" if self._keys.echo else line.text) + "\n")

    def wipe(self) -> None:
        self._write("\r\x1b[K" if self._console.is_terminal else "\n")

    def _type(self, key: str) -> None:
        if key in ERASE or key == CLEAR:
            self._line = self._line.erased() if key in ERASE else Line()
            self.wipe()
            self.begin()
        elif key.isprintable() and len(self._line.text) < MAX_LINE:
            self._line = self._line.typed(key, self._session.side.places)
            self._write(key if self._keys.echo else "")

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()
