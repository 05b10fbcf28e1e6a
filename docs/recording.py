"""A real exchange with a real server, frame by frame: two guests and the smallest deck."""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from fairplay.protocol import SUBPROTOCOL

OPTIONS = {"game": {"type": "cards", "deck": "F2^2", "seats": 2}}


class Recorder:
    """One guest. Everything it sends and receives goes into a common list."""

    def __init__(self, name: str, lines: list[str]) -> None:
        self.name, self.lines = name, lines
        self.socket: ClientConnection | None = None

    async def open(self, address: str, cookie: str) -> None:
        self.lines.append(f"{self.name} opens {address}")
        self.socket = await connect(
            address, subprotocols=[SUBPROTOCOL], additional_headers={"Cookie": cookie}
        )

    async def send(self, **command: object) -> None:
        assert self.socket is not None
        text = json.dumps(command, ensure_ascii=False, separators=(",", ":"))
        self.lines.append(f"{self.name} → {text}")
        await self.socket.send(text)

    async def hear(self, until: str) -> None:
        """Record everything up to the frame that matches."""
        assert self.socket is not None
        while True:
            text = str(await asyncio.wait_for(self.socket.recv(), 20))
            self.lines.append(f"{self.name} ← {text}")
            if re.search(until, text):
                return


async def _play(base: str) -> list[str]:
    lines: list[str] = []
    cookies = [_cookie(base) for _ in range(2)]
    body = json.dumps(OPTIONS, separators=(",", ":"))
    request = Request(f"{base}/api/rooms", body.encode(), {"Cookie": cookies[0]})
    with urlopen(request) as answer:
        made = answer.read().decode()
    lines += [f"A → POST /api/rooms {body}", f"A ← {made}"]
    address = f"ws{base.removeprefix('http')}/api/rooms/{json.loads(made)['code']}/socket"
    a, b = Recorder("A", lines), Recorder("B", lines)
    await a.open(address, cookies[0])
    await a.hear('"presence"')
    await a.send(kind="sit", cmd="a1", name="Anna")
    await a.hear('"kind":"you"')
    await b.open(address, cookies[1])
    await b.hear('"presence"')
    await b.send(kind="sit", cmd="b1", name="Bo", seat=0)
    await b.hear('"kind":"answer"')
    await b.send(kind="sit", cmd="b2", name="Bo")
    await b.hear('"kind":"you"')
    await b.send(kind="ready", cmd="b3", nonce="b7e151628aed2a6abf7158809cf4f3c7")
    await a.send(kind="ready", cmd="a2", nonce="243f6a8885a308d313198a2e03707344")
    await a.hear('"what":"deal"')
    cards = _cards(lines[-1])
    await b.hear('"what":"deal"')
    await b.send(kind="claim", cmd="b4", a=cards[:2])
    await b.hear('"cmd":"b4"')
    await a.hear('"cmd":"b4"')
    await a.send(kind="claim", cmd="a3", a=cards)
    await a.hear('"cmd":"a3"')
    await b.send(kind="claim", cmd="b5", a=cards)
    await b.hear('"kind":"answer"')
    await b.send(kind="clame", cmd="b6")
    await b.hear('"kind":"error"')
    for one in (a, b):
        assert one.socket is not None
        await one.socket.close()
    return lines


def _cards(line: str) -> list[str]:
    found: list[str] = json.loads(line.partition("← ")[2])["set"]["table"]["cards"]
    return found


def _cookie(base: str) -> str:
    with urlopen(f"{base}/api/me") as answer:
        return str(answer.headers["set-cookie"].partition(";")[0])


def exchange() -> str:
    """Start a server, play, stop it, and return the recorded exchange."""
    command = str(Path(sys.executable).with_name("fairplay"))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/rooms.db"
        with subprocess.Popen(
            [command, "serve", "--port", "0", "--database", database, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found, "the server has not started"
                base = found[0]
                lines = asyncio.run(_play(base))
            finally:
                server.terminate()
    return "\n".join(lines).replace(base.removeprefix("http"), "s://play.example")
