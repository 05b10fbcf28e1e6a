"""Work at the start of a server, and at intervals."""

import asyncio
from contextlib import suppress

from fairplay.errors import InputError
from fairplay.play.room import NOBODY, UnreadableError
from fairplay.server.clock import DRIFT_MS, GONE, Beat, leader
from fairplay.server.logs import log
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.store import StorageError, lobby, purging, usage
from fairplay.server.store.upserts import slices

#: Seconds between two signs of life.
BEAT = 1.0
#: Seconds between two comparisons with the logs, two rounds of ``tend``, and two sweeps.
LOOK, TEND, SWEEP = 5.0, 10.0, 60.0
#: Accounts that are stored at once: a millisecond of work.
SOME = 100
#: Seconds between two steps of the purge, so that others can write.
BITE = 0.02
#: Clocks are not touched by an outage shorter than this, in milliseconds.
SHORT_OUTAGE = 250


async def resume(hub: Hub) -> None:
    """Load the rooms in which a game goes on, with their clocks set as if nothing had been.

    The outage lasts from the last sign of life of any process until now. If another process is
    alive there was none.
    """
    store = hub.store
    beats = await store.call(store.beats)
    alive = await _set_clock(hub, beats)
    now = hub.now()
    last = max((beat.at for beat in beats.values()), default=now)
    lasted = now - last if now - last > SHORT_OUTAGE else 0
    if alive and hub.config.redis:
        lasted = 0
    hub.began, hub.outage = now, lasted
    after, count = "", 0
    while rooms := await store.call(store.open_rooms, after):
        after = rooms[-1].code
        for row in rooms:
            if row.status in ("playing", "countdown"):
                count += await _resume(hub, row.code, lasted, last)
    # Not earlier: another process that starts now has to find the same outage in every room.
    await store.call(store.beat, hub.fanout.process, hub.clock)
    hub.deadlines.start()
    log.info("resumed", extra={"data": {"rooms": count, "outage_ms": lasted}})


async def _set_clock(hub: Hub, beats: dict[str, Beat]) -> bool:
    """Take the time from a process that is alive, if there is one; returns whether there is.

    If not, the database tells the time, unless it has been set back: time goes on from where it
    was, else the clocks of all games would stand still until it is as late again.
    """
    there = await hub.store.call(hub.store.time, hub.clock)
    followed = leader(beats, there)
    if followed:
        hub.clock.set(there + beats[followed].ahead)
    else:
        hub.clock.set(max([there, *(beat.at for beat in beats.values())]))
    return followed is not None


async def _resume(hub: Hub, code: str, lasted: int, last: int) -> bool:
    """Whether the room could be read."""
    try:
        live = await hub.open(code)
    except UnreadableError:
        return False  # it is set aside
    if lasted:
        # Named by its time, an outage happens once, however many servers come back from it.
        await live.rounds.submit(NOBODY, f"outage-{last}", "outage", {"ms": lasted})
    return True


async def beat(hub: Hub) -> None:
    """Store signs of life of this process."""
    store, process, ahead = hub.store, hub.fanout.process, 0
    while True:
        await asyncio.sleep(BEAT)
        try:
            ahead = await hub.journal.run(store.beat, process, hub.clock, ahead)
        except StorageError as error:
            hub.trouble(error)


async def look(hub: Hub) -> None:
    """Notice events of other processes whose messages were lost, and follow their clock."""
    apart = False
    while True:
        await asyncio.sleep(LOOK if hub.fanout.connected else BEAT)
        try:
            await _compare(hub)
            beats = await hub.store.call(hub.store.beats)
            there = await hub.store.call(hub.store.time, hub.clock)
        except StorageError as error:
            hub.trouble(error)
            continue
        apart = follow(hub, beats, there, apart=apart)
        late = hub.now() - GONE
        alive = {name for name, beat in beats.items() if beat.at > late}
        for live in hub.rooms.values():
            live.presence.forget_processes(alive)


