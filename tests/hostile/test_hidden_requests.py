"""A request hidden in the body of another: a proxy would give its answer to somebody else.

The parser stops after a request for an upgrade, and what it had not read was taken for the next
request on the connection.
"""

from time import sleep

import pytest

from tests.raw import connect, rest_of, status_of
from tests.serving import Served, served_once

HIDDEN = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n"
LENGTH = b"Content-Length: %d\r\n" % len(HIDDEN)

served = served_once()


def said(served: Served, *parts: bytes) -> bytes:
    """All that is said to what comes in parts."""
    with connect(served) as connection:
        for part in parts:
            connection.sendall(part)
            sleep(0.05)  # so that the server reads each alone
        return rest_of(connection)


@pytest.mark.parametrize("upgrade", [b"h2c", b"websocket", b"TLS/1.0"])
def test_a_body_with_an_upgrade_is_refused(served: Served, upgrade: bytes) -> None:
    head = UPGRADE.replace(b"h2c", upgrade) + LENGTH + b"\r\n"
    for parts in ([head, HIDDEN], [head + HIDDEN]):
        answer = said(served, *parts)
        assert status_of(answer) == 400
        assert answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("head", [UPGRADE, b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n"])
def test_nothing_is_read_after_an_upgrade(served: Served, head: bytes) -> None:
    """It is answered as if no upgrade was asked for, and that is the end."""
    for parts in ([head + b"\r\n", HIDDEN], [head + b"\r\n" + HIDDEN]):
        answer = said(served, *parts)
        assert answer.count(b"HTTP/1.1") == 1
        assert b"connection: close" in answer.lower()
    assert status_of(said(served, UPGRADE + b"\r\n")) == 200


def test_a_body_has_a_length(served: Served) -> None:
    """Each byte of a body could be a chunk of its own, and each of them is work."""
    head = b"POST /api/match HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = said(served, head, b"1\r\nx\r\n" * 1000)
    assert status_of(answer) == 411
    assert answer.count(b"HTTP/1.1") == 1
