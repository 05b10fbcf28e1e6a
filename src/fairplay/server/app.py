"""The app, put together from its parts."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from fairplay.errors import InputError
from fairplay.server import api, pages, rooms
from fairplay.server.config import Config
from fairplay.server.errors import Refusal, refusal
from fairplay.server.guests import Guests
from fairplay.server.keys import keep_reading, read_keys
from fairplay.server.limits import Buckets
from fairplay.server.logs import log
from fairplay.server.measuring import Measuring
from fairplay.server.metrics import Metrics
from fairplay.server.security import Gate, SecurityHeaders, refused
from fairplay.server.services import Services
from fairplay.server.store import StorageError, Store
from fairplay.server.workers import Workers

_CODES = {404: "error-not-found", 405: "error-method"}


def create_app(config: Config) -> Starlette:
    """An app that is ready to be served; nothing is opened before it starts."""
    metrics = Metrics()
    services = Services(config, metrics, Guests(config.secrets or ("",)), Workers(config, metrics))
    requests = Buckets(config.requests_per_second, config.requests_burst)
    endpoints = (*api.ENDPOINTS, *rooms.ENDPOINTS)
    app = Starlette(
        routes=[*api.routes(endpoints), rooms.socket(services)],
        middleware=[
            Middleware(Measuring, metrics),
            Middleware(SecurityHeaders),
            Middleware(Gate, config.origins, requests, time.monotonic),
        ],
        exception_handlers={
            HTTPException: _http_error,
            Refusal: _refusal,
            InputError: _input_error,
            StorageError: _storage_error,
            Exception: _mistake,
        },
        lifespan=_lifespan,
    )
    app.router.redirect_slashes = False
    app.router.default = pages.Pages(pages.read_files())
    app.state.services, app.state.endpoints = services, endpoints
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    """Open what is below, from the bottom up; close it in the other order."""
    services: Services = app.state.services
    config = services.config
    store = await asyncio.to_thread(Store.open, config.database_url)
    reading = None
    try:
        services.open(store)
        if not config.secrets:
            await read_keys(store, services.guests)
            reading = asyncio.create_task(keep_reading(store, services.guests))
        services.workers.start()
        async with rooms.running(services):
            log.info("started")
            yield
    finally:
        services.stop()
        if reading:
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading
        await services.workers.stop()
        store.close()
        log.info("stopped")


async def _http_error(request: Request, error: Exception) -> Response:
    """What the router says: no such address, or not in this way."""
    del request
    assert isinstance(error, HTTPException)
    response = refused(Refusal(error.status_code, _CODES.get(error.status_code, "error-request")))
    response.headers.update(error.headers or {})
    return response


async def _refusal(request: Request, error: Exception) -> Response:
    del request
    assert isinstance(error, Refusal)
    return refused(error)


async def _input_error(request: Request, error: Exception) -> Response:
    del request
    assert isinstance(error, InputError)
    return refused(refusal(error))


async def _storage_error(request: Request, error: Exception) -> Response:
    del request
    log.error("storage", extra={"data": {"reason": str(error)}})
    return refused(Refusal(503, "error-storage", retry=5))


async def _mistake(request: Request, error: Exception) -> Response:
    """Not foreseen: the traceback goes to the log, by whoever called the app."""
    del request, error
    return refused(Refusal(500, "error-internal"))
