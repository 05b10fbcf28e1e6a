"""Work that must end. Time is that of this process alone, so a busy machine changes nothing."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn


class FrozenError(AssertionError):
    """Something goes on and on."""


@contextmanager
def must_end(seconds: float, what: object = "") -> Iterator[None]:
    """FrozenError unless what is done inside ends; for Python code in the main thread."""

    def ring(number: int, frame: FrameType | None) -> NoReturn:
        del number, frame
        raise FrozenError(f"{what!r:.400} takes more than {seconds} s")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
