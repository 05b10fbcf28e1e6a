"""The socket of a room: who may open it, and what is done with each frame.

Plain ASGI, since it is the one path that is taken thousands of times a second.
"""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from fairplay.errors import InputError
from fairplay.play.room import Room, UnreadableError, plays_on
from fairplay.protocol import (
    CLOSE_CODES,
    MAX_FRAME,
    SUBPROTOCOL,
    Answered,
    AnyAnswer,
    AnyCommand,
    Failed,
    Hint,
    Ping,
    Pong,
    Refused,
    Report,
)
from fairplay.server.bans import BANNED
from fairplay.server.errors import Refusal, wire_params
from fairplay.server.guests import Guest, new_guest
from fairplay.server.limits import Bucket, Buckets, Slots
from fairplay.server.rooms.audience import Seen
from fairplay.server.rooms.client import GONE, Client, as_message, frame
from fairplay.server.rooms.codes import read_code
from fairplay.server.rooms.commands import Command, Reply
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.security import origin_allowed
from fairplay.server.services import Services
from fairplay.server.socket_protocol import ShortWay, short_way
from fairplay.server.store import StorageError

#: A client whose frames cannot be read is let go after so many of them.
MAX_BAD = 20
#: And one that does not stop sending too much after so many commands that were too much.
MAX_OVER = 200
#: Wait so long, in seconds, for the other side to take the reason why it is let go.
GOODBYE = 2.0

#: The kind of command that asks for a hint.
HINT = Hint.__struct_config__.tag

_decode = msgspec.json.Decoder(AnyCommand).decode


class Visit(Struct, frozen=True):
    """What there is to know of a handshake. The rest of it is not kept while the socket is open."""

    guest: Guest
    #: Whether the guest has no cookie yet, and may get it only over an encrypted connection.
    fresh: bool
    secure: bool
    address: str
    code: str
    #: The last event that the client has seen, if it says so.
    seen: Seen | None
    subprotocol: str | None
    own_origin: bool
    way: ShortWay


def _seen(query: Mapping[str, str]) -> Seen | None:
    after, at = _number(query.get("after", ""), 9), _number(query.get("at", ""), 15)
    return None if after is None else Seen(after, at)


def _number(text: str, digits: int) -> int | None:
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= digits else None


