"""uvicorn's WebSocket, with a short way in and a short way out.

What happens in a room is told to everyone in it in the same bytes. ASGI would have each socket make
a frame of its own out of the text, in a coroutine of its own, and would wake a coroutine for each
text that comes in; that was half of the server's work under load. An app finds :data:`SHORT_WAY`
among the extensions of its scope, if the server has it.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any, Protocol, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library has it for most machines, not for all
    from websockets.utils import apply_mask

#: Takes a whole frame and says whether it was sent.
Write = Callable[[bytes], bool]
#: Is handed each text as it comes in.
Heard = Callable[[str], None]

#: The name of the extension.
SHORT_WAY = "fairplay.short-way"


class ShortWay(Protocol):
    """What the extension is."""

    def write(self, frame: bytes) -> bool:
        """Send a whole frame at once; False if it has to wait, or if nobody is there any more."""

    def listen(self, heard: Heard) -> None:
        """From now on ``receive`` has no texts; ``heard`` has them."""


class LongWay:
    """Instead of the extension, where the server has none: all goes through ASGI."""

    def write(self, frame: bytes) -> bool:  # noqa: ARG002
        return False

    def listen(self, heard: Heard) -> None:
        pass


_TEXT = 0x81
_medium = Struct(">BBH").pack
#: Where the library's parser is as long as no frame has begun.
_AT_EOF = StreamReader.at_eof.__code__


def text_frame(text: bytes) -> bytes:
    """A text in UTF-8 as one frame of a server, by RFC 6455.

    >>> text_frame(b"Nim")
    b'\\x81\\x03Nim'
    """
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return _medium(_TEXT, 126, size) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text


def text_of(frame: bytes) -> bytes:
    """What :func:`text_frame` has made a frame of."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def short_way(scope: Scope) -> ShortWay:
    """The extension, or what does without."""
    found: ShortWay = scope.get("extensions", {}).get(SHORT_WAY) or LongWay()
    return found


def text_in(data: bytes) -> str | None:
    """The text of a client's frame, if ``data`` are one whole frame, and a short simple one.

    >>> text_in(bytes((0x81, 0x83, 1, 1, 1, 1)) + b"Ohl")
    'Nim'
    """
    if len(data) < 6 or data[0] != _TEXT:
        return None
    size, mask = data[1] - 0x80, 2
    if size == 126:
        size, mask = int.from_bytes(data[2:4], "big"), 4
    if (mask == 2) != (0 <= size < 126) or len(data) != mask + 4 + size:
        return None
    try:
        return apply_mask(data[mask + 4 :], data[mask : mask + 4]).decode()
    except UnicodeDecodeError:
        return None


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket. Whatever is not as simple as can be is left to uvicorn and its library."""

    _heard: Heard | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[SHORT_WAY] = self

    def start_keepalive(self) -> None:
        super().start_keepalive()
        # The handshake is over, and sockets stay open for long: keep no headers for nothing.
        del self.request, self.response

    # -- in -------------------------------------------------------------------------------------

    def listen(self, heard: Heard) -> None:
        """From now on ``receive`` has no texts: ``heard`` has them, as soon as they are here."""
        self._heard = heard
        self._pass_on(heard)

    def data_received(self, data: bytes) -> None:
        if (
            self._heard is not None
            and len(data) <= self.config.ws_max_size
            and not self.close_sent
            and self._between_messages()
            and (text := text_in(data)) is not None
        ):
            self._heard(text)
        else:
            super().data_received(data)

    def _between_messages(self) -> bool:
        """Whether the library waits for nothing but the beginning of a message."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None:
            return False
        waits: Any = conn.parser
        while (inner := waits.gi_yieldfrom) is not None:
            waits = inner
        return waits.gi_code is _AT_EOF

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self._heard is not None:
            self._pass_on(self._heard)

    def _pass_on(self, heard: Heard) -> None:
        """Texts that have gone the long way are next."""
        for _ in range(self.queue.qsize()):
            message = self.queue.get_nowait()
            text = message.get("text")
            if isinstance(text, str):
                heard(text)
            else:
                self.queue.put_nowait(message)
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    # -- out ------------------------------------------------------------------------------------

    def write(self, frame: bytes) -> bool:
        """Send a frame at once; False if it has to wait, since the other side does not read, or
        if there is nobody any more: then ``send`` waits, or says so."""
        # While it closes, a frame would come after the one that says so.
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True
