"""What is written down every few seconds: who is there, and who has written how much."""

import asyncio

from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.store import StorageError, lobby, usage
from fairplay.server.store.upserts import slices

#: Seconds between two rounds.
EVERY = 10.0
#: Accounts that are written down at once: a millisecond of work.
SOME = 100


async def tend(hub: Hub) -> None:
    """Go round again and again."""
    while True:
        await asyncio.sleep(EVERY)
        await write_down(hub)
        try:
            await attend(hub)
            await hub.capacity.look()
        except StorageError as error:
            hub.trouble(error)


async def write_down(hub: Hub) -> None:
    """What was written since the last time, and what all processes have written today."""
    day = usage.day_of(hub.now())
    hub.spending.learn(day, {})
    try:
        # Not all at once: games are stored in between.
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
