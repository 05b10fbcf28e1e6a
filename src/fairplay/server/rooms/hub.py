"""All rooms of this process: loading and unloading, deadlines, and what other processes say.

Every process may serve every room, and none owns it: the log decides.
"""

import asyncio
import secrets
from collections.abc import Container, Coroutine
from typing import Any

import msgspec

from fairplay.errors import InputError
from fairplay.play.room import (
    NOBODY,
    STARTING,
    Due,
    Event,
    MatchPlay,
    Room,
    TablePlay,
    UnreadableError,
    create,
    due,
    stored_options,
    table_hint,
    version_of,
)
from fairplay.protocol import AnyAnswer, Done, Hinted, MatchOptions, RoomOptions
from fairplay.server.bans import BANNED, Bans
from fairplay.server.clock import Clock
from fairplay.server.config import Config
from fairplay.server.errors import Refusal
from fairplay.server.fanout import Fanout
from fairplay.server.guests import Guest
from fairplay.server.limits import Buckets, Slots
from fairplay.server.logs import log
from fairplay.server.metrics import Metrics
from fairplay.server.pulse import Pulse
from fairplay.server.rooms import bots, elsewhere
from fairplay.server.rooms.capacity import Capacity
from fairplay.server.rooms.codes import new_code
from fairplay.server.rooms.listing import listing
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.rooms.news import News
from fairplay.server.rooms.reading import Reading, SetAsideError
from fairplay.server.rooms.replays import Replays
from fairplay.server.rooms.spending import Spending
from fairplay.server.store import (
    EventRow,
    Journal,
    NameReport,
    RoomRow,
    StorageError,
    Store,
    founding,
)
from fairplay.server.workers import Asker, Workers, busy

