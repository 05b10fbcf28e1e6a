"""The shell around a game: the screen, the keyboard and the clock."""

import time
from collections.abc import Callable, Iterable
from typing import Protocol

from rich.console import Console, RenderableType

from fairplay.cli.cards_play.entry import Line, Places
from fairplay.cli.cards_play.keyboard import Keyboard, keyboard
from fairplay.cli.cards_play.session import Session
from fairplay.cli.output import new_console
from fairplay.messages import Messages

#: Milliseconds since some moment.
Clock = Callable[[], int]

#: What is typed beyond this is not heard.
MAX_LINE = 200
ERASE, CLEAR, END = ("\x7f", "\b"), "\x15", "\x04"


def play(begin: Callable[[int], Session], messages: Messages) -> int:
    """One game on this terminal, or on files and pipes; the exit code."""
    console = new_console()
    session = begin(console.width)
    try:
        with keyboard() as keys:
            Game(session, keys, console, milliseconds).run()
    except KeyboardInterrupt:
        console.print("\n" + messages("play-bye"))
        return 130
    console.print(messages("play-bye"))
    return 0


def milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


class Play(Protocol):
    """What is played: a table here, or one in a room of a server."""

    @property
    def over(self) -> bool: ...
    @property
    def places(self) -> Places: ...
    @property
    def prompt(self) -> str: ...
    def open(self) -> list[RenderableType]: ...
    def answer(self, line: Line, now: int) -> list[RenderableType]: ...
    def due(self) -> int | None: ...
    def tick(self, now: int) -> list[RenderableType]: ...
    def result(self, now: int) -> list[RenderableType]: ...


class Game:
    """Reads what is typed while the bots go on, until the game is over or the person leaves."""

    def __init__(self, session: Play, keys: Keyboard, console: Console, clock: Clock) -> None:
        self._session, self._keys, self._console = session, keys, console
        self._clock, self._began = clock, clock()
        self._line = Line()

    def run(self) -> None:
        self._show(self._session.open())
        self._prompt()
        while not self._session.over:
            key = self._keys.read(self._patience())
            if key in ("", END) and (key == "" or not self._line.text):
                self._console.print()
                break
            # The key was pressed before anyone saw what happens by itself now.
            entered = key is not None and self._type(key)
            self._interrupt(self._session.tick(self._now()))
            if entered and not self._session.over:
                self._enter()
        self._show(self._session.result(self._now()))

    def _now(self) -> int:
        return self._clock() - self._began

    def _patience(self) -> float | None:
        """Seconds until something happens by itself."""
        due = self._session.due()
        return None if due is None else max(0, due - self._now()) / 1000

    def _type(self, key: str) -> bool:
        """Whether the line is finished."""
        if key == "\n":
            return True
        if key in ERASE or key == CLEAR:
            self._line = self._line.erased() if key in ERASE else Line()
            self._wipe()
            self._prompt()
        elif key.isprintable() and len(self._line.text) < MAX_LINE:
            self._line = self._line.typed(key, self._session.places)
            self._write(key if self._keys.echo else "")
        return False

    def _enter(self) -> None:
        line, self._line = self._line, Line()
        self._write(("" if self._keys.echo else line.text) + "\n")
        self._show(self._session.answer(line, self._now()))
        if not self._session.over:
            self._prompt()

    def _interrupt(self, output: list[RenderableType]) -> None:
        """Show something above the line that is being typed."""
        if output:
            self._wipe()
            self._show(output)
            if not self._session.over:
                self._prompt()

    def _wipe(self) -> None:
        self._write("\r\x1b[K" if self._console.is_terminal else "\n")

    def _prompt(self) -> None:
        self._write(self._session.prompt + (self._line.text if self._keys.echo else ""))

    def _show(self, output: Iterable[RenderableType]) -> None:
        for renderable in output:
            self._console.print(renderable)

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()
