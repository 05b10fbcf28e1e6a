"""Work that has to go on in the background as long as the server runs, whatever happens to it."""

import asyncio
from collections.abc import Awaitable, Callable

from fairplay.server.logs import log
from fairplay.server.metrics import Metrics

#: Seconds until something that has failed is started again.
PAUSE = 1.0


async def supervised(name: str, work: Callable[[], Awaitable[None]], metrics: Metrics) -> None:
    """Do the work, which never ends. If it fails in a way that it did not foresee, log and count
    that, and begin again after a pause."""
    while True:
        try:
            await work()
        except Exception:  # noqa: BLE001  (nobody else would notice)
            log.exception("loop failed", extra={"data": {"loop": name}})
            metrics.restarts.labels(name).inc()
        await asyncio.sleep(PAUSE)
