"""New rooms: who may make one, and its code."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fairplay.play.room import create, stored_options, version_of
from fairplay.protocol import (
    CODE_LENGTHS,
    CODE_SIGNS,
    GameOptions,
    MatchOptions,
    RoomOptions,
    Visibility,
)
from fairplay.server.config import Config
from fairplay.server.errors import Refusal
from fairplay.server.rooms.listing import listing
from fairplay.server.store import EventRow, founding
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


async def create_room(hub: "Hub", options: RoomOptions, host: str, address: str) -> str:
    """Make a room and say its code; InputError or Refusal if that cannot be."""
    if hub.stopping:
        raise Refusal(503, "error-server-restart", retry=5)
    hub.capacity.check()
    engine, limits = hub.store.engine, _limits(hub.config)
    with _within_limits():
        # A reader refuses most, so that the writer is not kept waiting.
        await hub.store.call(founding.check, engine, host, address, hub.now(), limits)
    await admit_game(hub, options.game, host, address)
    body = {"options": stored_options(options), "seed": new_seed()}
    while True:
        now, code = hub.now(), new_code(options.visibility)
        event = EventRow(1, host, "created", "created", body, now, code, version_of("created"))
        room = listing(create(code, event), address, now)
        with _within_limits():
            made = await hub.journal.run(founding.found, engine, event, room, limits)
        hub.capacity.count(made)
        if made:  # else the code is taken
            return code


async def admit_game(hub: "Hub", game: GameOptions, guest: str, address: str) -> None:
    """InputError or Refusal if a room cannot play a game. Reading a stranger's position may take
    long, so a worker reads it before the event loop does."""
    if isinstance(game, MatchOptions):
        asker = Asker("play", address, guest)
        await hub.workers.run("admit", game.position, game.misere, keep=True, asker=asker)


def _limits(config: Config) -> founding.Limits:
    return founding.Limits(
        config.rooms_per_guest,
        config.rooms_per_address,
        config.rooms_per_guest_day,
        config.rooms_per_address_day,
    )


@contextmanager
def _within_limits() -> Iterator[None]:
    try:
        yield
    except founding.TooManyRooms as many:
        raise Refusal(429, many.code, limit=many.limit) from many
