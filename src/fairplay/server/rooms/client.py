"""One socket of a guest in a room: what it is sent goes through an outbox of its own.

Nobody waits for a slow reader. A room puts frames into outboxes and goes on; a writer for each
socket sends them in that order. Whoever falls too far behind is dropped, comes back and is told
the state of the room instead of all that led to it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from fairplay.protocol import CLOSE_CODES, AnyMessage, Failed

Frame = MutableMapping[str, Any]
Send = Callable[[Frame], Awaitable[None]]

#: Frames that may wait for one reader.
MAX_WAITING = 256

encode = msgspec.json.Encoder().encode


def frame(message: AnyMessage) -> Frame:
    """A message as it is sent; the same frame can be sent to many."""
    return {"type": "websocket.send", "text": encode(message).decode()}


class Client:
    """A connected guest. ``put`` never waits and never fails."""

    __slots__ = ("_closing", "_send", "_waiting", "_wake", "guest", "reader")

    def __init__(self, guest: str, send: Send, reader: "asyncio.Task[Any]") -> None:
        self.guest = guest
        self.reader = reader
        self._send = send
        self._waiting: deque[Frame] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing: str | None = None

    @property
    def closing(self) -> str | None:
        """Why the server closes this socket, if it does."""
        return self._closing

    def put(self, frame: Frame) -> None:
        if self._closing is not None:
            return
        if len(self._waiting) >= MAX_WAITING:
            self.drop("error-too-slow")
            return
        self._waiting.append(frame)
        self._notify()

    def close(self, code: str) -> None:
        """Send what waits, then the reason, then close."""
        if self._closing is None:
            self._waiting.append(frame(Failed(code)))
            self._waiting.append({"type": "websocket.close", "code": CLOSE_CODES[code]})
            self._closing = code
            self._notify()

    def drop(self, code: str) -> None:
        """Close at once: the other side does not read, or breaks the rules."""
        if self._closing is None:
            self._waiting.clear()
            self._closing = code
            self.reader.cancel()

    def _notify(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def write(self) -> None:
        """Send what is put, until the socket is closed."""
        loop = asyncio.get_running_loop()
        waiting, send = self._waiting, self._send
        while True:
            while waiting:
                one = waiting.popleft()
                await send(one)
                if one["type"] == "websocket.close":
                    return
            self._wake = loop.create_future()
            await self._wake
