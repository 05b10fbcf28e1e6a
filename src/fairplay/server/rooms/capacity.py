"""Whether there is room for more rooms. Games that have begun go on in any case."""

from fairplay.server.config import Config
from fairplay.server.errors import Refusal
from fairplay.server.logs import log
from fairplay.server.metrics import Metrics
from fairplay.server.store import Store, size

MEGABYTE = 2**20
#: When to ask again, in seconds.
RETRY = 60


class Capacity:
    """What was found at the last look, and what this process has made since."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self._config, self._store, self._metrics = config, store, metrics
        self._size = size.Size(0, 0, None)
        #: Why no room can be made; empty if one can.
        self.full = ""

    async def look(self) -> None:
        """Ask the database and the disk."""
        self._size = await self._store.call(size.measure, self._store.engine)
        self._metrics.stored_rooms.set(self._size.rooms)
        self._metrics.stored_bytes.set(self._size.bytes)
        if self._size.free is not None:
            self._metrics.disk_free.set(self._size.free)
        self._judge()

    def count(self, made: int) -> None:
        """This process has made rooms since the last look."""
        self._size = size.Size(self._size.rooms + made, self._size.bytes, self._size.free)
        self._judge()

    def check(self) -> None:
        """Refuse a new room if there is no room for it."""
        if self.full:
            raise Refusal(503, "error-rooms-full", retry=RETRY)

    def _judge(self) -> None:
        config, found = self._config, self._size
        margin = config.disk_margin_megabytes * MEGABYTE
        reasons = {
            "rooms": found.rooms >= config.stored_rooms,
            "megabytes": found.bytes >= config.stored_megabytes * MEGABYTE,
            "disk": found.free is not None and found.free < margin,
        }
        full = next((reason for reason, holds in reasons.items() if holds), "")
        if full != self.full:
            log.warning("capacity", extra={"data": {"full": full}})
        self.full = full
        for reason in reasons:
            self._metrics.full.labels(reason).set(reason == full)
