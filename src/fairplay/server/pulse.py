"""When the event loop has last read its sockets.

A frame that arrives while the loop is busy is read later, and its arrival is unknown. It counts
from the earliest possible time, so that no player loses time to a slow server.
"""

import asyncio
from collections.abc import Callable

#: Seconds between two looks at the clock.
PERIOD = 0.1
#: A loop that has not read its sockets for so many milliseconds was busy.
BUSY = 250


class Pulse:
    """Looks at the clock regularly, as long as the loop runs."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._loop = asyncio.get_running_loop()
        #: Everything that arrived before this time has been read.
        self._read = now()
        self._timer = self._loop.call_later(PERIOD, self._beat)

    def arrived(self) -> int:
        """The arrival of a frame that is read now."""
        now = self._now()
        return now if now - self._read < BUSY else self._read

    def after_reading(self, call: Callable[[], object]) -> None:
        """Call something when the loop has read what is there now.

        A loop may run its timers before it reads, and so may callbacks of the next turn. At the
        turn after that the sockets have been read.
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
