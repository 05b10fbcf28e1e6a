"""Records in turns, on several processes: the game that has had the least time goes on."""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from fairplay.errors import InputError
from fairplay.records.jobs import KILLED, Job, Told

#: Seconds that a game has in one turn, at least and at most.
LEAST_TURN, MOST_TURN = 10.0, 120.0

#: Whether there is more to do, and why not.
Ended = tuple[bool, InputError | None]
#: One turn of so many seconds, in a process of its own.
Turn = Callable[[Job, float], Ended]


class Turns:
    """Whose turn it is. ``given_up`` says why games cannot go on."""

    def __init__(self, jobs: list[Job], turn: Turn, told: Told) -> None:
        self._turn, self._told = turn, told
        self._waiting = {job.rule: job for job in jobs}
        self._spent = dict.fromkeys(self._waiting, 0.0)
        self._working: dict[Future[Ended], tuple[Job, float]] = {}
        self.given_up: list[InputError] = []

    def do(self, seconds: float, processes: int) -> None:
        """Go on until the time is up, or nothing is left to do. If a process is killed, all end."""
        try:
            with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
                self._do(seconds, processes, pool)
        except BrokenProcessPool:
            self.given_up.append(InputError(KILLED))
            for job, _ in self._working.values():
                self._told(job.rule)

    def _do(self, seconds: float, processes: int, pool: ProcessPoolExecutor) -> None:
        end = time.monotonic() + seconds
        each = seconds * processes / max(1, len(self._waiting)) / 4
        each = min(MOST_TURN, max(LEAST_TURN, each))
        while self._working or (self._waiting and time.monotonic() < end):
            while self._waiting and len(self._working) < processes and time.monotonic() < end:
                self._begin(min(each, end - time.monotonic()), pool)
            done = wait(self._working, return_when=FIRST_COMPLETED).done
            # What came back before another process was killed counts.
            for future in sorted(done, key=lambda one: one.exception() is not None):
                self._end(future)

    def _begin(self, seconds: float, pool: ProcessPoolExecutor) -> None:
        job = self._waiting.pop(min(self._waiting, key=self._spent.__getitem__))
        self._working[pool.submit(self._turn, job, seconds)] = job, time.monotonic()

    def _end(self, future: Future[Ended]) -> None:
        more, reason = future.result()
        job, began = self._working.pop(future)
        self._spent[job.rule] += time.monotonic() - began
        if more:
            self._waiting[job.rule] = job
        if reason:
            self.given_up.append(reason)
        self._told(job.rule)
