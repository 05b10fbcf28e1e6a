"""Which screens have been solved, kept on this device as the browser does: ``mex:gap zero:even``.

They are kept by their names, so that they stay right when a lesson gains a screen.
"""

import re
from contextlib import suppress

from fairplay.cli.files import write_whole
from fairplay.errors import InputError
from fairplay.folders import data_folder
from fairplay.learn import Lesson

#: The names of the screens that are solved, by lesson.
Progress = dict[str, frozenset[str]]

_FILE = "lessons"
_MAX_READ = 10_000
_NAME = "[a-z][a-z0-9-]*"
_PART = re.compile(rf"({_NAME}):({_NAME}(?:,{_NAME})*)")


def read(text: str) -> Progress:
    """What a text says; parts that cannot be read are left out.

    >>> read("nim:powers x: mex:3")
    {'nim': frozenset({'powers'})}
    """
    found = filter(None, map(_PART.fullmatch, text.split()))
    return {one[1]: frozenset(one[2].split(",")) for one in found}


def write(progress: Progress) -> str:
    """
    >>> write({"nim": frozenset({"powers", "game"}), "mex": frozenset({"gap"})})
    'nim:game,powers mex:gap'
    """
    return " ".join(f"{lesson}:{','.join(sorted(done))}" for lesson, done in progress.items())


def load() -> Progress:
    """What is kept. Nothing, if it cannot be read."""
    try:
        with (data_folder() / _FILE).open("rb") as file:
            return read(file.read(_MAX_READ).decode("ascii", errors="replace"))
    except (OSError, InputError):  # without a home there is no folder
        return {}


def solved(lesson: Lesson, progress: Progress) -> frozenset[int]:
    """The numbers of the screens that are solved, from 1.

    >>> from fairplay.learn import find_lesson
    >>> solved(find_lesson("mex"), read("mex:game,gap,gone"))
    frozenset({2, 5})
    """
    done = progress.get(lesson.id, frozenset())
    return frozenset(n for n, name in enumerate(lesson.screen_names, start=1) if name in done)


def solve(lesson: Lesson, screen: int) -> None:
    """Keep that a screen is solved. Where nothing can be written, the lesson goes on without."""
    progress = load()
    name = lesson.screen_names[screen - 1]
    progress[lesson.id] = progress.get(lesson.id, frozenset()) | {name}
    with suppress(OSError, InputError):
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(str(folder / _FILE), write(progress).encode())


def next_screen(done: frozenset[int], length: int) -> int:
    """The first screen that is not solved, or the first of all.

    >>> next_screen(frozenset({1, 2, 4}), 4), next_screen(frozenset({1, 2}), 2)
    (3, 1)
    """
    return next((number for number in range(1, length + 1) if number not in done), 1)
