"""The parent of several processes that serve. It only looks after them.

A process that ends or hangs is replaced; meanwhile the others serve its rooms.
"""

import asyncio
import json
import os
import signal
import socket
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import replace

from fairplay.server import child, notify
from fairplay.server.combined_metrics import combine, counted
from fairplay.server.config import Config
from fairplay.server.jobs import read_frame
from fairplay.server.logs import log
from fairplay.server.metrics_listener import showing

#: In seconds: how long a process may take to be ready, may then be silent, and may take to end; and
#: the pause before another one is started in its place.
START, SILENT, END, PAUSE = 120.0, 15.0, 30.0, 1.0
#: Seconds to wait for the metrics of a process.
MEASURE = 2.0
#: With -P: a file in the working folder, such as types.py, must not stand for a module.
COMMAND = (sys.executable, "-P", "-m", child.__name__)


class Child:
    """One of the processes, and its successors."""

    def __init__(self, config: Config, index: int, folder: str, listening: socket.socket) -> None:
        self.index, self._listening = index, listening
        # The parent shows the metrics of all.
        environment = replace(config, metrics="").environment()
        told = {"environment": environment, "index": index, "folder": folder}
        self._told = json.dumps(told | {"listening": listening.fileno()}).encode() + b"\n"
        self.process: Process | None = None
        self.ready = asyncio.Event()
        self.starts = 0
        self._measures: asyncio.Future[bytes] | None = None

    async def live(self) -> int:
        """Start a process and look after it until it ends; its exit code."""
        environment = {k: v for k, v in os.environ.items() if k not in notify.VARIABLES}
        process = self.process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=PIPE,
            stdout=PIPE,
            env=environment,
            pass_fds=(self._listening.fileno(),),
            start_new_session=True,  # the parent handles Ctrl-C
        )
        self.starts += 1
        assert process.stdin
        try:
            process.stdin.write(self._told)
            if await self._listen(process):
                with suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), END)
        finally:
            self.ready.clear()
            with suppress(ProcessLookupError):
                process.kill()
        return await process.wait()

    async def _listen(self, process: Process) -> bool:
        """Read its output to the end. False if it has hung."""
        assert process.stdout
        patience = START
        with suppress(EOFError, ConnectionError):
            while True:
                try:
                    async with asyncio.timeout(patience):
                        said = await read_frame(process.stdout)
                except TimeoutError:
                    log.error("process is silent", extra={"data": {"process": process.pid}})
                    return False
                patience = SILENT
                self._heard(said)
        return True

    def _heard(self, said: bytes) -> None:
        """Take a sign of life, or metrics."""
        self.ready.set()
        if said and self._measures and not self._measures.done():
            self._measures.set_result(said)

    async def measures(self) -> bytes:
        """The metrics of the process; empty if it does not answer."""
        if not self.ready.is_set() or not self.process or not self.process.stdin:
            return b""
        if self._measures is None or self._measures.done():
            self._measures = asyncio.get_running_loop().create_future()
            self.process.stdin.write(child.MEASURES)
        with suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(self._measures), MEASURE)
        return b""

    def terminate(self) -> None:
        if self.process:
            with suppress(ProcessLookupError):
                self.process.terminate()


class Supervisor:
    """Runs all processes until a signal comes."""

    def __init__(self, config: Config, listening: socket.socket) -> None:
        self.config, self.listening = config, listening
        self.children: list[Child] = []
        self._stop = asyncio.Event()
        self._code = 0

    async def run(self) -> int:
        """Run until a signal comes; the exit code."""
        with tempfile.TemporaryDirectory(prefix="fairplay-") as folder:
            self.children = [
                Child(self.config, index, folder, self.listening)
                for index in range(self.config.workers)
            ]
            self._hear_signals()
            async with showing(self.config.metrics, self.measures):
                beside = [
                    asyncio.create_task(work) for work in (self._tell_ready(), notify.keep_alive())
                ]
                keeping = [asyncio.create_task(self._keep(one)) for one in self.children]
                await self._stop.wait()
                notify.notify(notify.STOPPING)
                for task in beside:
                    task.cancel()
                await self._end(keeping)
        return self._code

    async def measures(self) -> bytes:
        """The metrics of all processes together."""
        texts = await asyncio.gather(*(one.measures() for one in self.children))
        up = sum(one.ready.is_set() for one in self.children)
        restarts = sum(max(0, one.starts - 1) for one in self.children)
        found = combine({str(n): text for n, text in enumerate(texts)})
        return counted(up, restarts).encode() + found

    def _hear_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        renewals: set[asyncio.Task[None]] = set()
        loop.add_signal_handler(
            signal.SIGHUP, lambda: renewals.add(asyncio.create_task(self._renew()))
        )

    async def _keep(self, one: Child) -> None:
        while not self._stop.is_set():
            code = await one.live()
            if self._stop.is_set():
                return
            data = {"process": one.index, "code": code}
            if one.starts == 1 and code == child.FAILED:
                # It would fail again: give up.
                log.error("process does not start", extra={"data": data})
                self._code = code
                self._stop.set()
                return
            log.error("process ended", extra={"data": data})
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), PAUSE)

    async def _renew(self) -> None:
        """Replace the processes one after the other, so that the server stays up."""
        log.info("renewing")
        for one in self.children:
            one.terminate()
            while one.ready.is_set():
                await asyncio.sleep(0.1)
            await one.ready.wait()

    async def _tell_ready(self) -> None:
        for one in self.children:
            await one.ready.wait()
        notify.notify(notify.READY)

    async def _end(self, keeping: list["asyncio.Task[None]"]) -> None:
        for one in self.children:
            one.terminate()
        _, late = await asyncio.wait(keeping, timeout=END)
        for task in late:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
