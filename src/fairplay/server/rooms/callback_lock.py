"""A lock that needs no task for each holder: what happens in a room happens in order of arrival."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

#: Called when the lock is acquired. Returns True to release it at once; else the holder calls
#: ``release`` later. It must not raise.
Begin = Callable[[], bool]


class CallbackLock:
    """A lock for callbacks as well as for coroutines.

    >>> lock, heard = CallbackLock(), []
    >>> lock.acquire(lambda: heard.append("first"))  # returns None, so it holds the lock
    >>> lock.acquire(lambda: heard.append("second") or True)
    >>> heard, lock.busy
    (['first'], True)
    >>> lock.release()
    >>> heard, lock.busy
    (['first', 'second'], False)
    """

    __slots__ = ("_waiting", "busy")

    def __init__(self) -> None:
        self.busy = False
        self._waiting: deque[Begin] = deque()

    def acquire(self, begin: Begin) -> None:
        """Call ``begin`` now, or as soon as all earlier holders have released the lock."""
        if self.busy:
            self._waiting.append(begin)
            return
        self.busy = True
        if begin():
            self.release()

    def release(self) -> None:
        """Pass the lock on to the next holder."""
        while self._waiting:
            if not self._waiting.popleft()():
                return
        self.busy = False

    async def __aenter__(self) -> None:
        if not self.busy:
            self.busy = True
            return
        grant: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(partial(_grant, grant))
        try:
            await grant
        except asyncio.CancelledError:
            if not grant.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


def _grant(grant: "asyncio.Future[None]") -> bool:
    if grant.cancelled():
        return True
    grant.set_result(None)
    return False
