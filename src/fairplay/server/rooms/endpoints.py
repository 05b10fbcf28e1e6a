"""Rooms over HTTP: make one, find one, look at what was played in it."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from fairplay.errors import InputError
from fairplay.play.room import export, finished_games, view
from fairplay.protocol import PlayedGame, RoomOptions, RoomView
from fairplay.server.api.endpoint import Direct, Endpoint, answered
from fairplay.server.api.reading import Query
from fairplay.server.errors import Refusal
from fairplay.server.rooms import listing
from fairplay.server.rooms.codes import read_code
from fairplay.server.rooms.live import to_event
from fairplay.server.security import client_key
from fairplay.server.services import Services
from fairplay.server.store import RoomRow, lobby

#: Rooms on a page of the lobby.
PAGE = 50
TEXT = "text/plain"


class LobbyQuery(Query, frozen=True):
    """``after`` is the ``next`` of the page before."""

    after: Annotated[str, Meta(max_length=80)] = ""


class RoomQuery(Query, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Listed(Struct, frozen=True):
    """A public room that waits for players."""

    code: str
    game: str
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
    rows, end = await hub.store.call(lobby.page, hub.store.engine, hub.now(), PAGE, after)
    return answered(Lobby([_listed(row) for row in rows], str(end) if end else None))


def _listed(row: RoomRow) -> Listed:
    options = msgspec.convert(row.options, RoomOptions)
    return Listed(row.code, row.game, options, row.seats, row.free, row.created_at)


async def _make(services: Services, request: Request, query: RoomOptions) -> Response:
    guest = _guest(services, request)
    code = await services.hub.create(query, guest, client_key(request.scope))
    return answered(Made(code))


async def _quick(services: Services, request: Request, query: RoomOptions) -> Response:
    """A public room of just this kind that waits for players, or a new one."""
    hub, guest = services.hub, _guest(services, request)
    wanted = msgspec.structs.replace(query, visibility="public")
    engine, now = hub.store.engine, hub.now()
    code = await hub.store.call(lobby.alike, engine, now, listing.wanted(wanted), guest)
    return answered(Made(code or await hub.create(wanted, guest, client_key(request.scope))))


def _guarded(answer: Direct) -> Direct:
    """Answer about the room of a code, unless this address has named too many that are none."""

    async def guarded(services: Services, request: Request, query: RoomQuery) -> Response:
        if read_code(query.code) in services.hub.rooms:
            return await answer(services, request, query)
        with services.guesses.one(client_key(request.scope)):
            return await answer(services, request, query)

    return guarded


async def _look(services: Services, request: Request, query: RoomQuery) -> Response:
    del request
    try:
        live = await services.hub.open(read_code(query.code))
    except InputError as error:
        raise _unknown(query.code) from error
    return answered(view(live.room))


async def _replay(services: Services, request: Request, query: RoomQuery) -> Response:
    del request
    code, log = await _log(services, query.code)
    return answered(Replay([game.played() for game in finished_games(code, log)]))


async def _export(services: Services, request: Request, query: RoomQuery) -> Response:
    del request
    code, log = await _log(services, query.code)
    headers = {"cache-control": "no-store"}
    return Response(export(code, log), headers=headers, media_type=TEXT)


async def _log(services: Services, text: str) -> tuple[str, list[Any]]:
    hub, code = services.hub, read_code(text)
    rows = await hub.store.call(hub.store.events_after, code, 0)
    if not rows:
        raise _unknown(text)
    return code, list(map(to_event, rows))


def _unknown(code: str) -> Refusal:
    return Refusal(404, "error-room-unknown", room=code)


def _guest(services: Services, request: Request) -> str:
    """Whoever makes a room is known: by a cookie, as /api/me gives it."""
    guest = services.guests.of(request)
    if guest is None:
        raise Refusal(401, "error-no-guest")
    return guest.id


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("/api/rooms", "Public rooms that wait for players.", LobbyQuery, Lobby, direct=_lobby),
    Endpoint("/api/rooms", "Make a room.", RoomOptions, Made, "POST", direct=_make),
    Endpoint(
        "/api/quick",
        "A public room for just this game: one that waits, or a new one.",
        RoomOptions,
        Made,
        "POST",
        direct=_quick,
    ),
    Endpoint(
        "/api/rooms/{code}", "A room as it is now.", RoomQuery, RoomView, direct=_guarded(_look)
    ),
    Endpoint(
        "/api/rooms/{code}/replay",
        "The games of a room that are over, event by event.",
        RoomQuery,
        Replay,
        direct=_guarded(_replay),
    ),
    Endpoint(
        "/api/rooms/{code}/export",
        "The games of a room that are over, as text.",
        RoomQuery,
        media=TEXT,
        direct=_guarded(_export),
    ),
)
