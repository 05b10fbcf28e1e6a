"""Guests whose cookies are void, because they were deleted or signed out everywhere.

They are in the database, and every process reads what is new. Only a digest of a guest is stored,
and no longer than its last cookie could be valid.
"""

import asyncio
import time
from collections.abc import Callable

from fairplay.server.guests import YEAR, Guest, Guests
from fairplay.server.logs import log
from fairplay.server.store import Journal, StorageError, Store

#: Seconds between two looks of the other processes.
READ = 10.0
#: In milliseconds: how far clocks may be apart, and when a digest is deleted.
APART, FORGET = 10 * 60 * 1000, (YEAR + 24 * 3600) * 1000

#: Is called with the digests of guests who have just been revoked.
Gone = Callable[[set[str]], None]


def _now() -> int:
    return time.time_ns() // 1_000_000


async def revoke(journal: Journal, store: Store, guests: Guests, guest: str, gone: Gone) -> None:
    """Make all cookies of a guest void: first stored, then here, soon elsewhere."""
    digest = Guest(guest).digest
    await journal.run(store.revoke, digest, _now())
    guests.revoked.add(digest)
    gone({digest})


async def forget_revoked(store: Store) -> None:
    """Delete the digests of guests whose cookies are too old anyway."""
    await store.call(store.forget_revoked, _now() - FORGET)


async def read_revoked(store: Store, guests: Guests, since: int = 0) -> set[str]:
    """Learn who was revoked since a time; returns those who are new."""
    new = set(await store.call(store.revoked, since)) - guests.revoked
    guests.revoked |= new
    return new


async def keep_revoked(store: Store, guests: Guests, gone: Gone) -> None:
    """Read what other processes have revoked, as long as the server runs."""
    since = _now()
    while True:
        await asyncio.sleep(READ)
        try:
            now = _now()
            if new := await read_revoked(store, guests, since - APART):
                gone(new)
            since = now
        except StorageError as error:
            log.warning("revoked guests not read", extra={"data": {"reason": str(error)}})
