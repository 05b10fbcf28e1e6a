"""Claims in rooms of four, stored before they are answered, compared with a bare Starlette server
that only echoes texts of the same size to the same rooms and stores nothing.

The aims, on two idle cores: at saturation at least 0.85 of the echo; at 1000 claims/s with 1000
players a p99 of at most 1.5 times that of a bare writer on the same disk; at most 20 KiB per
connection; no stall over 100 ms with 4000 sockets; at twice the capacity slower, but
never wrong. Players and server share the cores: "players" is the CPU share of the load test. At
saturation every player has one claim, or one text, in flight. Another thread writes to the store,
so three threads share two cores where the echo has two. The CPU time of the event
loop alone shows what it would leave free of a core of its own.
"""

import asyncio
import gc
import os
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, fields
from pathlib import Path
from statistics import median
from typing import Any

import uvloop

from bench import tail
from bench.echo_client import Echoes
from bench.measure import Row
from bench.servers import allow_many_files, echoing, served
from fairplay.cli.loadtest import measure
from fairplay.cli.loadtest.driver import Driver, Plan
from fairplay.server.jobs import __name__ as jobs_module
from tests.server.databases import PostgresServer, RedisServer

ROOMS, RATE, SECONDS = 250, 1000, 6.0
MANY, FEW = 1000, 100
#: How many turns ours and the echo take, and the seconds of each.
TURNS, TURN = 15, 2.0


def rows() -> Iterator[Row]:
    allow_many_files()
    with tempfile.TemporaryDirectory() as folder:
        yield from _on_sqlite(Path(folder))
    yield from _on_postgresql()


def _on_sqlite(folder: Path) -> Iterator[Row]:
    with served(f"sqlite:///{folder / 'a.db'}") as (url, process):
        measure(url, 5, 50, 1, 1)
        before = _resident(process.pid)
        after = asyncio.run(_held(url, process.pid))
        kib = (after - before) / (4 * ROOMS) / 1024
        yield Row(f"memory of a connection, {4 * ROOMS} of them", f"{kib:.1f} KiB", "20 KiB", "")
    yield from tail.rows()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        saturated = runner.run(_saturated(folder))
    stored = _middle(saturated.ours).rate
    yield from saturated.rows()
    with served(f"sqlite:///{folder / 'd.db'}") as (url, _):
        twice = measure(url, ROOMS, 2 * stored, SECONDS, 1)
        yield _latency(f"twice that, {2 * stored:.0f} claims/s", twice)
    with served(f"sqlite:///{folder / 'e.db'}") as (url, _):
        many = measure(url, MANY, RATE, SECONDS, 2)
        stall = f"longest stall {many['stall_ms']:.0f} ms"
        yield Row(f"{4 * MANY} sockets, {RATE} claims/s", stall, "100 ms", _verdict(many))


@dataclass
class Turn:
    """A few seconds at saturation: answers per second, CPU time of the event loop per answer in
    microseconds, and the players' share of a core."""

    rate: float
    micros: float
    players: float


class Saturated:
    """Ours and the echo in short turns, since the speed of a machine varies from minute to minute:
    each ratio compares a few seconds."""

    def __init__(self) -> None:
        self.ours: list[Turn] = []
        self.echo: list[Turn] = []
        #: Bytes of a frame.
        self.size = 0

    def rows(self) -> Iterator[Row]:
        ours, echo = _middle(self.ours), _middle(self.echo)
        pairs = list(zip(self.ours, self.echo, strict=True))
        yield Row(
            f"saturation, frames of {self.size} bytes, median of {TURNS}",
            f"{ours.rate:.0f}/s stored, players {ours.players:.2f} cores",
            f"{echo.rate:.0f}/s echoed, players {echo.players:.2f} cores",
            _spread([mine.rate / its.rate for mine, its in pairs]),
        )
        yield Row(
            "CPU time of the event loop for each of them",
            f"{ours.micros:.0f} µs",
            f"{echo.micros:.0f} µs",
            _spread([its.micros / mine.micros for mine, its in pairs]),
        )


def _middle(turns: list[Turn]) -> Turn:
    return Turn(*(median(getattr(turn, f.name) for turn in turns) for f in fields(Turn)))


