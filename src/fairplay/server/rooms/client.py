"""One socket of a guest in a room: what it is sent goes through an outbox of its own.

Nobody waits for a slow reader. A room puts frames into outboxes and goes on; each outbox sends them
in that order, at once as long as the other side keeps up. Whoever falls too far behind is dropped,
comes back and is told the state of the room instead of all that led to it.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from fairplay.protocol import CLOSE_CODES, AnyMessage, Failed
from fairplay.server.socket_protocol import Write, text_frame, text_of

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
#: A message as it is sent; the same bytes can be sent to many.
Frame = bytes

#: Frames that may wait for one reader.
MAX_WAITING = 256
#: How uvicorn says that nobody is there to be sent anything: the other side has closed the socket,
#: or uvicorn has, for frames that are none.
GONE = (OSError, RuntimeError)

_encode = msgspec.json.Encoder().encode


def frame(message: AnyMessage) -> Frame:
    return text_frame(_encode(message))


def as_message(frame: Frame) -> Message:
    """A frame as ASGI has it."""
    return {"type": "websocket.send", "text": text_of(frame).decode()}


class Client:
    """A connected guest. ``put`` never waits and never fails."""

    __slots__ = (
        *("_closing", "_send", "_sending", "_waiting", "_write"),
        *("address", "guest", "reader"),
    )

    def __init__(
        self, guest: str, address: str, write: Write, send: Send, reader: "asyncio.Task[Any]"
    ) -> None:
        self.guest, self.address = guest, address
        self.reader = reader
        self._send = send
        self._write = write
        #: Sends what waits, in order; most of the time nothing does.
        self._sending: asyncio.Task[None] | None = None
        self._waiting: deque[Message] | None = None
        self._closing: str | None = None

    @property
    def closing(self) -> str | None:
        """Why the server closes this socket, if it does."""
        return self._closing

    def put(self, frame: Frame) -> None:
        self.put_all([frame], frame)

    def put_all(self, frames: Sequence[Frame], joined: bytes) -> None:
        """Several frames, and the same in one piece: whoever keeps up is sent it at once."""
        if self._closing is None and (self._sending is not None or not self._write(joined)):
            for frame in frames:
                self._wait(as_message(frame))

    def _wait(self, message: Message) -> None:
        if self._waiting is None:
            self._waiting = deque()
        if len(self._waiting) >= MAX_WAITING:
            self.drop("error-too-slow")
            return
        self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_waiting(self._waiting))

    async def _send_waiting(self, waiting: deque[Message]) -> None:
        with suppress(*GONE):  # the reader notices, too
            while waiting:
                await self._send(waiting.popleft())
        self._waiting = self._sending = None

    def close(self, code: str, **params: str | int) -> None:
        """Send what waits, then the reason, then close."""
        self.put(frame(Failed(code, params)))
        if self._closing is None:
            self._wait({"type": "websocket.close", "code": CLOSE_CODES[code]})
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
