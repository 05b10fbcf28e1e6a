"""The short way in and out of a socket: the same frames as those of the library, only sooner."""

import asyncio
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Close, Frame, Opcode

from fairplay.server.socket_protocol import (
    SHORT_WAY,
    SocketProtocol,
    short_way,
    text_frame,
    text_in,
    text_of,
)

TEXTS = st.one_of(
    st.binary(max_size=300),
    st.sampled_from([125, 126, 65_535, 65_536]).map(bytes),
)
MOST = 4096
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@given(TEXTS)
def test_a_frame_is_that_of_the_library(text: bytes) -> None:
    frame = text_frame(text)
    assert frame == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])
    assert text_of(frame) == text


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """A client's frame, always with the same mask."""
    plain = Frame(opcode, data, fin).serialize(mask=False, extensions=[])
    head = len(plain) - len(data)
    first, second = plain[:2]
    rest = b"MASK" + bytes(byte ^ b"MASK"[i % 4] for i, byte in enumerate(data))
    return bytes((first, second | 0x80)) + plain[2:head] + rest


@given(st.text(max_size=300))
def test_a_short_text_is_read(text: str) -> None:
    frame = masked(Opcode.TEXT, text.encode())
    assert text_in(frame) == text
    for more in (frame + frame, frame + b"\x81", frame[:-1] if text else frame[:5]):
        assert text_in(more) is None
    assert text_in(masked(Opcode.BINARY, text.encode())) is None
    assert text_in(masked(Opcode.TEXT, text.encode(), fin=False)) is None


@given(st.binary(max_size=200))
def test_bytes_that_are_no_frame_are_left_to_the_library(data: bytes) -> None:
    if (text := text_in(data)) is not None:
        assert masked(Opcode.TEXT, text.encode())[:2] == data[:2]
    assert text_in(masked(Opcode.TEXT, b"\xff" + data)) is None


def test_without_the_extension_all_goes_the_long_way() -> None:
    for scope in ({"type": "websocket"}, {"type": "websocket", "extensions": {}}):
        way = short_way(scope)
        way.listen(lambda _: pytest.fail("nobody speaks here"))
        assert not way.write(b"frame")


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def heard_of(data: bytes, cuts: list[int], *, short: bool) -> tuple[list[str], bytes]:
    """What an app hears of some data that come in pieces, by either way, and what goes back."""
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if short:
            scope["extensions"][SHORT_WAY].listen(heard.append)
        while (message := await receive())["type"] != "websocket.disconnect":
            if (text := message.get("text")) is not None:
                assert not short
                heard.append(text)

    async def play() -> bytes:
        config = uvicorn.Config(app, ws_max_size=MOST, log_config=None, ws_ping_interval=None)
        protocol, wire = SocketProtocol(config, ServerState(), {}), Wire()
        protocol.connection_made(wire)
        protocol.data_received(REQUEST)
        for _ in range(5):
            await asyncio.sleep(0)
        welcome = len(wire.written)
        places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
        for start, end in pairwise(places):
            # After what is no text uvicorn may stumble over the rest of the same data.
            with suppress(InvalidState):
                if not wire.closing:
                    protocol.data_received(data[start:end])
            for _ in range(3):
                await asyncio.sleep(0)
        protocol.connection_lost(None)
        for _ in range(5):
            await asyncio.sleep(0)
        return wire.written[welcome:]

    return heard, asyncio.run(play())


LONG = st.integers(MOST - 3, MOST + 3).map(lambda size: b"x" * size)
PAYLOADS = st.one_of(st.text(max_size=150).map(str.encode), LONG, st.just(b"\xff"))
FRAMES = st.one_of(
    PAYLOADS.map(lambda data: masked(Opcode.TEXT, data)),
    PAYLOADS.map(lambda data: masked(Opcode.TEXT, data)),
    st.binary(max_size=20).map(lambda data: masked(Opcode.BINARY, data)),
    st.binary(max_size=20).map(lambda data: masked(Opcode.PING, data)),
    st.tuples(st.booleans(), st.sampled_from([Opcode.TEXT, Opcode.CONT])).map(
        lambda kind: masked(kind[1], b"part", fin=kind[0])
    ),
    st.just(masked(Opcode.CLOSE, Close(1000, "").serialize())),
    st.just(b"\x81\x05hello"),  # not masked
)


@given(st.lists(FRAMES, max_size=6), st.data())
def test_the_short_way_hears_what_the_long_way_hears(
    frames: list[bytes], data: st.DataObject
) -> None:
    whole = [sum(map(len, frames[:i])) for i in range(len(frames))]
    cuts = whole if data.draw(st.booleans()) else data.draw(st.lists(st.integers(0, 9000)))
    stream = b"".join(frames)
    assert heard_of(stream, cuts, short=True) == heard_of(stream, cuts, short=False)


HELLO = masked(Opcode.TEXT, b"hello")
#: A frame that is not masked, so to say, with another in it.
WRAPPED = bytes((0x82, 0x80 + len(HELLO), 0, 0, 0, 0)) + HELLO
BEGUN = masked(Opcode.TEXT, b"begun", fin=False)


@pytest.mark.parametrize(
    ("stream", "cuts", "texts"),
    [
        (HELLO + HELLO, [len(HELLO)], ["hello", "hello"]),
        (WRAPPED + HELLO, [6, len(WRAPPED)], ["hello"]),
        (BEGUN + HELLO, [len(BEGUN)], []),
        (BEGUN + masked(Opcode.CONT, b"!") + HELLO, [len(BEGUN)], ["begun!", "hello"]),
        (masked(Opcode.CLOSE, b"") + HELLO, [6], []),
    ],
    ids=["one after another", "wrapped", "unfinished", "finished", "closed"],
)
def test_a_text_is_none_inside_of_something_else(
    stream: bytes, cuts: list[int], texts: list[str]
) -> None:
    assert heard_of(stream, cuts, short=True)[0] == texts
    assert heard_of(stream, cuts, short=False)[0] == texts
