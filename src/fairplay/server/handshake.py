"""The WebSocket handshake of RFC 6455, and answers without a body."""

import base64
import binascii
import hashlib
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote_to_bytes

#: The constant of RFC 6455 that is added to the key of a client.
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

Header = tuple[bytes, bytes]


class HandshakeError(Exception):
    """The request is not that of a WebSocket client."""

    def __init__(self, status: HTTPStatus) -> None:
        super().__init__(status.phrase)
        self.status = status


def bare_answer(status: HTTPStatus) -> bytes:
    """An answer with only a status, the last on its connection."""
    line = f"HTTP/1.1 {status.value} {status.phrase}\r\n"
    return line.encode() + b"content-length: 0\r\nconnection: close\r\n\r\n"


def socket_scope(http: dict[str, Any], url: bytes) -> dict[str, Any]:
    """The ASGI scope of a socket, from that of the HTTP request that asks for it."""
    path, _, query = url.partition(b"?")
    root = http["root_path"]
    asked = [value for name, value in http["headers"] if name == b"sec-websocket-protocol"]
    return {
        **http,
        "type": "websocket",
        "scheme": "wss" if http["scheme"] == "https" else "ws",
        "path": root + unquote_to_bytes(path).decode(errors="replace"),
        "raw_path": root.encode() + path,
        "query_string": query,
        "subprotocols": [
            one.strip().decode("latin-1") for value in asked for one in value.split(b",")
        ],
    }


def accepted_key(scope: dict[str, Any]) -> bytes:
    """The value of Sec-WebSocket-Accept; HandshakeError if the request is no handshake."""
    if scope["method"] != "GET":
        raise HandshakeError(HTTPStatus.METHOD_NOT_ALLOWED)
    key = _only(scope["headers"], b"sec-websocket-key")
    version = _only(scope["headers"], b"sec-websocket-version")
    if scope["http_version"] != "1.1" or version != b"13" or not _is_key(key):
        raise HandshakeError(HTTPStatus.BAD_REQUEST)
    return base64.b64encode(hashlib.sha1(key + _GUID, usedforsecurity=False).digest())


def _only(headers: Iterable[Header], name: bytes) -> bytes:
    found = [value for one, value in headers if one == name]
    return found[0] if len(found) == 1 else b""


def _is_key(key: bytes) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False


def switching(proof: bytes, headers: Iterable[Header]) -> bytes:
    """The answer after which frames follow."""
    lines = [
        b"HTTP/1.1 101 Switching Protocols",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Accept: " + proof,
        *(name + b": " + value for name, value in headers),
    ]
    return b"\r\n".join((*lines, b"", b""))
