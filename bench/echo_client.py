"""Rooms of four that send and wait for the echo, like `fairplay loadtest --saturate`."""

import asyncio
from urllib.parse import urlsplit

from bench.echo_server import NAME
from fairplay.cli.loadtest.driver import WARM_UP
from fairplay.cli.loadtest.table import PLAYERS
from fairplay.cli.loadtest.wire import Socket

#: The length of a claim.
PAYLOAD = 80


class Room:
    """Every player has one text in flight."""

    def __init__(self, number: int) -> None:
        self.number, self.echoes, self.running = number, 0, False
        self.names = [f"{number}-{player}".ljust(NAME).encode() for player in range(PLAYERS)]
        self.sockets: list[Socket] = []

    async def open(self, base: str) -> None:
        parts = urlsplit(base)
        loop = asyncio.get_running_loop()
        for player in range(PLAYERS):
            path = f"/api/rooms/{self.number}/socket"
            _, socket = await loop.create_connection(
                lambda path=path, player=player: Socket(  # type: ignore[misc]
                    parts.netloc, path, lambda data: self.heard(player, data), lambda _: None
                ),
                parts.hostname or "",
                parts.port or 80,
            )
            await socket.opened
            self.sockets.append(socket)

    def begin(self) -> None:
        self.running = True
        for player in range(PLAYERS):
            self._send(player)

    def _send(self, player: int) -> None:
        self.sockets[player].send(self.names[player].ljust(PAYLOAD, b"y"))

    def heard(self, player: int, data: bytes) -> None:
        if data.startswith(self.names[player]):
            self.echoes += 1
            if self.running:
                self._send(player)


class Echoes:
    """All rooms of an echo server."""

    def __init__(self, base: str, rooms: int) -> None:
        self._base = base
        self._rooms = [Room(number) for number in range(rooms)]

    async def open(self) -> None:
        for room in self._rooms:
            await room.open(self._base)

    @property
    def count(self) -> int:
        """Texts that all four players have received."""
        return sum(room.echoes for room in self._rooms)

    async def run(self, seconds: float) -> float:
        """The rate per second at saturation."""
        for room in self._rooms:
            room.begin()
        await asyncio.sleep(WARM_UP)
        before = self.count
        await asyncio.sleep(seconds)
        found = self.count - before
        for room in self._rooms:
            room.running = False
        await asyncio.sleep(0.5)
        return found / seconds

    def close(self) -> None:
        for room in self._rooms:
            for socket in room.sockets:
                socket.close()
