"""A WebSocket connection without a network: what is heard and written, and how it ends."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from fairplay.server.connections import MAX_UNREAD
from fairplay.server.frames import BINARY, CLOSE, PING, PONG, close_frame, frame, text_frame
from fairplay.server.handshake import socket_scope
from fairplay.server.open_socket import SOCKET
from fairplay.server.socket_protocol import SocketProtocol
from tests.server.test_frame_reader import STREAMS, masked, ours
from tests.server.test_handshake import KEY, http_scope

MOST = 1000
HELLO = masked(1, b"hello")
RIGHT = [("Sec-WebSocket-Key", KEY), ("Sec-WebSocket-Version", "13")]


class Wire(asyncio.Transport):
    """A transport that records what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = self.half_closed = self.paused = False

    def write(self, data: Any) -> None:
        assert not self.closing
        assert not self.half_closed
        self.written += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.half_closed = True

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return 0


class Ears:
    """A listener that records what it hears."""

    def __init__(self) -> None:
        self.heard_all: list[str] = []
        self.caught = self.ends = 0
        #: A socket that is closed after the first text.
        self.refuse: SocketProtocol | None = None

    def heard(self, text: str) -> None:
        self.heard_all.append(text)
        if self.refuse is not None:
            self.refuse.close(4008)

    def heard_bytes(self) -> None:
        self.heard_all.append("<bytes>")

    def caught_up(self) -> None:
        self.caught += 1

    def lost(self) -> None:
        self.ends += 1


class Open:
    """An open socket, with its transport and its listener."""

    def __init__(self, protocol: SocketProtocol, wire: Wire, ears: Ears) -> None:
        self.protocol, self.wire, self.ears = protocol, wire, ears

    def hear(self, *pieces: bytes) -> None:
        for piece in pieces:
            if not self.wire.closing:
                self.protocol.data_received(piece)


async def opened(app: Any, headers: list[tuple[str, str]] = RIGHT) -> tuple[SocketProtocol, Wire]:
    config = uvicorn.Config(app, ws_max_size=MOST, log_config=None)
    config.load()
    state = ServerState()
    protocol, wire = SocketProtocol(config, state, {}), Wire()
    protocol.connection_made(wire)
    protocol.open(socket_scope(http_scope("GET", headers), b"/"))
    while state.tasks:
        await asyncio.sleep(0)
    return protocol, wire


async def accepting(scope: Scope, receive: Receive, send: Send) -> None:
    assert (await receive())["type"] == "websocket.connect"
    headers = [(b"set-cookie", b"a=b")]
    await send({"type": "websocket.accept", "subprotocol": "nim", "headers": headers})
    scope["extensions"][SOCKET].listen(scope["ears"])


def playing(play: Callable[[Open], object]) -> Open:
    """Run a test with a freshly opened socket."""

    async def run() -> Open:
        ears = Ears()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await accepting({**scope, "ears": ears}, receive, send)

        protocol, wire = await opened(app)
        head, _, wire.written = wire.written.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")
        assert b"\r\nset-cookie: a=b\r\nSec-WebSocket-Protocol: nim" in head
        assert not wire.paused
        found = Open(protocol, wire, ears)
        play(found)
        return found

    return asyncio.run(run())


# -- in and out ----------------------------------------------------------------------------------


@given(STREAMS, st.lists(st.integers(0, 3000), max_size=5))
def test_listener_hears_what_the_reader_reads(stream: bytes, cuts: list[int]) -> None:
    """In order, on either path; and every end has its code."""
    places = sorted({0, len(stream), *(cut for cut in cuts if cut < len(stream))})
    pieces = [stream[start:end] for start, end in pairwise(places)]
    found = playing(lambda socket: socket.hear(*pieces))
    read, code = ours(stream)
    messages = [one for one in read if isinstance(one, str) or one[0] == BINARY]
    controls = [one for one in read if not isinstance(one, str) and one[0] != BINARY]
    texts = [one if isinstance(one, str) else "<bytes>" for one in messages]
    assert found.ears.heard_all == texts
    back = {PING: PONG, CLOSE: CLOSE}
    said = b"".join(frame(back[opcode], data) for opcode, data in controls if opcode in back)
    assert found.wire.written.startswith(said)
    end = found.wire.written[len(said) :]
    assert end[2:4] == (b"" if code is None else code.to_bytes(2))
    assert found.wire.half_closed == (code is not None)
    assert found.wire.closing == any(opcode == CLOSE for opcode, _ in controls)


def test_reading_waits_for_a_listener() -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["extensions"][SOCKET].transport.paused)
        await accepting({**scope, "ears": Ears()}, receive, send)

    asyncio.run(opened(app))
    assert seen == [True]


