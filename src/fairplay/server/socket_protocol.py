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
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from fairplay.server.connections import Connections, Watched
from fairplay.server.limits import Bucket

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


#: A message comes in at most so many pieces.
MAX_PIECES = 32
#: Pings, and answers to our own, that a client may send in a second, lasting and at once.
CONTROL_RATE, CONTROL_BURST = 2, 20
#: The code of RFC 6455 for what is allowed, but not in this way.
POLICY = 1008

_TEXT = 0x81
_medium = Struct(">BBH").pack
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
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


class SocketProtocol(Watched, WebSocketsSansIOProtocol):
    """One socket. Whatever is not as simple as can be is left to uvicorn and its library.

    They bound the length of a message, ping, and close what does not answer; not the number of
    pieces and pings, nor the time that a message takes.
    """

    _heard: Heard | None = None
    _control: Bucket | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        connections: Connections | None = self.app_state.get("connections")
        if connections is not None:
            connections.leave(self)

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
            self._watch()

    def _watch(self) -> None:
        """A message that has begun has to end."""
        if self.conn.state is not State.OPEN or self._between_messages():
            self.waits_since = 0.0
        elif not self.waits_since:
            self.waits_since = self.loop.time()

    def too_slow(self, now: float) -> None:
        if self.read_paused:
            self.waits_since = now  # we are the ones who keep it waiting
        else:
            self._fail("message not finished")

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_PIECES:
            self._fail("message in too many pieces")

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_control()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_control()

    def _count_control(self) -> None:
        now = self.loop.time()
        if self._control is None:
            self._control = Bucket.full(CONTROL_RATE, CONTROL_BURST, now)
        if self._control.take(now):
            self._fail("too many pings")

    def _fail(self, reason: str) -> None:
        """Close at once, and read no further."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(POLICY, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def handle_parser_exception(self) -> None:
        if self.handshake_initiated:
            super().handle_parser_exception()
        else:
            # The library reads heads more strictly than the server did before it.
            self.close_sent = True
            self.transport.write(_BAD_REQUEST)
            self.transport.close()

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
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            # uvicorn would close for what is no text, but the client has said goodbye already.
            self.transport.close()
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
        self.written += len(frame)
        return True
