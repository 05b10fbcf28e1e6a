"""Two terminals and a server, with real processes, pipes and sockets."""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any, Self

import pytest

from fairplay.cards import ZERO, all_claims
from fairplay.play.word_names import is_word_name
from fairplay.server.rooms.hub import Hub
from tests.cli.conftest import Fairplay
from tests.cli.pseudo_terminal import COMMAND
from tests.server.room_client import short_countdown
from tests.serving import PATIENCE, Served, served_once

served = served_once(short_countdown)


class Terminal:
    """``fairplay play --server`` in a process, whose output is collected."""

    def __init__(self, served: Served, folder: Path, *arguments: str) -> None:
        environment = dict(os.environ, XDG_DATA_HOME=str(folder), COLUMNS="200", LANG="C.UTF-8")
        self.process = subprocess.Popen(
            [COMMAND, "play", "--server", served.url, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
        )
        self.text = ""
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while data := os.read(self.process.stdout.fileno(), 4096):
            self.text += data.decode(errors="replace")

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def sees(self, pattern: str, times: int = 1) -> re.Match[str]:
        """Wait until a pattern is shown, or shown so often."""
        end = monotonic() + PATIENCE
        while True:
            ended = self.process.poll() is not None and not self._reader.is_alive()
            found = list(re.finditer(pattern, self.text))
            if len(found) >= times:
                return found[0]
            assert not ended, f"no {pattern} in:\n{self.text}"
            assert monotonic() < end, f"no {pattern} in:\n{self.text}"
            sleep(0.02)

    @cached_property
    def code(self) -> str:
        """The code of the room that this terminal has made."""
        return self.sees(r"Room code: ([A-Z0-9 ]+)\.")[1].replace(" ", "")

    def end(self) -> int:
        """Close the input and wait for the exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


def look(served: Served, code: str) -> dict[str, Any]:
    with served.client() as client:
        found: dict[str, Any] = json.loads(client.get(f"/api/rooms/{code}").content)
        return found


class Terminals:
    """Terminals of people who play at one server."""

    def __init__(self, served: Served, folder: Path) -> None:
        self._served, self._folder = served, folder

    def open(self, *arguments: str) -> Terminal:
        return Terminal(self._served, self._folder, *arguments)

    def join(self, code: str, name: str, *arguments: str) -> Terminal:
        return self.open("--room", code, "--name", name, *arguments)


@pytest.fixture
def terminals(served: Served, tmp_path: Path) -> Terminals:
    return Terminals(served, tmp_path)


@pytest.fixture
def anna(terminals: Terminals) -> Iterator[Terminal]:
    """The host of a room for ``nim:5``."""
    with terminals.open("nim:5", "--name", "Anna") as anna:
        yield anna


@pytest.fixture
def doorkeeper(anna: Terminal) -> Terminal:
    """A host who has to be asked for a seat."""
    anna.sees("You took a seat")
    anna.type("door ask")
    anna.sees("From now on, ask the host for a seat")
    return anna


def test_a_game_of_nim_to_the_end(terminals: Terminals) -> None:
    """Piped input waits for its turn."""
    with terminals.open("nim:1,2", "--name", "Anna") as anna:
        anna.type("ready", "take 1 from 2", "1 0")
        with terminals.join(anna.code, "Bo", "--lang", "sv") as bo:
            bo.type("klar", "1 0")
            anna.sees("You won: Bo had no move left")
            bo.sees("Anna vann: du hade inget drag kvar")
            assert "Bo took the whole heap of 1" in anna.text
            assert (anna.end(), bo.end()) == (0, 0)


def test_a_race_to_the_end(served: Served, terminals: Terminals, fairplay: Fairplay) -> None:
    with terminals.open("zero", "--name", "Anna") as anna:
        code = anna.code
        with terminals.join(code, "Bo") as bo:
            anna.type("ready")
            bo.type("ready")
            noted = anna.sees("Hash of the seed: ([0-9a-f]{64})")[1]
            bo.sees("Claim:")
            bo.type("1 2")
            bo.sees(r"You must wait 3 s")
            anna.sees("Bo showed a wrong claim")
            sleep(3)
            _race(served, code, [anna, bo])
            verdict = "You won with|Bo won with|Shared win"
            anna.sees(verdict)
            bo.sees("You won with|Anna won with|Shared win")
            export = f"{served.url}/api/rooms/{code}/export"
            bo.sees(f"verify-deal {re.escape(export)}")
            run = fairplay("verify-deal", export, "--hash", noted)
            assert (run.code, run.err) == (0, "")
            # New cards are dealt when the others agree.
            anna.type("again")
            bo.sees("Anna asked to play again")
            bo.type("")
            anna.sees(f"Hash of the seed: (?!{noted})")


def _race(served: Served, code: str, terminals: list[Terminal]) -> None:
    """The players claim in turn."""
    for turn in range(60):
        view = look(served, code)
        if view["phase"] != "playing":
            return
        cards = view["table"]["cards"]
        claim = all_claims(ZERO, ZERO.parse_hand(cards))[0]
        seq = sum(view["table"]["claims"])
        # Numbers mean the cards that the terminal shows.
        if turn:
            terminals[turn % 2].sees(r" took \d+ card", turn)
        terminals[turn % 2].type(" ".join(map(str, claim.a)))
        end = monotonic() + PATIENCE
        while sum(look(served, code)["table"]["claims"]) == seq:
            assert monotonic() < end
            sleep(0.02)
    raise AssertionError("no game lasts that long")


def test_a_returning_player_has_the_same_seat(served: Served, terminals: Terminals) -> None:
    with terminals.open("nim:5", "--name", "Anna") as anna:
        code = anna.code
        anna.sees("You took a seat")
        anna.type("quit")
        anna.sees("Your seat is saved")
        assert anna.end() == 0
    with terminals.join(code, "Anna") as anna:
        anna.sees(r"1  Anna \(you, host, not ready\)")
        anna.type("leave")
        assert anna.end() == 0
    assert look(served, code)["seats"][0]["name"] is None


def test_takeback_hint_words_and_resigning(terminals: Terminals) -> None:
    with terminals.open("nim:3,4", "--name", "Anna") as anna:
        code = anna.code
        with terminals.join(code, "Bo") as bo:
            anna.type("ready")
            bo.type("ready")
            anna.sees("Your move:")
            anna.type("hint")
            anna.sees("You can win from here")
            anna.type("hint", "hint")
            anna.sees(r"This wins: Take 1 from the heap of 4\.\s+Type 4 3")
            bo.sees("Anna asked for a hint")
            anna.type("say 2", "4 3")
            bo.sees(r"Anna: Good luck\.")
            bo.sees("Anna took 1 from the heap of 4")
            bo.type("undo")
            bo.sees("Cannot take back 2 moves")
            bo.type("nonsense")
            bo.sees("nonsense")
            bo.type("3 0")
            anna.sees("Bo took the whole heap of 3")
            anna.type("undo")
            bo.sees("Anna asked to take a move back")
            anna.type("resign", "resign")
            bo.sees("You won: Anna resigned")
            bo.type("again")
            anna.sees(r"Bo asked to play again\.\s+Answer again or no\.")
            anna.type("no")
            bo.sees("Anna did not want to play again")
            bo.type("game F2^3")
            anna.sees(r"Bo chose another game: Zero sumZ with 3 shapes\.")
            anna.type("ready", "quit")
            bo.sees("The cards are on the table")


def test_reconnecting(served: Served, anna: Terminal) -> None:
    code = anna.code
    anna.sees("You took a seat")
    _drop_all(served, code)
    anna.sees("Connection lost")
    anna.sees("Back online")
    anna.type("ready")
    anna.sees("You are ready")


def _drop_all(served: Served, code: str) -> None:
    """Drop all connections, as for slow readers."""
    hub = served.services.hub
    assert isinstance(hub, Hub)

    def drop() -> None:
        for client in list(hub.rooms[code].audience.clients):
            client.drop("error-too-slow")

    hub._loop.call_soon_threadsafe(drop)


def test_watching(served: Served, anna: Terminal, terminals: Terminals) -> None:
    code = anna.code
    with terminals.join(code, "Cleo", "--watch") as cleo:
        cleo.sees(r"2  free seat")
        anna.type("say hello")
        cleo.sees(r"Anna: Hello\.")
    assert look(served, code)["seats"][1]["name"] is None


def test_kicked(anna: Terminal, terminals: Terminals) -> None:
    code = anna.code
    with terminals.join(code, "Bo") as bo:
        anna.sees("Bo took a seat")
        anna.type("kick 2")
        bo.sees("fairplay: The host removed you from this room")
        assert bo.end() == 2
        assert bo.text.count("The host removed you") == 1


def test_asking_for_a_seat(served: Served, doorkeeper: Terminal, terminals: Terminals) -> None:
    code = doorkeeper.code
    with terminals.join(code, "Bo") as bo:
        bo.sees("The host has your request")
        doorkeeper.sees("1: Bo wants a seat")
        doorkeeper.type("admit 2", "admit")
        bo.sees("The host let Bo in")
        bo.sees("Ready?")
        doorkeeper.sees("2: too large")
        doorkeeper.type("report 2")
        doorkeeper.sees("Thank you. Your report was sent")
    with terminals.join(code, "Cleo", "--watch") as cleo:
        cleo.sees("2  Bo")
        doorkeeper.type("door locked")
        cleo.sees("The room is locked")
    with terminals.join(code, "Dag") as dag:
        dag.sees("fairplay: The host has locked this room")
        assert dag.end() == 2
    (report,) = served.services.store.reports()
    assert (report.room, report.name) == (code, "Bo")


def test_a_refusal_and_then_a_ban(doorkeeper: Terminal, terminals: Terminals) -> None:
    code = doorkeeper.code
    with terminals.join(code, "Bo") as bo:
        doorkeeper.sees("1: Bo wants a seat")
        doorkeeper.type("admit -1")
        bo.sees("The host says: not now")
        assert "wants a seat" not in bo.text
    with terminals.join(code, "Cleo") as cleo:
        doorkeeper.sees("1: Cleo wants a seat")
        doorkeeper.type("ban 1")
        cleo.sees("fairplay: The host removed you")
        assert cleo.end() == 2


def test_listed_names_for_strangers_and_nameless_players(
    served: Served, terminals: Terminals
) -> None:
    with served.client() as client:
        client.get("/api/me")
        options = {"game": {"type": "match", "position": "nim:5"}, "visibility": "public"}
        code = client.post("/api/rooms", json=options).json()["code"]
    with terminals.join(code, "Anna") as anna:
        assert is_word_name(anna.sees(r"1  ([A-Z]\w+ [A-Z]\w+)")[1])
    with terminals.open("nim:5") as bo:
        name = bo.sees(r"\d  ([A-Z]\w+ [A-Z]\w+)")[1]
        code = bo.code
        bo.type("quit")
        bo.end()
    # The same person gets the same name again, and with it the seat.
    with terminals.open("--room", code) as bo:
        bo.sees(rf"1  {name} \(you, host")


def test_a_full_room(anna: Terminal, terminals: Terminals) -> None:
    code = anna.code
    with terminals.join(code, "Bo") as bo:
        anna.sees("Bo took a seat")
        with terminals.join(code, "Cleo") as cleo:
            cleo.sees("fairplay: All seats are taken")
            assert cleo.end() == 2
        anna.type("ready")
        bo.type("ready")
        anna.sees("Your move:")
        with terminals.join(code, "Cleo") as cleo:
            cleo.sees("fairplay: A game is going on in room .* Add --watch")
            assert cleo.end() == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--server", "{url}", "--room", "NOSUCH"), "there is no such room"),
        (("--server", "{url}", "--room", "../api/me"), "there is no such room"),
        (("--server", "{url}"), "Name the server, and either a room"),
        (("--room", "ABCDEF"), "Name the server, and either a room"),
        (("--server", "{url}", "nim:5", "--room", "ABCDEF"), "Name the server, and either a room"),
        (("--server", "{url}", "nimm"), "did you mean nim"),
        (("--server", "{url}", "nim:0"), "there is no move"),
        (("--server", "{url}", "zero", "--seats", "7"), "7"),
        (("--server", "{url}", "nim:5", "--name", "x" * 30), "1 to 24"),
        (("--server", "{url}", "nim:5", "--name", "Sh1t"), "choose another name"),
        (("--server", "{url}", "nim:" + "1," * 250 + "1"), "1 to 400 characters"),
        (("--server", "ftp://x", "--room", "A"), "not a server address"),
        (("--server", "http://", "--room", "A"), "not a server address"),
        (("--server", "http://x:99999", "--room", "A"), "not a server address"),
        (("--server", "127.0.0.1:1", "--room", "A"), "cannot be reached"),
    ],
)
def test_bad_input_is_one_line(
    served: Served,
    tmp_path: Path,
    fairplay: Fairplay,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    run = fairplay("play", *(text.format(url=served.url) for text in arguments))
    assert run.code == 2
    assert said in run.err
    assert run.err.count("\n") == 1
