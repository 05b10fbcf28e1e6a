"""One process of a load test: its rooms, the schedule of claims, and the check at the end."""

import asyncio
import ssl
from collections import deque
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fairplay.cli.loadtest.figures import Figures
from fairplay.cli.loadtest.player import Player, Room
from fairplay.cli.loadtest.table import PLAYERS, Table, check_stored
from fairplay.cli.loadtest.wire import Socket
from fairplay.cli.online.web import COOKIE, Server, get
from fairplay.protocol import CardOptions, RoomOptions

#: Claims that a room has on their way when a server is saturated: one of each player.
DEPTH = PLAYERS
#: Seconds before measuring begins, and seconds to wait for the last answers.
WARM_UP, DRAIN = 1.0, 30.0
#: Seconds until a connection must be open.
OPENING = 30.0
#: Rooms that are opened at the same time.
AT_ONCE = 20
#: Of a hundred claims, how many two players make at the same instant, and how many are sent twice.
RACES, REPEATS = 3, 3
#: Seconds between two pings, to notice when a server stands still.
PROBE = 0.02
#: About how many right claims a game has, and seconds until the next game begins.
_CLAIMS, _PAUSE = 16, 3.2


class Plan(NamedTuple):
    """What one process does. A rate of 0 saturates."""

    base: str
    rooms: int
    rate: float
    seconds: float
    seed: int


