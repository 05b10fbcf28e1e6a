"""uvicorn's HTTP protocol, with limits on what a client may send before the app sees it.

uvicorn itself closes a connection that is idle after an answer, and stops reading while 64 KiB of a
body wait. It does not limit how long or how slow a request is.
"""

import asyncio
from functools import partial
from http import HTTPStatus

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fairplay.server.connections import MAX_UNREAD, Connections, Watched
from fairplay.server.handshake import bare_answer, socket_scope
from fairplay.server.placement import Placing
from fairplay.server.socket_protocol import SocketProtocol

#: The most bytes of the head of a request, and the most headers.
MAX_HEAD, MAX_HEADERS = 16 * 1024, 100
#: The most bytes of one header, or of the address.
MAX_LINE = 8000
#: The most requests that wait on one connection for an earlier answer. Browsers do not pipeline.
MAX_WAITING = 4
#: Seconds that a stopping process waits for the first request of a connection.
FIRST_REQUEST = 0.5


class HttpProtocol(Placing, Watched, HttpToolsProtocol):
    """One connection, until it ends, becomes a socket or goes to another process."""

    _in_head = True
    _upgraded = False
    _bytes = 0
    _refusal = HTTPStatus.BAD_REQUEST
    #: The request that is being answered; ``cycle`` is the one that came last.
    _answering: RequestResponseCycle | None = None

    @property
    def _connections(self) -> Connections | None:
        return self.app_state.get("connections")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.waits_since = self.loop.time()
        host = self.client[0] if self.client else ""
        if self._connections is not None and not self._connections.enter(self, host):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.pipeline.clear()
        if cycle := self._unanswered():
            cycle.disconnected = True
            cycle.message_event.set()
        if self._connections is not None:
            self._connections.leave(self)

    def shutdown(self) -> None:
        """Close now, or after the answer. A new connection may have a request on its way."""
        if self.cycle is None and not self.transport.is_closing():
            self.loop.call_later(FIRST_REQUEST, self._end)
        else:
            super().shutdown()

    def _end(self) -> None:
        if self.transport.get_protocol() is self:  # else it has become a socket
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        if self._unanswered():
            self.transport.close()  # the answer would mix with the frames
        elif not self.handed_over():
            self._become_socket()

    def _become_socket(self) -> None:
        socket = SocketProtocol(self.config, self.server_state, self.app_state)
        self.connections.discard(self)
        socket.connection_made(self.transport)
        self.transport.set_protocol(socket)
        if self._connections is not None:
            self._connections.follow(self, socket)
        self.parser = None  # type: ignore[assignment]  # it refers to us: break the cycle
        socket.open(socket_scope(self.scope, self.url))

    def _unanswered(self) -> RequestResponseCycle | None:
        cycle = self._answering
        return None if cycle is None or cycle.response_complete else cycle

    # -- reading --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        # No more at once than a head may have, so that a longer one is refused before it is parsed.
        for at in range(0, len(data), MAX_HEAD):
            # After a request for an upgrade the parser has stopped, and bytes belong to nothing.
            if self._upgraded or self.transport.is_closing():
                return
            self._parse(data[at : at + MAX_HEAD])

    def _parse(self, data: bytes) -> None:
        if not self.waits_since and self._unanswered() is None:
            self.waits_since = self.loop.time()
        self._bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._in_head and self._bytes > MAX_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._bytes > MAX_UNREAD:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.waits_since = self.waits_since or self.loop.time()

    def on_headers_complete(self) -> None:
        lengths = [len(self.url), *(len(name) + len(value) + 4 for name, value in self.headers)]
        if sum(lengths) > MAX_HEAD or max(lengths) > MAX_LINE or len(lengths) > MAX_HEADERS:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError(self._refusal.phrase)
        if len(self.pipeline) >= MAX_WAITING:
            raise ValueError("too many requests at once")
        self._upgraded = self.parser.should_upgrade()
        self._check_body()
        self._in_head, self._bytes = False, 0
        self.waits_since = self.loop.time()
        super().on_headers_complete()
        if self._upgraded and self.cycle is not None:
            # We answer as if no upgrade was asked for, except to a socket.
            self.cycle.keep_alive = False

    def _check_body(self) -> None:
        """Refuse a body whose end would be found late, or not as a proxy finds it."""
        found = {name for name, _ in self.headers}
        if b"transfer-encoding" in found:
            # Each byte of a body could be a chunk, and each chunk is work.
            self._refusal = HTTPStatus.LENGTH_REQUIRED
            raise ValueError(self._refusal.phrase)
        if self._upgraded and b"content-length" in found:
            # The parser does not read it; it could be taken for the next request.
            raise ValueError("a body with an upgrade")

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        begin = partial(super()._start_asgi_task, cycle, app)
        if self._connections is None:
            begin()
        else:
            self._connections.begin(self, begin)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._bytes = True, 0
        self.waits_since = 0.0

    # -- refusing -------------------------------------------------------------------------------

    def too_slow(self, now: float) -> None:
        if self.flow.read_paused:
            self.waits_since = now  # it is us who do not read
        elif self._in_head and not self._bytes:
            self.transport.close()  # a browser may open a spare connection
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def send_400_response(self, msg: str) -> None:
        """Called for a request that cannot be parsed or is refused above."""
        del msg
        self._refuse(self._refusal)

    def _refuse(self, status: HTTPStatus) -> None:
        """Close, with an answer unless it would mix with the answer to another request."""
        cycle = self._unanswered()
        if cycle is None or not (cycle.response_started or self._in_head or self.pipeline):
            self.transport.write(bare_answer(status))
        self.transport.close()
