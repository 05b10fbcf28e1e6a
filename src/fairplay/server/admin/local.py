"""An office on the database itself, whether a server runs or not.

A hub changes the rooms, as in a server. This one serves nobody and plans nothing.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fairplay.server.addresses import KEY, Addresses
from fairplay.server.admin.office import Office
from fairplay.server.clock import Clock
from fairplay.server.config import Config
from fairplay.server.fanout import fanout_of
from fairplay.server.metrics import Metrics
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.reading import reader
from fairplay.server.store import Journal, Store
from fairplay.server.store.secret import secret
from fairplay.server.workers import Workers


@asynccontextmanager
async def local_office(config: Config, who: str) -> AsyncIterator[Office]:
    """StorageError if the database cannot be opened."""
    store = await asyncio.to_thread(Store.open, config.database_url, reader())
    try:
        journal = Journal(store.engine, durable=config.durability == "refuse")
        fanout = fanout_of(config.redis)
        metrics = Metrics()
        hub = Hub(config, store, journal, fanout, Workers(config, metrics), metrics, Clock())
        fanout.start(hub.heard)
        try:
            key = await journal.run(secret, store.engine, KEY)
            yield Office(hub, Addresses(key), who, _nobody_here)
        finally:
            await hub.close()
            await journal.close()
            await fanout.close()
    finally:
        store.close()


async def _nobody_here() -> None:
    """There are no connections here. Servers read the bans by themselves."""
