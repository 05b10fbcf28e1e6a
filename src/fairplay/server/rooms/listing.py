"""A room as lists of rooms show it."""

import msgspec

from fairplay.play.room import Room
from fairplay.protocol import CardOptions
from fairplay.server.store import RoomRow


def listing(room: Room, address: str, created_at: int) -> RoomRow:
    game = room.options.game
    return RoomRow(
        code=room.code,
        visibility=room.options.visibility,
        status=room.phase,
        game=game.deck if isinstance(game, CardOptions) else game.position,
        options=msgspec.to_builtins(room.options),
        seats=len(room.seats),
        free=sum(seat.free for seat in room.seats),
        players=sum(seat.guest is not None for seat in room.seats),
        host=room.host,
        address=address,
        created_at=created_at,
        changed_at=room.at,
    )
