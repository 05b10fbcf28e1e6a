"""Which screens have been solved, kept on this device as the browser does: ``mex:1,2 zero:1``."""

import re
from contextlib import suppress

from fairplay.cli.files import data_folder, write_whole
from fairplay.errors import InputError

#: Screens that are solved, by lesson, from 1.
Progress = dict[str, frozenset[int]]

_FILE = "lessons"
_MAX_READ = 10_000
_PART = re.compile(r"([a-z0-9-]+):([0-9]{1,2}(?:,[0-9]{1,2})*)")


def read(text: str) -> Progress:
    """What a text says; parts that cannot be read are left out.

    >>> read("nim:2,1 x: mex:3")
    {'nim': frozenset({1, 2}), 'mex': frozenset({3})}
    """
    found = filter(None, map(_PART.fullmatch, text.split()))
    return {one[1]: frozenset(map(int, one[2].split(","))) for one in found}


def write(progress: Progress) -> str:
    """
    >>> write({"nim": frozenset({2, 1}), "mex": frozenset({3})})
    'nim:1,2 mex:3'
    """
    parts = (f"{lesson}:{','.join(map(str, sorted(done)))}" for lesson, done in progress.items())
    return " ".join(parts)


def load() -> Progress:
    """What is kept. Nothing, if it cannot be read."""
    try:
        with (data_folder() / _FILE).open("rb") as file:
            return read(file.read(_MAX_READ).decode("ascii", errors="replace"))
    except (OSError, RuntimeError):  # without a home there is no folder
        return {}


def solve(lesson: str, screen: int) -> None:
    """Keep that a screen is solved. Where nothing can be written, the lesson goes on without."""
    progress = load()
    progress[lesson] = progress.get(lesson, frozenset()) | {screen}
    with suppress(OSError, RuntimeError, InputError):
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(str(folder / _FILE), write(progress).encode())


def next_screen(done: frozenset[int], length: int) -> int:
    """The first screen that is not solved, or the first of all.

    >>> next_screen(frozenset({1, 2, 4}), 4), next_screen(frozenset({1, 2}), 2)
    (3, 1)
    """
    return next((number for number in range(1, length + 1) if number not in done), 1)
