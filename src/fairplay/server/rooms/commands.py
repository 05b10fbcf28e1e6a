"""What a room is asked to do, and what has become of it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fairplay.play.room import Event, Room
from fairplay.protocol import AnyAnswer
from fairplay.server.store import Entry


class Reply(Struct, frozen=True, gc=False):
    """The number of the event, 0 if there is none, and the answer. An event that has just been
    ``told`` to everyone in the room needs no answer to the one who caused it."""

    seq: int
    answer: AnyAnswer
    told: bool = False


class Command(Struct, frozen=True):
    """Something that a player, a bot or the clock would have happen, and who is told the reply.

    ``told`` must not raise."""

    player: str
    cmd_id: str
    kind: str
    body: dict[str, Any]
    told: Callable[[Reply], None]


class Judged(Struct, frozen=True):
    """What is to be stored, and what then has happened."""

    entry: Entry
    after: Room
    event: Event
    answer: AnyAnswer