def _spread(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


async def _saturated(folder: Path) -> Saturated:
    found = Saturated()
    with served(f"sqlite:///{folder / 'c.db'}") as (url, process):
        driver = Driver(Plan(url, ROOMS, 0, TURN, 1))
        await driver.open()
        await driver.run()  # also measures the length of the frames
        found.size = driver.bytes // driver.events
        with echoing(found.size) as (echo_url, echo_process):
            echoes = Echoes(echo_url, ROOMS)
            await echoes.open()
            gc.collect()
            gc.freeze()
            for _ in range(TURNS):
                found.ours.append(await _turn(driver, process.pid))
                found.echo.append(await _echo_turn(echoes, echo_process.pid))
            echoes.close()
        told = await driver.finish()
    assert not told.broken, told.broken
    return found


async def _turn(driver: Driver, pid: int) -> Turn:
    before = driver.figures.stored
    spent = Spent(pid, driver.events)
    await driver.run()
    return spent.until(driver.events, (driver.figures.stored - before) / TURN)


async def _echo_turn(echoes: Echoes, pid: int) -> Turn:
    spent = Spent(pid, echoes.count)
    rate = await echoes.run(TURN)
    return spent.until(echoes.count, rate)


class Spent:
    """What was spent since it was made, at which point there had been ``events``."""

    def __init__(self, pid: int, events: int) -> None:
        self._pid, self._events, self._cpu = pid, events, _loop_cpu(pid)
        self._players, self._began = time.process_time(), time.perf_counter()

    def until(self, events: int, rate: float) -> Turn:
        micros = 1e6 * (_loop_cpu(self._pid) - self._cpu) / (events - self._events)
        lasted = time.perf_counter() - self._began
        return Turn(rate, micros, (time.process_time() - self._players) / lasted)


def _loop_cpu(pid: int) -> float:
    """CPU seconds of the first thread of a process, which runs its event loop."""
    return _cpu(Path(f"/proc/{pid}/task/{pid}/stat"))


def _cpu(stat: Path) -> float:
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _on_postgresql() -> Iterator[Row]:
    """One process compared with two that share the rooms by their codes. Short turns again, since
    the cost of a claim also depends on the other load of the machine."""
    with ExitStack() as stack:
        postgres, redis = PostgresServer(durable=True), RedisServer()
        for server in (postgres, redis):
            stack.callback(server.close)
            server.start()
        found = []
        for workers in (1, 2):
            more = ("--redis", redis.url, "--workers", str(workers))
            found.append(stack.enter_context(served(postgres.new_database(), *more)))
        for rate in (0, RATE):
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                one, two = runner.run(_in_turns(found, rate))
            yield Row(
                f"PostgreSQL and Redis, two processes beside one, {rate or 'as many as can be'}/s",
                f"{median(two.rates):.0f}/s, {median(two.micros):.0f} µs of CPU a claim",
                f"{median(one.rates):.0f}/s, {median(one.micros):.0f} µs",
                _spread([its / ours for its, ours in zip(two.micros, one.micros, strict=True)]),
            )


class Costs:
    """Claims stored per second, and the CPU time per claim in all serving processes."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.micros: list[float] = []


async def _in_turns(servers: list[tuple[str, Any]], rate: float) -> list[Costs]:
    drivers = [Driver(Plan(url, FEW, rate, TURN, 1)) for url, _ in servers]
    found = [Costs() for _ in servers]
    for driver in drivers:
        await driver.open()
        await driver.run()
    for _ in range(TURNS):
        for driver, (_, process), costs in zip(drivers, servers, found, strict=True):
            stored, spent = driver.figures.stored, _serving_cpu(process.pid)
            await driver.run()
            claims = driver.figures.stored - stored
            costs.rates.append(claims / TURN)
            costs.micros.append(1e6 * (_serving_cpu(process.pid) - spent) / claims)
    for driver in drivers:
        told = await driver.finish()
        assert not told.broken, told.broken
    return found


def _serving_cpu(pid: int) -> float:
    """CPU seconds of a server, including its child processes."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    jobs = jobs_module.encode()
    serving = [one for one in children if jobs not in Path(f"/proc/{one}/cmdline").read_bytes()]
    return sum(_cpu(Path(f"/proc/{one}/stat")) for one in (pid, *serving))


# -- results --------------------------------------------------------------------------------------


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


# -- memory ----------------------------------------------------------------------------------------


async def _held(url: str, pid: int) -> int:
    """The memory of a server while all rooms are open and in their first game."""
    driver = Driver(Plan(url, ROOMS, 1, 1, 1))
    await driver.open()
    found = _resident(pid)
    await driver.finish()
    return found


def _resident(pid: int) -> int:
    """Resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()
