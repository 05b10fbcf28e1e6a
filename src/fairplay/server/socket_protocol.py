"""uvicorn's WebSocket, with a way to send one frame to many that is made only once.

What happens in a room is told to everyone in it in the same bytes. ASGI would have each socket make
a frame of its own out of the text, in a coroutine of its own; this was a third of the server's work
under load. An app finds :data:`WRITE` among the extensions of its scope, if the server has it.
"""

from collections.abc import Callable
from typing import cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

#: Takes a whole frame and says whether it was sent.
Write = Callable[[bytes], bool]

#: The name of the extension.
WRITE = "fairplay.write"

_TEXT = 0x81


def text_frame(text: bytes) -> bytes:
    """A text in UTF-8 as one frame of a server, by RFC 6455.

    >>> text_frame(b"Nim")
    b'\\x81\\x03Nim'
    """
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text


def text_of(frame: bytes) -> bytes:
    """What :func:`text_frame` has made a frame of."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def write_of(scope: Scope) -> Write:
    """How to write into a socket. Under a server without the extension, every frame has to wait."""
    write: Write = scope.get("extensions", {}).get(WRITE, lambda _: False)
    return write


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[WRITE] = self.write

    def start_keepalive(self) -> None:
        super().start_keepalive()
        # The handshake is over, and sockets stay open for long: keep no headers for nothing.
        del self.request, self.response

    def write(self, frame: bytes) -> bool:
        """Send a frame at once; False if it has to wait, since the other side does not read, or
        if there is nobody any more: then ``send`` waits, or says so."""
        # While it closes, a frame would come after the one that says so.
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True
