"""One time for all games of a server, in milliseconds since 1970.

The wall clock of a machine jumps when it is set. Game clocks must not. So a process reads the wall
clock once, when it starts, and goes on with a monotonic clock.

Several processes share rooms, so they must agree. Every second each measures how far it is
``ahead`` of the database's clock, and stores that with its sign of life. All follow one process,
the :func:`leader`, not the database's clock: that is a wall clock too. When it is set the processes
still agree, since all are then ahead by as much.
"""

import time
from collections.abc import Callable, Mapping

from msgspec import Struct

#: A process without a sign of life for so many milliseconds is gone.
GONE = 10_000
#: Clocks drift by less than this. If processes differ by more, one was asleep or started with a
#: wrong time.
DRIFT_MS = 1_000
#: A correction that no player notices, in milliseconds.
SMALL_MS = 2

_MS = 1_000_000


class Beat(Struct, frozen=True, gc=False):
    """A sign of life of a process: its time, and how far it was ahead of the database then."""

    at: int
    ahead: int = 0


class Clock:
    """The time of this process. It runs evenly, whatever happens to the wall clock.

    >>> wall, steady = [1_000 * _MS], [5 * _MS]
    >>> clock = Clock(lambda: wall[0], lambda: steady[0])
    >>> steady[0] += 20 * _MS
    >>> wall[0] += 3_600_000 * _MS
    >>> clock.now()
    1020
    """

    def __init__(
        self,
        wall: Callable[[], int] | None = None,
        steady: Callable[[], int] | None = None,
    ) -> None:
        self._wall, self._steady = wall or time.time_ns, steady or time.monotonic_ns
        self._base = self._wall() - self._steady()
        self._latest = 0

    def now(self) -> int:
        now = (self._steady() + self._base) // _MS
        if now > self._latest:
            self._latest = now
        return self._latest

    def wall(self) -> int:
        """The wall clock of the machine."""
        return self._wall() // _MS

    def set(self, now: int) -> None:
        """Set the time."""
        self._base = now * _MS - self._steady()
        self._latest = now

    def steer(self, by: int) -> None:
        """Move a little towards a time that is so many milliseconds later."""
        self._base += max(-SMALL_MS, min(SMALL_MS, by)) * _MS


def leader(beats: Mapping[str, Beat], there: int) -> str | None:
    """The process that all follow: of those alive, the nearest to the database's time.

    ``there`` is the time of the database.

    >>> leader({"a": Beat(19_000, ahead=4), "b": Beat(19_500, ahead=-1), "c": Beat(1)}, 20_000)
    'b'
    """
    alive = [name for name, beat in beats.items() if abs(there - beat.at + beat.ahead) < GONE]
    return min(alive, key=lambda name: (abs(beats[name].ahead), name), default=None)
