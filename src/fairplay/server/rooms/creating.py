"""New rooms: who may make one, and its code."""

import secrets
from typing import TYPE_CHECKING

from fairplay.play.room import create, stored_options, version_of
from fairplay.protocol import CODE_LENGTHS, CODE_SIGNS, MatchOptions, RoomOptions, Visibility
from fairplay.server.errors import Refusal
from fairplay.server.rooms.listing import listing
from fairplay.server.store import EventRow, RoomRow, founding
from fairplay.server.workers import Asker

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub

_SEED_BYTES = 16


def new_seed() -> str:
    """The server's part in a deal."""
    return secrets.token_hex(_SEED_BYTES)


def new_code(visibility: Visibility) -> str:
    """A code that is most probably new. Thirty signs: 29, 49 or 127 bits.

    >>> len(new_code("public")), len(new_code("unlisted")), len(new_code("private"))
    (6, 10, 26)
    """
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTHS[visibility]))


class Creating:
    """Makes rooms, within the limits of each guest and each address."""

    def __init__(self, hub: "Hub") -> None:
        self._hub, config = hub, hub.config
        self._limits = founding.Limits(
            config.rooms_per_guest,
            config.rooms_per_address,
            config.rooms_per_guest_day,
            config.rooms_per_address_day,
        )

    async def create(self, options: RoomOptions, host: str, address: str) -> str:
        """Make a room and say its code; InputError or Refusal if that cannot be."""
        if self._hub.stopping:
            raise Refusal(503, "error-server-restart", retry=5)
        self._hub.capacity.check()
        await self._check(host, address)
        if isinstance(options.game, MatchOptions):
            # Reading a stranger's position may take long, so a worker reads it first.
            position, misere = options.game.position, options.game.misere
            asker = Asker("play", address, host)
            await self._hub.workers.run("admit", position, misere, keep=True, asker=asker)
        body = {"options": stored_options(options), "seed": new_seed()}
        while True:
            now, code = self._hub.now(), new_code(options.visibility)
            row = EventRow(1, host, "created", "created", body, now, code, version_of("created"))
            if await self._store(row, listing(create(code, row), address, now)):
                return code

    async def _store(self, event: EventRow, room: RoomRow) -> bool:
        """Store a new room if its owner may have one more; False if its code is taken."""
        try:
            made = await self._hub.journal.run(
                founding.found, self._hub.store.engine, event, room, self._limits
            )
        except founding.TooManyRooms as many:
            raise Refusal(429, many.code, limit=many.limit) from many
        self._hub.capacity.count(made)
        return made

    async def _check(self, host: str, address: str) -> None:
        """Refuse most here: a reader checks, and the writer is not kept waiting."""
        asked = host, address, self._hub.now(), self._limits
        try:
            await self._hub.store.call(founding.check, self._hub.store.engine, *asked)
        except founding.TooManyRooms as many:
            raise Refusal(429, many.code, limit=many.limit) from many
