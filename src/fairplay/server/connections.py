"""Limit the number of connections, and how long each may keep the server waiting.

Connections are counted before anything is read. One too many is closed without an answer. Every
second all of them are checked, a few hundred at a time, so that players do not wait for it. This
needs no timer per request, message and answer.
"""

import asyncio
import ipaddress
import resource
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

from fairplay.server.fair_start import FairStart
from fairplay.server.limits import Slots, address_key

#: Seconds between two checks of all connections, and between two parts of a check.
LOOK, PART = 1.0, 0.01
#: Connections that are checked without a pause.
SOME = 256
#: A reader must take at least so many bytes per second.
LEAST_RATE = 1024
#: Bytes that are still read after a refusal. With unread bytes the system resets the connection,
#: and the client does not get to read the refusal.
MAX_UNREAD = 1024 * 1024

#: Files that are reserved for the database, for jobs and for listening.
OTHER_FILES = 64


def files_left() -> int:
    """How many connections the system allows, after the limit is raised as far as it may be.
    Without a free file asyncio would fail to accept, and log that without end."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, soft - OTHER_FILES) if soft != resource.RLIM_INFINITY else sys.maxsize


class Watched(asyncio.Protocol):
    """A connection that must not keep the server waiting; a base of our protocols."""

    transport: asyncio.Transport
    #: Since when the rest of a message is due; 0 if nothing is.
    waits_since = 0.0
    #: Bytes that were written without waiting for the reader.
    written = 0
    _unread_since = 0.0
    _unread = 0

    def look(self, now: float, slow: float) -> None:
        """End the connection if the other side is too slow."""
        if self._reads_too_slowly(now, slow):
            self.transport.abort()
        elif self.waits_since and now - self.waits_since > slow and not self.transport.is_closing():
            self.too_slow(now)

    def too_slow(self, now: float) -> None:
        """The rest of a message has not come in time."""
        raise NotImplementedError

    def resume_writing(self) -> None:
        """The buffer has drained. The reader is fast enough."""
        super().resume_writing()
        self._unread_since = 0.0

    def _reads_too_slowly(self, now: float, slow: float) -> bool:
        """Whether the reader is slower than LEAST_RATE. Also for a closed transport, which stays
        until all is read. Bytes that were added meanwhile do not count."""
        size = self.transport.get_write_buffer_size()
        if size and self._unread_since and now - self._unread_since <= slow:
            return False
        unread = size - self.written
        stuck = bool(size and self._unread_since and unread > self._unread - slow * LEAST_RATE)
        self._unread, self._unread_since = unread, now if size else 0.0
        return stuck


class Connections:
    """All connections of this process. Proxies have no limit per address."""

    def __init__(self, most: int, per_address: int, proxies: Iterable[str], slow: float) -> None:
        self.most, self.slow = most, slow
        self._addresses = Slots(per_address)
        self._proxies = [ipaddress.ip_network(one, strict=False) for one in proxies if one != "*"]
        self._all_proxies = "*" in proxies
        self._open: dict[Watched, str | None] = {}
        self._starting = FairStart()
        self._unlooked: list[Watched] = []
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, connection: Watched, host: str) -> bool:
        """Count a connection, unless it is one too many."""
        if len(self._open) >= self.most:
            return False
        key = None if self._is_proxy(host) else address_key(host)
        if key is not None and not self._addresses.take(key):
            return False
        self._open[connection] = key
        if self._timer is None:
            self._look_later(LOOK)
        return True

    def begin(self, connection: Watched, request: Callable[[], None]) -> None:
        """Begin to answer a request when it is the turn of its address."""
        self._starting.start(self._open.get(connection), request)

    def follow(self, before: Watched, after: Watched) -> None:
        """A connection has changed its protocol."""
        self._open[after] = self._open.pop(before)

    def leave(self, connection: Watched) -> None:
        """Remove a connection that has ended, if it was counted."""
        if (key := self._open.pop(connection, None)) is not None:
            self._addresses.give(key)

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return True  # a socket in the file system has no address
        address = getattr(address, "ipv4_mapped", None) or address
        return self._all_proxies or any(address in network for network in self._proxies)

    def _look_later(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._look) if self._open else None

    def _look(self) -> None:
        """Check some connections now and the others soon; start over after a while."""
        if not self._unlooked:
            self._unlooked = list(self._open)
        now = asyncio.get_running_loop().time()
        for connection in self._unlooked[-SOME:]:
            if connection in self._open:
                connection.look(now, self.slow)
        del self._unlooked[-SOME:]
        self._look_later(PART if self._unlooked else LOOK)
