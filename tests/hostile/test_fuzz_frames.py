"""Random frames: bytes on real sockets, and nearly valid commands sent straight to a session."""

import asyncio
import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from fairplay.protocol import AnyCommand
from fairplay.server.limits import Bucket
from fairplay.server.rooms.client import Client
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.session import GuestSession
from tests.hostile.fuzzing import SEED, TEXTS, TIMES, mutated, unharmed, value
from tests.raw import frame, rest_of, send_all, text_of, upgraded
from tests.server.room_client import NIM, RACE, Guest, short_countdown
from tests.serving import FAST, Served, served_once

COMMANDS = 37_500 * TIMES
#: The number of sockets, and of frames on each of them.
SOCKETS, FRAMES = 500 * TIMES, 10
#: The number of commands in one room.
VISIT = 1_500

#: Valid fields that random values would hardly hit.
RIGHT: dict[str, tuple[Any, ...]] = {
    "name": ("Anna", "Bo", "é" * 24),
    "seat": (0, 1, None),
    "level": (1, 10),
    "move": ("2→1", "2→0", "1→0", "1 → 0"),
    "a": (["0001"], ["0011", "0110", "0101"]),
    "b": ([], ["0001"]),
    "phrase": ("hello", "sorry"),
    "ready": (True, False),
}
KINDS = [(kind.__struct_config__.tag, kind.__struct_fields__) for kind in get_args(AnyCommand)]


served = served_once(
    short_countdown,
    **FAST,
    **dict.fromkeys(("sockets_per_address", "sockets_per_guest", "rooms_per_guest"), 10_000),
    **dict.fromkeys(("rooms_per_address", "rooms_per_guest_day", "rooms_per_address_day"), 100_000),
    job_processes=2,
)


def command(chance: Random, number: int) -> str:
    """A valid or nearly valid command."""
    # Closing the room would end the test, and bots and hints need a job process.
    kind, fields = chance.choice(KINDS)
    if kind in ("close", "bot", "hint") and chance.random() < 0.98:
        kind = "ping"
    made = {"kind": kind, "cmd": f"c{number}" if chance.random() < 0.9 else chance.choice(TEXTS)}
    for name in fields:
        if name in RIGHT:
            right = chance.random() < 0.7
            made[name] = chance.choice(RIGHT[name]) if right else value(chance)
    if chance.random() < 0.1:
        made[chance.choice(TEXTS)] = value(chance)
    text = json.dumps(made)
    if chance.random() < 0.1:
        text = mutated(chance, text.encode()).decode("utf-8", "replace")
    return text


# -- on real sockets ----------------------------------------------------------------------------


def test_bytes_on_sockets(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    chance = Random(SEED)
    guest = Guest(served.url)
    code = asyncio.run(guest.make(NIM))
    seeds = (
        *(frame(1, command(chance, number).encode()[:125]) for number in range(20)),
        frame(1, b'{"kind":"sit","cmd":"1","name":"A"}'),
        frame(1, b'{"kind":"ping",', last=False) + frame(9, b"hi") + frame(0, b'"cmd":"2"}'),
        *(frame(opcode, b"\x03\xe8bye") for opcode in (2, 8, 9, 10, 11)),
        b"\x81\xfe\x10\x01" + b"\x00" * 4 + b"x" * 4097,
        b"\x81\xff" + b"\xff" * 8 + b"\x00" * 4,
    )
    with unharmed(served, caplog) as flat:
        for number in range(SOCKETS):
            if number == SOCKETS // 5:
                flat.begin()
            with upgraded(served, code, guest.cookie or "") as connection:
                said = b""
                while b'"kind":"welcome"' not in said:
                    assert b'"kind":"error"' not in said
                    some = connection.recv(1 << 16)
                    assert some, said
                    said += some
                for _ in range(FRAMES):
                    if not send_all(connection, mutated(chance, chance.choice(seeds))):
                        break
                with suppress(OSError):
                    connection.shutdown(1)
                rest_of(connection)


# -- into a session -----------------------------------------------------------------------------


class Visitor:
    """A guest in a session without a network."""

    def __init__(self, hub: Hub, live: Any, guest: str, answers: Counter[str]) -> None:
        self.answers = answers
        plenty = Bucket.full(1e9, 1e9, 0.0)
        client = Client(guest, "", self)
        self.session = GuestSession(hub, live, client, (plenty, plenty), lambda *_: None)
        self.session.begin(None)

    def write(self, frame: bytes) -> bool:
        self._count(frame)
        return True

    def listen(self, listener: Any) -> None:
        del listener

    def close(self, code: int) -> None:
        del code

    drop = close

    def _count(self, frames: bytes) -> None:
        """Count the first of several frames in one chunk."""
        with suppress(msgspec.DecodeError):
            message = msgspec.json.decode(text_of(frames))
            answer = message.get("answer") or {}
            self.answers[str(answer.get("code") or message.get("code") or message["kind"])] += 1

    def leave(self) -> None:
        self.session.lost()


async def visit(hub: Hub, code: str, texts: list[str], answers: Counter[str]) -> None:
    """Send texts from two guests in turn; a guest who is disconnected reconnects."""
    live = await hub.open(code)
    visitors = [Visitor(hub, live, f"guest-{number}", answers) for number in range(2)]
    for number, text in enumerate(texts):
        seat = number % 2
        if visitors[seat].session.client.closing is not None:
            visitors[seat].leave()
            visitors[seat] = Visitor(hub, live, f"guest-{seat}", answers)
        visitors[seat].session.heard(text)
        if number % 8 == 0:
            await asyncio.sleep(0)
    while live.busy:
        await asyncio.sleep(0.001)
    for visitor in visitors:
        visitor.leave()


def test_commands_into_sessions(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    chance, answers = Random(SEED), Counter[str]()
    hub, host = served.services.hub, Guest(served.url)

    async def make(game: dict[str, Any]) -> str:
        return await host.make(game, chat=True)

    with unharmed(served, caplog) as flat:
        for number in range(0, COMMANDS, VISIT):
            if number == COMMANDS // 5 // VISIT * VISIT:
                flat.begin()
            code = asyncio.run(make(NIM if number // VISIT % 2 else RACE))
            texts = [command(chance, number + one) for one in range(VISIT)]
            work = visit(hub, code, texts, answers)
            asyncio.run_coroutine_threadsafe(work, hub._loop).result(120)
    assert "error-internal" not in answers
    assert "error-storage" not in answers
    assert answers["event"] > COMMANDS / 50
    assert answers["error-command"] > COMMANDS / 50
    assert answers["pong"] > COMMANDS / 50
