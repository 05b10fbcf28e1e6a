"""Start requests in turns, so that no address fills a whole pass of the event loop.

An address may have hundreds of connections, each with a request. Started at once, they would all be
answered before the event loop looks at the sockets of players again.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable

#: Requests of one address that are started in one pass of the event loop.
AT_ONCE = 8


class FairStart:
    """The requests of each address that wait to be started, the first one first."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[Callable[[], None]]] = {}

    def start(self, address: Hashable, begin: Callable[[], None]) -> None:
        """Begin at once, or in a later pass if this address has begun something in this one."""
        waiting = self._waiting.get(address)
        if waiting is not None:
            waiting.append(begin)
            return
        self._waiting[address] = deque()
        asyncio.get_running_loop().call_soon(self._begin_some, address)
        begin()

    def _begin_some(self, address: Hashable) -> None:
        waiting = self._waiting[address]
        if not waiting:
            del self._waiting[address]
            return
        asyncio.get_running_loop().call_soon(self._begin_some, address)
        for _ in range(min(AT_ONCE, len(waiting))):
            waiting.popleft()()
