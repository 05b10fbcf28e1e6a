"""One guest at the socket of a room: what is done with each frame."""

import time
from collections.abc import Callable
from functools import partial

import msgspec

from fairplay.errors import InputError
from fairplay.play.room import STARTING, Room, UnreadableError, plays_on
from fairplay.protocol import (
    AWAY_MS,
    Answered,
    AnyAnswer,
    AnyCommand,
    Ask,
    ChangeGame,
    EndGame,
    Failed,
    GameOptions,
    Hint,
    Ping,
    Pong,
    Refused,
    Report,
)
from fairplay.server.errors import Refusal, wire_params
from fairplay.server.limits import Bucket
from fairplay.server.rooms.audience import Seen
from fairplay.server.rooms.client import Client, frame
from fairplay.server.rooms.commands import PendingCommand
from fairplay.server.rooms.creating import admit_game, new_seed
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.rooms.replies import Reply
from fairplay.server.store import BusyError, StorageError

#: Close the socket after this many frames that cannot be read.
MAX_BAD = 20
#: Close the socket after this many commands beyond the rate.
MAX_OVER = 200

#: A longer text may be padded: what is charged for it is what is stored.
PLAIN = 256

#: Called when a guest at an address has left.
Left = Callable[[str, str], None]

_decode = msgspec.json.Decoder(AnyCommand).decode
_encode = msgspec.json.Encoder().encode


