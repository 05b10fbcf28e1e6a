"""Time limits for work. They count CPU time of this process, so a busy machine changes nothing."""

import asyncio
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from types import FrameType
from typing import NoReturn

#: Seconds for which nothing may block an event loop.
MOST_STALL = 0.25
#: Seconds between two beats.
BEAT = 0.005


class FrozenError(AssertionError):
    """The work did not end in time."""


@contextmanager
def must_end(seconds: float, what: object = "") -> Iterator[None]:
    """Raise FrozenError unless the body ends in time; for Python code in the main thread."""

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


class Stalls:
    """Beats in an event loop, and measures the CPU time of its thread between two beats."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.longest = 0.0
        self._loop, self._last, self._stopped = loop, 0.0, False
        self._done = Event()

    def _begin(self) -> None:
        self._last = time.thread_time()
        self._loop.call_later(BEAT, self._beat)

    def _beat(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self._last = now
        if self._stopped:
            self._done.set()
        else:
            self._loop.call_later(BEAT, self._beat)

    @classmethod
    @contextmanager
    def measured(cls, loop: asyncio.AbstractEventLoop) -> "Iterator[Stalls]":
        """Raise AssertionError if the body blocks the loop of another thread for too long."""
        stalls = cls(loop)
        loop.call_soon_threadsafe(stalls._begin)
        yield stalls
        stalls._stopped = True
        assert stalls._done.wait(30), "the loop has stopped"
        assert stalls.longest < MOST_STALL, f"the loop was busy for {stalls.longest:.3f} s"
