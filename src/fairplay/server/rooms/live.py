"""A room that is loaded: its state, its clients, and its next deadline.

Events happen one after another. Each is stored before it changes the state and is sent to clients.
So all see the same events in the same order, and none that could be lost.
:mod:`fairplay.server.rooms.rounds` judges and stores commands.
"""

from typing import TYPE_CHECKING

from fairplay.play.room import Event, Room, fold, happened
from fairplay.protocol import AnyAnswer
from fairplay.server.rooms.audience import Audience, Seen
from fairplay.server.rooms.callback_lock import CallbackLock
from fairplay.server.rooms.client import Client, frame
from fairplay.server.rooms.following import Following
from fairplay.server.rooms.latest import Latest
from fairplay.server.rooms.presence import PresenceNews
from fairplay.server.rooms.reading import to_event
from fairplay.server.rooms.replies import KnownReplies, Reply
from fairplay.server.rooms.rounds import Rounds
from fairplay.server.store import EventRow

if TYPE_CHECKING:
    import asyncio

    from fairplay.server.rooms.hub import Hub


class LiveRoom:
    """A room in the memory of this process. Other processes may have it loaded, too."""

    def __init__(
        self, hub: "Hub", room: Room, address: str, created_at: int, latest: Latest
    ) -> None:
        self.room = room
        self.audience = Audience(latest)
        self.presence = PresenceNews(hub, self)
        #: Held while something is stored or read, so that one thing happens after another.
        self.lock = CallbackLock()
        self.timer: asyncio.TimerHandle | None = None
        #: Whether a bot thinks about its move, or waits to.
        self.thinking = False
        self._hub = hub
        self.address, self.created_at = address, created_at
        #: How many handshakes need the room, so that it must not be unloaded.
        self.holds = 0
        self.following = Following(hub, self)
        self.rounds = Rounds(hub, self)

    @property
    def busy(self) -> bool:
        """Whether something goes on in the room."""
        return self.lock.busy or self.rounds.waiting

    # -- what has happened ----------------------------------------------------------------------

    def fold_in(self, row: EventRow) -> None:
        """Apply an event that another process has stored."""
        event = to_event(row)
        after, answer = fold(self.room.code, self.room, event)
        self.rounds.replies.keep((row.player, row.cmd_id), Reply(row.seq, answer))
        self.advance(after, event, answer)

    def advance(self, after: Room, event: Event, answer: AnyAnswer) -> None:
        """Take over the room after a stored event. Clients are told at the end of the round."""
        before = self.room
        told = happened(before, after, event, answer)
        self.room = after
        self.audience.note(after.seq, after.at, frame(told))
        self.audience.latest.keep(told, before, after)
        asking = before.asking is not after.asking
        if asking or before.seats is not after.seats or before.host != after.host:
            self.audience.tell_seats(before, after)
            if [seat.guest for seat in before.seats] != [seat.guest for seat in after.seats]:
                # A guest who has sat down no longer counts as watching.
                self._hub.presence_changed(self)
        if after.phase == "closed":
            self.audience.close("error-room-closed")

    def settle(self) -> None:
        """Tell clients what has happened, and set the timer for what comes next."""
        self.audience.tell()
        self._hub.deadlines.plan(self)

    def replace(self, room: Room) -> None:
        """Take over a room that was read again from its log."""
        self.room = room
        self.rounds.replies = KnownReplies(begun=False)
        self._hub.presence_changed(self)
        self._hub.deadlines.plan(self)

    # -- clients --------------------------------------------------------------------------------

    def join(self, client: Client, seen: Seen | None) -> None:
        """Welcome a client that may have been there before."""
        self.audience.welcome(client, seen, self.room, self._hub.now())
        if not self._hub.presence_changed(self):
            client.put(self.audience.presence(self.room))

    def leave(self, client: Client) -> None:
        self.audience.clients.pop(client, None)
        self._hub.presence_changed(self)