class RoomSocket:
    """``/api/rooms/{code}/socket``."""

    def __init__(self, services: Services) -> None:
        config = services.config
        self.services, self.guests = services, services.guests
        self.by_address = Slots(config.sockets_per_address)
        self.by_guest = Slots(config.sockets_per_guest)
        self.handshakes = Buckets(config.handshakes_per_second, config.handshakes_burst)
        #: What the sockets of a guest send, and those of an address.
        self.commands = Buckets(config.commands_per_second, config.commands_burst)
        rate = config.commands_per_address
        self.address_commands = Buckets(rate, max(rate, config.commands_burst))

    @property
    def hub(self) -> Hub:
        return self.services.hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        visit = self._visit(scope)
        # Sockets stay open for long: keep no headers for nothing.
        scope["headers"] = []
        await self._accept(send, visit)
        if code := self._refused(visit):
            await self._goodbye(send, code)
        elif not self.by_address.take(visit.address):
            await self._goodbye(send, "error-too-many-sockets")
        else:
            try:
                await self._counted(visit, receive, send)
            finally:
                self.by_address.give(visit.address)

    def _visit(self, scope: Scope) -> Visit:
        connection = HTTPConnection(scope)
        known = self.guests.of(connection)
        return Visit(
            guest=known or new_guest(),
            fresh=known is None,
            secure=connection.url.scheme in ("https", "wss"),
            address=self.services.addresses.of(scope),
            code=read_code(connection.path_params["code"]),
            seen=_seen(connection.query_params),
            subprotocol=SUBPROTOCOL if SUBPROTOCOL in scope.get("subprotocols", ()) else None,
            own_origin=origin_allowed(connection.headers, self.hub.config.origins),
            way=short_way(scope),
        )

    def _refused(self, visit: Visit) -> str | None:
        if self.handshakes.take(visit.address, time.monotonic()):
            return "error-rate"
        if not visit.own_origin:
            return "error-origin"
        if self.services.bans.hold(visit.guest.id, visit.address):
            return BANNED
        return "error-server-restart" if self.hub.stopping else None

    async def _accept(self, send: Send, visit: Visit) -> None:
        """Also those who are refused: a browser tells its page the reason only after this."""
        headers = []
        if visit.fresh and visit.own_origin:
            cookie = self.guests.cookie(visit.guest, secure=visit.secure)
            headers.append((b"set-cookie", cookie.encode()))
        subprotocol = visit.subprotocol
        await send({"type": "websocket.accept", "subprotocol": subprotocol, "headers": headers})

    async def _goodbye(self, send: Send, code: str, **params: str | int) -> None:
        """Say why, then close."""
        self.hub.metrics.dropped.labels(code).inc()
        with suppress(*GONE, TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await send(as_message(frame(Failed(code, params))))
                await send({"type": "websocket.close", "code": CLOSE_CODES[code]})

    async def _counted(self, visit: Visit, receive: Receive, send: Send) -> None:
        guest = visit.guest.id
        if not self.by_guest.take(guest):
            await self._goodbye(send, "error-too-many-sockets")
            return
        try:
            if live := await self._enter(visit, send):
                await self._visited(live, visit, receive, send)
        finally:
            self.by_guest.give(guest)

    async def _visited(self, live: LiveRoom, visit: Visit, receive: Receive, send: Send) -> None:
        try:
            if code := self._turned_away(live, visit.guest.id):
                await self._goodbye(send, code)
            else:
                buckets = self._buckets(visit)
                await Session(self.hub, live, visit, buckets, receive, send).run(visit.seen)
        finally:
            live.holds -= 1

    async def _enter(self, visit: Visit, send: Send) -> LiveRoom | None:
        """The room, if it is there. It is held, and has to be released."""
        try:
            return await self._find(visit)
        except (InputError, Refusal) as error:
            await self._goodbye(send, error.code, **wire_params(error.params))
        except UnreadableError as error:
            await self._goodbye(send, error.code)
        except StorageError as error:
            self.hub.trouble(error)
            await self._goodbye(send, "error-server-busy")
        return None

    async def _find(self, visit: Visit) -> LiveRoom:
        """The room, unless this address has named too many that are none."""
        enter, after = self.hub.enter, visit.seen.seq if visit.seen else 0
        if visit.code in self.hub.rooms:
            return await enter(visit.code, after)
        with self.services.guesses.one(visit.address):
            return await enter(visit.code, after)

    def _buckets(self, visit: Visit) -> tuple[Bucket, Bucket]:
        now = time.monotonic()
        address = self.address_commands.of(visit.address, now)
        return self.commands.of(visit.guest.id, now), address

    def _turned_away(self, live: LiveRoom, guest: str) -> str | None:
        room = live.room
        if guest in room.kicked:
            return "error-kicked"
        if room.phase == "closed":
            return "error-room-closed"
        if room.seat_of(guest) is None and room.host != guest:
            if room.door == "locked":
                return "error-room-locked"
            # Who is about to sit down counts as watching, until then.
            most = self.hub.config.spectators_per_room + len(room.seats)
            return "error-spectators" if live.audience.here(room).watching >= most else None
        return None


class Session:
    """One guest at one socket, from the welcome to the end."""

    def __init__(
        self,
        hub: Hub,
        live: LiveRoom,
        visit: Visit,
        buckets: tuple[Bucket, Bucket],
        receive: Receive,
        send: Send,
    ) -> None:
        self.hub, self.live, self.guest = hub, live, visit.guest.id
        self.address, self.receive, self.send = visit.address, receive, send
        self.way = visit.way
        #: What this guest, and everyone at its address, has written today.
        self.own = hub.spending.of_guest(self.guest)
        self.shared = hub.spending.of_address(visit.address)
        self.bad = self.over = 0
        #: Whether a hint of some time ago is being worked out once more.
        self.looking_back = False
        #: Commands without an answer, and how many there may be.
        self.open, self.most = 0, hub.config.commands_burst
        #: Shared with the other sockets of this guest, and of this address.
        self.bucket, self.address_bucket = buckets
        task = asyncio.current_task()
        assert task is not None
        self.client = Client(self.guest, visit.address, visit.way.write, send, task)

    async def run(self, seen: Seen | None) -> None:
        hub, client = self.hub, self.client
        hub.metrics.sockets.inc()
        self.live.join(client, seen)
        try:
            self.way.listen(self.heard)
            await self._read()
        except asyncio.CancelledError:
            if not client.closing:
                raise
            await self._drop(client.closing)
        finally:
            hub.metrics.sockets.dec()
            client.forget()
            self.live.leave(client)

    async def _drop(self, code: str) -> None:
        asyncio.current_task().uncancel()  # type: ignore[union-attr]
        self.hub.metrics.dropped.labels(code).inc()
        with suppress(*GONE, TimeoutError):
            async with asyncio.timeout(GOODBYE):
                await self.send({"type": "websocket.close", "code": CLOSE_CODES[code]})

    async def _read(self) -> None:
        receive = self.receive
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if (text := message.get("text")) is None:
                self.client.close("error-frame-type")
            else:
                self.heard(text)

    def heard(self, text: str) -> None:
        """A text has come in. It must not wait for anything: the next one may be there already."""
        if self.client.closing is not None:
            return
        if len(text) > MAX_FRAME:
            self.client.close("error-frame-size")
            return
        began = time.monotonic()
        try:
            command = _decode(text)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            self._not_understood(str(error))
            return
        if self.bucket.take(began) or self.address_bucket.take(began):
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
        else:
            self.open += 1
            kind, body = command.__struct_config__.tag, self.hub.body(command)
            told = partial(self._told, kind, command.cmd, began, len(text))
            at = self.hub.pulse.arrived()
            self.live.do(Command((self.guest, command.cmd), kind, body, told, at))

    def _plays_on(self, command: AnyCommand) -> bool:
        return plays_on(self.live.room, self.guest, str(command.__struct_config__.tag))

    def _told(self, kind: str, cmd: str, began: float, size: int, reply: Reply) -> None:
        """What has become of a command."""
        self.open -= 1
        if reply.told:
            self.own.spend(size)
            self.shared.spend(size)
        if reply.seq and kind == HINT:
            self.hub.spawn(self._hint(cmd, reply, self.live.room))
        elif not reply.told:
            self._answer(cmd, reply)
        counted = self.hub.metrics.commands
        counted.took(time.monotonic() - began)
        counted.count(kind, str(reply.answer.__struct_config__.tag))

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
        """Tell the operator of a name. Nothing happens in the room."""
        try:
            answer: AnyAnswer = await self.hub.report(self.live, self.guest, command.seat)
        except InputError as error:
            answer = Refused(error.code, wire_params(error.params))
        except StorageError as error:
            self.hub.trouble(error)
            answer = Refused("error-storage")
        self._answer(command.cmd, Reply(0, answer))

    async def _hint(self, cmd: str, reply: Reply, room: Room) -> None:
        """The hint that was asked for; to who asks again, for the position of that time."""
        if not reply.told:
            if self.looking_back:
                self._refuse(cmd, "error-server-busy")
                return
            self.looking_back = True
            try:
                event, room, answer = await self.hub.reading.look_back(room.code, reply.seq)
            except StorageError as error:
                self.hub.trouble(error)
                self._refuse(cmd, "error-storage-unknown")  # it was done, and its answer is lost
                return
            except UnreadableError as error:
                self.hub.set_aside(room.code, error)
                return
            finally:
                self.looking_back = False
            if event.kind != HINT:
                self._answer(cmd, Reply(reply.seq, answer))
                return
        seat = room.seat_of(self.guest)
        assert seat is not None, "only who has a seat is allowed a hint"
        try:
            hint: AnyAnswer = await self.hub.hint(room, seat, self.address)
        except Refusal as refusal:
            if refusal.code == "error-server-busy":
                hint = Refused(refusal.code)
            else:
                hint = Refused("error-deadline", {"seconds": self.hub.config.job_seconds})
        self._answer(cmd, Reply(reply.seq, hint))
