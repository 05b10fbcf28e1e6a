"""A command on its way into the log: waiting to be judged, then judged."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fairplay.errors import InputError
from fairplay.play.room import Room, is_guest, judge, version_of
from fairplay.protocol import AnyAnswer, Refused
from fairplay.server.errors import wire_params
from fairplay.server.rooms.replies import CommandKey, Reply
from fairplay.server.store import EventRow


class PendingCommand(Struct, frozen=True):
    """A command of a player, a bot or the clock. ``tell`` is called with the reply, and must not
    raise. The command counts as done ``at`` its arrival, however late it is judged."""

    key: CommandKey
    kind: str
    body: dict[str, Any]
    tell: Callable[[Reply], None]
    at: int

    @property
    def by_guest(self) -> bool:
        return is_guest(self.key[0])


class Judged(Struct, frozen=True):
    """The event that a command leads to once it is stored, the room after it, and the answer."""

    event: EventRow
    after: Room
    answer: AnyAnswer


#: A command, and what the room makes of it as soon as all before it is stored.
Decision = tuple[PendingCommand, Judged | Reply]


def decide(before: Room, command: PendingCommand) -> Judged | Reply:
    """What a command makes of a room, or why it changes nothing."""
    at, kind = max(command.at, before.at), command.kind
    event = EventRow(
        before.seq + 1, *command.key, kind, command.body, at, before.code, version_of(kind)
    )
    try:
        after, answer = judge(before, event)
    except InputError as error:
        return Reply(0, Refused(error.code, wire_params(error.params)))
    return Reply(0, answer) if after is before else Judged(event, after, answer)
