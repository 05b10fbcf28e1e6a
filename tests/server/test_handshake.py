"""The handshake compared with the library."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.datastructures import Headers
from websockets.http11 import Request
from websockets.server import ServerProtocol

from fairplay.server.handshake import HandshakeError, accepted_key, socket_scope, switching

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
KEYS = st.sampled_from([KEY, KEY[:-1], "eA==", "", "x" * 24, "é", "=" * 24])
VERSIONS = st.sampled_from(["13", "13", "12", "", "13, 13"])
HEADERS = st.tuples(st.lists(KEYS, max_size=2), st.lists(VERSIONS, max_size=2))


def http_scope(method: str, headers: list[tuple[str, str]]) -> dict[str, Any]:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers]
    shown = {"type": "http", "scheme": "http", "root_path": "", "http_version": "1.1"}
    return {**shown, "method": method, "headers": raw}


@given(st.sampled_from(["GET", "GET", "POST"]), HEADERS)
def test_handshakes_agree_with_the_library(
    method: str, values: tuple[list[str], list[str]]
) -> None:
    keys, versions = values
    headers = [("Sec-WebSocket-Key", key) for key in keys]
    headers += [("Sec-WebSocket-Version", version) for version in versions]
    both = [("Connection", "Upgrade"), ("Upgrade", "websocket"), *headers]
    answer = ServerProtocol().accept(Request("/", Headers(both), method=method))
    scope = socket_scope(http_scope(method, headers), b"/")
    if answer.status_code == 101:
        assert accepted_key(scope).decode() == answer.headers["Sec-WebSocket-Accept"]
    else:
        with pytest.raises(HandshakeError) as refused:
            accepted_key(scope)
        assert refused.value.status == answer.status_code


def test_the_scope_of_a_socket() -> None:
    headers = [("Sec-WebSocket-Protocol", "a, b"), ("Sec-WebSocket-Protocol", "c")]
    scope = socket_scope(http_scope("GET", headers), b"/r%C3%A9/%FF?after=3")
    assert (scope["type"], scope["scheme"], scope["path"]) == ("websocket", "ws", "/ré/�")
    assert (scope["raw_path"], scope["query_string"]) == (b"/r%C3%A9/%FF", b"after=3")
    assert scope["subprotocols"] == ["a", "b", "c"]


def test_the_answer() -> None:
    answer = switching(b"proof", [(b"set-cookie", b"a=b")])
    assert answer.startswith(b"HTTP/1.1 101 ")
    assert answer.endswith(b"\r\nSec-WebSocket-Accept: proof\r\nset-cookie: a=b\r\n\r\n")
