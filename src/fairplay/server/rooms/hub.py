"""All rooms of this process: loading, unloading, and messages from other processes.

Every process may serve every room, and none owns it: the log decides.
"""

import asyncio
from collections.abc import Container, Coroutine, Iterator
from typing import Any

from fairplay.errors import InputError
from fairplay.play.room import Room, UnreadableError
from fairplay.server.bans import BANNED, Bans
from fairplay.server.clock import Clock
from fairplay.server.config import Config
from fairplay.server.fanout import Fanout
from fairplay.server.guests import Guest
from fairplay.server.logs import log
from fairplay.server.metrics import Metrics
from fairplay.server.pulse import Pulse
from fairplay.server.rooms.at_doors import AtDoors
from fairplay.server.rooms.capacity import Capacity
from fairplay.server.rooms.client import Client
from fairplay.server.rooms.deadlines import Deadlines
from fairplay.server.rooms.latest import Latest
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.rooms.reading import Reading, SetAsideError
from fairplay.server.rooms.remote_events import RemoteEvents
from fairplay.server.rooms.replays import Replays
from fairplay.server.rooms.requests import Requests
from fairplay.server.rooms.spending import Spending
from fairplay.server.store import Journal, StorageError, Store
from fairplay.server.workers import Workers

#: Characters that are kept of the reason why a room could not be read.
MAX_REASON = 500


