"""What has to be done now and then, and when a server starts."""

import asyncio

from fairplay.play.room import NOBODY
from fairplay.server.logs import log
from fairplay.server.rooms.hub import Hub
from fairplay.server.store import StorageError

#: Seconds between two signs of life; without one for so many milliseconds, a process is gone.
BEAT, GONE = 1.0, 10_000
#: Seconds between two looks at logs that others may have written, and between two sweeps.
LOOK, SWEEP = 5.0, 60.0
#: Clocks are not touched by an outage shorter than this, in milliseconds.
SHORT_OUTAGE = 250


async def resume(hub: Hub) -> None:
    """Load the rooms in which a game goes on, with their clocks set as if nothing had been.

    The outage lasts from the last sign of life of any process until now. If another process is
    alive there was none.
    """
    store, now = hub.store, hub.now()
    beats = await store.call(store.beats)
    last = max(beats.values(), default=now)
    lasted = now - last if now - last > SHORT_OUTAGE else 0
    alive = any(now - beat < GONE for beat in beats.values())
    if alive and hub.config.redis:
        lasted = 0
    after, count = "", 0
    while rooms := await store.call(store.open_rooms, after):
        after = rooms[-1].code
        for row in rooms:
            if row.status in ("playing", "countdown"):
                await _resume(hub, row.code, lasted, last)
                count += 1
    # Not before: another process that starts now has to find the same outage in every room.
    await store.call(store.beat, hub.fanout.process, hub.now())
    hub.start()
    log.info("resumed", extra={"data": {"rooms": count, "outage_ms": lasted}})


async def _resume(hub: Hub, code: str, lasted: int, last: int) -> None:
    live = await hub.open(code)
    if lasted:
        # By its time an outage happens once, however many servers come back from it.
        await live.submit(NOBODY, f"outage-{last}", "outage", {"ms": lasted})


async def beat(hub: Hub) -> None:
    """Say again and again that this process is alive."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await hub.store.call(hub.store.beat, hub.fanout.process, hub.now())
        except StorageError as error:
            hub.trouble(error)


async def look(hub: Hub) -> None:
    """Notice what other processes have stored and nobody has told: messages can be lost."""
    while True:
        await asyncio.sleep(LOOK if hub.fanout.connected else BEAT)
        try:
            heads = await hub.store.call(hub.store.heads, list(hub.rooms))
            beats = await hub.store.call(hub.store.beats)
        except StorageError as error:
            hub.trouble(error)
            continue
        for code, head in heads.items():
            if live := hub.rooms.get(code):
                await live.check(head)
        hub.forget_processes({process for process, at in beats.items() if at > hub.now() - GONE})


async def sweep(hub: Hub) -> None:
    """Close the rooms in which nothing happens any more, and forget those closed long ago."""
    store = hub.store
    while True:
        await asyncio.sleep(SWEEP)
        try:
            before = hub.now() - hub.config.idle_minutes * 60_000
            for code, at in await store.call(store.idle_rooms, before):
                live = await hub.open(code)
                await live.submit(NOBODY, f"idle-{at}", "idle", {})
            kept = hub.now() - hub.config.keep_days * 24 * 3600 * 1000
            await store.call(store.purge, kept)
            await store.call(store.forget_processes, before=hub.now() - 60_000)
        except StorageError as error:
            hub.trouble(error)
