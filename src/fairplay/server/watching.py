"""Carry out what operators and guests have requested in any process: bans and erasures."""

import asyncio

from fairplay.server.privacy import erasure
from fairplay.server.services import Services
from fairplay.server.store import StorageError, bans

#: Seconds between two looks.
READ = 10.0


async def watch(services: Services) -> None:
    """Look every few seconds, as long as the server runs."""
    reread: set[str] = set()
    while True:
        try:
            await look(services, reread)
        except StorageError as error:
            services.hub.trouble(error)
        await asyncio.sleep(READ)


async def look(services: Services, reread: set[str]) -> None:
    hub, engine = services.hub, services.store.engine
    if await hub.store.call(bans.ended, engine, hub.now()):
        await hub.journal.run(bans.forget, engine, hub.now())
    await services.read_bans()
    await erasure.go_on(hub, reread)
