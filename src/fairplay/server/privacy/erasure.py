"""Forget a guest, in a server of any number of processes.

1. The guest's cookies become void and its sockets are closed, here at once and elsewhere soon. It
   leaves its rooms.
2. When no process takes its commands any more, the logs are rewritten. Each process reads its
   loaded rooms again.
3. When no process has the guest in memory any more, what was written meanwhile is rewritten too,
   and nothing is left.

One process alone does all this at once. Several processes wait between the steps.
"""

from collections.abc import Iterable
from secrets import token_hex
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.room import Room, UnreadableError
from fairplay.server.store import erasing
from fairplay.server.store.erasing import Erasure

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub

#: Milliseconds between the steps. Every process reads what is new in a third of this time.
GRACE = 30_000


async def begin(hub: "Hub", guest: str) -> Erasure:
    """Step 1 without the cookies; if there is only one process, all steps."""
    erasure = await hub.journal.run(erasing.ask, hub.store.engine, guest, hub.now())
    await _leave(hub, guest)
    if hub.fanout.alone:
        rooms = await _rewrite(hub, erasure)
        await _reread(hub, guest, rooms)
        await _rewrite(hub, replace(erasure, rooms=tuple(rooms)))
        await hub.journal.run(erasing.finish, hub.store.engine, guest)
    return erasure


async def go_on(hub: "Hub", reread: set[str]) -> None:
    """Take the steps that are due. Several processes may take the same one. ``reread`` are the
    guests whose rooms were read again already."""
    engine, now = hub.store.engine, hub.now()
    asked = await hub.store.call(erasing.asked, engine)
    reread &= {erasure.guest for erasure in asked}
    for erasure in asked:
        guest, since = erasure.guest, erasure.rewritten_at
        if since:
            if guest not in reread:
                await _reread(hub, guest, erasure.rooms)
                reread.add(guest)
            if now - since > GRACE:
                await _rewrite(hub, erasure)
                await hub.journal.run(erasing.finish, engine, guest)
        elif hub.fanout.alone or now - erasure.at > GRACE:
            await _leave(hub, guest)
            rooms = await _rewrite(hub, erasure)
            await hub.journal.run(erasing.rewritten, engine, guest, rooms, hub.now())
            await _reread(hub, guest, rooms)
            reread.add(guest)


async def _leave(hub: "Hub", guest: str) -> None:
    """Leave all rooms. Close those in which nobody else is."""
    for code in await hub.store.call(erasing.rooms_of, hub.store.engine, guest, closed=False):
        try:
            live = await hub.open(code)
            if live.room.phase != "closed" and _names(live.room, guest):
                await live.rounds.submit(guest, token_hex(8), "stand", {})
                if live.room.host == guest:
                    await live.rounds.submit(guest, token_hex(8), "close", {})
        except (InputError, UnreadableError):
            continue  # deleted, or in quarantine: it is rewritten all the same


async def _rewrite(hub: "Hub", erasure: Erasure) -> list[str]:
    """Rewrite the rooms of a guest, also those of the time before; returns them."""
    engine, guest = hub.store.engine, erasure.guest
    found = await hub.store.call(erasing.rooms_of, engine, guest)
    rooms = sorted({*found, *erasure.rooms})
    for code in rooms:
        await hub.journal.run(erasing.rewrite, engine, code, erasure.disguise(code))
    await hub.journal.run(erasing.forget_guest, engine, erasure)
    return rooms


async def _reread(hub: "Hub", guest: str, rooms: Iterable[str]) -> None:
    """Read every loaded room again that names the guest."""
    await hub.loaded()
    for code in rooms:
        if live := hub.rooms.get(code):
            await live.following.reread()
    for live in list(hub.rooms.values()):
        if _names(live.room, guest):
            await live.following.reread()
    hub.replays.forget()


def _names(room: Room, guest: str) -> bool:
    seated = {seat.guest for seat in room.seats}
    asking = {asker.guest for asker in room.asking}
    sets = (seated, asking, room.kicked, room.admitted, room.reworded, room.noise)
    return room.host == guest or any(guest in one for one in sets)
