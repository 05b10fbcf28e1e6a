"""How long the slowest claims take, compared with a bare writer on the same disk.

Both run in turns, since the speed of a disk varies from minute to minute. Claims arrive at random
times at a planned rate. Each is timed from its planned moment until it is stored and answered.
The bare writer has the same schedule and does what any log must do: it takes all that has
arrived, writes 8 KiB and waits for ``fdatasync``. It overwrites the same 16 MiB, as SQLite does
with its log.

While claims are measured, another process watches the disk, so that a stall of the disk does not
count as one of ours.

The aim: a p99 of at most 1.5 times that of the bare writer, and no claim over 100 ms unless the
disk has one too.
"""

import asyncio
import gc
import os
import tempfile
import time
from array import array
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

import uvloop

from bench.disk import BLOCK, synced, watched
from bench.measure import Row
from bench.servers import allow_many_files, served
from fairplay.cli.loadtest.driver import Driver, Plan
from fairplay.cli.loadtest.figures import percentile

ROOMS, RATE = 250, 1000
#: How many turns both take, and the seconds of each.
TURNS, TURN = 6, 15.0
LOG = 16 * 2**20


class Times:
    """The times of one turn, in seconds."""

    def __init__(self, found: "array[float]") -> None:
        self.count = len(found)
        ordered = sorted(found)
        self.p50, self.p99, self.most = (1000 * percentile(ordered, q) for q in (0.5, 0.99, 1.0))


def rows() -> Iterator[Row]:
    allow_many_files()
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        ours, bare, syncs, stalls = runner.run(_turns(Path(folder)))
    ratios = [mine.p99 / its.p99 for mine, its in zip(ours, bare, strict=True)]
    yield Row(
        f"{RATE} claims/s, {4 * ROOMS} players, {TURNS} turns of {TURN:.0f} s: p50",
        _each("p50", ours),
        f"bare writer {_each('p50', bare)}",
        "",
    )
    shown = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    yield Row("p99", _each("p99", ours), f"bare writer {_each('p99', bare)}", shown)
    beside = ", ".join(f"{1000 * stall:.1f}" for stall in stalls) + " ms"
    yield Row("the slowest", _each("most", ours), f"fdatasync at the same time {beside}", "")
    yield Row("the slowest of the bare writer", "", _each("most", bare), "")
    yield Row("fdatasync alone: p99", "", _each("p99", syncs), "")
    yield Row("fdatasync alone: the slowest", "", _each("most", syncs), "")


def _each(name: str, turns: list[Times]) -> str:
    return ", ".join(f"{getattr(turn, name):.1f}" for turn in turns) + " ms"


async def _turns(folder: Path) -> tuple[list[Times], list[Times], list[Times], list[float]]:
    ours, bare, syncs = [], [], []
    stalls: list[float] = []
    random = Random(1)
    with served(f"sqlite:///{folder / 'rooms.db'}") as (url, _):
        driver = Driver(Plan(url, ROOMS, RATE, TURN, 1))
        await driver.open()
        await driver.run()  # until the file has its size and everything is warm
        # A player keeps all events: scanning them would stop the clients.
        gc.disable()
        for _ in range(TURNS):
            before = len(driver.figures.latencies)
            with watched(folder / "watched", stalls):
                await driver.run()
            ours.append(Times(driver.figures.latencies[before:]))
            waited, took = await asyncio.to_thread(_write, folder / "bare", random)
            bare.append(Times(waited))
            syncs.append(Times(took))
        told = await driver.finish()
    assert not told.broken, told.broken
    return ours, bare, syncs, stalls


def _write(path: Path, random: Random) -> tuple["array[float]", "array[float]"]:
    """How long each planned write waited, and how long each ``fdatasync`` took."""
    waited, took = array("d"), array("d")
    block, place = os.urandom(BLOCK), 0
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    start = planned = time.perf_counter()
    while planned < start + TURN:
        time.sleep(max(0.0, planned - time.perf_counter()))
        now, due = time.perf_counter(), []
        while planned <= now:
            due.append(planned)
            planned += random.expovariate(RATE)
        took.append(synced(file, block, place))
        ended = time.perf_counter()
        place = (place + BLOCK) % LOG
        waited.extend(ended - one for one in due)
    os.close(file)
    return waited, took