def follow(hub: Hub, beats: dict[str, Beat], there: int, *, apart: bool) -> bool:
    """Steer towards the clock of the process that all follow; returns whether it is far ``apart``.

    A process that is far apart twice in a row takes the other time at once. Once may be a mistake:
    when the clock of the database is set, some have measured it before and some after.
    """
    own, followed = beats.get(hub.fanout.process), leader(beats, there)
    if own is None or followed is None:
        return False
    by = beats[followed].ahead - own.ahead
    if abs(by) <= DRIFT_MS:
        hub.clock.steer(by)
        return False
    if apart:
        log.warning("clock set", extra={"data": {"by_ms": by}})
        hub.clock.set(hub.now() + by)
        hub.deadlines.plan_all()
    return not apart


def served_before(hub: Hub, ms: int) -> int:
    """So long ago, counting only time with a server: after an outage everyone can come back.

    An outage can also be a clock that was set.
    """
    before = hub.now() - ms
    return before if before >= hub.began else before - hub.outage


async def purge(hub: Hub) -> None:
    """Delete the rooms that were closed long ago, a few at a time, until none is left."""
    config, engine = hub.config, hub.store.engine
    kept = config.keep_days * usage.DAY_MS
    played = served_before(hub, kept)
    unplayed = served_before(hub, min(config.keep_unplayed_minutes * 60_000, kept))
    while await hub.journal.run(purging.purge, engine, played, unplayed):
        await asyncio.sleep(BITE)
    # Yesterday may still be asked for by a process whose clock is behind.
    await hub.journal.run(usage.forget, engine, usage.day_of(hub.now()) - 1)


async def _compare(hub: Hub) -> None:
    """Compare the ends of all logs with what is known. A log that is shorter than it was, or has
    another end, is not the one that was folded."""
    known = {code: live.room for code, live in hub.rooms.items()}
    ends = await hub.store.call(hub.store.ends, list(known))
    for code, room in known.items():
        live, end = hub.rooms.get(code), ends.get(code, (0, 0))
        if live and live.following.differs(room, end):
            await live.following.check(end)


async def sweep(hub: Hub) -> None:
    """Close the rooms in which nothing happens any more, and forget those closed long ago."""
    store = hub.store
    while True:
        await asyncio.sleep(SWEEP)
        try:
            before = served_before(hub, hub.config.idle_minutes * 60_000)
            for code, at in await store.call(store.idle_rooms, before):
                with suppress(UnreadableError, InputError):  # set aside, or just gone
                    live = await hub.open(code)
                    await live.rounds.submit(NOBODY, f"idle-{at}", "idle", {})
            await purge(hub)
            await hub.journal.run(store.forget_processes, before=hub.now() - 60_000)
        except StorageError as error:
            hub.trouble(error)


async def tend(hub: Hub) -> None:
    """Store at intervals who is there, and who has written how much."""
    while True:
        await asyncio.sleep(TEND)
        await store_usage(hub)
        try:
            await attend(hub)
            await hub.capacity.look()
        except StorageError as error:
            hub.trouble(error)


async def store_usage(hub: Hub) -> None:
    """Store what was written since the last time, and learn the sums of all processes."""
    day = usage.day_of(hub.now())
    hub.spending.learn(day, {})
    try:
        # Not all at once: events are stored in between.
        for some in slices(list(hub.spending.pending().items()), SOME):
            sums = await hub.journal.run(usage.spend, hub.store.engine, day, dict(some))
            hub.spending.learn(day, sums)
    except StorageError as error:
        hub.trouble(error)


async def attend(hub: Hub) -> None:
    """Rooms are offered to strangers as long as somebody is there to play with."""
    codes = [code for code, live in hub.rooms.items() if _waits_with_somebody(live)]
    await hub.journal.run(lobby.attend, hub.store.engine, codes, hub.now())


def _waits_with_somebody(live: LiveRoom) -> bool:
    room = live.room
    if room.options.visibility != "public" or room.phase != "waiting":
        return False
    return any(
        client.guest == room.host or room.seat_of(client.guest) is not None
        for client in live.audience.clients
    )
