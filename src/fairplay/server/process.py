"""A process that serves: uvicorn with its settings, signals and garbage collection."""

import asyncio
import gc
import itertools
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from fairplay.protocol import MAX_FRAME
from fairplay.server import logs, notify
from fairplay.server.app import create_app
from fairplay.server.config import Config
from fairplay.server.http_protocol import HttpProtocol
from fairplay.server.listening import BACKLOG
from fairplay.server.services import Services
from fairplay.server.socket_protocol import SocketProtocol

#: Seconds for requests in progress when the server stops.
GRACEFUL_SECONDS = 10
#: The switch interval of threads.
SWITCH_SECONDS = 0.0005
#: Seconds between two collections of new objects, and how many of these before a full one.
COLLECT_SECONDS, COLLECT_ALL = 0.1, 6_000
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


#: Runs beside the app, from its start to its end.
Beside = Callable[[Services], AbstractAsyncContextManager[None]]


def application(config: Config, beside: Beside, **state: object) -> Starlette:
    """The app of a process that does nothing else. Its protocols see ``state``."""
    logs.configure(config.log_level)
    app = create_app(config)
    inner = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(of: Starlette) -> AsyncIterator[dict[str, object]]:
        async with inner(of) as found:
            _settle()
            _hear_signals(app.state.services)
            collecting = asyncio.create_task(_collect())
            async with beside(app.state.services):
                yield {**(found or {}), **state}
            collecting.cancel()

    app.router.lifespan_context = lifespan
    return app


@asynccontextmanager
async def _watched(services: Services) -> AsyncIterator[None]:
    """Tell systemd how the server is doing."""
    notify.notify(notify.READY)
    services.at_stop.append(partial(notify.notify, notify.STOPPING))
    beating = asyncio.create_task(notify.keep_alive())
    try:
        yield
    finally:
        beating.cancel()


def _settle() -> None:
    """Keep garbage collection and the thread that stores from stalling the sockets."""
    gc.collect()
    # What exists now lives as long as the process.
    gc.freeze()
    # From here on, garbage is collected by the clock.
    gc.disable()
    # The thread that stores waits often. With the default of five milliseconds until it runs again
    # after each wait, everyone would wait for it.
    sys.setswitchinterval(SWITCH_SECONDS)


async def _collect() -> None:
    """Collect new objects often, a few at a time, so that no pause is long.

    Python itself waits until there are some thousand objects more than before. Rooms replace old
    objects by new ones, so that fifty thousand new ones gather until then: a pause of 25 ms.
    """
    for times in itertools.count(1):
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect(1 if times % COLLECT_ALL else 2)


def _hear_signals(services: Services) -> None:
    """Stop the services at a signal, and let uvicorn handle it too."""
    loop = asyncio.get_running_loop()
    for number in _SIGNALS:
        uvicorns = signal.getsignal(number)

        def heard(number: int, at: FrameType | None, uvicorns: object = uvicorns) -> None:
            loop.call_soon_threadsafe(services.stop)
            if callable(uvicorns):
                uvicorns(number, at)

        signal.signal(number, heard)


#: Messages of uvicorn that any client can cause as often as it likes.
_NOISE = frozenset(
    (
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
    )
)


def _worth_a_line(record: logging.LogRecord) -> bool:
    return record.msg not in _NOISE


def uvicorn_config(config: Config, app: Starlette | Callable[[], Starlette]) -> uvicorn.Config:
    """The settings of uvicorn, for an app or for a factory of one."""
    logging.getLogger("uvicorn.error").addFilter(_worth_a_line)
    return uvicorn.Config(
        app,
        factory=not isinstance(app, Starlette),
        loop="uvloop",
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_keep_alive=20,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        backlog=BACKLOG,
    )


def address_of(listening: socket.socket) -> str:
    """The URL for a browser."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def serve(config: Config, listening: socket.socket) -> None:
    """Serve until a signal says to stop."""
    # When it has stopped, uvicorn raises the signal again: ignore it.
    signal.signal(signal.SIGTERM, lambda *_: None)
    if config.workers > 1:
        from fairplay.server.supervisor import Supervisor

        logs.configure(config.log_level)
        sys.exit(asyncio.run(Supervisor(config, listening).run()))
    settings = uvicorn_config(config, partial(application, config, _watched))
    with suppress(KeyboardInterrupt):
        uvicorn.Server(settings).run(sockets=[listening])
