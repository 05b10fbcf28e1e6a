"""What is asked of a room, in rounds: judged against the state, stored, and only then told.

What is asked while something is being stored waits and makes the next round. Each command is judged
against what those before it would make of the room. All of a round are stored together, or none is.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from fairplay.errors import InputError
from fairplay.play.room import ANSWERED, Event, Room, UnreadableError, dump, judge, version_of
from fairplay.protocol import AnyAnswer, Done, Refused
from fairplay.server.errors import wire_params
from fairplay.server.logs import log
from fairplay.server.rooms.commands import Command, Judged, Name, Reply, Step
from fairplay.server.rooms.listing import listing
from fairplay.server.rooms.reading import to_event
from fairplay.server.rooms.replies import KnownReplies
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
    UncertainError,
)

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom

#: A state is stored every so many events, so that a long log is not folded from its beginning.
SNAPSHOT_EVERY = 256
#: The answer when nobody can say whether a command was stored.
UNKNOWN = Refused("error-storage-unknown")
#: How often others may be faster before a command is given up.
MAX_TRIES = 20


class Rounds:
    """The commands of one room."""

    def __init__(self, hub: "Hub", live: "LiveRoom") -> None:
        self._hub, self._live = hub, live
        self._asked: list[Command] = []
        #: A command that others were let past, in the last round.
        self._passed: Command | None = None
        self.replies = KnownReplies(begun=live.room.seq == 1)

    @property
    def waiting(self) -> bool:
        """Whether commands wait to be judged."""
        return bool(self._asked)

    def do(self, command: Command) -> None:
        """Let something happen, if it can. A command that is sent again has the same answer."""
        self._asked.append(command)
        if len(self._asked) == 1:
            # What comes in at the same time is of the same round.
            self._hub.call(self._live)

    async def submit(self, player: str, cmd_id: str, kind: str, body: dict[str, Any]) -> Reply:
        """The same for those who can wait."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        at = self._hub.now()
        self.do(Command((player, cmd_id), kind, body, partial(_set, reply), at))
        return await reply

    def begin(self) -> None:
        """Judge and store what was asked, as soon as all before it is over."""
        self._live.lock.acquire(self._round)

    def _round(self) -> bool:
        """The way of almost all commands: judged here and now, then they wait to be stored."""
        steps, slow = self._judge_asked()
        if self._asked:
            self.begin()
        if slow:
            self._hub.spawn(self._store_with_the_log([slow], None))
            return False
        judged = [made for _, made in steps if isinstance(made, Judged)]
        if not judged:
            self._happen(steps)
            return True
        try:
            entry = Entry(
                tuple([made.row for made in judged]), *self._listing_and_snapshot(judged[-1].after)
            )
            self._hub.journal.put(entry, partial(self._stored, steps))
        except Exception as error:  # noqa: BLE001  (whatever it is, others wait for their turn)
            self._refuse(steps, error)
            return True
        return False

    def _judge_asked(self) -> tuple[list[Step], Command | None]:
        """The steps of a round, or else a command that has to go the slow way.

        A player who has sent such a command, or the same one twice, waits for the next round. The
        others go first, but only once, so nobody waits for more than one slow command of another.
        """
        room = self._live.room
        steps: list[Step] = []
        names: set[Name] = set()
        waiting: list[Command] = []
        wait: set[str] = set()
        for command in self._asked:
            player = command.name[0]
            again = player in wait or command.name in names
            made = None if again else self._made_of(room, command)
            if made is None:
                wait.add(player)
                waiting.append(command)
                if command is self._passed:
                    break
                continue
            if isinstance(made, Judged):
                room = made.after
            names.add(command.name)
            steps.append((command, made))
        self._asked = waiting + self._asked[len(steps) + len(waiting) :]
        slow = None if steps else self._asked.pop(0)
        self._passed = self._asked[0] if self._asked else None
        return steps, slow

    def _made_of(self, room: Room, command: Command) -> Judged | Reply | None:
        """None if that cannot be said without the log."""
        if known := self.replies.get(command.name):
            return known
        if self._live.following.stale:
            return None
        try:
            made = self._judge(room, command)
        except Exception as error:  # noqa: BLE001  (as above)
            return self._refusal(error)
        if isinstance(made, Reply) and self._may_be_done(command):
            return None
        return made

    def _judge(self, before: Room, command: Command) -> Judged | Reply:
        """What the command would make of the room, or why it makes nothing of it."""
        (player, cmd_id), kind, body = command.name, command.kind, command.body
        at = max(command.at, before.at)
        event = Event(before.seq + 1, player, cmd_id, kind, body, at)
        try:
            after, answer = judge(before, event)
        except InputError as error:
            return Reply(0, Refused(error.code, wire_params(error.params)))
        if after is before:
            return Reply(0, answer)
        row = EventRow(before.code, event.seq, player, cmd_id, kind, body, at, version_of(kind))
        return Judged(row, after, event, answer)

    def _stored(self, steps: list[Step], outcome: Outcome | StorageError) -> None:
        """The journal has done with a round."""
        if outcome is APPENDED:
            self._happen(steps)
        elif isinstance(outcome, StorageError):
            self._refuse(steps, outcome)
        else:
            commands = [command for command, _ in steps]
            self._live.following.doubt()
            self._hub.spawn(
                self._store_with_the_log(commands, outcome if len(steps) == 1 else None)
            )
            return
        self._live.lock.release()

    def _happen(self, steps: list[Step]) -> None:
        """What was judged is stored."""
        ended, before = 0, self._live.room
        try:
            for command, made in steps:
                self._end(command, self._happened(made) if isinstance(made, Judged) else made)
                ended += 1
            self._live.settle()
        except Exception as error:  # noqa: BLE001  (as above)
            self._refuse(steps[ended:], error)
        if self._live.room is not before:
            self._hub.publish(self._live.room)

    def _happened(self, judged: Judged) -> Reply:
        self._live.advance(judged.after, judged.event, judged.answer)
        return Reply(judged.event.seq, judged.answer, told=True)

    def _end(self, command: Command, reply: Reply) -> None:
        if reply.lasting and (reply.seq or command.by_guest):
            self.replies.keep(command.name, reply)
        if not reply.told:
            self._live.audience.tell()  # first what led to this reply
        command.told(reply)

    def _refuse(self, steps: list[Step], error: Exception) -> None:
        reply = self._refusal(error)
        self._live.audience.tell()
        for command, _ in steps:
            command.told(self.replies.get(command.name) or self._in_doubt(command, reply))

    def _in_doubt(self, command: Command, refused: Reply) -> Reply:
        """A command that may have been stored before is not certain when it fails again."""
        if refused.answer == UNKNOWN:
            self._live.following.doubted.add(command.name)
        return (
            Reply(0, UNKNOWN, lasting=False)
            if command.name in self._live.following.doubted
            else refused
        )

    def _refusal(self, error: Exception) -> Reply:
        """Why nothing is known to have happened; it may be stored all the same."""
        if isinstance(error, BusyError):
            return Reply(0, Refused("error-server-busy"), lasting=False)
        if isinstance(error, InputError):
            return Reply(0, Refused(error.code, wire_params(error.params)), lasting=False)
        self._live.following.doubt()
        if isinstance(error, StorageError):
            self._hub.trouble(error)
            unknown = isinstance(error, UncertainError)
            return Reply(0, UNKNOWN if unknown else Refused("error-storage"), lasting=False)
        if isinstance(error, UnreadableError):
            self._hub.set_aside(self._live.room.code, error)
            return Reply(0, Refused(error.code), lasting=False)
        log.error("command failed", exc_info=error)
        return Reply(0, Refused("error-internal"), lasting=False)

    async def _store_with_the_log(self, commands: list[Command], outcome: Outcome | None) -> None:
        """What is not that simple: others were faster, or the log has to be asked."""
        try:
            for command in commands:
                await self._one(command, outcome)
                outcome = None
        finally:
            self._live.lock.release()

    async def _one(self, command: Command, outcome: Outcome | None) -> None:
        try:
            known = self.replies.get(command.name)
            self._end(command, known or await self._store(command, outcome))
        except asyncio.CancelledError:
            self._live.following.doubt()
            raise
        except Exception as error:  # noqa: BLE001  (as above)
            command.told(self._in_doubt(command, self._refusal(error)))

    async def _store(self, command: Command, outcome: Outcome | None) -> Reply:
        for _ in range(MAX_TRIES):
            match outcome:
                case Repeated(seq):
                    return Reply(seq, await self._answer_of(seq))
                case Collided():
                    await self._live.following.catch_up()
                case None if self._live.following.stale:
                    await self._live.following.catch_up()
            if known := self.replies.get(command.name):
                return known  # it was among what has just been read
            judged = self._judge(self._live.room, command)
            if isinstance(judged, Reply):
                return await self._repeated(command) or judged
            outcome = await self._hub.journal.append(
                judged.row, *self._listing_and_snapshot(judged.after)
            )
            if outcome is APPENDED:
                reply = self._happened(judged)
                self._live.settle()
                self._hub.publish(self._live.room)
                return reply
        raise BusyError("others were always faster")

    def _listing_and_snapshot(self, after: Room) -> tuple[Any, Snapshot | None]:
        """What is stored together with events: only where it has changed, or every so often."""
        before, row = self._live.room, None
        door = before.door != after.door
        if door or before.seats is not after.seats or before.phase != after.phase:
            row = listing(after, self._live.address, self._live.created_at)
        snapshot = None
        if after.seq // SNAPSHOT_EVERY > before.seq // SNAPSHOT_EVERY:
            snapshot = Snapshot(after.code, after.seq, dump(after))
        return row, snapshot

    def _may_be_done(self, command: Command) -> bool:
        """Whether a command that cannot be done may have been done before."""
        return command.by_guest and self.replies.may_be_done(command.name)

    async def _repeated(self, command: Command) -> Reply | None:
        """The reply to a command that cannot be done because it has been done before, if so."""
        store, code = self._hub.store, self._live.room.code
        if not self.replies.complete:
            self.replies.learn(await store.call(store.commands, code))
        if not self._may_be_done(command):
            return None
        row = await store.call(store.find_event, code, *command.name)
        return Reply(row.seq, await self._answer_of(row.seq)) if row else None

    async def _answer_of(self, seq: int) -> AnyAnswer:
        """The answer to the ``seq``-th event. Where it is not the same for all of its kind, it is
        worked out again from the whole log."""
        await self._live.following.catch_up()
        store, code = self._hub.store, self._live.room.code
        [row] = await store.call(store.events_after, code, seq - 1, 1)
        if to_event(row).kind not in ANSWERED:
            return Done()
        return (await self._hub.reading.look_back(code, seq))[2]


def _set(future: "asyncio.Future[Reply]", reply: Reply) -> None:
    if not future.done():
        future.set_result(reply)
