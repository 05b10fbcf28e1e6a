"""Commands of a room, in rounds: judged against the state, stored, and only then told.

Commands that arrive while a round is being stored make the next round. Each is judged against the
room as those before it leave it. A round is stored whole or not at all.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from fairplay.errors import InputError
from fairplay.play.room import ANSWERED, Room, UnreadableError, dump
from fairplay.protocol import Done, Refused
from fairplay.server.errors import wire_params
from fairplay.server.logs import log
from fairplay.server.rooms.commands import Decision, Judged, PendingCommand, decide
from fairplay.server.rooms.listing import listing
from fairplay.server.rooms.reading import to_event
from fairplay.server.rooms.replies import CommandKey, KnownReplies, Reply
from fairplay.server.store import (
    APPENDED,
    BusyError,
    Collided,
    Entry,
    Outcome,
    Repeated,
    RoomRow,
    Snapshot,
    StorageError,
    UncertainError,
)

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom

#: A snapshot is stored every so many events, so that a long log need not be folded from its start.
SNAPSHOT_EVERY = 256
#: The answer when nobody can say whether a command was stored.
UNKNOWN = Refused("error-storage-unknown")
#: How often others may be faster before a command is given up.
MAX_TRIES = 20


class Rounds:
    """The commands of one room."""

    def __init__(self, hub: "Hub", live: "LiveRoom") -> None:
        self._hub, self._live, self._following = hub, live, live.following
        self._pending: list[PendingCommand] = []
        #: The command that others were let past in the last round.
        self._passed: PendingCommand | None = None
        self.replies = KnownReplies(begun=live.room.seq == 1)

    @property
    def waiting(self) -> bool:
        """Whether commands wait to be judged."""
        return bool(self._pending)

    def do(self, command: PendingCommand) -> None:
        """Judge a command in the next round. A repeated command gets its first answer again."""
        self._pending.append(command)
        if len(self._pending) == 1:
            # Begin when all that has arrived is read, so that it makes one round.
            self._hub.call(self._live)

    async def submit(self, player: str, cmd_id: str, kind: str, body: dict[str, Any]) -> Reply:
        """The same for callers that wait for the reply."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        at = self._hub.now()
        self.do(PendingCommand((player, cmd_id), kind, body, partial(_set, reply), at))
        return await reply

    def begin(self) -> None:
        """Judge and store what waits, as soon as all before it is over."""
        self._live.lock.acquire(self._round)

    def _round(self) -> bool:
        """The way of almost all commands: judged here and now, then they wait to be stored."""
        decisions, slow = self._decide_pending()
        if self._pending:
            self.begin()
        if slow:
            self._hub.spawn(self._store_with_the_log([slow], None))
            return False
        judged = [made for _, made in decisions if isinstance(made, Judged)]
        if not judged:
            self._happen(decisions)
            return True
        try:
            events = tuple([made.event for made in judged])
            entry = Entry(events, *self._listing_and_snapshot(judged[-1].after))
            self._hub.journal.put(entry, partial(self._stored, decisions))
        except Exception as error:  # noqa: BLE001  (whatever it is, the lock must be released)
            self._refuse(decisions, error)
            return True
        return False

    def _decide_pending(self) -> tuple[list[Decision], PendingCommand | None]:
        """The decisions of a round, or else a command that needs the log.

        The player of such a command, or of one that is there twice, waits for the next round. The
        others go first, but only once, so nobody waits for more than one slow command of another.
        """
        room = self._live.room
        decisions: list[Decision] = []
        keys: set[CommandKey] = set()
        waiting: list[PendingCommand] = []
        players: set[str] = set()
        for command in self._pending:
            player = command.key[0]
            again = player in players or command.key in keys
            made = None if again else self._made_of(room, command)
            if made is None:
                players.add(player)
                waiting.append(command)
                if command is self._passed:
                    break
                continue
            if isinstance(made, Judged):
                room = made.after
            keys.add(command.key)
            decisions.append((command, made))
        self._pending = waiting + self._pending[len(decisions) + len(waiting) :]
        slow = None if decisions else self._pending.pop(0)
        self._passed = self._pending[0] if self._pending else None
        return decisions, slow

    def _made_of(self, room: Room, command: PendingCommand) -> Judged | Reply | None:
        """None if only the log can tell."""
        if known := self.replies.get(command.key):
            return known
        if self._following.stale:
            return None
        try:
            made = decide(room, command)
        except Exception as error:  # noqa: BLE001  (the others of the round go on)
            return self._failure(error)
        if isinstance(made, Reply) and self._may_be_done(command):
            return None
        return made

    def _stored(self, decisions: list[Decision], outcome: Outcome | StorageError) -> None:
        """The journal has finished a round."""
        if outcome is APPENDED:
            self._happen(decisions)
        elif isinstance(outcome, StorageError):
            self._refuse(decisions, outcome)
        else:
            self._following.doubt()
            commands = [command for command, _ in decisions]
            known = outcome if len(commands) == 1 else None
            self._hub.spawn(self._store_with_the_log(commands, known))
            return
        self._live.lock.release()

    def _happen(self, decisions: list[Decision]) -> None:
        """The events of a round are stored."""
        ended, before = 0, self._live.room
        try:
            for command, made in decisions:
                self._end(command, self._happened(made) if isinstance(made, Judged) else made)
                ended += 1
            self._live.settle()
        except Exception as error:  # noqa: BLE001  (the lock must be released)
            self._refuse(decisions[ended:], error)
        if self._live.room is not before:
            self._hub.publish(self._live.room)

    def _happened(self, judged: Judged) -> Reply:
        self._live.advance(judged.after, judged.event, judged.answer)
        return Reply(judged.event.seq, judged.answer, told=True)

    def _end(self, command: PendingCommand, reply: Reply) -> None:
        if reply.lasting and (reply.seq or command.by_guest):
            self.replies.keep(command.key, reply)
        if not reply.told:
            self._live.audience.tell()  # first what led to this reply
        command.tell(reply)

    # -- failures ---------------------------------------------------------------------------------

    def _refuse(self, decisions: list[Decision], error: Exception) -> None:
        reply = self._failure(error)
        self._live.audience.tell()
        for command, _ in decisions:
            command.tell(self.replies.get(command.key) or self._in_doubt(command, reply))

    def _in_doubt(self, command: PendingCommand, failed: Reply) -> Reply:
        """A later failure does not prove that a command was not stored before."""
        doubted = self._following.doubted
        if failed.answer == UNKNOWN:
            doubted.add(command.key)
        return Reply(0, UNKNOWN, lasting=False) if command.key in doubted else failed

    def _failure(self, error: Exception) -> Reply:
        return Reply(0, self._reason(error), lasting=False)

    def _reason(self, error: Exception) -> Refused:
        """Why nothing is known to have happened; it may be stored all the same."""
        if isinstance(error, BusyError):
            return Refused("error-server-busy")
        if isinstance(error, InputError):
            return Refused(error.code, wire_params(error.params))
        self._following.doubt()
        if isinstance(error, StorageError):
            self._hub.trouble(error)
            return UNKNOWN if isinstance(error, UncertainError) else Refused("error-storage")
        if isinstance(error, UnreadableError):
            self._hub.set_aside(self._live.room.code, error)
            return Refused(error.code)
        log.error("command failed", exc_info=error)
        return Refused("error-internal")

    # -- with the log -----------------------------------------------------------------------------

    async def _store_with_the_log(
        self, commands: list[PendingCommand], outcome: Outcome | None
    ) -> None:
        """Store commands one by one: others were faster, or the log has to be read first."""
        try:
            for command in commands:
                await self._one(command, outcome)
                outcome = None
        finally:
            self._live.lock.release()

    async def _one(self, command: PendingCommand, outcome: Outcome | None) -> None:
        try:
            known = self.replies.get(command.key)
            self._end(command, known or await self._store(command, outcome))
        except asyncio.CancelledError:
            self._following.doubt()
            raise
        except Exception as error:  # noqa: BLE001  (the sender is told)
            command.tell(self._in_doubt(command, self._failure(error)))

    async def _store(self, command: PendingCommand, outcome: Outcome | None) -> Reply:
        for _ in range(MAX_TRIES):
            if isinstance(outcome, Repeated):
                return await self._done_before(outcome.seq)
            if isinstance(outcome, Collided) or self._following.stale:
                await self._following.catch_up()
            if known := self.replies.get(command.key):
                return known  # it was among what has just been read
            judged = decide(self._live.room, command)
            if isinstance(judged, Reply):
                return await self._repeated(command) or judged
            extra = self._listing_and_snapshot(judged.after)
            outcome = await self._hub.journal.append(judged.event, *extra)
            if outcome is APPENDED:
                reply = self._happened(judged)
                self._live.settle()
                self._hub.publish(self._live.room)
                return reply
        raise BusyError("others were always faster")

    def _listing_and_snapshot(self, after: Room) -> tuple[RoomRow | None, Snapshot | None]:
        """What is stored together with events: only where it has changed, or every so often."""
        before, row = self._live.room, None
        door = before.door != after.door
        if door or before.seats is not after.seats or before.phase != after.phase:
            row = listing(after, self._live.address, self._live.created_at)
        snapshot = None
        if after.seq // SNAPSHOT_EVERY > before.seq // SNAPSHOT_EVERY:
            snapshot = Snapshot(after.code, after.seq, dump(after))
        return row, snapshot

    def _may_be_done(self, command: PendingCommand) -> bool:
        """Whether a command that cannot be done now may have been done before."""
        return command.by_guest and self.replies.may_be_done(command.key)

    async def _repeated(self, command: PendingCommand) -> Reply | None:
        """The reply to a command that cannot be done now, if it was done before."""
        store, code = self._hub.store, self._live.room.code
        if not self.replies.complete:
            self.replies.learn(await store.call(store.commands, code))
        if not self._may_be_done(command):
            return None
        row = await store.call(store.find_event, code, *command.key)
        return await self._done_before(row.seq) if row else None

    async def _done_before(self, seq: int) -> Reply:
        """The reply to the command of the ``seq``-th event. If the answer is not the same for all
        events of its kind, it is worked out again from the whole log."""
        await self._following.catch_up()
        store, code = self._hub.store, self._live.room.code
        [row] = await store.call(store.events_after, code, seq - 1, 1)
        if to_event(row).kind not in ANSWERED:
            return Reply(seq, Done())
        return Reply(seq, (await self._hub.reading.look_back(code, seq))[2])


def _set(future: "asyncio.Future[Reply]", reply: Reply) -> None:
    if not future.done():
        future.set_result(reply)