#: A room without clients and deadlines is forgotten after so many seconds; the log has it.
FORGET_AFTER = 60.0
#: Wait so long, in seconds, before something that failed is tried again.
RETRY = 1.0
#: A timer may ring a hair too early; so much later, in seconds, it does not.
LATENESS = 0.002
#: With several processes, a command may be on its way to the log elsewhere: it has so long.
LATENESS_OF_MANY = 0.1
#: And what happens by itself is left to a process that has players of the room for so long.
LATENESS_OF_SPARE = 2.0
#: Hints that are worked out for one guest at the same time, in all rooms together.
HINTS_AT_ONCE = 3
#: Of why a room could not be read, so many characters are kept.
MAX_REASON = 500
_SEED_BYTES = 16
#: Names that one guest may report at once, and in a second.
REPORTS, REPORTS_PER_SECOND = 5, 1 / 720


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
        self._limits = founding.Limits(
            config.rooms_per_guest,
            config.rooms_per_address,
            config.rooms_per_guest_day,
            config.rooms_per_address_day,
        )
        self.stopping = False
        #: Nothing happens by itself before all clocks are set.
        self._started = False
        self.rooms: dict[str, LiveRoom] = {}
        self._called: list[LiveRoom] = []
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        #: How often the database has failed. Each time, it may have come back as another one.
        self.doubts = 0
        self._news = News(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hinting = Slots(HINTS_AT_ONCE)
        self._loop = asyncio.get_running_loop()
        self._reports = Buckets(REPORTS_PER_SECOND, REPORTS)

    def now(self) -> int:
        """The time, in milliseconds since 1970, as :mod:`fairplay.server.clock` has it."""
        return self.clock.now()

    def call(self, live: LiveRoom) -> None:
        """Let a room go on as soon as all that has come in is read."""
        if not self._called:
            self._loop.call_soon(self._begin_rounds)
        self._called.append(live)

    def _begin_rounds(self) -> None:
        called, self._called = self._called, []
        for live in called:
            live.begin_round()
        self.journal.hand_over()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something go on by itself; its errors are logged."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("task failed", exc_info=error)

    def trouble(self, error: StorageError) -> None:
        """The database has failed. Rooms compare themselves with the log before they go on."""
        self.doubts += 1
        log.error("not stored", extra={"data": {"reason": str(error)}})

    def start(self) -> None:
        """Let things happen by themselves."""
        self._started = True
        self.plan_all()

    def plan_all(self) -> None:
        """The clock was set: look at every deadline again."""
        for live in self.rooms.values():
            self.plan(live)

    def stop(self) -> None:
        """Refuse new work, and let nothing more happen by itself."""
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

    async def create(self, options: RoomOptions, host: str, address: str) -> str:
        """Make a room and say its code; InputError or Refusal if that cannot be."""
        if self.stopping:
            raise Refusal(503, "error-server-restart", retry=5)
        self.capacity.check()
        await self._check_rooms(host, address)
        if isinstance(options.game, MatchOptions):
            # A stranger's position is read for the first time where it can stop nobody.
            position, misere = options.game.position, options.game.misere
            asker = Asker("play", address, host)
            await self.workers.run("admit", position, misere, keep=True, asker=asker)
        body = {"options": stored_options(options), "seed": _new_seed()}
        while True:
            now, code = self.now(), new_code(options.visibility)
            room = create(code, Event(1, host, "created", "created", body, now))
            row = EventRow(code, 1, host, "created", "created", body, now, version_of("created"))
            if await self._found(row, listing(room, address, now)):
                return code

    async def _found(self, event: EventRow, room: RoomRow) -> bool:
        """Store a new room if its owner may have one more; False if its code is taken."""
        try:
            made = await self.journal.run(
                founding.found, self.store.engine, event, room, self._limits
            )
        except founding.TooManyRooms as many:
            raise Refusal(429, many.code, limit=many.limit) from many
        self.capacity.count(made)
        return made

    async def _check_rooms(self, host: str, address: str) -> None:
        """Most who are refused are refused here, where nobody waits for them."""
        asked = host, address, self.now(), self._limits
        try:
            await self.store.call(founding.check, self.store.engine, *asked)
        except founding.TooManyRooms as many:
            raise Refusal(429, many.code, limit=many.limit) from many

    async def open(self, code: str) -> LiveRoom:
        """The room of a code, loaded if it is not; InputError if there is none.

        It may be forgotten as soon as the caller waits for something, unless it is held."""
        while (live := self.rooms.get(code)) is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = self._loop.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            await asyncio.shield(loading)
        return live

    async def enter(self, code: str, seq: int) -> LiveRoom:
        """The same for someone who may come from another process, has seen so many events there,
        and may send commands again: with all that is stored by now, heard of or not.

        The room is held until the caller releases it."""
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
        listed = await self._listed(code)
        # Listen first, then look: what happens in between is heard, and only folded once.
        await self.fanout.subscribe(code)
        try:
            room = await self._read(code)
        except BaseException:
            await self.fanout.unsubscribe(code)
            raise
        live = LiveRoom(self, room, listed.address, listed.created_at)
        self.rooms[code] = live
        self.metrics.rooms.set(len(self.rooms))
        self.plan(live)
        self._news.read()
        return live

    async def _read(self, code: str) -> Room:
        try:
            return await self.reading.room(code)
        except SetAsideError:
            raise
        except UnreadableError as error:
            self.set_aside(code, error)
            raise

    async def _listed(self, code: str) -> RoomRow:
        row = await self.store.call(self.store.room, code)
        if row is None:
            raise InputError("error-room-unknown", room=code)
        return row

    def set_aside(self, code: str, error: UnreadableError) -> None:
        """Let go of a room whose log cannot be read, and leave it alone until the code is another
        or the operator says so. Its players are told."""
        log.error("room set aside", extra={"data": {"room": code, "reason": str(error)}})
        self.metrics.set_aside.labels(error.code).inc()
        if live := self.rooms.pop(code, None):
            self.metrics.rooms.set(len(self.rooms))
            if live.timer:
                live.timer.cancel()
            live.audience.close(error.code)
            self.spawn(self.fanout.unsubscribe(code))
        reason = str(error)[:MAX_REASON]
        self.spawn(self.store.call(self.store.set_aside, code, error.code, reason, self.now()))

    def _forget(self, live: LiveRoom) -> None:
        """Unload a room in which nothing goes on."""
        live.timer = None
        if live.audience.clients or live.busy or live.holds:
            self.plan(live)
        else:
            self.drop(live)

    def drop(self, live: LiveRoom) -> None:
        """Have a room no more, if it is still the one that counts."""
        code = live.room.code
        if self.rooms.get(code) is live:
            del self.rooms[code]
            self.plan(live)
            self.metrics.rooms.set(len(self.rooms))
            self.spawn(self.fanout.unsubscribe(code))

    # -- deadlines ------------------------------------------------------------------------------

    def plan(self, live: LiveRoom) -> None:
        """Set the clock of a room to what will happen next by itself, or to forgetting it."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        gone = self.rooms.get(live.room.code) is not live
        if self.stopping or not self._started or gone:
            return
        if live.thinking and bots.bots_turn(live.room):
            return  # it moves when it has thought, and until then its clock does not decide
        now = self.now()
        coming = due(live.room, now)
        if coming is not None:
            delay = max(0, coming.at - now) / 1000 + self._lateness(live)
            live.timer = self._loop.call_later(delay, self._fire, live, coming)
        elif not live.audience.clients:
            live.timer = self._loop.call_later(FORGET_AFTER, self._forget, live)

    def _lateness(self, live: LiveRoom) -> float:
        if self.fanout.alone:
            return LATENESS
        audience = live.audience
        if not audience.clients and any(
            one.seats or one.watching for one in audience.elsewhere.values()
        ):
            # Where the players are, bots think and clocks ring. Here only if that process fails.
            return LATENESS_OF_SPARE
        return LATENESS_OF_MANY

    def _fire(self, live: LiveRoom, coming: Due) -> None:
        """Commands that came before the deadline and are not read yet come first."""
        live.timer = None
        self.pulse.after_reading(lambda: self._begin(live, coming))

    def _begin(self, live: LiveRoom, coming: Due) -> None:
        self.spawn(bots.think(self, live) if coming.thinks else self._happen(live, coming))

    async def _happen(self, live: LiveRoom, coming: Due) -> None:
        room = live.room
        reply = await live.submit(coming.player, coming.cmd_id, coming.kind, coming.body)
        if not reply.seq and live.room is room:
            # Too early by a hair, or it could not be stored.
            self.plan_again(live)

    def plan_again(self, live: LiveRoom) -> None:
        """Something was to happen, and could not."""
        if live.timer is None and not self.stopping:
            live.timer = self._loop.call_later(RETRY, self.plan, live)

    # -- commands that need more than the room --------------------------------------------------

    async def hint(self, room: Room, seat: int, address: str) -> Hinted:
        """The hint that a seat was allowed; Refusal if it cannot be worked out in time."""
        if isinstance(room.play, TablePlay):
            return table_hint(room.play.table, room.seats[seat].hints)
        assert isinstance(room.play, MatchPlay)
        guest, transcript = room.seats[seat].guest or "", room.play.match.transcript()
        if not self._hinting.take(guest):
            raise busy()
        try:
            asker = Asker("play", address, guest)
            found = await self.workers.run("hint", transcript, keep=True, asker=asker)
        finally:
            self._hinting.give(guest)
        return msgspec.json.decode(found, type=Hinted)

    async def report(self, live: LiveRoom, by: str, number: int) -> Done:
        """Keep for the operator which name somebody has reported; InputError if it cannot be."""
        room = live.room
        seat = room.seats[number] if number < len(room.seats) else None
        if seat is None or seat.guest is None or seat.name is None or seat.guest == by:
            raise InputError("error-seat-free", seat=number + 1)
        if self._reports.take(by, self._loop.time()):
            raise InputError("error-rate")
        report = NameReport(room.code, seat.guest, by, number, seat.name, self.now())
        await self.store.call(self.store.report, report)
        return Done()

    async def rename_seat(self, code: str, number: int, name: str) -> AnyAnswer:
        """The operator gives whoever sits there another name, for good."""
        live = await self.open(code)
        cmd_id = f"rename-seat-{secrets.token_hex(8)}"
        body = {"seat": number, "name": name}
        return (await live.submit(NOBODY, cmd_id, "rename-seat", body)).answer

    def body(self, command: msgspec.Struct) -> dict[str, Any]:
        """What is stored of a command. Where a game may start, the seed of the one after it comes
        with it."""
        body: dict[str, Any] = msgspec.to_builtins(command)
        kind = body.pop("kind")
        del body["cmd"]
        if kind in STARTING:
            body["next"] = _new_seed()
        return body

    # -- other processes ------------------------------------------------------------------------

    def publish(self, room: Room) -> None:
        """Tell other processes how far a room has come. What has happened is not for Redis."""
        if not self.fanout.alone:
            self.fanout.publish(room.code, b"e%d" % room.seq)

    def heard(self, code: str, payload: bytes) -> None:
        """Another process has said something about a room, or someone who pretends to be one."""
        live = self.rooms.get(code)
        kind, said = payload[:1], payload[1:]
        if kind == b"e" and said.isdigit() and len(said) < 10:
            if live or self.loads(code):
                self._news.heard(code, int(said))
        elif live and kind == b"p" and (there := elsewhere.read(said)):
            self._heard_presence(live, there)

    def _heard_presence(self, live: LiveRoom, there: elsewhere.Said) -> None:
        known = live.audience.elsewhere
        before = known.get(there.process)
        if before == there.here or (before is None and len(known) >= elsewhere.MOST_PROCESSES):
            return
        known[there.process] = there.here
        live.presence.changed(here=False)
        if before is None:
            # It has just loaded the room, and does not know who is here.
            self.publish_presence(live)

    def forget_processes(self, alive: Container[str]) -> None:
        """Nobody is connected to a process that is gone."""
        for live in self.rooms.values():
            gone = [process for process in live.audience.elsewhere if process not in alive]
            for process in gone:
                del live.audience.elsewhere[process]
            if gone:
                live.presence.changed(here=False)

    def presence_changed(self, live: LiveRoom) -> bool:
        """Someone has come or gone here; whether all have been told at once."""
        told = live.presence.changed(here=True)
        if live.timer is None or not live.audience.clients:
            self.plan(live)
        return told

    def sign_out(self, digests: Container[str]) -> None:
        """End the sockets of guests who are revoked."""
        for live in self.rooms.values():
            for client in live.audience.clients:
                if Guest(client.guest).digest in digests:
                    client.close("error-signed-out")

    def turn_out(self, bans: Bans) -> None:
        """End the sockets of those who are banned."""
        for live in self.rooms.values():
            for client in live.audience.clients:
                if bans.hold(client.guest, client.address):
                    client.close(BANNED)

    def publish_presence(self, live: LiveRoom) -> None:
        if not self.fanout.alone:
            said = elsewhere.Said(self.fanout.process, live.audience.here(live.room))
            self.fanout.publish(live.room.code, b"p" + elsewhere.encode(said))


def _new_seed() -> str:
    return secrets.token_hex(_SEED_BYTES)
