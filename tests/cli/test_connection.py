"""The terminal's connection to a room: when it reconnects, and what it sends again."""

import queue
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import repeat
from threading import Thread

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from fairplay.cli.online import connection as online
from fairplay.cli.online.connection import Connection
from fairplay.cli.online.news import Ended, Lost, News
from fairplay.cli.online.web import Server
from fairplay.protocol import (
    CLOSINGS,
    RESEND,
    SUBPROTOCOL,
    Answered,
    AnyMessage,
    Call,
    Done,
    Happened,
    Hint,
    Hinted,
    Refused,
    Resumed,
    You,
)
from fairplay.vocabulary import Sentence

PATIENCE = 10
HELLO = Resumed(1, 0, You(None, False))
#: The server waits for a command, sends a message, or closes the socket with a code.
Step = None | AnyMessage | int


class Script:
    """A server that greets, and follows a script for each of its sockets."""

    def __init__(self, *sockets: list[Step], hello: Iterable[bool] = repeat(True)) -> None:
        self.sockets, self.hello = list(sockets), iter(hello)
        self.sent: queue.Queue[str] = queue.Queue()
        self.told: queue.Queue[News] = queue.Queue()

    def meet(self, socket: ServerConnection) -> None:
        if next(self.hello):
            socket.send(msgspec.json.encode(HELLO).decode())
        for step in self.sockets.pop(0):
            if step is None:
                self.sent.put(msgspec.json.decode(socket.recv())["cmd"])
            elif isinstance(step, int):
                socket.close(step)
            else:
                socket.send(msgspec.json.encode(step).decode())
        with suppress(ConnectionClosed):  # wait until the client leaves
            socket.recv()

    def news(self, count: int) -> list[News]:
        """What the session is told, without the greetings."""
        found: list[News] = []
        while len(found) < count:
            one = self.told.get(timeout=PATIENCE)
            found += [] if one == HELLO else [one]
        return found


@contextmanager
def connected(script: Script) -> Iterator[Connection]:
    with serve(script.meet, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL]) as server:  # type: ignore[list-item]
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        address = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        connection = Connection(Server(address, ""), "ABCDEF", script.told.put)
        connection.start()
        try:
            yield connection
        finally:
            connection.close()
            server.shutdown()
            thread.join(PATIENCE)


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Skip all pauses, and record the number of attempts before each."""
    tries: list[int] = []

    def pause(count: int, chance: float) -> float:
        assert 0 <= chance <= 1
        tries.append(count)
        return 1

    monkeypatch.setattr(online, "pause", pause)
    return tries


def refused(code: str) -> Answered:
    return Answered("c1", 0, Refused(code))


DONE = Answered("c1", 0, Done())


@pytest.mark.parametrize("code", CLOSINGS)
def test_reconnects_by_close_code(code: str, pauses: list[int]) -> None:
    number, retry = CLOSINGS[code]
    script = Script([number], [None, DONE])
    with connected(script) as connection:
        if retry == "never":
            assert script.news(1) == [Ended(code, {})]
            assert len(script.sockets) == 1
        else:
            connection.send(Call("c1"))
            assert script.sent.get(timeout=PATIENCE) == "c1"
            assert script.news(2) == [Lost(0 if retry == "at once" else 0.001), DONE]
            assert pauses == ([] if retry == "at once" else [0])


def test_reconnects_at_once_only_the_first_time(pauses: list[int]) -> None:
    """At the second loss the server has not admitted the client in between."""
    script = Script([4009], [4009], [None, DONE], hello=(True, False, True))
    with connected(script) as connection:
        connection.send(Call("c1"))
        assert script.news(3) == [Lost(0), Lost(0.001), DONE]
        assert pauses == [1]


def test_an_unknown_close_code_reconnects(pauses: list[int]) -> None:
    script = Script([4999], [None, DONE])
    with connected(script) as connection:
        connection.send(Call("c1"))
        assert script.news(2) == [Lost(0.001), DONE]
        assert pauses == [0]


def test_a_command_refused_by_a_stopping_server_is_sent_again() -> None:
    script = Script([None, refused("error-server-restart"), 1012], [None, DONE])
    with connected(script) as connection:
        connection.send(Call("c1"))
        assert script.news(2) == [Lost(0.001), DONE]
        assert [script.sent.get(timeout=PATIENCE) for _ in range(2)] == ["c1", "c1"]


def test_a_command_of_unknown_fate_is_sent_again() -> None:
    unknown, doubtful = refused("error-storage-unknown"), refused("error-storage")
    script = Script([None, unknown, None, doubtful, None, DONE])
    with connected(script) as connection:
        connection.send(Call("c1"))
        assert script.news(1) == [DONE]
        assert [script.sent.get(timeout=PATIENCE) for _ in range(3)] == ["c1"] * 3


@pytest.mark.parametrize(
    "code", ["error-seat-taken", *(code for code, when in RESEND.items() if when == "if repeated")]
)
def test_a_definite_failure_is_not_sent_again(code: str) -> None:
    script = Script([None, refused(code)])
    with connected(script) as connection:
        connection.send(Call("c1"))
        assert script.news(1) == [refused(code)]


def test_a_hint_waits_for_its_answer() -> None:
    asked = Happened(2, 0, "hint", 0, {}, "c1")
    hint = Answered("c1", 2, Hinted(Sentence("cards-hint-card"), cards=("000001",)))
    script = Script([None, asked, 1012], [None, hint])
    with connected(script) as connection:
        connection.send(Hint("c1"))
        assert script.news(3) == [asked, Lost(0.001), hint]
