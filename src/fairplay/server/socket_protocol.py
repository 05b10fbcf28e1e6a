"""The WebSocket protocol of a room, for uvicorn.

The app answers the handshake like any request. Then a listener takes over, and the app returns: an
open socket has no task, no queue and no headers. Each text goes to the listener at once. Everyone
in a room is sent the same bytes, so whole frames are written.
"""

import asyncio
import logging
import os
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from starlette.types import Message, Scope
from uvicorn.server import ServerState

from fairplay.server.connections import MAX_UNREAD, Connections, Watched
from fairplay.server.frames import (
    BINARY,
    CLOSE,
    PING,
    POLICY,
    PONG,
    FrameError,
    FrameReader,
    Received,
    close_frame,
    frame,
)
from fairplay.server.handshake import HandshakeError, accepted_key, bare_answer, switching
from fairplay.server.limits import Bucket
from fairplay.server.open_socket import SOCKET, Listener

#: Pings and pongs that a client may send per second, sustained and in a burst.
CONTROL_RATE, CONTROL_BURST = 2, 20
#: Close codes of RFC 6455: a ping was not answered; the server restarts.
NO_PONG, RESTART = 1011, 1012

_log = logging.getLogger("uvicorn.error")


class SocketProtocol(Watched):
    """One socket, from the request for it to its end."""

    _control: Bucket | None = None
    #: Bytes that have come in since input is ignored.
    _unread_bytes = 0

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._config, self._server, self._app_state = config, server_state, app_state
        self._loop = asyncio.get_running_loop()
        self._reader = FrameReader(config.ws_max_size)
        self._listener: Listener | None = None
        #: Sec-WebSocket-Accept, between the check of the handshake and its answer.
        self._proof = b""
        #: Once it is closing, input is ignored.
        self._accepted = self._closing = self._lost = False
        self._writable = True
        #: The payload of an unanswered ping, and when its pong or the next ping is due.
        self._ping, self._ping_due = b"", 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._server.connections.discard(self)
        connections: Connections | None = self._app_state.get("connections")
        if connections is not None:
            connections.leave(self)
        self._lost = self._closing = True
        self._dismiss()

    def _dismiss(self) -> None:
        """Release the listener."""
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.lost()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        if not self._accepted:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(RESTART)
        self.transport.close()

    # -- the handshake ----------------------------------------------------------------------------

    def open(self, scope: Scope) -> None:
        """Let the app answer the request for a socket."""
        try:
            self._proof = accepted_key(scope)  # type: ignore[arg-type]
        except HandshakeError as error:
            self._refuse(error.status)
            return
        # There is no listener yet.
        self.transport.pause_reading()
        scope["extensions"] = {SOCKET: self}
        task = self._loop.create_task(self._run(scope))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _run(self, scope: Scope) -> None:
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        except Exception:  # noqa: BLE001  (the other sockets go on)
            _log.exception("Exception in ASGI application")
        finally:
            if not self._accepted:
                self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
            elif self._listener is None and not self._closing:
                self.transport.close()

    async def _receive(self) -> Message:
        """All that the app receives. The rest is for the listener."""
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        """The app only accepts or refuses the socket."""
        if message["type"] == "websocket.close" and not self._accepted:
            self._refuse(HTTPStatus.FORBIDDEN)
        elif message["type"] == "websocket.accept" and not self._accepted:
            self._accept(message)
        else:
            raise RuntimeError(f"not expected of an app: {message['type']}")

    def _accept(self, message: Message) -> None:
        headers = [*self._server.default_headers, *message.get("headers", ())]
        if subprotocol := message.get("subprotocol"):
            headers.append((b"Sec-WebSocket-Protocol", subprotocol.encode()))
        if not self.transport.is_closing():
            self.transport.write(switching(self._proof, headers))
        self._accepted, self._proof = True, b""
        self._ping_due = self._loop.time() + (self._config.ws_ping_interval or float("inf"))

    def _refuse(self, status: HTTPStatus) -> None:
        """Refuse the handshake."""
        self._accepted = self._closing = True
        if not self.transport.is_closing():
            self.transport.write(bare_answer(status))
            self.transport.close()

    # -- in ---------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        if self._lost:
            listener.lost()
            return
        self._listener = listener
        self._resume_reading()

    def _resume_reading(self) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._closing:
            self._discard(data)
        elif self._listener is not None and (text := self._reader.whole_text(data)) is not None:
            self._listener.heard(text)
        else:
            self._read(data)

    def _discard(self, data: bytes) -> None:
        self._unread_bytes += len(data)
        if self._unread_bytes > MAX_UNREAD:
            self.transport.close()

    def _read(self, data: bytes) -> None:
        try:
            for received in self._reader.read(data):
                # The next message has its own time to be finished.
                self.waits_since = 0.0
                self._take(received)
                if self._closing:
                    return
        except FrameError as error:
            self.close(error.code, error.reason)
            return
        if self._reader.begun and not self.waits_since:
            self.waits_since = self._loop.time()

    def _take(self, received: Received) -> None:
        if isinstance(received, str):
            if self._listener is not None:
                self._listener.heard(received)
            return
        opcode, payload = received
        if opcode == CLOSE:
            self._answer_close(payload)
        elif opcode == BINARY:
            if self._listener is not None:
                self._listener.heard_bytes()
        else:
            self._take_control(opcode, payload)

    def _take_control(self, opcode: int, payload: bytes) -> None:
        now = self._loop.time()
        if opcode == PING:
            self.transport.write(frame(PONG, payload))
        elif opcode == PONG and payload == self._ping and payload:
            self._ping = b""
            self._ping_due = now + (self._config.ws_ping_interval or float("inf"))
        if self._control is None:
            self._control = Bucket.full(CONTROL_RATE, CONTROL_BURST, now)
        if self._control.take(now):
            self.close(POLICY, "too many pings")

    # -- out --------------------------------------------------------------------------------------

    def write(self, frame: bytes) -> bool:
        if not self._writable:
            return False
        if not self._closing and not self.transport.is_closing():
            self.transport.write(frame)
            self.written += len(frame)
        return True

    def pause_writing(self) -> None:
        self._writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writable = True
        if self._listener is not None:
            self._listener.caught_up()

    # -- the end ----------------------------------------------------------------------------------

    def close(self, code: int, reason: str = "") -> None:
        """Close and ignore further input. The other side has time to read the reason."""
        if self._closing or self.transport.is_closing():
            return
        self._closing = True
        self.transport.write(close_frame(code, reason))
        if not self.transport.can_write_eof():
            self.transport.close()
            return
        # No frame is parsed from here on, so the close frame of the other side is not seen. The end
        # of our bytes tells it that it need not wait.
        self.transport.write_eof()
        self._resume_reading()
        self.waits_since = self._loop.time()

    def drop(self, code: int) -> None:
        self.close(code)
        # Later: a room may be iterating over its clients.
        self._loop.call_soon(self._dismiss)

    def _answer_close(self, payload: bytes) -> None:
        self._closing = True
        self.transport.write(frame(CLOSE, payload))
        self.transport.close()

    def too_slow(self, now: float) -> None:
        del now
        if self._closing:
            self.transport.close()
        else:
            self.close(POLICY, "message not finished")

    def look(self, now: float, slow: float) -> None:
        super().look(now, slow)
        if self._accepted and not self._closing and now >= self._ping_due:
            self._keep_alive(now)

    def _keep_alive(self, now: float) -> None:
        """Send a ping; close if the last one was not answered."""
        if self._ping:
            self.close(NO_PONG, "no answer to a ping")
            self.transport.close()  # nobody reads the reason
            return
        self._ping = os.urandom(4)
        self.transport.write(frame(PING, self._ping))
        self._ping_due = now + (self._config.ws_ping_timeout or float("inf"))
