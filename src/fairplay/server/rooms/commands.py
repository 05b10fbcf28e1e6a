"""What a room is asked to do, and what has become of it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fairplay.play.room import Event, Room, is_guest
from fairplay.protocol import AnyAnswer
from fairplay.server.store import EventRow

#: Who has sent a command, and its id.
Name = tuple[str, str]


class Reply(Struct, frozen=True, gc=False):
    """The number of the event, 0 if there is none, and the answer. An event that has just been
    ``told`` to everyone in the room needs no answer to the one who caused it. A ``lasting`` answer
    is given again to the same command; when something has failed it may be tried again."""

    seq: int
    answer: AnyAnswer
    told: bool = False
    lasting: bool = True


class Command(Struct, frozen=True):
    """Something that a player, a bot or the clock would have happen, and who is told the reply.

    No guest has two commands of the same ``name``. ``told`` must not raise. It came in ``at`` a
    time, and happens then, however late it is judged."""

    name: Name
    kind: str
    body: dict[str, Any]
    told: Callable[[Reply], None]
    at: int

    @property
    def by_guest(self) -> bool:
        return is_guest(self.name[0])


class Judged(Struct, frozen=True):
    """What is to be stored of a command, and what then has happened."""

    row: EventRow
    after: Room
    event: Event
    answer: AnyAnswer


#: A command, and what the room makes of it as soon as all before it is stored.
Step = tuple[Command, Judged | Reply]
