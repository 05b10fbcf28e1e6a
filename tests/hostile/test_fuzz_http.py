"""Random HTTP: broken requests on real connections, and every endpoint with hostile values."""

import json
import re
from collections import Counter
from contextlib import suppress
from random import Random
from typing import BinaryIO
from urllib.parse import quote, urlencode

import pytest

from tests.hostile.fuzzing import SEED, TEXTS, TIMES, mutated, unharmed, value
from tests.raw import connect, rest_of, send_all
from tests.serving import Served, served_once

BROKEN = 2_500 * TIMES
ASKED = 5_000 * TIMES
#: The number of requests on one connection.
BATCH = 50
#: Refusals, and the statuses of an overloaded server.
BUSY = {503, 504}

#: The end of the head of a request for a socket.
UPGRADE = (
    b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
CHUNKS = b'Transfer-Encoding: chunked\r\n\r\nf\r\n{"start":"nim"}\r\n0\r\n\r\n'
SEEDS = (
    b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/rooms/ABCDEF?x=y HTTP/1.1\r\nHost: x\r\nCookie: fairplay_guest=a.b.c\r\n\r\n",
    b"HEAD /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    b'POST /api/match HTTP/1.1\r\nHost: x\r\nContent-Length: 15\r\n\r\n{"start":"nim"}',
    b"POST /api/match HTTP/1.1\r\nHost: x\r\n" + CHUNKS,
    b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}",
    b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
    b"CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://x/healthz HTTP/1.1\r\nHost: x\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"GET /api/rooms/ABC/socket HTTP/1.1\r\n" + UPGRADE,
    b"GET /socket HTTP/1.1\r\n" + UPGRADE,
)


served = served_once(
    job_seconds=1, job_processes=2, rooms_per_guest=10_000, rooms_per_address=100_000
)


def statuses(said: bytes) -> list[int]:
    """The statuses of all answers. A body that looks like an answer counts, too: no harm."""
    return [int(found) for found in re.findall(rb"HTTP/1\.1 (\d{3})", said)]


def test_broken_requests(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    chance, found = Random(SEED), Counter[int]()
    with unharmed(served, caplog) as flat:
        for number in range(BROKEN):
            if number == BROKEN // 5:
                flat.begin()
            data = b"".join(
                mutated(chance, chance.choice(SEEDS)) for _ in range(chance.choice((1, 3)))
            )
            with connect(served) as connection:
                send_all(connection, data)
                with suppress(OSError):
                    connection.shutdown(1)
                found.update(statuses(rest_of(connection)))
    assert found[400] > BROKEN / 20
    assert found[200] > BROKEN / 100
    assert {status for status in found if status >= 500} == set()


# -- endpoints ----------------------------------------------------------------------------------


class Endpoints:
    """Requests to every endpoint in the server's description, with invalid values."""

    def __init__(
        self, chance: Random, described: dict[str, dict[str, object]], cookie: str
    ) -> None:
        self.chance, self.cookie = chance, cookie
        self.all = [(path, method) for path, ways in described.items() for method in ways]
        text = json.dumps(described)
        #: Names and examples from anywhere in the description.
        self.names = sorted(set(re.findall(r'"name": "(\w+)"', text)))
        self.bodies: list[dict[str, object]] = [
            {"start": "nim"},
            {"game": {"type": "match", "position": "nim:1"}},
        ]

    def request(self) -> bytes:
        chance = self.chance
        path, method = chance.choice(self.all)
        path = re.sub(r"\{\w+\}", lambda _: quote(chance.choice(TEXTS), safe="") or "x", path)
        body = b""
        if method == "post":
            body = self._body()
        elif chance.random() < 0.9:
            names = chance.choices(self.names, k=chance.randrange(4))
            path += "?" + urlencode([(name, chance.choice(TEXTS)) for name in names])
        if "/print/" in path:
            path += "&x=y" if "?" in path else "?x=y"  # refused: a page takes a second to make
        if chance.random() < 0.05:
            method = chance.choice(("put", "delete", "patch", "options", "head", "trace"))
        head = f"{method.upper()} {path} HTTP/1.1\r\nHost: x\r\nCookie: {self.cookie}\r\n"
        return f"{head}Content-Length: {len(body)}\r\n".encode() + b"\r\n" + body

    def _body(self) -> bytes:
        chance = self.chance
        made: object = chance.choice(self.bodies) | {chance.choice(self.names): value(chance)}
        if chance.random() < 0.3:
            made = value(chance)
        body = json.dumps(made).encode()
        return mutated(chance, body) if chance.random() < 0.3 else body


def read_body(head: bytes, answers: BinaryIO) -> None:
    if b"transfer-encoding: chunked" not in head:
        answers.read(int(head.partition(b"content-length: ")[2].partition(b"\r")[0] or 0))
        return
    while size := int(answers.readline(), 16):
        answers.read(size + 2)
    answers.readline()


def asked(served: Served, requests: list[bytes]) -> list[int]:
    """The statuses of the answers to requests, while the connection stays open."""
    with connect(served) as connection:
        found: list[int] = []
        with connection.makefile("rb") as answers:
            for request in requests:
                connection.sendall(request)
                line = answers.readline()
                assert line.startswith(b"HTTP/1.1 "), (line, request)
                found.append(int(line[9:12]))
                head = b"".join(iter(answers.readline, b"\r\n")).lower()
                if not request.startswith(b"HEAD"):
                    read_body(head, answers)
                if b"connection: close" in head:
                    break
        return found


def test_every_endpoint_with_hostile_values(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    with served.client() as client:
        described = client.get("/api/openapi.json").json()["paths"]
        client.get("/api/me")
        cookie = "; ".join(f"{name}={text}" for name, text in client.cookies.items())
    endpoints, found = Endpoints(Random(SEED), described, cookie), Counter[int]()
    with unharmed(served, caplog) as flat:
        for number in range(0, ASKED, BATCH):
            if number == ASKED // 5:
                flat.begin()
            requests = [endpoints.request() for _ in range(BATCH)]
            while requests:
                said = asked(served, requests)
                found.update(said)
                del requests[: len(said)]
    assert found[200] > ASKED / 50
    assert found[400] > ASKED / 10
    assert {status for status in found if status >= 500} <= BUSY
    assert sum(found[status] for status in BUSY) < ASKED / 20
