"""A survey of all 1024 codes 0.abc and 4.abc to 100,000 values, with one process and with one for
each core. The times include the start of the processes.

The aim is at most 30 s on two cores, and on 16 cores at least ten times one core. The tasks are
those of ``fairplay survey``, sent to plain processes instead of Dask, so that it runs with NumPy
and the core alone.
"""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from multiprocessing import get_context
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import Any, cast

from bench.measure import Row as Line
from fairplay.cli.survey.work import Work
from fairplay.survey.pattern import codes_of
from fairplay.survey.rows import Row, named_equals
from fairplay.survey.tasks import Batch, Outcome, run

PATTERNS = ("0.???", "4.???")
LIMIT = 100_000


class Pool:
    """Processes in the place of a cluster. None of them has a GPU."""

    gpus = 0

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self.workers = workers
        self._pool = pool
        self._sent: dict[Future[Outcome], Batch] = {}

    def send(self, batches: Iterable[Batch]) -> None:
        self._sent |= {self._pool.submit(run, batch): batch for batch in batches}

    def outcomes(self) -> Iterator[tuple[Batch, Outcome]]:
        while self._sent:
            for future in wait(self._sent, return_when=FIRST_COMPLETED).done:
                yield self._sent.pop(future), future.result()


class Nothing:
    """In the place of the folder of what is found so far: nothing is there, and nothing kept."""

    def begun(self, *_: object) -> tuple[()]:
        return ()

    def keep(self, *_: object) -> None:
        pass

    keep_begun = keep


@dataclass(frozen=True)
class Run:
    rows: list[Row]
    wall: float
    cpu: float


def survey(workers: int) -> Run:
    began, busy = perf_counter(), _cpu()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        cluster = cast("Any", Pool(pool, workers))
        work = Work(cast("Any", Nothing()), LIMIT, cluster, _ignore, _ignore)
        rows = named_equals(work.do(codes_of(PATTERNS)))
    timeless = [replace(row, seconds=0.0) for row in rows]
    return Run(timeless, perf_counter() - began, _cpu() - busy)


def _ignore(_: object) -> None:
    pass


def _cpu() -> float:
    """CPU time of this process and of those that have ended."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def rows() -> list[Line]:
    cores = len(os.sched_getaffinity(0))
    many, one = survey(cores), survey(1)
    assert many.rows == one.rows
    beside = f"{one.wall:.1f} s (1 process), {one.cpu:.1f} s of CPU"
    ours = f"{many.wall:.1f} s, {many.cpu:.1f} s of CPU"
    found = sum(row.period is not None for row in one.rows)
    return [
        Line(
            f"{len(one.rows)} codes, {cores} processes", ours, beside, f"{many.wall / one.wall:.3f}"
        ),
        Line("times as fast", f"{one.wall / many.wall:.1f}", "", ""),
        Line("period found and proved", f"{found}", "", ""),
    ]