class GuestSession:
    """One guest at one socket, from the welcome to the end."""

    __slots__ = (
        *("_left", "address_bucket", "bad", "bucket", "client", "hub", "live", "looking_back"),
        *("most", "open", "over", "own", "shared"),
    )

    def __init__(
        self, hub: Hub, live: LiveRoom, client: Client, buckets: tuple[Bucket, Bucket], left: Left
    ) -> None:
        self.hub, self.live, self.client, self._left = hub, live, client, left
        #: What this guest, and everyone at its address, has written today.
        self.own = hub.spending.of_guest(client.guest)
        self.shared = hub.spending.of_address(client.address)
        self.bad = self.over = 0
        #: Whether a hint of some time ago is being worked out once more.
        self.looking_back = False
        #: Commands without an answer, and how many there may be.
        self.open, self.most = 0, hub.config.commands_burst
        #: Shared with the other sockets of this guest, and of this address.
        self.bucket, self.address_bucket = buckets

    def begin(self, seen: Seen | None) -> None:
        """Welcome the guest, who may have seen events before."""
        self.hub.metrics.sockets.inc()
        self.live.join(self.client, seen)

    def lost(self) -> None:
        hub, client = self.hub, self.client
        hub.metrics.sockets.dec()
        if client.closing:
            hub.metrics.dropped.labels(client.closing).inc()
        client.forget()
        self.live.leave(client)
        self._left(client.guest, client.address)

    def caught_up(self) -> None:
        self.client.send_waiting()

    def heard_bytes(self) -> None:
        self.client.close("error-frame-type")

    def heard(self, text: str) -> None:
        """Handle a command. It must not wait: the next one may have arrived already."""
        if self.client.closing is not None:
            return
        began = time.monotonic()
        try:
            command = _decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            self._not_understood(str(error))
            return
        if self.bucket.take(began) or (
            self.address_bucket.take(began) and not self._plays_on(command)
        ):
            self._too_much(command.cmd)
        elif self.hub.stopping:
            self._refuse(command.cmd, "error-server-restart")
        elif isinstance(command, Ping):
            self.client.put(frame(Pong(command.cmd, self.hub.now())))
        elif (self.own.over or self.shared.over) and not self._plays_on(command):
            self._refuse(command.cmd, "error-written-day")
        elif isinstance(command, Report):
            self.hub.spawn(self._report(command))
        elif self.open >= self.most:
            self._refuse(command.cmd, "error-server-busy")
        elif isinstance(command, Ask) and not self._may_ask():
            self._refuse(command.cmd, "error-ask-many")
        elif isinstance(command, EndGame) and (why := self._not_away()):
            self._answer(command.cmd, Reply(0, why))
        else:
            self.open += 1
            size = len(text) if len(text) <= PLAIN else len(_encode(command))
            self._do(command, partial(self._told, command, began, size))

    def _do(self, command: AnyCommand, tell: Callable[[Reply], None]) -> None:
        body = msgspec.to_builtins(command)
        kind, cmd = body.pop("kind"), body.pop("cmd")
        do: Callable[[PendingCommand], None] = self.live.rounds.do
        if kind in STARTING:
            # The seed of the game after this one: its hash is shown before any nonce for it comes.
            body["next"] = new_seed()
            if isinstance(command, ChangeGame):
                do = partial(self._change, command.game)
        at = self.hub.pulse.arrived()
        do(PendingCommand((self.client.guest, cmd), kind, body, tell, at))

    def _change(self, game: GameOptions, pending: PendingCommand) -> None:
        self.hub.spawn(self._change_admitted(game, pending))

    async def _change_admitted(self, game: GameOptions, pending: PendingCommand) -> None:
        """Let a worker read the position of another game first."""
        try:
            await admit_game(self.hub, game, self.client.guest, self.client.address)
        except (InputError, Refusal) as error:
            refused = Refused(error.code, wire_params(error.params))
            pending.tell(Reply(0, refused, lasting=False))
        else:
            self.live.rounds.do(pending)

    def _may_ask(self) -> bool:
        return self.hub.at_doors.ask(self.live.room, self.client.guest, self.client.address)

    def _not_away(self) -> Refused | None:
        """Why a match may not be ended now: the other player is here, or was a moment ago."""
        room = self.live.room
        seat = room.seat_of(self.client.guest)
        if room.phase != "playing" or seat is None or room.cards:
            return None  # the room says what is wrong
        away = self.live.presence.away_ms(1 - seat)
        if away is None:
            return Refused("error-away-here")
        wait = -(-(AWAY_MS - away) // 1000)
        return Refused("error-away-wait", {"seconds": wait}) if wait > 0 else None

    def _plays_on(self, command: AnyCommand) -> bool:
        return plays_on(self.live.room, self.client.guest, _tag(command))

    def _told(self, command: AnyCommand, began: float, size: int, reply: Reply) -> None:
        """The room has replied to a command."""
        self.open -= 1
        if isinstance(command, Ask):
            self.hub.at_doors.answered(self.live.room.code, self.client.address)
        if reply.told:
            self.own.spend(size)
            self.shared.spend(size)
        if reply.seq and isinstance(command, Hint):
            self.hub.spawn(self._hint(command.cmd, reply, self.live.room))
        elif not reply.told:
            self._answer(command.cmd, reply)
        counted = self.hub.metrics.commands
        counted.took(time.monotonic() - began)
        counted.count(_tag(command), _tag(reply.answer))

    def _answer(self, cmd: str, reply: Reply) -> None:
        self.client.put(frame(Answered(cmd, reply.seq, reply.answer)))

    def _refuse(self, cmd: str, code: str) -> None:
        self._answer(cmd, Reply(0, Refused(code)))

    def _too_much(self, cmd: str) -> None:
        self.hub.metrics.commands.count("rate", "refused")
        self.over += 1
        if self.over > MAX_OVER:
            self.client.close("error-rate")
        else:
            self._refuse(cmd, "error-rate")

    def _not_understood(self, reason: str) -> None:
        self.bad += 1
        if self.bad > MAX_BAD:
            self.client.close("error-frames")
        else:
            self.client.put(frame(Failed("error-command", {"reason": reason[:200]})))

    async def _report(self, command: Report) -> None:
        """Report a name to the operator. Nothing happens in the room."""
        try:
            answer: AnyAnswer = await self.hub.requests.report(
                self.live.room, self.client, command.seat
            )
        except InputError as error:
            answer = Refused(error.code, wire_params(error.params))
        except BusyError:
            answer = Refused("error-server-busy")
        except StorageError as error:
            self.hub.trouble(error)
            answer = Refused("error-storage")
        self._answer(command.cmd, Reply(0, answer))

    async def _hint(self, cmd: str, reply: Reply, room: Room) -> None:
        """The hint that was asked for. A repeated command gets it for the position of that time."""
        if not reply.told:
            before = await self._room_then(cmd, reply)
            if before is None:
                return
            room = before
        seat = room.seat_of(self.client.guest)
        assert seat is not None, "only who has a seat is allowed a hint"
        try:
            hint: AnyAnswer = await self.hub.requests.hint(room, seat, self.client.address)
        except Refusal as refusal:
            if refusal.code == "error-server-busy":
                hint = Refused(refusal.code)
            else:
                hint = Refused("error-deadline", {"seconds": self.hub.config.job_seconds})
        self._answer(cmd, Reply(reply.seq, hint))

    async def _room_then(self, cmd: str, reply: Reply) -> Room | None:
        """The room right after a hint of some time ago. None if the command has its answer."""
        if self.looking_back:
            self._refuse(cmd, "error-server-busy")
            return None
        code, self.looking_back = self.live.room.code, True
        try:
            event, room, answer = await self.hub.reading.look_back(code, reply.seq)
        except StorageError as error:
            self.hub.trouble(error)
            self._refuse(cmd, "error-storage-unknown")  # it was done, and its answer is lost
            return None
        except UnreadableError as error:
            self.hub.set_aside(code, error)
            return None
        finally:
            self.looking_back = False
        if event.kind != "hint":
            self._answer(cmd, Reply(reply.seq, answer))
            return None
        return room


def _tag(struct: msgspec.Struct) -> str:
    return str(struct.__struct_config__.tag)
