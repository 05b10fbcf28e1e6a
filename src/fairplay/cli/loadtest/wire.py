"""A small, fast WebSocket client: one process plays for a thousand people.

It knows as much of RFC 6455 as it needs with a server that sends whole text frames.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
#: A client has to mask what it sends. A mask of zeros changes nothing.
_MASK = bytes(4)
_longer = struct.Struct(">BBH").pack


class Socket(asyncio.Protocol):
    """``heard`` is called with every text frame, ``closed`` once at the end, with a close code.

    ``skim`` sees the bytes before they are split into frames, and says how many to skip."""

    def __init__(
        self,
        host: str,
        path: str,
        heard: Callable[[bytes], None],
        closed: Callable[[int], None],
        skim: Callable[[bytes], int] = lambda _: 0,
        cookie: str = "",
    ) -> None:
        self._host, self._path = host, path
        self._cookie = f"Cookie: {cookie}\r\n" if cookie else ""
        self._heard, self._closed, self._skim = heard, closed, skim
        self._buffer = b""
        self._open = False
        self._code = 0
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # -- what asyncio calls -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transport is no subclass of asyncio.Transport.
        self._transport = transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n{self._cookie}"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(exc))
        self._closed(self._code)

    def data_received(self, data: bytes) -> None:
        if self._open and not self._buffer and (done := self._skim(data)):
            if done == len(data):
                return
            data = data[done:]
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._shaken(head)
        self._buffer = self._frames(buffer)

    def _shaken(self, head: bytes) -> None:
        """Read the answer to the handshake."""
        self._open = True
        if head.startswith(b"HTTP/1.1 101"):
            if not self.opened.done():
                self.opened.set_result(None)
            return
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode("latin-1")))
        self.close()

    # -- frames -----------------------------------------------------------------------------------

    def _frames(self, buffer: bytes) -> bytes:
        """Pass on every whole frame, and return the rest."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(buffer[at + 2 : start], "big")
            elif size == 127:
                start = at + 10
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if end < start + size or end < start:
                break
            self._frame(buffer[at], buffer[start : start + size])
            at = start + size
        return buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._heard(payload)
        elif kind == _PING:
            self._write(_PONG, payload)
        elif kind == _CLOSE:
            self._code = int.from_bytes(payload[:2], "big")
            self.close()

    def send(self, payload: bytes) -> None:
        """Send one text frame."""
        self._write(_TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            size = len(payload)
            head = bytes((kind, 0x80 | size)) if size < 126 else _longer(kind, 0xFE, size)
            self._transport.write(head + _MASK + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
