"""A process that computes answers, seen from its parent."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from fairplay.server import jobs

#: Seconds until a process must be ready.
_START = 30.0
#: The process ends itself so many seconds after its deadline, if the parent has not.
_GRACE = 1.0
#: The variables that a process inherits. Above all, passwords and keys are not among them.
_INHERITED = ("PATH", "HOME", "TMPDIR", "TZ", "LANG", "LANGUAGE", "LD_LIBRARY_PATH", "VIRTUAL_ENV")
_INHERITED_PREFIXES = ("LC_", "PYTHON")


def clean_environment() -> dict[str, str]:
    """The environment of a process that computes for strangers."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in _INHERITED or name.startswith(_INHERITED_PREFIXES)
    }
    # Threads would reserve address space.
    return kept | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}


class Worker:
    """One process; one job at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self._jobs, self._answers = process, process.stdin, process.stdout
        self._games: dict[str, str] = {}

    @classmethod
    async def start(cls, seconds: float, megabytes: int, log_level: str) -> "Worker":
        """A process that is ready for a job."""
        arguments = (str(seconds + _GRACE), str(megabytes), log_level)
        # -P: a file in the working folder, such as types.py, must not stand for a module.
        command = (sys.executable, "-P", "-m", jobs.__name__, *arguments)
        worker = cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env=clean_environment(), close_fds=True
            )
        )
        try:
            async with asyncio.timeout(_START):
                await jobs.read_frame(worker._answers)
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def load(self, games: dict[str, str]) -> None:
        """Load those of the operator's own games, files with their sources, that are new to it."""
        if new := [game for game in games.items() if game not in self._games.items()]:
            await self.ask(msgspec.msgpack.encode(["load", [new]]))
            self._games = dict(games)

    async def ask(self, job: bytes) -> bytes:
        self._jobs.write(jobs.frame(job))
        await self._jobs.drain()
        return await jobs.read_frame(self._answers)

    async def stop(self) -> None:
        """Kill the process, and close its pipes."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self._jobs.close()
        await self.process.wait()
        with suppress(OSError):
            await self._jobs.wait_closed()
