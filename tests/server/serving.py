"""A real server for tests: uvicorn in a thread, with sockets and a database of its own."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette

from fairplay.server.app import create_app
from fairplay.server.config import Config
from fairplay.server.listening import listen
from fairplay.server.process import address_of, uvicorn_config
from fairplay.server.services import Services
from tests.server.databases import durability

#: A busy machine is slow, not broken.
PATIENCE = 30.0
listen_for_tests = listen
#: Settings for tests that send faster than anyone should.
FAST = {"commands_per_second": 10_000, "commands_burst": 10_000}


@dataclass(frozen=True)
class Served:
    """A server that runs."""

    url: str
    app: Starlette

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def client(self, **settings: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False, **settings)


def test_config(folder: Path, **settings: Any) -> Config:
    """Settings for tests: a new database, one process for jobs, no limit that gets in the way."""
    usual: dict[str, Any] = {
        "port": 0,
        "database": f"sqlite:///{folder / 'rooms.db'}",
        "job_processes": 1,
        "requests_per_second": 100_000,
        "requests_burst": 100_000,
        "handshakes_per_second": 100_000,
        "handshakes_burst": 100_000,
        "misses_per_minute": 1_000_000,
        "misses_burst": 1_000_000,
        "commands_per_address": 100_000,
    }
    usual["durability"] = durability(settings.get("database", ""))
    return Config(**(usual | settings))


test_config.__test__ = False  # type: ignore[attr-defined]


@contextmanager
def serve(config: Config) -> Iterator[Served]:
    """Serve on a free port, and stop gracefully at the end."""
    config = replace(config, port=0)
    app = create_app(config)
    server = uvicorn.Server(uvicorn_config(config, app))
    with listen_for_tests(config.host, config.port) as listening:
        thread = Thread(target=server.run, args=([listening],), name="server")
        thread.start()
        try:
            wait_for(lambda: server.started or not thread.is_alive())
            assert server.started, "the server has not started"
            yield Served(address_of(listening), app)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
    assert not thread.is_alive(), "the server has not stopped"


@contextmanager
def small_buffers() -> Iterator[None]:
    """Servers that start meanwhile have small buffers: what nobody reads soon stays with them."""

    def listen_small(host: str, port: int) -> socket.socket:
        listening = listen(host, port)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        return listening

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(globals(), "listen_for_tests", listen_small)
        yield


async def until(condition: Callable[[], object]) -> None:
    """Wait until something is so, and let others go on."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def wait_for(condition: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "waited in vain"
        sleep(0.01)
