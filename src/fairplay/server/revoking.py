"""Guests whose cookies are void: who has signed out everywhere, or is no longer let in.

They are in the database, and every process reads what is new, as it does with the keys. Only a
digest of a guest is kept, and no longer than its last cookie could be good.
"""

import asyncio
import time
from collections.abc import Callable

from fairplay.server.guests import YEAR, Guest, Guests
from fairplay.server.logs import log
from fairplay.server.store import Journal, StorageError, Store

#: In seconds: how often other processes look.
READ = 10.0
#: In milliseconds: how far the clocks of processes may be apart, and when one is forgotten.
APART, FORGET = 10 * 60 * 1000, (YEAR + 24 * 3600) * 1000

#: Is told the digests of guests who have just been revoked.
Gone = Callable[[set[str]], None]


def _now() -> int:
    return time.time_ns() // 1_000_000


async def revoke(journal: Journal, store: Store, guests: Guests, guest: str, gone: Gone) -> None:
    """Make all cookies of a guest void, for good: stored first, then here, elsewhere soon."""
    digest = Guest(guest).digest
    await journal.run(store.revoke, digest, _now())
    guests.revoked.add(digest)
    gone({digest})


async def forget_revoked(store: Store) -> None:
    """Those whose cookies would be too old by now anyway."""
    await store.call(store.forget_revoked, _now() - FORGET)


async def read_revoked(store: Store, guests: Guests, since: int = 0) -> set[str]:
    """Know the guests who were revoked since a time; those who were not known before."""
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
