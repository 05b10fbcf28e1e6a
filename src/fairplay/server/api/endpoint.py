"""An endpoint: what it takes, what it answers, and how it is answered."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fairplay.server.api.reading import Query, read_body, read_query
from fairplay.server.services import Services, services_of

JSON, PDF, SVG = "application/json", "application/pdf", "image/svg+xml"

#: Answers a request in this process, at once.
Direct = Callable[[Services, Request, Any], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """``query`` is the struct of the parameters (of the body, in a POST).

    Either a ``job`` with the fields of the query as its arguments answers it, or ``direct``.
    ``answer`` is the type of its JSON; None where ``media`` is something else.
    """

    path: str
    about: str
    query: type[msgspec.Struct] = Query
    answer: Any = None
    method: str = "GET"
    media: str = JSON
    job: str = ""
    #: The same question has the same answer, so it may be kept, here and by clients.
    keep: bool = False
    direct: Direct | None = None
    file: str = ""


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each address, whatever can be done there."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [_route(path, methods) for path, methods in by_path.items()]


def _route(path: str, methods: dict[str, Endpoint]) -> Route:
    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await _answer(methods[method], request)

    return Route(path, handle, methods=list(methods))


async def _answer(endpoint: Endpoint, request: Request) -> Response:
    read = read_body if endpoint.method == "POST" else read_query
    query = await read(request, endpoint.query)
    services = services_of(request)
    if endpoint.direct:
        return await endpoint.direct(services, request, query)
    fields = msgspec.structs.astuple(query)
    arguments = (None if value is msgspec.UNSET else value for value in fields)
    asker = services.addresses.of(request.scope)
    services.check_ban(None, asker)
    work = services.workers.run(endpoint.job, *arguments, keep=endpoint.keep, asker=asker)
    content = await _while_wanted(request, work)
    return Response(content, 200, _headers(endpoint), media_type=endpoint.media)


def _headers(endpoint: Endpoint) -> dict[str, str]:
    caching = "public, max-age=300" if endpoint.keep else "no-store"
    headers = {"cache-control": caching}
    if endpoint.file:
        headers["content-disposition"] = f'attachment; filename="{endpoint.file}"'
    return headers


async def _while_wanted(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes:
    """Do the work, unless the client goes away before it is done."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        # To someone who is gone, any answer will do.
        return await working if working.done() else b""
    finally:
        working.cancel()
        leaving.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def answered(data: Any, *, caching: str = "no-store") -> Response:
    """A direct answer as JSON."""
    body = msgspec.json.encode(data)
    return Response(body, 200, {"cache-control": caching}, media_type=JSON)
