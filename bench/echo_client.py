"""Rooms of four that send and wait for the echo, as `fairplay loadtest --saturate` does."""

import asyncio
from time import perf_counter
from urllib.parse import urlsplit

import uvloop

from bench.echo_server import NAME
from fairplay.cli.loadtest.driver import DEPTH, WARM_UP
from fairplay.cli.loadtest.wire import Socket

#: As long as a claim is.
PAYLOAD = 80


class Room:
    """Every player may have one text on its way; ``DEPTH`` of them have."""

    def __init__(self, number: int) -> None:
        self.number, self.echoes, self.running = number, 0, True
        self.sockets: list[Socket] = []

    async def open(self, base: str) -> None:
        parts = urlsplit(base)
        loop = asyncio.get_running_loop()
        for player in range(4):
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

    def send(self, player: int) -> None:
        name = f"{self.number}-{player}".ljust(NAME)
        self.sockets[player].send(name.ljust(PAYLOAD, "y").encode())

    def heard(self, player: int, data: bytes) -> None:
        if int(data[:NAME].rpartition(b"-")[2]) == player:
            self.echoes += 1
            if self.running:
                self.send((player + DEPTH) % 4)


async def _saturate(base: str, count: int, seconds: float) -> float:
    rooms = [Room(number) for number in range(count)]
    for room in rooms:
        await room.open(base)
    for room in rooms:
        for player in range(DEPTH):
            room.send(player)
    await asyncio.sleep(WARM_UP)
    before, began = sum(room.echoes for room in rooms), perf_counter()
    await asyncio.sleep(seconds)
    rate = (sum(room.echoes for room in rooms) - before) / (perf_counter() - began)
    for room in rooms:
        room.running = False
    await asyncio.sleep(0.5)
    for room in rooms:
        for socket in room.sockets:
            socket.close()
    return rate


def saturation(base: str, rooms: int, seconds: float) -> float:
    """Texts a second that come back to all four."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(_saturate(base, rooms, seconds))
