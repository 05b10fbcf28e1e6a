"""An endpoint: its parameters, its answer, and who answers."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fairplay.server.api.reading import Query, read_body, read_query
from fairplay.server.services import Services, services_of

JSON, PDF, SVG, PNG = "application/json", "application/pdf", "image/svg+xml", "image/png"

#: Answers from this size on are compressed, from the other one on in a thread of their own.
COMPRESSED_FROM, COMPRESSED_APART = 1400, 20_000
_LEVEL = 5

#: Answers a request in this process, at once.
Direct = Callable[[Services, Request, Any], Awaitable[Response]]


@dataclass(frozen=True)
class Endpoint:
    """``query`` is the struct of the parameters, or of the body of a POST.

    Either ``direct`` answers, or a ``job`` whose arguments are the fields of the query. ``answer``
    is the type of the JSON; None if ``media`` is something else.
    """

    path: str
    about: str
    query: type[msgspec.Struct] = Query
    answer: Any = None
    method: str = "GET"
    media: str = JSON
    job: str = ""
    #: Whether the answer may be cached, here and by clients.
    keep: bool = False
    direct: Direct | None = None
    file: str = ""
    #: The header that takes the first line of the job's answer.
    header: str = ""


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route per path, with all its methods."""
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
    content = await run_job(services, request, endpoint.job, *arguments, keep=endpoint.keep)
    headers = _headers(endpoint, services)
    if endpoint.header:
        line, _, content = content.partition(b"\n")
        headers[endpoint.header] = line.decode()
    if endpoint.media == JSON and len(content) >= COMPRESSED_FROM:
        content = await _compressed(request, headers, content)
    return Response(content, 200, headers, media_type=endpoint.media)


async def _compressed(request: Request, headers: dict[str, str], content: bytes) -> bytes:
    """Compress the answer of a job. Jobs know no secret, so its length cannot betray one."""
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return content
    headers["content-encoding"] = "gzip"
    if len(content) < COMPRESSED_APART:
        return gzip.compress(content, _LEVEL, mtime=0)
    return await asyncio.to_thread(gzip.compress, content, _LEVEL, mtime=0)


async def run_job(
    services: Services, request: Request, job: str, *arguments: Any, keep: bool
) -> bytes:
    """Do a job for a client, as long as it waits for the answer."""
    asker = services.addresses.of(request.scope)
    services.check_ban(None, asker)
    return await _while_wanted(
        request, services.workers.run(job, *arguments, keep=keep, asker=asker)
    )


def _headers(endpoint: Endpoint, services: Services) -> dict[str, str]:
    # The operator's own games may change at any time.
    keep = endpoint.keep and not services.config.games
    caching = "public, max-age=300" if keep else "no-store"
    headers = {"cache-control": caching}
    if endpoint.file:
        headers["content-disposition"] = f'attachment; filename="{endpoint.file}"'
    return headers


async def _while_wanted(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes:
    """Do the work, but cancel it when the client goes away."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        # Nobody reads the answer if the client is gone.
        return await working if working.done() else b""
    finally:
        working.cancel()
        leaving.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def answered(data: Any, *, caching: str = "no-store") -> Response:
    """An answer as JSON."""
    body = msgspec.json.encode(data)
    return Response(body, 200, {"cache-control": caching}, media_type=JSON)
