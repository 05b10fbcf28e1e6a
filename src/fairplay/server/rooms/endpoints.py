"""Rooms over HTTP: make one, find one, look at what was played in it."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from fairplay.errors import InputError
from fairplay.play.room import Room, UnreadableError, check_name, names_in, read_options, view
from fairplay.play.titles import game_terms, game_title
from fairplay.protocol import Name, PlayedGame, RoomOptions, RoomView, read_code
from fairplay.server.api.endpoint import JSON, Endpoint, answered
from fairplay.server.api.reading import Query
from fairplay.server.errors import Refusal
from fairplay.server.rooms import listing
from fairplay.server.rooms.creating import create_room
from fairplay.server.rooms.hub import Hub
from fairplay.server.rooms.live import LiveRoom
from fairplay.server.services import Services
from fairplay.server.store import RoomRow, lobby
from fairplay.vocabulary import Sentence

#: Rooms on a page of the lobby.
PAGE = 50
#: Milliseconds after which someone who waits for a quick match counts as gone. A reload takes less.
GONE_MS = 5_000
TEXT = "text/plain"


class LobbyQuery(Query, frozen=True):
    """``after`` is the ``next`` of the page before."""

    after: Annotated[str, Meta(max_length=80)] = ""


class RoomQuery(Query, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class NewRoom(RoomOptions, frozen=True):
    """The options of a room, and the ``name`` under which its host will sit down. A name that the
    room would refuse makes no room."""

    name: Name | None = None

    @property
    def options(self) -> RoomOptions:
        return RoomOptions(*(getattr(self, field) for field in RoomOptions.__struct_fields__))


class Listed(Struct, frozen=True):
    """A public room that waits for players. ``title`` and ``terms`` say what it plays."""

    code: str
    game: str
    title: Sentence
    terms: tuple[Sentence, ...]
    options: RoomOptions
    seats: int
    free: int
    created_at: int


class Lobby(Struct, frozen=True):
    """A page of rooms; ``next`` is where the page after it begins, if there is one."""

    rooms: list[Listed]
    next: str | None = None


class Made(Struct, frozen=True):
    """The code of a room: part of its address, and to be read aloud if it is short."""

    code: str


class Replay(Struct, frozen=True):
    """The games of a room that are over."""

    games: list[PlayedGame]


async def _lobby(services: Services, request: Request, query: LobbyQuery) -> Response:
    del request
    hub, after = services.hub, lobby.Cursor.read(query.after)
    if query.after and after is None:
        raise Refusal(400, "error-field-wrong", name="after")
    store = hub.store
    asked = store.engine, hub.now(), PAGE, after, store.reader
    rows, end = await store.call(lobby.page, *asked)
    return answered(Lobby(list(_listed(rows)), str(end) if end else None))


def _listed(rows: Iterable[RoomRow]) -> Iterator[Listed]:
    """Rooms with their options, without those that only a newer version can read."""
    for row in rows:
        with suppress(UnreadableError, InputError):
            options = read_options(row.options)
            title, terms = game_title(options.game), game_terms(options.game)
            numbers = row.seats, row.free, row.created_at
            yield Listed(row.code, row.game, title, terms, options, *numbers)


async def _make(services: Services, request: Request, query: NewRoom) -> Response:
    guest = _guest(services, request)
    options, address = query.options, services.addresses.of(request.scope)
    if query.name is not None:
        check_name(query.name, names_in(options))
    code = await create_room(services.hub, options, guest, address)
    return answered(Made(code))


async def _quick(services: Services, request: Request, query: RoomOptions) -> Response:
    """A public room of just this kind that waits for players, or a new one."""
    hub, guest = services.hub, _guest(services, request)
    wanted = msgspec.structs.replace(query, visibility="public")
    store = hub.store
    asked = store.engine, hub.now(), listing.wanted(wanted), guest, store.reader
    for code in await store.call(lobby.alike, *asked):
        if await _welcome(hub, code, guest):
            return answered(Made(code))
    address = services.addresses.of(request.scope)
    return answered(Made(await create_room(hub, wanted, guest, address)))


async def _welcome(hub: Hub, code: str, guest: str) -> bool:
    """Whether a guest may come in and finds somebody there.

    A room whose host has sent them away is not offered again.
    """
    try:
        live = await hub.open(code)
    except (InputError, UnreadableError):
        return False
    room = live.room
    return guest not in room.kicked and room.door == "open" and not _deserted(live)


def _deserted(live: LiveRoom) -> bool:
    """Whether everyone who took a seat has closed the page."""
    taken = [number for number, seat in enumerate(live.room.seats) if seat.guest]
    away = [live.presence.away_ms(number) for number in taken]
    return bool(away) and all(one is not None and one > GONE_MS for one in away)


async def _look(services: Services, request: Request, query: RoomQuery) -> Response:
    return answered(view(await _room(services, request, query.code)))


async def _played(
    job: str, media: str, services: Services, request: Request, query: RoomQuery
) -> Response:
    room = await _room(services, request, query.code)
    asker = services.addresses.of(request.scope)
    content = await services.hub.replays.get(job, room, asker)
    return Response(content, headers={"cache-control": "no-store"}, media_type=media)


async def _room(services: Services, request: Request, code: str) -> Room:
    """The room of a code, if the guest may look at it, unless this address has named too many
    codes of no room."""
    hub, read = services.hub, read_code(code)
    address = services.addresses.of(request.scope)
    try:
        with services.guesses.one(address, known=read in hub.rooms):
            room = (await hub.open(read)).room
    except InputError as error:
        raise Refusal(404, "error-room-unknown", room=code) from error
    guest = services.guests.of(request)
    if guest is not None and guest.id in room.kicked:
        raise Refusal(403, "error-kicked")
    inside = guest is not None and (guest.id == room.host or room.seat_of(guest.id) is not None)
    if room.door == "locked" and not inside:
        raise Refusal(403, "error-room-locked")
    return room


def _guest(services: Services, request: Request) -> str:
    """The guest who makes a room, known by the cookie that /api/me gives."""
    guest = services.guests.of(request)
    if guest is None:
        raise Refusal(401, "error-no-guest")
    services.check_ban(guest.id, services.addresses.of(request.scope))
    return guest.id


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("/api/rooms", "Public rooms that wait for players.", LobbyQuery, Lobby, direct=_lobby),
    Endpoint("/api/rooms", "Make a room.", NewRoom, Made, "POST", direct=_make),
    Endpoint(
        "/api/quick",
        "A public room for just this game: one that waits, or a new one.",
        RoomOptions,
        Made,
        "POST",
        direct=_quick,
    ),
    Endpoint("/api/rooms/{code}", "A room as it is now.", RoomQuery, RoomView, direct=_look),
    Endpoint(
        "/api/rooms/{code}/replay",
        "The games of a room that are over, event by event.",
        RoomQuery,
        Replay,
        direct=partial(_played, "replay", JSON),
    ),
    Endpoint(
        "/api/rooms/{code}/export",
        "The games of a room that are over, as text.",
        RoomQuery,
        media=TEXT,
        direct=partial(_played, "export", TEXT),
    ),
)
