"""Guests for tests: each has a cookie and a socket, and follows a room like a browser."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fairplay.cards import all_claims, find_deck
from fairplay.play.room import starting
from fairplay.server import jobs
from fairplay.server.guests import COOKIE
from tests.server import quick_jobs

if TYPE_CHECKING:
    from ssl import SSLContext

ROOT = Path(__file__).parents[2]
#: In seconds; a busy machine is slow, not broken.
PATIENCE = 30.0

NIM = {"type": "match", "position": "nim:1,2"}
RACE = {"type": "cards", "deck": "F2^4", "seats": 2, "wrong": "none"}


class Guest:
    """A guest of a server, with or without a socket. ``room`` is the room as the socket told it."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url, self.cookie = url, cookie
        #: The TLS settings, and the address to connect from.
        self.tls: SSLContext | None = None
        self.address: str | None = None
        self.cookie_name = COOKIE
        self.socket: ClientConnection | None = None
        self.room: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.seq = self.at = 0
        #: All events in order, all frames, and the result of each command.
        self.events: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.kinds: list[str] = []
        # Everyone sees the ids of all commands, so each guest needs its own prefix.
        self._name, self._numbers = token_hex(4), count(1)
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    # -- over HTTP --------------------------------------------------------------------------------

    async def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        headers = dict(options.pop("headers", {}))
        if self.cookie:
            headers["Cookie"] = f"{self.cookie_name}={self.cookie}"
        way = httpx.AsyncHTTPTransport(verify=self.tls or True, local_address=self.address)
        async with httpx.AsyncClient(
            base_url=self.url, transport=way, timeout=PATIENCE, trust_env=False
        ) as client:
            answer = await client.request(method, path, headers=headers, **options)
        self._keep(answer.headers.get_list("set-cookie"))
        return answer

    def _keep(self, cookies: list[str]) -> None:
        """Keep cookies that are set; deleted ones are empty."""
        for cookie in cookies:
            name, _, value = cookie.partition(";")[0].partition("=")
            if value:
                self.cookie_name, self.cookie = name, value

    async def get(self, path: str) -> Any:
        answer = await self.request("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def make(self, game: dict[str, Any], path: str = "/api/rooms", **options: Any) -> str:
        """Make a room and return its code."""
        if self.cookie is None:
            await self.get("/api/me")
        answer = await self.request("POST", path, json={"game": game, **options})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["code"])

    # -- the socket -------------------------------------------------------------------------------

    async def join(self, code: str, after: int | None = None, **options: Any) -> "Guest":
        """Open the socket of a room, and wait for its first message."""
        await self.open(code, after, **options)
        await self.until(lambda: {"welcome", "resumed", "error"} & {*self.kinds} or self.closed)
        return self

    async def open(
        self,
        code: str,
        after: int | None = None,
        headers: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        headers = dict(headers or {})
        if self.cookie:
            headers["Cookie"] = f"{self.cookie_name}={self.cookie}"
        if self.tls:
            options["ssl"] = self.tls
        if self.address:
            options["local_addr"] = (self.address, 0)
        url = self.url.replace("http", "ws", 1) + f"/api/rooms/{code}/socket"
        self.socket = await connect(
            url if after is None else f"{url}?{self._known(after)}",
            additional_headers=headers,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            **options,
        )
        assert self.socket.response
        self._keep(self.socket.response.headers.get_all("Set-Cookie"))
        self.kinds = []
        self._reader = asyncio.create_task(self._read(self.socket))

    def _known(self, after: int) -> str:
        """The last event that was seen, with its time if that is known."""
        return f"after={after}&at={self.at}" if after == self.seq else f"after={after}"

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                await self._heard(text)
        async with self._news:
            self._news.notify_all()

    async def _heard(self, text: str) -> None:
        message = json.loads(text)
        self.frames.append(text)
        match message["kind"]:
            case "welcome":
                self.room, self.you, self.seq = message["room"], message["you"], message["seq"]
                self.at = message["at"]
            case "resumed":
                self.you = message["you"]
            case "event":
                assert message["seq"] == self.seq + 1, "an event is missing"
                self.seq, self.at = message["seq"], message["at"]
                self.events.append(message)
                self.room |= message["set"]
                if cmd := message.get("cmd"):
                    self.answers.setdefault(cmd, message)
            case "answer" | "pong":
                self.answers[message["cmd"]] = message
            case "you":
                self.you = message["you"]
            case "presence":
                self.presence = message
            case "error" if message["code"] == "error-room-rewound":
                message["kind"] = "rewound"
        async with self._news:
            self.kinds.append(message["kind"])
            self._news.notify_all()

    @property
    def closed(self) -> bool:
        return self._reader is None or self._reader.done()

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait for a message that makes the condition true."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(true)

    async def close_code(self) -> int:
        """The code with which the server closes the socket."""
        assert self.socket
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        assert self._reader
        await self._reader
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def leave(self) -> None:
        if self.socket and self._reader:
            await self.socket.close()
            await self._reader

    # -- commands ---------------------------------------------------------------------------------

    async def send(self, kind: str, cmd: str | None = None, **fields: Any) -> str:
        assert self.socket
        cmd = cmd or f"{self._name}-{next(self._numbers)}"
        await self.socket.send(json.dumps({"kind": kind, "cmd": cmd, **fields}))
        return cmd

    async def do(self, kind: str, cmd: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command and return its result: an event, or an answer."""
        cmd = await self.send(kind, cmd, **fields)
        await self.until(lambda: cmd in self.answers or self.closed)
        return self.answers[cmd]

    async def say(self, kind: str, cmd: str | None = None, **fields: Any) -> str:
        """Send a command and return the kind of its answer, or the code if it is refused."""
        found = await self.do(kind, cmd, **fields)
        if found["kind"] == "event" and "answer" not in found:
            return "done"
        return str(found["answer"].get("code", found["answer"]["kind"]))

    def claim(self, index: int = 0) -> dict[str, Any]:
        """A right claim among the visible cards."""
        deck = find_deck(self.room["options"]["game"]["deck"])
        hand = [deck.parse(card) for card in self.room["table"]["cards"] if card]
        claims = all_claims(deck, hand)
        claim = claims[index % len(claims)]
        sides = ([str(hand[place - 1]) for place in side] for side in (claim.a, claim.b))
        return dict(zip("ab", sides, strict=True))


@contextmanager
def short_countdown() -> Iterator[None]:
    """Shorten the three seconds that people need to get ready."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(starting, "COUNTDOWN_MS", quick_jobs.COUNTDOWN_MS)
        patch.setattr(jobs, "__name__", quick_jobs.__name__)
        # Processes that compute find no module in the working folder.
        patch.setenv("PYTHONPATH", str(ROOT))
        yield


G = TypeVar("G", bound=Guest)


@asynccontextmanager
async def leaving(found: list[G]) -> AsyncIterator[list[G]]:
    """Guests who leave at the end, whatever happens."""
    async with AsyncExitStack() as stack:
        for guest in found:
            stack.push_async_callback(guest.leave)
        yield found


@asynccontextmanager
async def guests(url: str, number: int) -> AsyncIterator[list[Guest]]:
    """Guests of one server."""
    async with leaving([Guest(url) for _ in range(number)]) as found:
        yield found


async def seated(players: list[Guest], game: dict[str, Any], **options: Any) -> str:
    """Make a room and seat all players. Returns its code."""
    code = await players[0].make(game, **options)
    for number, player in enumerate(players):
        await player.join(code)
        assert await player.say("sit", name=f"P{number}") == "done"
    return code


async def playing(players: list[Guest], game: dict[str, Any], **options: Any) -> str:
    """Make a room and start its game. Returns its code."""
    code = await seated(players, game, **options)
    for player in players:
        assert await player.say("ready") == "done"
    for player in players:
        await player.until(lambda player=player: player.room["phase"] == "playing")  # type: ignore[misc]
    return code


async def same(players: list[Guest]) -> None:
    """Wait until all players have the latest event, and check that they see the same room."""
    most = max(player.seq for player in players)
    for player in players:
        await player.until(lambda player=player: player.seq >= most or player.closed)  # type: ignore[misc]
    rooms = [player.room for player in players if player.seq == most]
    assert len(rooms) == len(players)
    assert all(room == rooms[0] for room in rooms)
