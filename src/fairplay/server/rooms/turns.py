"""One thing after another in a room, in the order of arrival, without a task for each."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial

#: Begins something, and says whether that was all; if not, it calls ``Turns.give`` at its end.
#: It must not raise.
Begin = Callable[[], bool]


class Turns:
    """A lock for callbacks as well as for coroutines.

    >>> turns, heard = Turns(), []
    >>> turns.take(lambda: heard.append("first"))  # says nothing, so it is not over yet
    >>> turns.take(lambda: heard.append("second") or True)
    >>> heard, turns.busy
    (['first'], True)
    >>> turns.give()
    >>> heard, turns.busy
    (['first', 'second'], False)
    """

    __slots__ = ("_waiting", "busy")

    def __init__(self) -> None:
        self.busy = False
        self._waiting: deque[Begin] = deque()

    def take(self, begin: Begin) -> None:
        """Begin now, or as soon as all that came before is over."""
        if self.busy:
            self._waiting.append(begin)
            return
        self.busy = True
        if begin():
            self.give()

    def give(self) -> None:
        """What had the turn is over: the next one."""
        while self._waiting:
            if not self._waiting.popleft()():
                return
        self.busy = False

    async def __aenter__(self) -> None:
        if not self.busy:
            self.busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(partial(_grant, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()


def _grant(turn: "asyncio.Future[None]") -> bool:
    if turn.cancelled():
        return True
    turn.set_result(None)
    return False