class Hub:
    """The rooms that are loaded. Made and used in one event loop."""

    def __init__(
        self,
        config: Config,
        store: Store,
        journal: Journal,
        fanout: Fanout,
        workers: Workers,
        metrics: Metrics,
        clock: Clock,
    ) -> None:
        self.config, self.store, self.journal = config, store, journal
        self.fanout, self.workers, self.metrics = fanout, workers, metrics
        self.clock, self.pulse = clock, Pulse(clock.now)
        #: When this process began to serve, and for how long none had served before.
        self.began, self.outage = clock.now(), 0
        self.reading, self.replays = Reading(store), Replays(store, workers)
        self.capacity = Capacity(config, store, metrics)
        self.spending = Spending(config)
        self.stopping = False
        self.deadlines = Deadlines(self)
        self.rooms: dict[str, LiveRoom] = {}
        self._called: list[LiveRoom] = []
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        #: How often the database has failed. Each time, it may have come back as another one.
        self.doubts = 0
        self._remote = RemoteEvents(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.requests, self.at_doors = Requests(self), AtDoors()
        self._loop = asyncio.get_running_loop()

    def now(self) -> int:
        """The time, in milliseconds since 1970, as :mod:`fairplay.server.clock` has it."""
        return self.clock.now()

    def call(self, live: LiveRoom) -> None:
        """Begin a round of a room as soon as all that has arrived is read."""
        if not self._called:
            self._loop.call_soon(self._begin_rounds)
        self._called.append(live)

    def _begin_rounds(self) -> None:
        called, self._called = self._called, []
        for live in called:
            live.rounds.begin()
        self.journal.hand_over()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something in the background, and log its errors."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", exc_info=error)

    def trouble(self, error: StorageError) -> None:
        """The database has failed: rooms compare themselves with the log before they go on."""
        self.doubts += 1
        log.error("not stored", extra={"data": {"reason": str(error)}})

    def stop(self) -> None:
        """Refuse new work, and stop all timers."""
        self.stopping = True
        self.pulse.stop()
        for live in self.rooms.values():
            if live.timer:
                live.timer.cancel()

    async def close(self) -> None:
        self.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- rooms ----------------------------------------------------------------------------------

    async def open(self, code: str) -> LiveRoom:
        """The room of a code, loaded if it is not; InputError if there is none.

        It may be unloaded as soon as the caller waits for something, unless it is held."""
        while (live := self.rooms.get(code)) is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = self._loop.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            await asyncio.shield(loading)
        return live

    async def enter(self, code: str, seq: int) -> LiveRoom:
        """The same, up to date with the log. A client that comes from another process may have seen
        ``seq`` events there, and may repeat commands. The caller has to release the room."""
        live = await self.open(code)
        live.holds += 1
        try:
            if not self.fanout.alone or seq > live.room.seq:
                await live.following.refresh()
        except BaseException:
            live.holds -= 1
            raise
        return live

    def loads(self, code: str) -> bool:
        """Whether a room is being loaded."""
        return code in self._loading

    async def loaded(self) -> None:
        """Wait for the rooms that are being loaded now, which may have read their logs already."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def _load(self, code: str) -> LiveRoom:
        listed = await self.store.call(self.store.room, code)
        if listed is None:
            raise InputError("error-room-unknown", room=code)
        # Subscribe first, then read: events in between are heard of, and folded only once.
        await self.fanout.subscribe(code)
        try:
            room = await self._read(code, latest := Latest())
        except BaseException:
            await self.fanout.unsubscribe(code)
            raise
        live = LiveRoom(self, room, listed.address, listed.created_at, latest)
        self.rooms[code] = live
        self.metrics.rooms.set(len(self.rooms))
        self.deadlines.plan(live)
        self._remote.read()
        return live

    async def _read(self, code: str, latest: Latest) -> Room:
        try:
            return await self.reading.room(code, latest)
        except SetAsideError:
            raise
        except UnreadableError as error:
            self.set_aside(code, error)
            raise

    def set_aside(self, code: str, error: UnreadableError) -> None:
        """Unload a room whose log cannot be read, and tell its players. It is not read again until
        another version of the code runs or the operator says so."""
        log.error("room set aside", extra={"data": {"room": code, "reason": str(error)}})
        self.metrics.set_aside.labels(error.code).inc()
        if live := self.rooms.pop(code, None):
            self.metrics.rooms.set(len(self.rooms))
            if live.timer:
                live.timer.cancel()
            live.audience.close(error.code)
            self.spawn(self.fanout.unsubscribe(code))
        reason = str(error)[:MAX_REASON]
        self.spawn(self._keep_aside(code, error.code, reason))

    async def _keep_aside(self, code: str, why: str, reason: str) -> None:
        await self.journal.run(self.store.set_aside, code, why, reason, self.now())

    def forget(self, live: LiveRoom) -> None:
        """Unload a room in which nothing goes on."""
        live.timer = None
        if live.audience.clients or live.busy or live.holds:
            self.deadlines.plan(live)
        else:
            self.drop(live)

    def drop(self, live: LiveRoom) -> None:
        """Unload a room, if no other copy has taken its place."""
        code = live.room.code
        if self.rooms.get(code) is live:
            del self.rooms[code]
            self.deadlines.plan(live)
            self.metrics.rooms.set(len(self.rooms))
            self.spawn(self.fanout.unsubscribe(code))

    # -- other processes ------------------------------------------------------------------------

    def publish(self, room: Room) -> None:
        """Tell other processes how many events a room has. The events do not go through Redis."""
        if not self.fanout.alone:
            self.fanout.publish(room.code, b"e%d" % room.seq)

    def heard(self, code: str, payload: bytes) -> None:
        """A message about a room, from another process or from someone who pretends to be one."""
        live = self.rooms.get(code)
        kind, said = payload[:1], payload[1:]
        if kind == b"e" and said.isdigit() and len(said) < 10:
            if live or self.loads(code):
                self._remote.heard(code, int(said))
        elif live and kind == b"p":
            live.presence.heard(said)

    def presence_changed(self, live: LiveRoom) -> bool:
        """Someone has come or gone here; whether all have been told at once."""
        told = live.presence.changed(here=True)
        if live.timer is None or not live.audience.clients:
            self.deadlines.plan(live)
        return told

    def sign_out(self, digests: Container[str]) -> None:
        """End the sockets of guests who are revoked."""
        for client in self._clients():
            if Guest(client.guest).digest in digests:
                client.close("error-signed-out")

    def turn_out(self, bans: Bans) -> None:
        """End the sockets of those who are banned."""
        for client in self._clients():
            if bans.hold(client.guest, client.address):
                client.close(BANNED)

    def _clients(self) -> Iterator[Client]:
        return (client for live in self.rooms.values() for client in live.audience.clients)
