"""Frames of RFC 6455: those that a server writes, and those that it reads.

A client masks every frame. It may split a message into several frames, with control frames in
between. The result does not depend on how the network splits the bytes.
"""

from collections.abc import Iterator
from struct import Struct

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
_OPCODES = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))

#: Close codes: not a frame, not UTF-8, not allowed, too long.
PROTOCOL_ERROR, NOT_UTF8, POLICY, TOO_BIG = 1002, 1007, 1008, 1009
#: The close codes that may be sent, besides those from 3000 to 4999.
_CLOSE_CODES = frozenset((*range(1000, 1004), *range(1007, 1015)))

#: The most frames of a message.
MAX_PIECES = 32
#: The payload of a control frame, in bytes.
MAX_CONTROL = 125

_LAST, _RESERVED, _MASKED = 0x80, 0x70, 0x80
_TEXT = _LAST | TEXT
_medium = Struct(">BBH").pack

#: A text, or the opcode and the payload of anything else.
Received = str | tuple[int, bytes]


class FrameError(Exception):
    """The input is not allowed. The connection must be closed with the code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """One whole frame of a server.

    >>> frame(PING, b"Nim")
    b'\\x89\\x03Nim'
    """
    size, first = len(payload), _LAST | opcode
    if size < 126:
        return bytes((first, size)) + payload
    if size < 1 << 16:
        return _medium(first, 126, size) + payload
    return bytes((first, 127)) + size.to_bytes(8) + payload


def text_frame(text: bytes) -> bytes:
    """A text in UTF-8 as one frame of a server.

    >>> text_frame(b"Nim")
    b'\\x81\\x03Nim'
    """
    return frame(TEXT, text)


def close_frame(code: int, reason: str = "") -> bytes:
    return frame(CLOSE, code.to_bytes(2) + reason.encode())


class FrameReader:
    """Reads what one client sends. A message has at most ``most`` bytes.

    >>> reader = FrameReader(100)
    >>> hello = bytes((0x81, 0x83, 1, 1, 1, 1)) + b"Ohl"
    >>> list(reader.read(hello[:4])), reader.begun, list(reader.read(hello[4:])), reader.begun
    ([], True, ['Nim'], False)
    """

    __slots__ = ("_kind", "_most", "_pieces", "_rest", "_size", "begun")

    def __init__(self, most: int) -> None:
        self._most = most
        #: Whether a frame or a message has begun, and has not ended.
        self.begun = False
        #: The bytes of a frame that has not ended.
        self._rest = b""
        #: A message that has not ended: its opcode, its frames and their size.
        self._kind, self._size = TEXT, 0
        self._pieces: list[bytes] | None = None

    def whole_text(self, data: bytes) -> str | None:
        """The text, if ``data`` is exactly one frame with a whole text, as nearly always.

        A shortcut for ``read``.
        """
        if self.begun or len(data) < 6 or data[0] != _TEXT:
            return None
        size, mask = data[1] - _MASKED, 2
        if size == 126:
            size, mask = int.from_bytes(data[2:4]), 4
        if (mask == 2) != (0 <= size < 126) or len(data) != mask + 4 + size or size > self._most:
            return None
        try:
            return _unmasked(data[mask + 4 :], data[mask : mask + 4]).decode()
        except UnicodeDecodeError:
            return None

    def read(self, data: bytes) -> Iterator[Received]:
        """Messages and control frames, as soon as they are whole.

        Raises FrameError at the first that is not allowed. Do not read on after that, or after a
        close frame.
        """
        data, at = self._rest + data, 0
        while found := self._frame(data, at):
            first, start, end = found
            payload, at = _unmasked(data[start + 4 : end], data[start : start + 4]), end
            received = self._received(first, payload)
            if received is not None:
                yield received
        self._rest = data[at:]
        self.begun = bool(self._rest) or self._pieces is not None

    def _frame(self, data: bytes, at: int) -> tuple[int, int, int] | None:
        """The first byte of a frame, and where its mask begins and its payload ends.

        None as long as it is not whole. A bad frame is refused before its payload is kept.
        """
        if len(data) < at + 2:
            return None
        first, size, start = data[at], data[at + 1], at + 2
        if first & 0x0F not in _OPCODES:
            raise FrameError(PROTOCOL_ERROR, "unknown opcode")
        if not size & _MASKED:
            raise FrameError(PROTOCOL_ERROR, "not masked")
        size &= ~_MASKED
        if size > MAX_CONTROL:
            start += 2 if size == 126 else 8
            if len(data) < start:
                return None
            size = int.from_bytes(data[at + 2 : start])
        self._check_head(first, size)
        end = start + 4 + size
        return (first, start, end) if len(data) >= end else None

    def _check_head(self, first: int, size: int) -> None:
        if size > self._most - self._size:
            raise FrameError(TOO_BIG, "message too long")
        if first & _RESERVED:
            raise FrameError(PROTOCOL_ERROR, "reserved bits")
        if first & CLOSE and (size > MAX_CONTROL or not first & _LAST):
            raise FrameError(PROTOCOL_ERROR, "control frame too long, or not whole")

    def _received(self, first: int, payload: bytes) -> Received | None:
        """What a frame is or completes; None if the message goes on."""
        opcode, last = first & 0x0F, first & _LAST
        if opcode & CLOSE:
            if opcode == CLOSE:
                self._check_close(payload)
            return opcode, payload
        if (opcode == CONTINUATION) != (self._pieces is not None):
            raise FrameError(PROTOCOL_ERROR, "message in the wrong order")
        if self._pieces is not None:
            payload = self._joined(payload, bool(last))
            opcode = self._kind
        elif not last:
            self._kind, self._size, self._pieces = opcode, len(payload), [payload]
        if not last:
            return None
        return _text(payload) if opcode == TEXT else (opcode, payload)

    def _joined(self, payload: bytes, last: bool) -> bytes:
        """Add a piece; the whole message if it was the last."""
        pieces = self._pieces or []
        pieces.append(payload)
        self._size += len(payload)
        if last:
            self._pieces, self._size = None, 0
            return b"".join(pieces)
        if len(pieces) > MAX_PIECES:
            raise FrameError(POLICY, "message in too many pieces")
        return b""

    def _check_close(self, payload: bytes) -> None:
        if payload:
            code = int.from_bytes(payload[:2])
            _text(payload[2:])
            if len(payload) < 2 or not (code in _CLOSE_CODES or 3000 <= code < 5000):
                raise FrameError(PROTOCOL_ERROR, "close code")
        if self._pieces is not None:
            raise FrameError(PROTOCOL_ERROR, "message not finished")


def _text(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError as error:
        raise FrameError(NOT_UTF8, "not UTF-8") from error


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    """XOR all bytes at once as two long integers, the fastest way in Python."""
    size = len(payload)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(key)).to_bytes(size)
