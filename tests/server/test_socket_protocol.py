"""Frames that are made once are the frames that the library would make."""

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from fairplay.server.socket_protocol import short_way, text_frame, text_of

TEXTS = st.one_of(
    st.binary(max_size=300),
    st.sampled_from([125, 126, 65_535, 65_536]).map(bytes),
)


@given(TEXTS)
def test_a_frame_is_that_of_the_library(text: bytes) -> None:
    frame = text_frame(text)
    assert frame == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])
    assert text_of(frame) == text


def test_without_the_extension_every_frame_waits() -> None:
    assert not short_way({"type": "websocket"}).write(b"frame")
    assert not short_way({"type": "websocket", "extensions": {}}).write(b"frame")
