"""A pool of processes that compute answers. A process that misses the deadline is killed.

Every job ends, with an answer or a refusal, whatever happens to a process or a client. There are
two lanes: questions over HTTP, and what a room needs to go on (bots, hints). If there are enough
processes, each lane leaves one to the other, and each address one to the others of its lane.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec

from fairplay.errors import InputError
from fairplay.server import jobs
from fairplay.server.config import Config
from fairplay.server.errors import Refusal, refusal
from fairplay.server.fair_queue import FairQueue
from fairplay.server.job_process import Worker
from fairplay.server.logs import log
from fairplay.server.metrics import Metrics

#: Seconds before another attempt to start a process.
_PAUSE = 1.0
#: The most bytes of all cached answers, and of one; the booklet of all lessons has 143 kB.
MAX_KEPT, MAX_KEPT_ONE = 16 * 1024 * 1024, 256 * 1024


class Asker(NamedTuple):
    """Who asks. The addresses of a lane take turns, and so do the clients of an address."""

    lane: Literal["ask", "play"]
    address: str
    who: str = ""


class AnswerCache:
    """A cache of answers. The least recently used ones are dropped.

    >>> kept = AnswerCache(most=10)
    >>> for n in range(9): kept.put(b"%d" % n, b"..")
    >>> [n for n in range(9) if kept.get(b"%d" % n)], kept.size
    ([6, 7, 8], 9)
    """

    def __init__(self, most: int = MAX_KEPT, longest: int = MAX_KEPT_ONE) -> None:
        self.most, self.longest, self.size = most, longest, 0
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, job: bytes) -> bytes | None:
        if job in self._answers:
            self._answers.move_to_end(job)
        return self._answers.get(job)

    def put(self, job: bytes, answer: bytes) -> None:
        if job in self._answers or len(answer) > self.longest:
            return
        self._answers[job] = answer
        self.size += len(job) + len(answer)
        while self.size > self.most:
            old = self._answers.popitem(last=False)
            self.size -= sum(map(len, old))


class Workers:
    """The processes, the queue for them, and the cache of answers."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config, self.metrics = config, metrics
        #: The operator's own files that were found right, with what stands in them.
        self.games: dict[str, str] = {}
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._kept = AnswerCache()
        processes = config.job_processes
        lane, address = max(1, processes - 1), max(1, processes - 2)
        self._queue = FairQueue[asyncio.Future[Worker]]([lane, address, address])

    def start(self) -> None:
        """Start the processes without waiting for them."""
        for _ in range(self.config.job_processes):
            self._later(None)

    def forget(self) -> None:
        """Drop all cached answers: a rule has changed."""
        self._kept = AnswerCache()

    async def stop(self) -> None:
        """Kill all processes and start no more."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def run(
        self,
        name: str,
        *arguments: Any,
        keep: bool = False,
        asker: str | Asker = "",
        patient: bool = False,
        begun: Callable[[], None] | None = None,
    ) -> bytes:
        """The answer of a job; raises Refusal if there is none. With ``keep`` it may be cached.

        An asker that is only an address asks over HTTP. A ``patient`` one waits for a process as
        long as it takes, others no longer than a job may last. ``begun`` is called when a process
        starts the job, and again if another process has to.
        """
        job = msgspec.msgpack.encode([name, arguments])
        cache = self._kept  # an answer by a rule that changes meanwhile is not kept for the new one
        if keep and (kept := cache.get(job)) is not None:
            return kept
        asker = Asker("ask", asker) if isinstance(asker, str) else asker
        began, end = time.perf_counter(), "gone"
        try:
            answer = await self._answer(job, asker, patient, begun)
            end = "done"
        except Refusal as refusal:
            end = refusal.code
            raise
        finally:
            self.metrics.jobs.labels(name, end).inc()
            self.metrics.job_seconds.labels(name).observe(time.perf_counter() - began)
        if keep:
            cache.put(job, answer)
        return answer

    async def _answer(
        self, job: bytes, asker: Asker, patient: bool, begun: Callable[[], None] | None
    ) -> bytes:
        for _ in range(2):
            worker = await self._take(asker, patient)
            try:
                return _read(await self._ask(worker, job, asker, begun))
            except (EOFError, OSError):
                # The process was dead, perhaps for long: try another one.
                log.warning("worker died")
        raise busy()

    async def _ask(
        self, worker: Worker, job: bytes, asker: Asker, begun: Callable[[], None] | None
    ) -> bytes:
        """Let a process work. If it has to be replaced, the asker keeps its share until then:
        otherwise one address could keep all of them restarting by hanging up."""
        try:
            if begun:
                begun()
            async with asyncio.timeout(self.config.job_seconds):
                await worker.load(self.games)
                answer = await worker.ask(job)
        except TimeoutError as error:
            self._later(worker, asker)
            raise Refusal(503, "error-deadline", seconds=self.config.job_seconds) from error
        except BaseException:  # the process died, or the client is gone
            self._later(worker, asker)
            raise
        if answer == jobs.MEMORY:
            self._later(worker, asker)
        else:
            self._free(worker, asker)
        return answer

    def _free(self, worker: Worker, asker: Asker | None) -> None:
        """Return a worker to the pool, and let its asker ask for more."""
        self._idle.append(worker)
        if asker:
            self._queue.done(asker)
        self._dispatch()

    async def _take(self, asker: Asker, patient: bool) -> Worker:
        """Wait for an idle process."""
        given: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(asker, given)
        self._dispatch()
        try:
            self._check_queue(asker, patient, given)
            async with asyncio.timeout(None if patient else self.config.job_seconds):
                return await given
        except BaseException as error:
            if given.done() and not given.cancelled():
                self._free(given.result(), asker)
            else:
                self._queue.remove(asker, given)
                self._dispatch()
            if isinstance(error, TimeoutError):
                raise busy() from None
            raise

    def _check_queue(self, asker: Asker, patient: bool, given: "asyncio.Future[Worker]") -> None:
        """Raise Refusal if the queue of an address is full."""
        if self._stopped:
            raise busy()
        if given.done() or patient:
            return
        if self._queue.waiting((asker.lane, asker.address)) > self.config.job_queue:
            raise busy()

    def _dispatch(self) -> None:
        """Give the idle processes to the next in the queue."""
        while self._idle and not self._stopped and (turn := self._queue.take()):
            asker, given = turn
            if given.cancelled():  # it has just given up
                self._queue.done(asker)
            else:
                given.set_result(self._idle.pop())
        self.metrics.job_queue.set(self._queue.waiting())

    def _later(self, worker: Worker | None, asker: Asker | None = None) -> None:
        """Replace a process in the background, or start the first one."""
        if self._stopped:
            return
        if worker:
            with suppress(ProcessLookupError):
                worker.process.kill()
        task = asyncio.create_task(self._replace(worker, asker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _replace(self, worker: Worker | None, asker: Asker | None) -> None:
        if worker:
            await worker.stop()
            self._workers.discard(worker)
        config = self.config
        while True:
            try:
                limits = config.job_seconds, config.job_megabytes
                new = await Worker.start(*limits, config.log_level)
                break
            except (EOFError, OSError):
                log.exception("worker does not start")
                await asyncio.sleep(_PAUSE)
        self._workers.add(new)
        self._free(new, asker)


def busy() -> Refusal:
    """The refusal when no process is free."""
    return Refusal(503, "error-server-busy", retry=1)


def _read(answer: bytes) -> bytes:
    """The answer of a process without its first byte; raises Refusal if that says so."""
    match answer[:1]:
        case jobs.DONE:
            return answer[1:]
        case jobs.REFUSED:
            refused = msgspec.json.decode(answer[1:])
            raise refusal(InputError(refused["code"], **refused["params"]))
        case jobs.MEMORY:
            raise Refusal(503, "error-job-memory")
    raise Refusal(500, "error-internal")
