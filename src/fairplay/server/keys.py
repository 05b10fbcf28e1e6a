"""The keys that sign cookies. They are in the database, a new one every month."""

import asyncio
import secrets
import time
from collections.abc import Sequence

from fairplay.server.guests import YEAR, Guests
from fairplay.server.logs import log
from fairplay.server.store import Key, StorageError, Store

HOUR = 3600 * 1000
#: In milliseconds: how often the keys are read, when a new one is made, when one is deleted.
READ, RENEW, FORGET = HOUR, 30 * 24 * HOUR, (YEAR + 60 * 24 * 3600) * 1000


def signing_order(keys: Sequence[Key], now: int) -> list[str]:
    """The secrets; the first one signs.

    A key does not sign before every process has read it, unless it is the only one.

    >>> keys = [Key(2, "new", 9_000_000), Key(1, "old", 0)]
    >>> signing_order(keys, now=9_000_001), signing_order(keys, now=30_000_000)
    (['old', 'new'], ['new', 'old'])
    """
    young = [key for key in keys if now - key.created_at < 2 * READ]
    known = [key for key in keys if key not in young]
    return [key.secret for key in (*known, *young)]


async def read_keys(store: Store, guests: Guests) -> None:
    """Add and delete keys if it is time, and use those in the database."""
    now = time.time_ns() // 1_000_000
    keys = await store.call(store.renew_key, secrets.token_urlsafe(32), now, RENEW)
    await store.call(store.drop_keys, now - FORGET)
    guests.use(signing_order(keys, now))


async def keep_reading(store: Store, guests: Guests) -> None:
    """Read the keys every hour, as long as the server runs."""
    while True:
        await asyncio.sleep(READ / 1000)
        try:
            await read_keys(store, guests)
        except StorageError as error:
            log.warning("keys not read", extra={"data": {"reason": str(error)}})
