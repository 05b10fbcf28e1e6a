"""The frame reader compared with the library, for any input and any cuts in it."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ProtocolError
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from fairplay.server.frames import (
    MAX_PIECES,
    POLICY,
    TOO_BIG,
    FrameError,
    FrameReader,
    Received,
    close_frame,
    frame,
    text_frame,
)
from tests.raw import text_of

#: The longest message that is accepted.
MOST = 1000

#: What was read, and the code for closing the connection.
Outcome = tuple[list[Received], int | None]


def masked(opcode: int, data: bytes, *, first: int = 0x80, mask: bytes = b"MASK") -> bytes:
    """A client's frame, valid or not; ``first`` holds the bits beside the opcode."""
    size = len(data)
    if size < 126:
        head = bytes((first | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((first | opcode, 0x80 | 126)) + size.to_bytes(2)
    else:
        head = bytes((first | opcode, 0x80 | 127)) + size.to_bytes(8)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))


def ours(stream: bytes, cuts: list[int] | None = None) -> Outcome:
    reader, found = FrameReader(MOST), list[Received]()
    places = sorted({0, len(stream), *(cut for cut in cuts or () if cut < len(stream))})
    try:
        for start, end in pairwise(places):
            for received in reader.read(stream[start:end]):
                found.append(received)
                if received[:1] == (Opcode.CLOSE,):
                    return found, None
    except FrameError as error:
        return found, error.code
    assert len(reader._rest) <= MOST + 14
    return found, None


def theirs(stream: bytes) -> Outcome:
    """The same by the library, which leaves joining fragments and decoding texts to its user."""
    library = ServerProtocol(max_size=MOST, state=State.OPEN)
    library.receive_data(stream)
    found, pieces, kind = list[Received](), list[bytes](), Opcode.TEXT
    for event in library.events_received():
        assert isinstance(event, Frame)
        data = bytes(event.data)
        if event.opcode in (Opcode.CLOSE, Opcode.PING, Opcode.PONG):
            found.append((int(event.opcode), data))
            continue
        if event.opcode is not Opcode.CONT:
            pieces, kind = [], event.opcode
        pieces.append(data)
        if event.fin and kind is Opcode.BINARY:
            found.append((int(kind), b"".join(pieces)))
        elif event.fin:
            try:
                found.append(b"".join(pieces).decode())
            except UnicodeDecodeError:
                return found, 1007
    failed = library.parser_exc and library.close_sent
    return found, failed.code if failed else None


# -- random frames -------------------------------------------------------------------------------

PAYLOADS = st.one_of(
    st.text(max_size=40).map(str.encode),
    st.binary(max_size=20),
    st.sampled_from([124, 125, 126, 127, MOST - 5, MOST, MOST + 1]).map(lambda size: b"x" * size),
    st.just("å".encode()[:1]),
)
MASKS = st.binary(min_size=4, max_size=4)
CLOSES = st.builds(
    lambda code, reason: code.to_bytes(2) + reason,
    st.one_of(st.integers(990, 1020), st.sampled_from([0, 2999, 3000, 4999, 5000, 65_535])),
    st.sampled_from([b"", b"bye", b"\xff", b"x" * 124]),
)
RIGHT = st.builds(masked, st.sampled_from([1, 1, 2, 9, 10]), PAYLOADS, mask=MASKS)
PIECES = st.builds(
    masked, st.sampled_from([0, 0, 1]), PAYLOADS, first=st.sampled_from([0x80, 0]), mask=MASKS
)
ODD = st.builds(
    masked, st.integers(0, 15), PAYLOADS, first=st.sampled_from([0x80, 0, 0x40, 0x90]), mask=MASKS
)
FRAMES = st.one_of(
    RIGHT,
    PIECES,
    ODD,
    CLOSES.map(lambda data: masked(8, data)),
    st.sampled_from([b"\x81\x05hello", b"\x81\xff" + b"\xff" * 8, b"\x81\xfe\x00\x02MASK\x00\x00"]),
    st.binary(max_size=20),
)
STREAMS = st.lists(FRAMES, max_size=6).map(b"".join)
#: Completes every frame that has begun, but is no frame itself.
FILLER = bytes(MOST + 14)