def test_frames_wait_for_a_slow_reader() -> None:
    def play(socket: Open) -> None:
        socket.protocol.pause_writing()
        assert not socket.protocol.write(text_frame(b"one"))
        socket.protocol.resume_writing()
        assert socket.ears.caught == 1
        assert socket.protocol.write(text_frame(b"two"))

    assert playing(play).wire.written == text_frame(b"two")


# -- the handshake -------------------------------------------------------------------------------


async def closing(scope: Scope, receive: Receive, send: Send) -> None:
    del scope
    await receive()
    await send({"type": "websocket.close"})


async def silent(scope: Scope, receive: Receive, send: Send) -> None:
    del scope, receive, send


async def failing(scope: Scope, receive: Receive, send: Send) -> None:
    del scope, receive
    await send({"type": "websocket.send", "text": "too early"})


@pytest.mark.parametrize(
    ("app", "headers", "status"),
    [
        (closing, RIGHT, b"403"),
        (silent, RIGHT, b"500"),
        (failing, RIGHT, b"500"),
        (accepting, RIGHT[:1], b"400"),
    ],
)
def test_refused_handshakes(app: Any, headers: list[tuple[str, str]], status: bytes) -> None:
    _, wire = asyncio.run(opened(app, headers))
    assert wire.written.split()[1] == status
    assert wire.closing


# -- the end -------------------------------------------------------------------------------------


def test_listener_is_told_of_the_end_once() -> None:
    def play(socket: Open) -> None:
        socket.protocol.connection_lost(None)
        assert socket.ears.ends == 1
        late = Ears()
        socket.protocol.listen(late)  # a late listener is told as well
        assert late.ends == 1

    assert playing(play).ears.ends == 1


def test_nothing_is_parsed_after_our_close() -> None:
    """Frames by the million would keep the event loop busy, and nobody wants to know them."""

    def play(socket: Open) -> None:
        socket.protocol.close(4009)
        socket.protocol.close(1000)
        assert socket.protocol.write(HELLO)  # counts as sent, since nobody will read it
        socket.hear(HELLO, masked(9, b"ping"), HELLO[:3], masked(8, b"\x0f\xa9"))

    found = playing(play)
    assert (found.wire.written, found.wire.half_closed) == (close_frame(4009), True)
    assert not found.wire.closing  # the other side may still be sending
    assert found.ears.heard_all == []


def test_frames_after_a_refusal_in_the_same_bytes_are_not_parsed() -> None:
    def play(socket: Open) -> None:
        socket.ears.refuse = socket.protocol
        socket.hear(HELLO * 1000)

    assert playing(play).ears.heard_all == ["hello"]


def test_we_do_not_wait_for_ever_for_an_answer() -> None:
    def play(socket: Open) -> None:
        socket.protocol.close(4009)
        now = asyncio.get_running_loop().time()
        socket.protocol.look(now + 9, 10)
        assert not socket.wire.closing
        socket.protocol.look(now + 11, 10)

    found = playing(play)
    assert (found.wire.written, found.wire.closing) == (close_frame(4009), True)


def test_a_refusal_reaches_the_client() -> None:
    """The client may still be sending: its data is discarded for a while."""

    def play(socket: Open) -> None:
        socket.hear(b"\x81\x05hello", HELLO, b"x" * (MAX_UNREAD - len(HELLO)))
        assert not socket.wire.closing
        socket.hear(b"x")

    found = playing(play)
    assert found.wire.written == close_frame(1002, "not masked")
    assert found.wire.half_closed
    assert found.wire.closing
    assert found.ears.heard_all == []


def test_the_server_stops() -> None:
    found = playing(lambda socket: socket.protocol.shutdown())
    assert (found.wire.written, found.wire.closing) == (close_frame(1012), True)


# -- pings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [True, False])
def test_an_unanswered_ping_closes_the_socket(answers: bool) -> None:
    def play(socket: Open) -> None:
        now = asyncio.get_running_loop().time()
        socket.protocol.look(now + 19, 60)
        assert socket.wire.written == b""
        socket.protocol.look(now + 21, 60)
        ping = socket.wire.written
        assert ping[:2] == b"\x89\x04"
        socket.hear(masked(10, b"none"))  # not the answer
        if answers:
            socket.hear(masked(10, ping[2:]))
        socket.protocol.look(now + 42, 60)
        assert len(socket.wire.written) > len(ping)
        socket.wire.written = socket.wire.written[len(ping) :]

    found = playing(play)
    end = b"\x89\x04" if answers else close_frame(1011, "no answer to a ping")
    assert found.wire.written.startswith(end)
    assert found.wire.closing != answers
