"""A real server for tests, on a free port, with settings.

``serve`` runs it in a thread, so that a test can look inside. A ``ServerProcess`` runs the command
``fairplay serve``, which can be killed and started again.
"""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
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
from tests.server.databases import durability, free_port

ROOT = Path(__file__).parents[1]
#: A busy machine is slow, not broken.
PATIENCE = 30.0
listen_for_tests = listen
#: Settings for tests that send faster than people.
FAST = {"commands_per_second": 10_000, "commands_burst": 10_000}


@dataclass(frozen=True)
class Served:
    """A running server."""

    url: str
    app: Starlette

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def client(self, **settings: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=2 * PATIENCE, trust_env=False, **settings)


def test_config(folder: Path, **settings: Any) -> Config:
    """Settings for tests: a new database, one job process, high limits, and time for jobs."""
    usual: dict[str, Any] = {
        "port": 0,
        "database": f"sqlite:///{folder / 'rooms.db'}",
        "job_processes": 1,
        "job_seconds": int(2 * PATIENCE),
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


def served_once(*around: Callable[[], AbstractContextManager[object]], **settings: Any) -> Any:
    """A fixture: one server for all tests of a module. It runs inside the given contexts."""

    @pytest.fixture(scope="module")
    def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
        with ExitStack() as stack:
            for context in around:
                stack.enter_context(context())
            folder = tmp_path_factory.mktemp("server")
            yield stack.enter_context(serve(test_config(folder, **settings)))

    return served


@contextmanager
def small_buffers() -> Iterator[None]:
    """Servers that start meanwhile have small buffers, so that unread data piles up in them."""

    def listen_small(host: str, port: int) -> socket.socket:
        listening = listen(host, port)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        return listening

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(globals(), "listen_for_tests", listen_small)
        yield


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds, and let other tasks run."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def wait_for(condition: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "waited in vain"
        sleep(0.01)


# -- processes ------------------------------------------------------------------------------------

#: Limits for processes that tests use more than people do.
LIMITS: Mapping[str, object] = {
    "commands-per-second": 10_000,
    "commands-burst": 10_000,
    "requests-per-second": 100_000,
    "requests-burst": 100_000,
    "handshakes-per-second": 100_000,
    "handshakes-burst": 100_000,
    "commands-per-address": 100_000,
    "job-processes": 1,
}
#: Test guests rename themselves without limit.
LOUD = "from fairplay.play.room import noise; noise.UNITS = 10**9\n"
#: They need no three seconds to get ready.
QUICK = """
from fairplay.play.room import starting
from fairplay.server import jobs
from tests.server import quick_jobs
starting.COUNTDOWN_MS, jobs.__name__ = quick_jobs.COUNTDOWN_MS, quick_jobs.__name__
"""
MAIN = "from fairplay.cli.main import main; main()"


class ServerProcess:
    """A server process that keeps its port and database across restarts."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        redis: str = "",
        *more: str,
        limits: Mapping[str, object] = LIMITS,
        quick: bool = False,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"log-{self.port}"
        database = database or f"sqlite:///{folder / 'rooms.db'}"
        settings = {"durability": durability(database), **limits}
        changes = (LOUD if limits is LIMITS else "") + (QUICK if quick else "")
        self._command = [sys.executable, "-c", changes + MAIN]
        self._command += ["serve", "--port", str(self.port), "--database", database]
        self._command += ["--redis", redis] if redis else []
        for name, value in settings.items():
            self._command += ["--set", f"{name}={value}"]
        self._command += more
        # Processes that compute find no module in the working folder.
        self.environment: dict[str, str] = {"PYTHONPATH": str(ROOT)} if quick else {}
        self._process: subprocess.Popen[str] | None = None
        #: What it printed after its address, once it has ended.
        self.printed = ""

    def start(self) -> None:
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env=os.environ | self.environment,
            )
        assert self._process.stdout
        first = self._process.stdout.readline()
        assert re.search(rf":{self.port}\b", first), (first, self.log.read_text())

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def children(self) -> list[int]:
        """The child processes."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in found.split()]

    def kill(self) -> None:
        """Kill it at once, without a chance to clean up."""
        self.signal(signal.SIGKILL)
        self._ended()

    def signal(self, number: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(number)

    def stop(self) -> None:
        """Stop it as systemd does."""
        if self._process:
            self._process.send_signal(signal.SIGTERM)
            code = self._ended()
            assert code == 0, (code, self.log.read_text()[-2000:])

    def _ended(self) -> int:
        process, self._process = self._process, None
        assert process
        assert process.stdout
        code = process.wait(60)
        self.printed = process.stdout.read()
        process.stdout.close()
        return code

    def check_log(self) -> None:
        """Check that the log has no unexpected errors."""
        assert "traceback" not in self.log.read_text().lower(), self.log.read_text()


@contextmanager
def processes(
    folder: Path, number: int, database: str, redis: str = "", *more: str
) -> Iterator[list[ServerProcess]]:
    """Processes on one database, with short countdowns, stopped at the end."""
    made = [ServerProcess(folder, database, redis, *more, quick=True) for _ in range(number)]
    with running(made) as found:
        yield found


@contextmanager
def running(found: list[ServerProcess]) -> Iterator[list[ServerProcess]]:
    """Start processes, and stop them at the end."""
    with ExitStack() as stack:
        for process in found:
            stack.callback(process.stop)
            process.start()
        yield found
    for process in found:
        process.check_log()
