"""Background loops that are restarted when they fail."""

import asyncio
from collections.abc import Awaitable, Callable

from fairplay.server.logs import log
from fairplay.server.metrics import Metrics

#: Seconds until a failed loop is restarted.
PAUSE = 1.0


async def supervised(name: str, work: Callable[[], Awaitable[None]], metrics: Metrics) -> None:
    """Run a loop that never ends. Log and count an unexpected failure, and restart the loop."""
    while True:
        try:
            await work()
        except Exception:  # noqa: BLE001  (a task fails silently)
            log.exception("loop failed", extra={"data": {"loop": name}})
            metrics.restarts.labels(name).inc()
        await asyncio.sleep(PAUSE)
