"""The rooms of a server, from its start to its end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fairplay.server.background import supervised
from fairplay.server.fanout import fanout_of
from fairplay.server.rooms import upkeep
from fairplay.server.rooms.hub import Hub
from fairplay.server.services import Services
from fairplay.server.store import Checkpoints, Journal


@asynccontextmanager
async def running(services: Services) -> AsyncIterator[None]:
    """Resume all games, and keep them going; at the end store what waits."""
    config, store = services.config, services.store
    journal = Journal(store.engine, durable=config.durability == "refuse")
    fanout = fanout_of(config.redis)
    hub = Hub(config, store, journal, fanout, services.workers, services.metrics, services.clock)
    checkpoints = Checkpoints(store, journal)
    services.metrics.journal_queue.set_function(lambda: journal.waiting)
    try:
        await journal.open()
        fanout.start(hub.heard)
        await hub.capacity.look()
        await upkeep.resume(hub)
        for work in (upkeep.beat, upkeep.look, upkeep.sweep, upkeep.tend):
            hub.spawn(supervised(work.__name__, partial(work, hub), services.metrics))
        hub.spawn(supervised("checkpoints", checkpoints.keep_moving, services.metrics))
        services.serve(hub)
        yield
    finally:
        await hub.close()
        await upkeep.store_usage(hub)
        checkpoints.close()
        await journal.close()
        await fanout.close()
