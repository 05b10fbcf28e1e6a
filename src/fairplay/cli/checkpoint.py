"""Long work on a sequence: its progress on the screen, and a checkpoint to go on from."""

import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fairplay.cli.files import write_path
from fairplay.cli.progress import progress
from fairplay.errors import InputError
from fairplay.theory.sequence import Sequence
from fairplay.theory.sequences import sequence_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fairplay.messages import Messages
    from fairplay.theory.codes import Code
    from fairplay.theory.sequence import Progress

#: Seconds between two checkpoints.
PAUSE = 60.0


@contextmanager
def resumed(
    code: "Code", name: str | None, messages: "Messages", window_threads: int = 0
) -> "Iterator[tuple[Sequence, Progress | None]]":
    """The sequence of a rule, and what to call as it grows; with threads it may keep a window only.

    With a checkpoint the sequence goes on from there if the file exists. It is written at once, so
    that a place where it cannot be is found out before the work, then once a minute, at the end,
    and when the work is broken off: Ctrl-C loses nothing.
    """
    if name is None:
        values = Sequence(code, window_threads) if window_threads else sequence_of(code)
    else:
        values = _loaded(code, name, window_threads)
    with progress(messages, values) as shown:
        if name is None:
            yield values, shown
            return
        saving = _Saving(values, name, shown)
        saving.save()
        try:
            yield values, saving
        finally:
            saving.save()


class _Saving:
    """Shows progress, and writes the checkpoint now and then, if there is anything new."""

    def __init__(self, values: Sequence, name: str, shown: "Progress | None") -> None:
        self.values, self.name, self.shown = values, name, shown
        self.saved, self.at = len(values), time.monotonic()

    def __call__(self, done: int, count: int) -> None:
        if self.shown:
            self.shown(done, count)
        if time.monotonic() - self.at > PAUSE:
            self.save()

    def save(self) -> None:
        if len(self.values) > self.saved or not Path(self.name).exists():
            write_path(self.name, lambda path: self.values.save(str(path)))
        self.saved, self.at = len(self.values), time.monotonic()


def _loaded(code: "Code", name: str, window_threads: int) -> Sequence:
    values = Sequence(code, window_threads)
    try:
        values.load(name)
    except FileNotFoundError:
        pass
    except OSError as error:
        raise InputError("error-file-read", name=name, reason=error.strerror or "?") from error
    return values
