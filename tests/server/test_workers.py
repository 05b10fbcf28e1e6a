"""Jobs end in time, or their process is ended."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fairplay as fp
from fairplay.server import jobs, supervisor
from fairplay.server.config import Config
from fairplay.server.errors import Refusal
from fairplay.server.job_process import Worker
from fairplay.server.metrics import Metrics
from fairplay.server.workers import Workers
from tests.serving import PATIENCE

pytestmark = pytest.mark.anyio

#: Minutes of work inside the core, where Python cannot interrupt it: splits into three heaps.
HARD = ("sequence", "0.8", 20_000)


@asynccontextmanager
async def working(**settings: Any) -> AsyncIterator[Workers]:
    """Processes, which a busy machine may start slowly: a job waits for one of them so long."""
    workers = Workers(Config(**({"job_processes": 1, "job_seconds": 60} | settings)), Metrics())
    workers.start()
    try:
        yield workers
    finally:
        await workers.stop()


def solved(answer: bytes) -> Any:
    return msgspec.json.decode(answer)["outcome"]


def pids(workers: Workers) -> set[int]:
    return {worker.process.pid for worker in workers._workers}


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_concurrent_jobs() -> None:
    async with working(job_processes=2) as workers:
        positions = [f"nim:{a},{b}" for a in range(8) for b in range(8)]
        answers = await asyncio.gather(
            *(workers.run("solve", p, False, asker=p) for p in positions)
        )
        assert [solved(answer) for answer in answers] == [fp.solve(p).outcome for p in positions]


async def test_a_process_past_its_deadline_is_replaced() -> None:
    async with working(job_seconds=1) as workers:
        await _patiently(workers, "solve", "nim:1", False)
        (pid,) = pids(workers)
        with pytest.raises(Refusal) as refused:
            await workers.run(*HARD)
        assert (refused.value.status, refused.value.code) == (503, "error-deadline")
        while alive(pid):
            await asyncio.sleep(0.01)
        assert solved(await _patiently(workers, "solve", "nim:1,1", False)) == "P"
        assert pids(workers) != {pid}


async def _patiently(workers: Workers, *job: Any) -> bytes:
    """Retry, since a new process may need longer than the short deadline of a test."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Refusal):
                return await workers.run(*job)


async def test_a_dead_process_is_replaced() -> None:
    async with working() as workers:
        await workers.run("solve", "nim:1", False)
        (pid,) = pids(workers)
        os.kill(pid, signal.SIGKILL)
        assert solved(await workers.run("solve", "nim:1,1", False)) == "P"
        assert pids(workers) != {pid}


async def test_a_job_that_kills_two_processes_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(self: Worker, job: bytes) -> bytes:
        self.process.kill()
        return await asked(self, job)

    asked = Worker.ask
    monkeypatch.setattr(Worker, "ask", die)
    async with working() as workers:
        with pytest.raises(Refusal) as refused:
            await workers.run("solve", "nim:1", False)
        assert (refused.value.status, refused.value.code) == (503, "error-server-busy")


async def test_one_asker_leaves_a_process_for_others() -> None:
    async with working(job_processes=3) as workers:
        greedy = [asyncio.create_task(workers.run(*HARD, asker="a")) for _ in range(3)]
        answers = [await workers.run("solve", f"nim:{n}", False, asker="b") for n in range(1, 9)]
        assert {solved(answer) for answer in answers} == {"N"}
        assert not any(task.done() for task in greedy)
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        # A cancelled job gives its share back.
        assert solved(await workers.run("solve", "nim:1,1", False, asker="a")) == "P"


async def test_a_full_queue_is_refused() -> None:
    async with working(job_queue=2, job_seconds=2) as workers:
        await _patiently(workers, "solve", "nim:1", False)
        hard = asyncio.create_task(workers.run(*HARD))
        await asyncio.sleep(0.1)
        waiting = [asyncio.create_task(workers.run("solve", "nim:2", False)) for _ in range(5)]
        done, _ = await asyncio.wait(waiting, timeout=0.5)
        assert len(done) == 3
        for task in done:
            assert isinstance(error := task.exception(), Refusal)
            assert error.code == "error-server-busy"
        await asyncio.gather(hard, *waiting, return_exceptions=True)


async def test_cancelled_jobs_are_ended() -> None:
    async with working() as workers:
        await workers.run("solve", "nim:1", False)
        (pid,) = pids(workers)
        task = asyncio.create_task(workers.run(*HARD))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert solved(await workers.run("solve", "nim:1,1", False)) == "P"
        assert not alive(pid)


async def test_memory_is_limited() -> None:
    async with working(job_megabytes=256) as workers:
        with pytest.raises(Refusal) as refused:
            await workers.run("sequence", "0.3", 60_000_000)
        assert (refused.value.status, refused.value.code) == (503, "error-job-memory")
        assert solved(await workers.run("solve", "nim:1,1", False)) == "P"


async def test_bad_input_is_reported() -> None:
    async with working() as workers:
        with pytest.raises(Refusal) as refused:
            await workers.run("solve", "nimm:3", False)
        assert refused.value.status == 422
        assert refused.value.body == {
            "code": "error-unknown-game",
            "params": {"name": "nimm", "nearest": "nim"},
        }


async def test_answers_are_cached_on_request() -> None:
    async with working() as workers:
        first = await workers.run("solve", "nim:1,2", False, keep=True)
        workers._idle.pop()  # no process is left to compute it again
        assert await workers.run("solve", "nim:1,2", False, keep=True) == first


async def test_stopping_ends_all_processes() -> None:
    async with working(job_processes=2) as workers:
        await workers.run("solve", "nim:1", False)
        hard = asyncio.create_task(workers.run(*HARD))
        await asyncio.sleep(0.1)
        running = pids(workers)
    assert not any(map(alive, running))
    with pytest.raises(Refusal, match="error-server-busy"):
        await hard
    assert not workers._tasks


def test_an_orphaned_process_ends_itself() -> None:
    """Its pipe stays open and nobody enforces the deadline, except for the alarm."""
    command = [sys.executable, "-m", jobs.__name__, "0.5", "1024", "info"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        assert process.stdout.read(jobs.HEADER) == jobs.frame(b"")
        process.stdin.write(jobs.frame(msgspec.msgpack.encode([HARD[0], HARD[1:]])))
        process.stdin.flush()
        assert process.wait(PATIENCE) == -signal.SIGALRM


async def test_files_of_the_working_folder_are_no_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("types", "random", "fairplay"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('imported')")
    monkeypatch.chdir(tmp_path)
    worker = await Worker.start(5, 1024, "info")
    await worker.stop()
    done = subprocess.run(
        supervisor.COMMAND, check=False, input=b"", capture_output=True, timeout=PATIENCE
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_output_of_a_job_is_not_part_of_its_answer() -> None:
    script = """
import sys, fairplay.server.jobs as jobs
jobs.TABLE["solve"] = lambda *arguments: print("x") or b"y"
jobs.main(sys.argv[1:])
"""
    command = [sys.executable, "-c", script, "5", "1024", "info"]
    job = jobs.frame(msgspec.msgpack.encode(["solve", ["nim:1", False]]))
    done = subprocess.run(command, input=job, capture_output=True, timeout=PATIENCE, check=True)
    assert done.stdout == jobs.frame(b"") + jobs.frame(b"+y")
    assert done.stderr.split() == [b"x", b"x"]
