"""A room as lists of rooms show it."""

from hashlib import sha256

import msgspec
from msgspec.structs import replace

from fairplay.play.room import Room, stored_options
from fairplay.protocol import CardOptions, RoomOptions
from fairplay.server.store import RoomRow


def listing(room: Room, address: str, created_at: int) -> RoomRow:
    game = room.options.game
    # As the door is now: those who look for a room see whether they can come in.
    options = replace(room.options, door=room.door)
    return RoomRow(
        code=room.code,
        visibility=room.options.visibility,
        status=room.phase,
        game=game.deck if isinstance(game, CardOptions) else game.position,
        options=stored_options(options),
        seats=len(room.seats),
        free=0 if room.door == "locked" else sum(seat.free for seat in room.seats),
        players=sum(seat.guest is not None for seat in room.seats),
        host=room.host,
        # It is needed for limits on open rooms only.
        address="" if room.phase == "closed" else address,
        created_at=created_at,
        changed_at=room.at,
        played=int(room.game > 0),
        wanted=wanted(options),
    )


def wanted(options: RoomOptions) -> str:
    """The same text for all rooms that are alike, so that the database finds them by an index."""
    return sha256(msgspec.json.encode(options)).hexdigest()[:32]
