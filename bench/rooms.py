"""Claims in rooms of four, stored before they are answered, beside a bare Starlette server that
only echoes texts of the same size to the same rooms and stores nothing.

The aims, on two idle cores: at saturation at least 0.75 of the echo; p99 of at most 10 ms at 1000
claims/s with 1000 players; at most 30 KiB for each connection; no stall over 100 ms with 4000
sockets; at twice the load that it can serve slower, but never wrong. Players and server share the
cores: "players" is what the load test itself took. What is stored is written by another thread, so
that on two cores three are at work where the echo has two; the CPU time of the event loop alone
tells what is left of a core that it has for itself.
"""

import asyncio
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from threading import Event, Thread
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from bench.echo_client import saturation
from bench.measure import Row
from fairplay.cli.loadtest import measure
from fairplay.cli.loadtest.driver import Driver, Plan
from fairplay.cli.loadtest.processes import SETTINGS
from tests.server.databases import PostgresServer, RedisServer

ROOMS, RATE, SECONDS = 250, 1000, 6.0
MANY, TURNS = 1000, 5
#: Tenths of a second over which an event loop is watched.
WINDOW = 40


def rows() -> Iterator[Row]:
    _allow_many_files()
    with tempfile.TemporaryDirectory() as folder:
        yield from _on_sqlite(Path(folder))
    yield from _on_postgresql()


def _on_sqlite(folder: Path) -> Iterator[Row]:
    with served(f"sqlite:///{folder / 'a.db'}") as (url, process):
        measure(url, 5, 50, 1, 1)
        before = _resident(process.pid)
        after = asyncio.run(_held(url, process.pid))
        kib = (after - before) / (4 * ROOMS) / 1024
        yield Row(f"memory of a connection, {4 * ROOMS} of them", f"{kib:.1f} KiB", "30 KiB", "")
    with served(f"sqlite:///{folder / 'b.db'}") as (url, _):
        found = measure(url, ROOMS, RATE, SECONDS, 1)
        yield _latency(f"{RATE} claims/s, {4 * ROOMS} players", found)
    saturated = _saturated(folder)
    stored = saturated.stored
    yield from saturated.rows()
    with served(f"sqlite:///{folder / 'c.db'}") as (url, _):
        twice = measure(url, ROOMS, 2 * stored, SECONDS, 1)
        yield _latency(f"twice that, {2 * stored:.0f} claims/s", twice)
    with served(f"sqlite:///{folder / 'd.db'}") as (url, _):
        many = measure(url, MANY, RATE, SECONDS, 2)
        stall = f"longest stall {many['stall_ms']:.0f} ms"
        yield Row(f"{4 * MANY} sockets, {RATE} claims/s", stall, "100 ms", _verdict(many))


