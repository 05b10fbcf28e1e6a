"""One socket of a guest in a room, and the frames that wait for it.

A room does not wait for a slow reader. Frames are sent at once as long as the other side keeps up,
else they wait in order. A reader who falls too far behind is dropped. It reconnects and gets the
state of the room instead of all events that led to it.
"""

from collections import deque
from collections.abc import Sequence

import msgspec

from fairplay.protocol import CLOSE_CODES, AnyMessage, Failed
from fairplay.server.frames import text_frame
from fairplay.server.open_socket import Socket

#: A message as it is sent; the same bytes can be sent to many.
Frame = bytes

#: Frames that may wait for one reader.
MAX_WAITING = 256

_encode = msgspec.json.Encoder().encode


def frame(message: AnyMessage) -> Frame:
    return text_frame(_encode(message))


class Client:
    """A connected guest. ``put`` never waits and never fails."""

    __slots__ = ("_closing", "_socket", "_waiting", "address", "guest")

    def __init__(self, guest: str, address: str, socket: Socket) -> None:
        self.guest, self.address = guest, address
        self._socket = socket
        #: Frames that the other side is not ready for; most of the time there are none.
        self._waiting: deque[Frame] | None = None
        self._closing: str | None = None

    @property
    def closing(self) -> str | None:
        """Why the server closes this socket, if it does."""
        return self._closing

    def put(self, frame: Frame) -> None:
        self.put_all([frame], frame)

    def put_all(self, frames: Sequence[Frame], joined: bytes) -> None:
        """Send frames: ``joined`` has them in one piece, for a reader who keeps up."""
        if self._closing is None and (self._waiting is not None or not self._socket.write(joined)):
            self._wait(frames)

    def _wait(self, frames: Sequence[Frame]) -> None:
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.extend(frames)
        if len(self._waiting) > MAX_WAITING:
            self.drop("error-too-slow")

    def send_waiting(self) -> None:
        """The other side is ready again: send what waits."""
        waiting = self._waiting
        if waiting is None:
            return
        while waiting and self._socket.write(waiting[0]):
            waiting.popleft()
        if not waiting:
            self._waiting = None
            if self._closing is not None:
                self._socket.close(CLOSE_CODES[self._closing])

    def close(self, code: str, **params: str | int) -> None:
        """Send what waits, then the reason, then close."""
        self.put(frame(Failed(code, params)))
        if self._closing is None:
            self._closing = code
            if self._waiting is None:
                self._socket.close(CLOSE_CODES[code])

    def drop(self, code: str) -> None:
        """Close at once: the other side does not read, or breaks the rules."""
        if self._closing is None:
            self._closing, self._waiting = code, None
            self._socket.drop(CLOSE_CODES[code])

    def forget(self) -> None:
        """Send nothing more: the connection has ended."""
        self._closing, self._waiting = self._closing or "", None
