"""Raw connections: send any bytes, and see how the server ends the connection."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic

from tests.serving import PATIENCE, Served

#: The head of a request for the socket of a room, without the cookie.
HANDSHAKE = (
    "GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
)


def connect(served: Served, buffer: int = 0) -> socket.socket:
    """Open a connection. A small ``buffer`` of received data fills up soon."""
    host, port = served.url.removeprefix("http://").split(":")
    connection = socket.socket()
    if buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connection.settimeout(PATIENCE)
    connection.connect((host, int(port)))
    return connection


@contextmanager
def connected(served: Served, number: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(connect(served)) for _ in range(number)]


def rest_of(connection: socket.socket) -> bytes:
    """All that the server sends before it ends the connection."""
    said = b""
    try:
        while some := connection.recv(1 << 16):
            said += some
    except ConnectionResetError:
        pass
    return said


def status_of(answer: bytes) -> int:
    """The status of an answer; 0 if there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


def send_all(connection: socket.socket, data: bytes) -> bool:
    """Whether all of it could be sent."""
    try:
        connection.sendall(data)
    except (ConnectionError, TimeoutError):
        return False
    return True


def answer_of(connection: socket.socket) -> bytes:
    """One answer with a length, from a connection that stays open."""
    said = b""
    while b"\r\n\r\n" not in said:
        some = connection.recv(1 << 16)
        if not some:
            return said
        said += some
    head, _, body = said.partition(b"\r\n\r\n")
    lines = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
    length = int(lines.get(b"content-length", b"0"))
    while len(body) < length:
        body += connection.recv(1 << 16)
    return head + b"\r\n\r\n" + body


def upgraded(served: Served, code: str, cookie: str = "", buffer: int = 0) -> socket.socket:
    """A connection after the WebSocket handshake, with nothing read after it."""
    connection = connect(served, buffer)
    host = served.url.removeprefix("http://")
    head = HANDSHAKE.format(code=code, host=host)
    if cookie:
        head += f"Cookie: fairplay_guest={cookie}\r\n"
    connection.sendall(head.encode() + b"\r\n")
    said = b""
    while b"\r\n\r\n" not in said:
        said += connection.recv(1)
    assert status_of(said) == 101, said
    return connection


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A short frame of a client, with a mask of zeros."""
    assert len(payload) < 126
    return bytes([opcode | 0x80 * last, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def close_code(connection: socket.socket) -> int | None:
    """The code of the close frame, skipping the frames before it."""
    data, at = rest_of(connection), 0
    while at + 2 <= len(data):
        size, body = data[at + 1] & 0x7F, at + 2
        if size == 126:
            size, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        if data[at] & 0x0F == 8:
            return int.from_bytes(data[body : body + 2], "big")
        at = body + size
    return None


def ended_within(connection: socket.socket, seconds: float) -> bool:
    """Whether the server ends the connection within that time from now."""
    end = monotonic() + seconds
    try:
        while (left := end - monotonic()) > 0:
            connection.settimeout(left)
            if not connection.recv(1 << 16):
                return True
    except ConnectionError:
        return True
    except TimeoutError:
        pass
    return False


def text_of(frame: bytes) -> bytes:
    """The payload of a frame from a server."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]
