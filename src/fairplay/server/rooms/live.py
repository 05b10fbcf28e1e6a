"""A room that is loaded: its state, those who are connected to it, and its next deadline.

Whatever happens in a room happens one thing after another: judged against the state, stored, and
only then folded into the state and put into the outboxes. So all see the same events in the same
order, and none that could be lost.
"""

import asyncio
from collections import OrderedDict, deque
from functools import partial
from typing import TYPE_CHECKING, Any

from fairplay.errors import InputError
from fairplay.play.room import (
    Event,
    Room,
    apply,
    dump,
    happened,
    history,
    is_guest,
    view,
    you,
)
from fairplay.protocol import (
    Answered,
    AnyAnswer,
    Presence,
    Refused,
    Resumed,
    Welcome,
    YouAre,
)
from fairplay.server.errors import wire_params
from fairplay.server.logs import log
from fairplay.server.rooms.client import Client, Frame, frame
from fairplay.server.rooms.commands import Command, Judged, Reply
from fairplay.server.rooms.listing import listing
from fairplay.server.rooms.turns import Turns
from fairplay.server.store import (
    APPENDED,
    BusyError,
    Collided,
    Entry,
    EventRow,
    Outcome,
    Repeated,
    Snapshot,
    StorageError,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fairplay.server.rooms.hub import Hub

#: Events that a client may have missed and still be told one by one.
RECENT = 64
#: Answers that are remembered, for commands that are sent again.
ANSWERS = 256
#: A state is stored every so many events, so that a long log is not folded from its beginning.
SNAPSHOT_EVERY = 128
#: How often others may be faster before a command is given up.
MAX_TRIES = 20


class LiveRoom:
    """A room in the memory of this process. Other processes may have it loaded, too."""

    def __init__(self, hub: "Hub", room: Room, address: str, created_at: int) -> None:
        self.room = room
        self.clients: dict[Client, None] = {}
        self.turns = Turns()
        #: Who is connected to other processes: by process, the guests and how many only watch.
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self._hub = hub
        self._address, self._created_at = address, created_at
        self._recent: deque[tuple[int, Frame]] = deque(maxlen=RECENT)
        self._answers: OrderedDict[tuple[str, str], Reply] = OrderedDict()
        #: Whether there are events whose answers are not remembered.
        self._forgetful = room.seq > 1
        #: Whether something may have been stored that the state does not know.
        self._stale = False

    # -- commands -------------------------------------------------------------------------------

    def do(self, command: Command) -> None:
        """Let something happen, if it can. A command that is sent again has the same answer."""
        self.turns.take(self._begin, command)

    async def submit(self, player: str, cmd_id: str, kind: str, body: dict[str, Any]) -> Reply:
        """The same for those who can wait."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.do(Command(player, cmd_id, kind, body, partial(_settle, reply)))
        return await reply

    def _begin(self, command: Command) -> bool:
        """The way of almost all commands: judged here and now, then they wait to be stored."""
        if known := self._answers.get((command.player, command.cmd_id)):
            command.told(known)
            return True
        try:
            judged = None if self._stale else self._judge(command)
            if isinstance(judged, Judged):
                self._hub.journal.put(judged.entry, partial(self._stored, command, judged))
                return False
        except Exception as error:  # noqa: BLE001  (whatever it is, others wait for their turn)
            command.told(self._refusal(error))
            return True
        if judged is None or (self._forgetful and is_guest(command.player)):
            self._hub.spawn(self._slowly(command, None))
            return False
        self._end(command, judged)
        return True

    def _judge(self, command: Command) -> Judged | Reply:
        """What the command would make of the room, or why it makes nothing of it."""
        before, player, cmd_id = self.room, command.player, command.cmd_id
        kind, body = command.kind, command.body
        at = max(self._hub.now(), before.at)
        event = Event(before.seq + 1, player, cmd_id, kind, body, at)
        try:
            after, answer = apply(before, event)
        except InputError as error:
            return Reply(0, Refused(error.code, wire_params(error.params)))
        if after is before:
            return Reply(0, answer)
        row = EventRow(before.code, event.seq, player, cmd_id, kind, body, at)
        return Judged(Entry(row, *self._beside(before, after)), after, event, answer)

    def _stored(self, command: Command, judged: Judged, outcome: Outcome | StorageError) -> None:
        """The journal has done with an event."""
        if outcome is not APPENDED:
            self._hub.spawn(self._slowly(command, outcome))
            return
        try:
            self._end(command, self._happened(judged))
        except Exception as error:  # noqa: BLE001  (as above)
            command.told(self._refusal(error))
        self.turns.give()

    def _happened(self, judged: Judged) -> Reply:
        self._advance(judged.after, judged.event, judged.answer)
        self._hub.publish(judged.entry.event)
        return Reply(judged.event.seq, judged.answer, told=True)

    def _end(self, command: Command, reply: Reply) -> None:
        if reply.seq or is_guest(command.player):
            self._remember(command.player, command.cmd_id, reply)
        command.told(reply)

    def _refusal(self, error: Exception) -> Reply:
        """Why nothing is known to have happened; it may be stored all the same."""
        if isinstance(error, BusyError):
            return Reply(0, Refused("error-server-busy"))
        self._stale = True
        if isinstance(error, StorageError):
            self._hub.trouble(error)
            return Reply(0, Refused("error-storage"))
        log.error("command failed", exc_info=error)
        return Reply(0, Refused("error-internal"))

    async def _slowly(self, command: Command, outcome: Outcome | StorageError | None) -> None:
        """What is not that simple: others were faster, or the log has to be asked."""
        try:
            self._end(command, await self._store(command, outcome))
        except asyncio.CancelledError:
            self._stale = True
            raise
        except Exception as error:  # noqa: BLE001  (as above)
            command.told(self._refusal(error))
        finally:
            self.turns.give()

    async def _store(self, command: Command, outcome: Outcome | StorageError | None) -> Reply:
        for _ in range(MAX_TRIES):
            match outcome:
                case StorageError():
                    raise outcome
                case Repeated(seq):
                    return Reply(seq, await self._answer_of(seq))
                case Collided():
                    await self._catch_up()
                case None if self._stale:
                    await self._catch_up()
            judged = self._judge(command)
            if isinstance(judged, Reply):
                return await self._repeated(command.player, command.cmd_id) or judged
            entry = judged.entry
            outcome = await self._hub.journal.append(entry.event, entry.room, entry.snapshot)
            if outcome is APPENDED:
                return self._happened(judged)
        raise BusyError("others were always faster")

    def _beside(self, before: Room, after: Room) -> tuple[Any, Snapshot | None]:
        """What is stored together with an event: only where it has changed, or every so often."""
        row = None
        if before.seats is not after.seats or before.phase != after.phase:
            row = listing(after, self._address, self._created_at)
        snapshot = None
        if after.seq % SNAPSHOT_EVERY == 0:
            snapshot = Snapshot(after.code, after.seq, dump(after))
        return row, snapshot

    def _remember(self, player: str, cmd_id: str, reply: Reply) -> None:
        self._answers[player, cmd_id] = Reply(reply.seq, reply.answer)
        if len(self._answers) > ANSWERS:
            _, forgotten = self._answers.popitem(last=False)
            self._forgetful |= forgotten.seq > 0

    async def _repeated(self, player: str, cmd_id: str) -> Reply | None:
        """The reply to a command that cannot be done because it has been done before, if so."""
        if not self._forgetful or not is_guest(player):
            return None
        store = self._hub.store
        row = await store.call(store.find_event, self.room.code, player, cmd_id)
        return Reply(row.seq, await self._answer_of(row.seq)) if row else None

    async def _answer_of(self, seq: int) -> AnyAnswer:
        """The answer to the ``seq``-th event, worked out again from the whole log."""
        await self._catch_up()
        return (await self._hub.look_back(self.room.code, seq))[2]

    # -- what others have stored ----------------------------------------------------------------

    async def heard(self, row: EventRow) -> None:
        """Another process has stored an event."""
        async with self.turns:
            if row.seq == self.room.seq + 1:
                self._fold(row)
            elif row.seq > self.room.seq:
                await self._try_catching_up()

    async def check(self, head: int) -> None:
        """The log has ``head`` events: nothing that was stored shall go unnoticed."""
        async with self.turns:
            if head > self.room.seq or self._stale:
                await self._try_catching_up()

    async def _try_catching_up(self) -> None:
        try:
            await self._catch_up()
        except StorageError as error:
            self._stale = True
            self._hub.trouble(error)

    async def _catch_up(self) -> None:
        store = self._hub.store
        for row in await store.call(store.events_after, self.room.code, self.room.seq):
            self._fold(row)
        self._stale = False

    def _fold(self, row: EventRow) -> None:
        event = to_event(row)
        after, answer = apply(self.room, event)
        self._remember(row.player, row.cmd_id, Reply(row.seq, answer))
        self._advance(after, event, answer)

    def _advance(self, after: Room, event: Event, answer: AnyAnswer) -> None:
        """An event is stored: now it has happened, for everyone."""
        before = self.room
        told = frame(happened(before, after, event, answer))
        self.room = after
        self._recent.append((event.seq, told))
        for client in self.clients:
            client.put(told)
        if before.seats is not after.seats or before.host != after.host:
            self._tell_seats(before, after)
        if after.phase == "closed":
            for client in self.clients:
                client.close("error-room-closed")
        self._hub.plan(self)

    def _tell_seats(self, before: Room, after: Room) -> None:
        for client in self.clients:
            now = you(after, client.guest)
            if now != you(before, client.guest):
                client.put(frame(YouAre(now)))
            if client.guest in after.kicked and client.guest not in before.kicked:
                client.close("error-kicked")
        if [seat.guest for seat in before.seats] != [seat.guest for seat in after.seats]:
            # Who has sat down does not only watch any more.
            self._hub.presence_changed(self)

    # -- clients --------------------------------------------------------------------------------

    def join(self, client: Client, after: int | None) -> None:
        """Tell a client where the room is, or only what it has missed, and from now on all."""
        seq, now = self.room.seq, self._hub.now()
        missed = [told for number, told in self._recent if after is not None and number > after]
        if after is not None and after <= seq and len(missed) == seq - after:
            client.put(frame(Resumed(seq, now, you(self.room, client.guest))))
            for told in missed:
                client.put(told)
        else:
            room = view(self.room)
            welcome = Welcome(seq, now, room, you(self.room, client.guest), history(self.room))
            client.put(frame(welcome))
        self.clients[client] = None
        self._hub.presence_changed(self)

    def leave(self, client: Client) -> None:
        self.clients.pop(client, None)
        self._hub.presence_changed(self)

    def answer(self, client: Client, cmd: str, reply: Reply) -> None:
        client.put(frame(Answered(cmd, reply.seq, reply.answer)))

    def here(self) -> tuple[frozenset[str], int]:
        """The seated guests connected to this process, and how many sockets only watch."""
        seated = {seat.guest for seat in self.room.seats}
        guests = frozenset(client.guest for client in self.clients if client.guest in seated)
        return guests, sum(client.guest not in seated for client in self.clients)

    def tell_presence(self) -> None:
        """Say who is there, here and in other processes."""
        everywhere: Iterable[tuple[frozenset[str], int]] = (self.here(), *self.elsewhere.values())
        guests: set[str] = set()
        watching = 0
        for some, others in everywhere:
            guests |= some
            watching += others
        seats = [seat.bot > 0 or seat.guest in guests for seat in self.room.seats]
        told = frame(Presence(seats, watching))
        for client in self.clients:
            client.put(told)


def _settle(future: "asyncio.Future[Reply]", reply: Reply) -> None:
    if not future.done():
        future.set_result(reply)


def to_event(row: EventRow) -> Event:
    return Event(row.seq, row.player, row.cmd_id, row.kind, row.body, row.at)