@settings(max_examples=1000)
@given(STREAMS)
def test_reader_agrees_with_the_library(stream: bytes) -> None:
    """Same messages and same code. We may refuse a bad frame before it is complete."""
    assert ours(stream + FILLER) == theirs(stream + FILLER)
    found, code = ours(stream)
    assert found == theirs(stream)[0]
    if code is None:
        assert theirs(stream)[1] is None


@given(STREAMS, st.lists(st.integers(0, 3000), max_size=8))
def test_chunks_make_no_difference(stream: bytes, cuts: list[int]) -> None:
    assert ours(stream, cuts) == ours(stream)


@settings(max_examples=300)
@given(STREAMS)
def test_single_bytes_make_no_difference(stream: bytes) -> None:
    assert ours(stream, list(range(len(stream)))) == ours(stream)


@given(st.lists(RIGHT, max_size=4))
def test_reader_knows_whether_a_message_has_begun(frames: list[bytes]) -> None:
    stream, ends = b"".join(frames), {sum(map(len, frames[:n])) for n in range(len(frames) + 1)}
    reader = FrameReader(1 << 20)
    for at in range(len(stream)):
        assert reader.begun == (at not in ends)
        try:
            list(reader.read(stream[at : at + 1]))
        except FrameError:
            return
    assert not reader.begun


# -- the shortcut for whole texts ----------------------------------------------------------------


@given(st.one_of(RIGHT, ODD, PIECES, st.binary(max_size=30)), st.binary(max_size=2))
@example(masked(1, b"x" * MOST), b"")
@example(masked(1, b"x" * (MOST + 1)), b"")
def test_shortcut_agrees_with_the_reader(data: bytes, more: bytes) -> None:
    stream = data + more
    text = FrameReader(MOST).whole_text(stream)
    if text is not None:
        assert ours(stream) == ([text], None)
    elif data[:1] == b"\x81" and not more:
        assert not ours(stream)[0] or data[1] == 0xFF or len(data) < 6


def test_shortcut_does_not_apply_inside_a_message() -> None:
    hello = masked(1, b"hello")
    for begun in (hello[:1], hello[:-1], masked(1, b"begun", first=0)):
        reader = FrameReader(MOST)
        assert reader.whole_text(hello) == "hello"
        assert list(reader.read(begun)) == []
        assert reader.whole_text(hello) is None


# -- limits --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [MOST + 1, 1 << 16, (1 << 64) - 1])
def test_a_long_message_is_refused_by_its_head(size: int) -> None:
    head = b"\x81\xff" + size.to_bytes(8)
    with pytest.raises(FrameError) as refused:
        list(FrameReader(MOST).read(head))
    assert refused.value.code == TOO_BIG
    reader = FrameReader(MOST)
    list(reader.read(masked(1, b"x" * MOST, first=0)))
    with pytest.raises(FrameError) as refused:
        list(reader.read(masked(0, b"x")[:2]))
    assert refused.value.code == TOO_BIG


def test_fragments_are_limited() -> None:
    begin, more, end = masked(1, b"x", first=0), masked(0, b"x", first=0), masked(0, b"x")
    many = begin + more * (MAX_PIECES - 1)
    assert ours(many + end) == (["x" * (MAX_PIECES + 1)], None)
    assert ours(many + more) == ([], POLICY)


# -- out -----------------------------------------------------------------------------------------


@given(st.one_of(st.binary(max_size=300), st.sampled_from([125, 126, 65_535, 65_536]).map(bytes)))
def test_written_frames_agree_with_the_library(data: bytes) -> None:
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False, extensions=[])
    assert text_of(text_frame(data)) == data
    if len(data) <= 125:
        assert frame(9, data) == Frame(Opcode.PING, data).serialize(mask=False, extensions=[])


@given(st.integers(900, 5100))
def test_close_frames_agree_with_the_library(code: int) -> None:
    try:
        theirs = Close(code, "why").serialize()
    except ProtocolError:
        return
    assert text_of(close_frame(code, "why")) == theirs
