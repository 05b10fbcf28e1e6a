"""One socket of a guest in a room: what it is sent goes through an outbox of its own.

Nobody waits for a slow reader. A room puts frames into outboxes and goes on; each outbox sends them
in that order, at once as long as the other side keeps up. Whoever falls too far behind is dropped,
comes back and is told the state of the room instead of all that led to it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator, MutableMapping
from contextlib import suppress
from types import coroutine
from typing import Any

import msgspec

from fairplay.protocol import CLOSE_CODES, AnyMessage, Failed

Frame = MutableMapping[str, Any]
Send = Callable[[Frame], Awaitable[None]]

#: Frames that may wait for one reader.
MAX_WAITING = 256
#: How uvicorn says that nobody is there to be sent anything: the other side has closed the socket,
#: or uvicorn has, for frames that are none.
GONE = (OSError, RuntimeError)

encode = msgspec.json.Encoder().encode


def frame(message: AnyMessage) -> Frame:
    """A message as it is sent; the same frame can be sent to many."""
    return {"type": "websocket.send", "text": encode(message).decode()}


class Client:
    """A connected guest. ``put`` never waits and never fails."""

    __slots__ = ("_closing", "_send", "_sending", "_waiting", "guest", "reader")

    def __init__(self, guest: str, send: Send, reader: "asyncio.Task[Any]") -> None:
        self.guest = guest
        self.reader = reader
        self._send = send
        #: The rest of a frame that could not be sent at once; others wait behind it.
        self._sending: asyncio.Task[None] | None = None
        self._waiting: deque[Frame] | None = None
        self._closing: str | None = None

    @property
    def closing(self) -> str | None:
        """Why the server closes this socket, if it does."""
        return self._closing

    def put(self, frame: Frame) -> None:
        if self._closing is None:
            self._put(frame)

    def _put(self, frame: Frame) -> None:
        if self._waiting is not None:
            if len(self._waiting) >= MAX_WAITING:
                self.drop("error-too-slow")
            else:
                self._waiting.append(frame)
            return
        # Usually the frame fits into the buffers of the system and is sent right here: a task for
        # each frame, or one that is woken for each, would cost more than everything else.
        sending = self._send(frame).__await__()
        try:
            pending = next(sending)
        except StopIteration:
            return
        except GONE:
            return  # the reader notices, too
        self._waiting = deque()
        self._sending = asyncio.create_task(self._rest(sending, pending))

    async def _rest(self, sending: Generator[Any, Any, None], pending: Any) -> None:
        with suppress(*GONE):
            await _resumed(sending, pending)
            while self._waiting:
                await self._send(self._waiting.popleft())
        self._waiting = self._sending = None

    def close(self, code: str) -> None:
        """Send what waits, then the reason, then close."""
        if self._closing is None:
            self._put(frame(Failed(code)))
            self._put({"type": "websocket.close", "code": CLOSE_CODES[code]})
            if not self.closing:
                self._closing = code

    def drop(self, code: str) -> None:
        """Close at once: the other side does not read, or breaks the rules."""
        if self._closing is None:
            self._closing = code
            self.forget()
            self.reader.cancel()

    def forget(self) -> None:
        """Send nothing more."""
        self._closing = self._closing or ""
        if self._sending is not None:
            self._sending.cancel()


@coroutine
def _resumed(begun: Generator[Any, Any, None], pending: Any) -> Generator[Any, Any, None]:
    """Go on with something that was begun by hand and waits for something else."""
    try:
        while True:
            try:
                value = yield pending
            except BaseException as error:  # noqa: BLE001  (whatever it is, it is not ours)
                pending = begun.throw(error)
            else:
                pending = begun.send(value)
    except StopIteration:
        return
