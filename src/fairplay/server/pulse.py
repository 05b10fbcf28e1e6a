"""When the event loop last looked at its sockets.

A frame that came in while the loop was busy is read later. Nobody knows when it came. It counts
from the earliest time at which it can have come: nobody loses time because a server is slow.
"""

import asyncio
from collections.abc import Callable

#: Seconds between two looks at the clock.
PERIOD = 0.1
#: In milliseconds: a loop that has not looked at its sockets for so long was busy.
BUSY = 250


class Pulse:
    """Looks at the clock again and again, as long as the loop runs."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._loop = asyncio.get_running_loop()
        #: Whatever came before this time has been read.
        self._read = now()
        self._timer = self._loop.call_later(PERIOD, self._beat)

    def arrived(self) -> int:
        """When a frame came in that is read now."""
        now = self._now()
        return now if now - self._read < BUSY else self._read

    def after_reading(self, call: Callable[[], object]) -> None:
        """Call something when the loop has read what is there now.

        A loop may look at its timers before its sockets, and what is called at the next turn may
        come before them, too. At the turn after that they have been read.
        """
        self._loop.call_soon(self._loop.call_soon, call)

    def stop(self) -> None:
        self._timer.cancel()

    def _beat(self) -> None:
        now = self._now()
        self.after_reading(lambda: self._have_read(now))
        self._timer = self._loop.call_later(PERIOD, self._beat)

    def _have_read(self, until: int) -> None:
        self._read = max(self._read, until)