@dataclass
class Saturated:
    """What was found at saturation: ours and the echo in turns, since a machine is faster in one
    minute than in the next. ``busy`` are the shares of a core that the event loops took."""

    full: list[dict[str, Any]] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    echo_busy: list[float] = field(default_factory=list)

    @property
    def size(self) -> int:
        """Of a frame."""
        return int(self.full[0]["bytes"] // self.full[0]["events"])

    @property
    def rates(self) -> list[float]:
        return [found["stored_rate"] for found in self.full]

    @property
    def stored(self) -> float:
        return median(self.rates)

    def rows(self) -> Iterator[Row]:
        echo = median(self.echoes)
        ratios = [one / other for one, other in zip(self.rates, self.echoes, strict=True)]
        cores = median(sum(found["client_cores"]) for found in self.full)
        yield Row(
            f"saturation, frames of {self.size} bytes, median of {TURNS}",
            f"{self.stored:.0f}/s stored, players {cores:.2f} cores",
            f"{echo:.0f}/s echoed",
            f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
        )
        ours, its = _micros(self.busy, self.rates), _micros(self.echo_busy, self.echoes)
        what = "CPU time of the event loop for each of them"
        yield Row(what, f"{ours:.0f} µs", f"{its:.0f} µs", f"{its / ours:.2f}")


def _micros(shares: list[float], rates: list[float]) -> float:
    return median(1e6 * share / rate for share, rate in zip(shares, rates, strict=True))


def _saturated(folder: Path) -> Saturated:
    found = Saturated()
    for turn in range(TURNS):
        with served(f"sqlite:///{folder / f'{turn}.db'}") as (url, process):
            with EventLoop(process.pid) as loop:
                found.full.append(measure(url, ROOMS, 0, SECONDS, 1))
            assert not found.full[-1]["broken"]
            found.busy.append(loop.busy())
        with echoing(found.size) as (url, process):
            with EventLoop(process.pid) as loop:
                found.echoes.append(saturation(url, ROOMS, SECONDS))
            found.echo_busy.append(loop.busy())
    return found


class EventLoop(Thread):
    """Notices how much of a core the first thread of a process takes, on Linux."""

    def __init__(self, pid: int) -> None:
        super().__init__()
        self._stat = Path(f"/proc/{pid}/task/{pid}/stat")
        self._seen: list[tuple[float, float]] = []
        self._over = Event()

    def __enter__(self) -> "EventLoop":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self.join()

    def run(self) -> None:
        ticks = os.sysconf("SC_CLK_TCK")
        while not self._over.wait(0.1):
            user, system = self._stat.read_text().rpartition(")")[2].split()[11:13]
            self._seen.append((time.perf_counter(), (int(user) + int(system)) / ticks))

    def busy(self) -> float:
        """The share of a core over the busiest seconds: those that were measured."""
        shares = [
            (after - before) / (end - begin)
            for (begin, before), (end, after) in zip(self._seen, self._seen[WINDOW:], strict=False)
        ]
        return max(shares)


def _on_postgresql() -> Iterator[Row]:
    with ExitStack() as stack:
        postgres, redis = PostgresServer(), RedisServer()
        for server in (postgres, redis):
            stack.callback(server.close)
            server.start()
        rates = []
        for workers in (1, 2):
            more = ("--redis", redis.url, "--workers", str(workers))
            with served(postgres.new_database(), *more) as (url, _):
                found = measure(url, ROOMS, 0, SECONDS, 1)
            rates.append(found["stored_rate"])
            what = f"PostgreSQL and Redis, {workers} process{'es' if workers > 1 else ''}"
            ratio = f"{rates[-1] / rates[0]:.2f}" if workers > 1 else ""
            yield Row(what, _rate(found), f"{rates[0]:.0f}/s with one", ratio)


# -- what was found -------------------------------------------------------------------------------


def _latency(what: str, found: dict[str, Any]) -> Row:
    times = f"p50 {found['p50_ms']:.1f}, p99 {found['p99_ms']:.1f}, max {found['max_ms']:.0f} ms"
    return Row(f"{what}: {_rate(found)}", times, "p99 10 ms", _verdict(found))


def _rate(found: dict[str, Any]) -> str:
    cores = sum(found["client_cores"])
    return f"{found['stored_rate']:.0f}/s stored, players {cores:.2f} cores"


def _verdict(found: dict[str, Any]) -> str:
    wrong = found["broken"] or "no fault"
    trouble = {key: found[key] for key in ("refused", "closed", "unanswered") if found[key]}
    return f"{wrong}{f', {trouble}' if trouble else ''} in {found['compared']} events"


# -- servers --------------------------------------------------------------------------------------


@contextmanager
def served(database: str, *more: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server with limits that let one computer play for all."""
    command = str(Path(sys.executable).with_name("fairplay"))
    flags = [part for name, value in SETTINGS.items() for part in ("--set", f"{name}={value}")]
    argv = [command, "serve", "--port", "0", "--database", database, "--lang", "en", *more]
    with subprocess.Popen(
        [*argv, "--set", "log-level=error", *flags], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server has not started"
            _wait(found[0])
            yield found[0], process
        finally:
            process.terminate()


@contextmanager
def echoing(size: int) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen(
        [sys.executable, "-m", "bench.echo_server", str(port), str(size)]
    ) as process:
        try:
            _wait(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.terminate()


def _wait(url: str) -> None:
    for _ in range(300):
        try:
            with urlopen(f"{url}/healthz", timeout=30):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


async def _held(url: str, pid: int) -> int:
    """The memory of a server while all rooms are open and their first game goes on."""
    driver = Driver(Plan(url, ROOMS, 1, 1, 1))
    await driver.open()
    found = _resident(pid)
    await driver.finish()
    return found


def _resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def _allow_many_files() -> None:
    """For us and for the servers that we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