class Driver:
    """Plays in some rooms, by a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.random = plan, Random(plan.seed)
        self.figures = Figures()
        self.rooms: list[Room] = []
        self._ready: deque[Room] = deque()
        self._queued: set[Room] = set()
        self._running = False
        #: Seconds in which answers were counted.
        self.lasted = plan.seconds
        self._wrong = self._wrong_share()

    def _wrong_share(self) -> float:
        """The share of wrong claims. Right claims end games, and after a game a room pauses: enough
        claims must be wrong to keep enough rooms busy."""
        rate, idle = self.plan.rate, 0.5
        if not rate:
            # At any time enough claims have to wait for the server.
            rate, idle = 30 * self.plan.rooms, 0.1
        return max(0.1, 1 - idle * self.plan.rooms * _CLAIMS / _PAUSE / rate)

    # -- rooms ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Make the rooms, connect four players to each, and wait for the first deal."""
        options = RoomOptions(CardOptions("zero", PLAYERS, wrong="none"))
        for _ in range(self.plan.rooms):
            # A new guest for each room, who is its host and the first player.
            host = Server(self.plan.base, "")
            host.greet()
            table = Table(host.make(options, "load 1"), self.figures.broken)
            self.rooms.append(Room(table, self.figures, self._changed, host.cookie))
        some = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._open(room, some) for room in self.rooms))
        for room in self.rooms:
            room.begin()
        async with asyncio.timeout(60):
            await asyncio.gather(*(room.playing.wait() for room in self.rooms))

    async def _open(self, room: Room, some: asyncio.Semaphore) -> None:
        async with some:
            await room.open(self._connect)

    async def _connect(self, player: Player) -> Socket:
        code, host = player.room.table.code, player.room.host
        cookie = "" if player.number else f"{COOKIE}={host}"
        return await self._socket(
            code, player.heard, player.closed, skim=player.skim, cookie=cookie
        )

    async def _socket(self, code: str, heard: Any, closed: Any, **more: Any) -> Socket:
        parts = urlsplit(Server(self.plan.base, "").socket(code))
        secure = ssl.create_default_context() if parts.scheme == "wss" else None
        port = parts.port or (443 if secure else 80)
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: Socket(parts.netloc, parts.path, heard, closed, **more),
            parts.hostname or "",
            port,
            ssl=secure,
        )
        async with asyncio.timeout(OPENING):
            await socket.opened
        return socket

    # -- claims -----------------------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        if not self._running:
            return
        if self.plan.rate:
            self._queue(room)
        else:
            self._fill(room)

    def _queue(self, room: Room) -> None:
        if room.ready and room not in self._queued:
            self._queued.add(room)
            self._ready.append(room)

    def _fill(self, room: Room) -> None:
        while self._running and room.ready and room.outstanding < DEPTH:
            self._claim(room, perf_counter())

    def _next_room(self) -> Room | None:
        """The room that has waited longest."""
        while self._ready:
            room = self._ready.popleft()
            self._queued.discard(room)
            if room.ready:
                return room
        return None

    def _claim(self, room: Room, at: float) -> None:
        """Make a claim; now and then two players make the same one, or it is sent twice."""
        chance = self.random.random()
        right = None if room.racing or chance < self._wrong else room.table.right()
        if right is None:
            room.claim(room.table.wrong(), at)
            return
        room.racing = True
        kind = self.random.randrange(100)
        room.claim(right, at, twice=kind < REPEATS)
        if kind >= 100 - RACES:
            room.claim(right, at)

    async def run(self) -> None:
        self._running = True
        began = perf_counter()
        for room in self.rooms:
            self._changed(room)
        probe = asyncio.create_task(self._probe())
        if self.plan.rate:
            await self._by_schedule()
        else:
            await self._saturated()
        self._running = False
        probe.cancel()
        await self._drain()
        # Count the time of the answers after the last claim, too.
        if self.plan.rate:
            self.lasted = perf_counter() - began - WARM_UP
        self.figures.measuring = False

    async def _saturated(self) -> None:
        await asyncio.sleep(WARM_UP)
        self.figures.measuring = True
        await asyncio.sleep(self.plan.seconds)
        self.figures.measuring = False

    async def _by_schedule(self) -> None:
        """Claim at random times that do not depend on what the server does."""
        start = perf_counter()
        end = start + WARM_UP + self.plan.seconds
        for at in self._times(start, end):
            wait = at - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.figures.measuring = at > start + WARM_UP
            room = self._next_room()
            if room is None:
                self.figures.unsent += 1
                continue
            self._claim(room, at)
            self._queue(room)

    def _times(self, start: float, end: float) -> Iterator[float]:
        at = start
        while (at := at + self.random.expovariate(self.plan.rate)) < end:
            yield at

    async def _drain(self) -> None:
        """Wait for the answers that are still to come."""
        until = perf_counter() + DRAIN
        while perf_counter() < until and any(room.outstanding for room in self.rooms):
            await asyncio.sleep(0.05)

    async def _probe(self) -> None:
        """Ping again and again: the slowest pong is the longest stall."""
        answered = asyncio.Event()

        def heard(data: bytes) -> None:
            if data.startswith(b'{"kind":"pong"'):
                answered.set()

        code = self.rooms[0].table.code
        socket = await self._socket(code, heard, lambda _: None)
        try:
            while True:
                began = perf_counter()
                answered.clear()
                socket.send(b'{"kind":"ping","cmd":"p"}')
                await answered.wait()
                if self.figures.measuring:
                    self.figures.stalls.append(perf_counter() - began)
                await asyncio.sleep(max(0.0, PROBE - (perf_counter() - began)))
        finally:
            socket.close()

    @property
    def events(self) -> int:
        """Events that were heard."""
        return sum(len(room.table.log) for room in self.rooms)

    @property
    def bytes(self) -> int:
        """How long all of them were."""
        return sum(len(data) for room in self.rooms for data in room.table.log)

    # -- the end ----------------------------------------------------------------------------------

    async def finish(self) -> Figures:
        """Leave all rooms, check what was stored, and return the figures."""
        figures = self.figures
        figures.unanswered = sum(room.outstanding for room in self.rooms)
        for room in self.rooms:
            room.leave()
        await self._drain()
        for room in self.rooms:
            stored = get(f"{self.plan.base}/api/rooms/{room.table.code}/replay", most=None)
            figures.compared += check_stored(room.table, stored)
        for room in self.rooms:
            room.close()
        await asyncio.sleep(0.5)
        figures.events, figures.bytes = self.events, self.bytes
        return figures
