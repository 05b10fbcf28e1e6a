"""The ASGI app, put together from its parts."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fairplay.errors import InputError
from fairplay.play.room import UnreadableError
from fairplay.rules.own_files import OwnFiles
from fairplay.server import api, privacy, rooms
from fairplay.server.addresses import KEY
from fairplay.server.admin import endpoint as admin
from fairplay.server.background import supervised
from fairplay.server.config import Config
from fairplay.server.connections import Connections, files_left
from fairplay.server.errors import Refusal, refusal
from fairplay.server.files import read_files
from fairplay.server.guests import Guests
from fairplay.server.keys import keep_reading, read_keys
from fairplay.server.limits import Buckets
from fairplay.server.logs import log
from fairplay.server.metrics import Metrics
from fairplay.server.metrics_listener import showing
from fairplay.server.own_games import keep_reloading
from fairplay.server.pages import Pages
from fairplay.server.request_metrics import Measuring
from fairplay.server.revoking import forget_revoked, keep_revoked, read_revoked
from fairplay.server.security import Gate, SecurityHeaders, refused
from fairplay.server.services import Services
from fairplay.server.store import StorageError, Store, UncertainError
from fairplay.server.store.scrubbing import scrub
from fairplay.server.store.secret import secret
from fairplay.server.watching import watch
from fairplay.server.workers import Workers

#: The codes of what the router refuses.
_CODES = {404: "error-not-found", 405: "error-method"}
#: Starlette looks for a handler by these classes.
_ERRORS: tuple[type[Exception], ...] = (
    HTTPException,
    Refusal,
    InputError,
    StorageError,
    UnreadableError,
    ClientDisconnect,
    Exception,
)


def create_app(config: Config) -> Starlette:
    """An app that is ready to be served. Nothing is opened before it starts."""
    metrics = Metrics()
    connections = _connections(config, metrics)
    guests, workers = Guests(config.secrets or ("",)), Workers(config, metrics)
    guesses = rooms.Guesses(config.misses_per_minute, config.misses_burst)
    services = Services(config, metrics, guests, workers, connections, guesses)
    requests = Buckets(config.requests_per_second, config.requests_burst)
    endpoints = (*api.ENDPOINTS, *privacy.ENDPOINTS, *rooms.ENDPOINTS)
    app_pages = Pages(read_files(), config.site)
    files = OwnFiles(config.games)
    files.load(config.job_seconds)
    workers.games = files.sources
    app = Starlette(
        routes=[
            *api.routes(endpoints),
            *admin.routes(config.admin_token),
            rooms.socket(services),
        ],
        middleware=[
            Middleware(Measuring, metrics),
            Middleware(SecurityHeaders, config.hsts),
            Middleware(Gate, config.origins, requests, time.monotonic),
        ],
        exception_handlers=dict.fromkeys(_ERRORS, _answer_error),
        lifespan=_lifespan,
    )
    app.router.redirect_slashes = False
    app.router.default = app_pages
    app.state.services, app.state.endpoints = services, endpoints
    app.state.version = app_pages.version
    app.state.files = files
    return app


def _connections(config: Config, metrics: Metrics) -> Connections:
    most = min(config.connections, files_left())
    connections = Connections(
        most, config.connections_per_address, config.proxies, config.slow_seconds
    )
    metrics.connections.set_function(lambda: len(connections))
    return connections


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
    """Open the parts from the bottom up, and close them in the opposite order."""
    services: Services = app.state.services
    config = services.config

    async def measures() -> bytes:
        return services.metrics.text()

    store = await asyncio.to_thread(Store.open, config.database_url, rooms.reader())
    try:
        services.open(store)
        await store.call(scrub, store.engine)
        services.addresses.use(await store.call(secret, store.engine, KEY))
        await services.read_bans()
        async with _guests_known(services), showing(config.metrics, measures):
            services.workers.start()
            async with rooms.running(services):
                watching = supervised("watch", partial(watch, services), services.metrics)
                services.hub.spawn(watching)
                if config.games:
                    reloading = partial(keep_reloading, app.state.files, services)
                    services.hub.spawn(supervised("games", reloading, services.metrics))
                log.info("started")
                # The state that the protocols below the app see.
                yield {"connections": services.connections}
    finally:
        services.stop()
        await services.workers.stop()
        store.close()
        log.info("stopped")


@asynccontextmanager
async def _guests_known(services: Services) -> AsyncIterator[None]:
    """Read the keys of cookies and the revoked guests, now and from time to time."""
    store, guests = services.store, services.guests
    await forget_revoked(store)
    await read_revoked(store, guests)
    loops = {"revoked": partial(keep_revoked, store, guests, services.sign_out)}
    if not services.config.secrets:
        await read_keys(store, guests)
        loops["keys"] = partial(keep_reading, store, guests)
    reading = [
        asyncio.create_task(supervised(name, loop, services.metrics))
        for name, loop in loops.items()
    ]
    try:
        yield
    finally:
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)


async def _answer_error(request: Request, error: Exception) -> Response:
    """The answer to a request that has failed."""
    del request
    response = refused(_refusal_of(error))
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response


def _refusal_of(error: Exception) -> Refusal:
    match error:
        case Refusal():
            return error
        case InputError():
            return refusal(error)
        case UnreadableError(code=code):
            return rooms.unreadable(code)
        case StorageError():
            log.error("storage", extra={"data": {"reason": str(error)}})
            unknown = isinstance(error, UncertainError)
            return Refusal(503, "error-storage-unknown" if unknown else "error-storage", retry=5)
        case HTTPException(status_code=status):
            return Refusal(status, _CODES.get(status, "error-request"))
        case ClientDisconnect():
            return Refusal(400, "error-request")
    # Not foreseen. Whoever has called the app logs the traceback.
    return Refusal(500, "error-internal")
