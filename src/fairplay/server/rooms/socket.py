"""The socket of a room: who may open it.

This is plain ASGI, so that no framework adds work to a command.
"""

import time
from collections.abc import Mapping

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from fairplay.errors import InputError
from fairplay.play.room import UnreadableError
from fairplay.protocol import CLOSE_CODES, SUBPROTOCOL, Failed, read_code
from fairplay.server.bans import BANNED
from fairplay.server.errors import Refusal, wire_params
from fairplay.server.guests import Guest, new_guest
from fairplay.server.limits import Bucket, Buckets, Slots
from fairplay.server.open_socket import SOCKET, Socket
from fairplay.server.rooms.audience import Seen
from fairplay.server.rooms.client import Client, frame
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.rooms.session import GuestSession
from fairplay.server.security import origin_allowed
from fairplay.server.services import Services
from fairplay.server.store import StorageError


class Visit(Struct, frozen=True):
    """What is needed of a handshake."""

    guest: Guest
    #: Whether the guest has no cookie yet, and may get it only over an encrypted connection.
    fresh: bool
    secure: bool
    address: str
    code: str
    #: The last event that the client says it has seen.
    seen: Seen | None
    subprotocol: str | None
    own_origin: bool
    socket: Socket


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
        """Answer a handshake. A session goes on after this has returned."""
        await receive()
        visit = self._visit(scope)
        await self._accept(send, visit)
        if code := self._refused(visit):
            self._goodbye(visit, code)
        elif not self._take(visit):
            self._goodbye(visit, "error-too-many-sockets")
        else:
            stays = False
            try:
                stays = await self._enter(visit)
            finally:
                if not stays:
                    self._give(visit.guest.id, visit.address)

    def _take(self, visit: Visit) -> bool:
        """Count a socket, unless it is one too many."""
        if not self.by_address.take(visit.address):
            return False
        if not self.by_guest.take(visit.guest.id):
            self.by_address.give(visit.address)
            return False
        return True

    def _give(self, guest: str, address: str) -> None:
        self.by_guest.give(guest)
        self.by_address.give(address)

    def _visit(self, scope: Scope) -> Visit:
        connection = HTTPConnection(scope)
        known = self.guests.of(connection)
        return Visit(
            guest=known or new_guest(),
            fresh=known is None,
            secure=connection.url.scheme in ("https", "wss"),
            address=self.services.addresses.of(scope),
            code=read_code(connection.path_params["code"]),
            seen=_seen_by(connection.query_params),
            subprotocol=SUBPROTOCOL if SUBPROTOCOL in scope.get("subprotocols", ()) else None,
            own_origin=origin_allowed(connection.headers, self.hub.config.origins),
            socket=scope["extensions"][SOCKET],
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
        """Accept even those who are refused: a browser tells its page no reason before that."""
        headers = []
        if visit.fresh and visit.own_origin:
            cookie = self.guests.cookie(visit.guest, secure=visit.secure)
            headers.append((b"set-cookie", cookie.encode()))
        subprotocol = visit.subprotocol
        await send({"type": "websocket.accept", "subprotocol": subprotocol, "headers": headers})

    def _goodbye(self, visit: Visit, code: str, **params: str | int) -> None:
        """Say why, then close."""
        self.hub.metrics.dropped.labels(code).inc()
        visit.socket.write(frame(Failed(code, params)))
        visit.socket.close(CLOSE_CODES[code])

    async def _enter(self, visit: Visit) -> bool:
        """Begin a session, if this guest may come in."""
        live = await self._room(visit)
        if live is None:
            return False
        try:
            if code := self._turned_away(live, visit.guest.id):
                self._goodbye(visit, code)
                return False
            client = Client(visit.guest.id, visit.address, visit.socket)
            session = GuestSession(self.hub, live, client, self._buckets(visit), self._give)
            session.begin(visit.seen)
            visit.socket.listen(session)
            return True
        finally:
            live.holds -= 1

    async def _room(self, visit: Visit) -> LiveRoom | None:
        """The room, if it is there. It is held, and has to be released."""
        try:
            return await self._find(visit)
        except (InputError, Refusal) as error:
            self._goodbye(visit, error.code, **wire_params(error.params))
        except UnreadableError as error:
            self._goodbye(visit, error.code)
        except StorageError as error:
            self.hub.trouble(error)
            self._goodbye(visit, "error-server-busy")
        return None

    async def _find(self, visit: Visit) -> LiveRoom:
        """The room, unless this address has named too many that are none."""
        known = visit.code in self.hub.rooms
        with self.services.guesses.one(visit.address, known=known):
            return await self.hub.enter(visit.code, visit.seen.seq if visit.seen else 0)

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
            # Guests count as watching until they sit down.
            most = self.hub.config.spectators_per_room + len(room.seats)
            return "error-spectators" if live.audience.here(room).watching >= most else None
        return None


def _seen_by(query: Mapping[str, str]) -> Seen | None:
    after, at = _number(query.get("after", ""), 9), _number(query.get("at", ""), 15)
    return None if after is None else Seen(after, at)


def _number(text: str, digits: int) -> int | None:
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= digits else None
