"""``/api/me``: export and delete what is stored of a guest."""

import time
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from fairplay.server.api.endpoint import JSON, Endpoint, answered
from fairplay.server.api.reading import Query
from fairplay.server.errors import Refusal
from fairplay.server.guests import Guest, ended_cookies
from fairplay.server.privacy import erasure
from fairplay.server.privacy.export import exported
from fairplay.server.services import Services

FILE = "fairplay-data.json"


class Erased(Struct, frozen=True):
    """``done``: nothing is left. Otherwise it takes about a minute."""

    done: bool


async def forget_me(services: Services, request: Request, query: Any) -> Response:
    """Without a cookie there is nothing to delete."""
    del query
    done = True
    if guest := services.guests.of(request):
        _take(services, request, guest)
        await services.revoke(guest.id)
        await erasure.begin(services.hub, guest.id)
        done = services.hub.fanout.alone
    response = answered(Erased(done))
    for cookie in ended_cookies(secure=request.url.scheme == "https"):
        response.headers.append("set-cookie", cookie)
    return response


async def export(services: Services, request: Request, query: Any) -> Response:
    del query
    guest = services.guests.of(request)
    if guest is None:
        raise Refusal(401, "error-no-guest")
    _take(services, request, guest)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{FILE}"',
    }
    content = exported(services.store, guest)
    return StreamingResponse(content, 200, headers, media_type=JSON)


def _take(services: Services, request: Request, guest: Guest) -> None:
    """Limit both, since they read or change all that a guest has done."""
    for key in (guest.id, services.addresses.of(request.scope)):
        if wait := services.personal.take(key, time.monotonic()):
            raise Refusal(429, "error-rate", retry=int(wait) + 1)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint(
        "/api/me",
        "Forget everything that is known of this guest.",
        Query,
        Erased,
        "DELETE",
        direct=forget_me,
    ),
    Endpoint(
        "/api/me/export",
        "Everything that is stored of this guest.",
        answer=dict[str, Any],
        direct=export,
        file=FILE,
    ),
)
