"""The shell around a lesson: the screen and the keyboard."""

from collections.abc import Iterable
from functools import partial
from random import randrange

from rich.console import Console, RenderableType

from fairplay.cli.learn import progress
from fairplay.cli.learn.session import LessonSession
from fairplay.cli.output import new_console
from fairplay.cli.terminal.edited_lines import prepare_input, read_line
from fairplay.learn import Lesson
from fairplay.messages import Messages

#: Another hand is dealt each time.
MAX_SEED = 1_000_000


def learn(lesson: Lesson, messages: Messages, seed: int | None = None) -> int:
    """Play a lesson until its end or that of the input. The exit code: 0, or 130 after Ctrl-C."""
    console = new_console()
    prepare_input()
    done = progress.solved(lesson, progress.load())
    solved = partial(progress.solve, lesson)
    seed = randrange(MAX_SEED) if seed is None else seed
    session = LessonSession(lesson, done, solved, messages, console.width, seed)
    try:
        _show(session.open(), console)
        while not session.over:
            _show(session.answer(read_line(session.prompt, console)), console)
    except EOFError:
        _leave(session, console)
    except KeyboardInterrupt:
        _leave(session, console)
        return 130
    return 0


def _leave(session: LessonSession, console: Console) -> None:
    """The prompt is still on the last line."""
    console.print()
    _show(session.leave(), console)


def _show(output: Iterable[RenderableType], console: Console) -> None:
    for renderable in output:
        console.print(renderable)
