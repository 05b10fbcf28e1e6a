"""What the parts of a running server share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from fairplay.server.addresses import Addresses
from fairplay.server.bans import BANNED, Bans
from fairplay.server.clock import Clock
from fairplay.server.config import Config
from fairplay.server.connections import Connections
from fairplay.server.errors import Refusal
from fairplay.server.guests import Guests
from fairplay.server.limits import Buckets
from fairplay.server.logs import log
from fairplay.server.metrics import Metrics
from fairplay.server.revoking import revoke
from fairplay.server.store import Store, bans
from fairplay.server.workers import Workers

if TYPE_CHECKING:
    from fairplay.server.rooms.guesses import Guesses
    from fairplay.server.rooms.hub import Hub

PERSONAL_PER_SECOND, PERSONAL_BURST = 1 / 60, 5


@dataclass
class Services:
    """Made by ``create_app``. What needs a running loop is opened when the app starts."""

    config: Config
    metrics: Metrics
    guests: Guests
    workers: Workers
    connections: Connections
    guesses: "Guesses"
    clock: Clock = field(default_factory=Clock)
    addresses: Addresses = field(default_factory=Addresses)
    #: Limits how often a guest or an address may export or delete everything.
    personal: Buckets = field(default_factory=lambda: Buckets(PERSONAL_PER_SECOND, PERSONAL_BURST))
    #: Called once when the server has to stop, while it still serves.
    at_stop: list[Callable[[], None]] = field(default_factory=list)
    stopping: bool = False
    _store: Store | None = None
    _hub: "Hub | None" = None

    def __post_init__(self) -> None:
        self.bans = Bans(self.clock.now)

    @property
    def store(self) -> Store:
        assert self._store, "the app has not been started"
        return self._store

    @property
    def hub(self) -> "Hub":
        """All rooms. They are opened last, before anything is served."""
        assert self._hub, "the app has not been started"
        return self._hub

    def serve(self, hub: "Hub") -> None:
        self._hub = hub
        self.at_stop.append(hub.stop)

    def open(self, store: Store) -> None:
        self._store = store

    async def revoke(self, guest: str) -> None:
        """Make all cookies of a guest void and close its sockets; StorageError if that fails."""
        await revoke(self.hub.journal, self.store, self.guests, guest, self.sign_out)

    async def read_bans(self) -> None:
        """Read the bans, and close the sockets of those who are banned."""
        now = self.clock.now()
        self.bans.use(await self.store.call(bans.standing, self.store.engine, now))
        if self._hub:
            self._hub.turn_out(self.bans)

    def check_ban(self, guest: str | None, address: str) -> None:
        """Raise Refusal for a banned guest or address."""
        if self.bans.hold(guest, address):
            raise Refusal(403, BANNED)

    def sign_out(self, digests: set[str]) -> None:
        """Close the sockets of revoked guests."""
        self.hub.sign_out(digests)

    def stop(self) -> None:
        """Refuse new work. Safe to call again."""
        if not self.stopping:
            self.stopping = True
            log.info("stopping")
            for call in self.at_stop:
                call()


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services
