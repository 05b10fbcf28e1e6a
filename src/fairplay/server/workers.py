"""A few processes that work out answers, with a deadline that is kept by ending the process.

Whatever becomes of a process or of a client, every job ends: with an answer, or with a refusal.
"""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from fairplay.errors import InputError
from fairplay.server import jobs
from fairplay.server.config import Config
from fairplay.server.errors import Refusal, refusal
from fairplay.server.logs import log
from fairplay.server.metrics import Metrics

#: How long a process may take to be ready, and how long to wait before another attempt.
_START, _PAUSE = 30.0, 1.0
#: The process ends itself this much after its deadline, if nobody else has.
_GRACE = 1.0
#: Answers kept, in bytes: all together, and the longest of them.
MAX_KEPT, MAX_KEPT_ONE = 16 * 1024 * 1024, 128 * 1024


class Worker:
    """One process; one job at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self._jobs, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, seconds: float, megabytes: int, log_level: str) -> "Worker":
        """A process that is ready for a job."""
        arguments = (str(seconds + _GRACE), str(megabytes), log_level)
        # One thread is enough for each, and threads reserve address space.
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
        command = (sys.executable, "-m", jobs.__name__, *arguments)
        worker = cls(
            await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        )
        try:
            async with asyncio.timeout(_START):
                await worker._read()
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def ask(self, job: bytes) -> bytes:
        self._jobs.write(jobs.frame(job))
        await self._jobs.drain()
        return await self._read()

    async def _read(self) -> bytes:
        header = await self._answers.readexactly(jobs.HEADER)
        return await self._answers.readexactly(jobs.frame_length(header))

    async def stop(self) -> None:
        """End the process, whatever it does, and everything that belongs to it here."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self._jobs.close()
        await self.process.wait()
        with suppress(OSError):
            await self._jobs.wait_closed()


class Kept:
    """Answers given before; those that were longest not asked for make room for others.

    >>> kept = Kept(most=10)
    >>> for n in range(9): kept.put(b"%d" % n, b"..")
    >>> [n for n in range(9) if kept.get(b"%d" % n)], kept.size
    ([6, 7, 8], 9)
    """

    def __init__(self, most: int = MAX_KEPT) -> None:
        self.most, self.size = most, 0
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()

    def get(self, job: bytes) -> bytes | None:
        if job in self._answers:
            self._answers.move_to_end(job)
        return self._answers.get(job)

    def put(self, job: bytes, answer: bytes) -> None:
        if job in self._answers or len(answer) > MAX_KEPT_ONE:
            return
        self._answers[job] = answer
        self.size += len(job) + len(answer)
        while self.size > self.most:
            old = self._answers.popitem(last=False)
            self.size -= sum(map(len, old))


class Workers:
    """The processes, those that wait for one, and answers given before."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config, self.metrics = config, metrics
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._workers: set[Worker] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting = 0
        self._stopped = False
        self._kept = Kept()
        #: How many of the processes each may have at once who asks; one is left to the others.
        self._shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def start(self) -> None:
        """Start the processes, and do not wait for them."""
        for _ in range(self.config.job_processes):
            self._later(None)

    async def stop(self) -> None:
        """End all processes, and with them what they were doing; from now on none is started."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def run(self, name: str, *arguments: Any, keep: bool = False, asker: str = "") -> bytes:
        """The answer of a job; Refusal if there is none. With ``keep`` it may be an old one.

        However much one ``asker`` asks, there is a process for the others, if there are two.
        """
        job = msgspec.msgpack.encode([name, arguments])
        if keep and (kept := self._kept.get(job)) is not None:
            return kept
        began, end = time.perf_counter(), "gone"
        try:
            answer = await self._answer(job, asker)
            end = "done"
        except Refusal as refusal:
            end = refusal.code
            raise
        finally:
            self.metrics.jobs.labels(name, end).inc()
            self.metrics.job_seconds.labels(name).observe(time.perf_counter() - began)
        if keep:
            self._kept.put(job, answer)
        return answer

    async def _answer(self, job: bytes, asker: str) -> bytes:
        try:
            return _read(await self._try(job, asker))
        except (EOFError, OSError):
            # The process had died, perhaps long before: another one may do it.
            log.warning("worker died")
        try:
            return _read(await self._try(job, asker))
        except (EOFError, OSError) as error:
            raise Refusal(503, "error-server-busy", retry=1) from error

    async def _try(self, job: bytes, asker: str) -> bytes:
        share = self._shares.setdefault(asker, asyncio.Semaphore(self._share_of(asker)))
        worker = await self._take(share)
        try:
            return await self._ask(worker, job)
        finally:
            share.release()

    def _share_of(self, asker: str) -> int:
        processes = self.config.job_processes
        return max(1, processes - 1) if asker else processes

    async def _ask(self, worker: Worker, job: bytes) -> bytes:
        try:
            async with asyncio.timeout(self.config.job_seconds):
                answer = await worker.ask(job)
        except TimeoutError as error:
            self._later(worker)
            raise Refusal(503, "error-deadline", seconds=self.config.job_seconds) from error
        except BaseException:  # it died, or the client is gone and the job is not wanted any more
            self._later(worker)
            raise
        if answer == jobs.MEMORY:
            self._later(worker)
        else:
            self._idle.put_nowait(worker)
        return answer

    async def _take(self, share: asyncio.Semaphore) -> Worker:
        """A process that is idle, sooner or later, and a part of the share."""
        busy = Refusal(503, "error-server-busy", retry=1)
        waits = self._idle.empty() or share.locked()
        if self._stopped or (waits and self._waiting >= self.config.job_queue):
            raise busy
        self._waiting += 1
        self.metrics.job_queue.set(self._waiting)
        try:
            async with asyncio.timeout(self.config.job_seconds):
                await share.acquire()
                try:
                    return await self._idle.get()
                except BaseException:
                    share.release()
                    raise
        except TimeoutError:
            raise busy from None
        finally:
            self._waiting -= 1
            self.metrics.job_queue.set(self._waiting)

    def _later(self, worker: Worker | None) -> None:
        """Put a new process in the place of one that cannot be used any more, in its own time."""
        if self._stopped:
            return
        if worker:
            with suppress(ProcessLookupError):
                worker.process.kill()
        task = asyncio.create_task(self._replace(worker))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _replace(self, worker: Worker | None) -> None:
        if worker:
            await worker.stop()
            self._workers.discard(worker)
        config = self.config
        while True:
            try:
                new = await Worker.start(config.job_seconds, config.job_megabytes, config.log_level)
                break
            except (EOFError, OSError):
                log.exception("worker does not start")
                await asyncio.sleep(_PAUSE)
        self._workers.add(new)
        self._idle.put_nowait(new)


def _read(answer: bytes) -> bytes:
    """What a process has said, without how it begins."""
    match answer[:1]:
        case jobs.DONE:
            return answer[1:]
        case jobs.REFUSED:
            refused = msgspec.json.decode(answer[1:])
            raise refusal(InputError(refused["code"], **refused["params"]))
        case jobs.MEMORY:
            raise Refusal(503, "error-job-memory")
    raise Refusal(500, "error-internal")
