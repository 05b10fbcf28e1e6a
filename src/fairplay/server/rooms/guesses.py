"""Codes of rooms that do not exist: an address that names too many of them is guessing."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from fairplay.server.errors import Refusal
from fairplay.server.limits import Buckets

#: The code of the error that says that there is no such room.
UNKNOWN = "error-room-unknown"


class Guesses:
    """Counts misses by address, over HTTP and sockets together."""

    def __init__(self, per_minute: int, burst: int) -> None:
        self._buckets = Buckets(per_minute / 60, burst)

    @contextmanager
    def one(self, address: str, *, known: bool = False) -> Iterator[None]:
        """Look up a room inside of this; Refusal after too many misses. A room that is ``known`` is
        no guess. A token is taken first and given back for a hit, so that many lookups at the same
        time cannot miss more often than one after another."""
        if known:
            yield
            return
        now = time.monotonic()
        bucket = self._buckets.of(address, now)
        if wait := bucket.take(now):
            raise Refusal(429, "error-rate", retry=int(wait) + 1)
        missed = False
        try:
            yield
        except Exception as error:
            missed = getattr(error, "code", "") == UNKNOWN
            raise
        finally:
            if not missed:
                bucket.give()
