"""One of several processes that serve, as ``python -m fairplay.server.child``.

The parent writes one line of settings to its input, so that no password is in the environment or on
the command line. Then it asks for metrics now and then. When the input ends the parent is gone, and
this process ends too. The output has frames: empty ones as signs of life of the event loop, others
with metrics.
"""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from fairplay.server import process
from fairplay.server.config import Config
from fairplay.server.jobs import frame
from fairplay.server.placement import Placement
from fairplay.server.services import Services

#: The exit code if the process cannot start.
FAILED = STARTUP_FAILURE
#: The parent's request for metrics.
MEASURES = b"m"
#: Seconds between two signs of life.
BEAT = 1.0


class Child:
    """The process, with its settings."""

    def __init__(self, told: dict[str, Any], output: int) -> None:
        self.config = Config.read({}, told["environment"])
        self.placement = Placement(Path(told["folder"]), told["index"], self.config.workers)
        self.listening = socket.socket(fileno=told["listening"])
        self._output = output
        self._adopting: set[asyncio.Task[None]] = set()
        self.server = uvicorn.Server(process.uvicorn_config(self.config, self._application))

    def run(self) -> None:
        self.server.run(sockets=[self.listening])

    def _application(self) -> Any:
        return process.application(self.config, self._while_served, placement=self.placement)

    @asynccontextmanager
    async def _while_served(self, services: Services) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        self.placement.start(self._adopt)
        services.at_stop.append(self.placement.stop)
        reader = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        output = os.fdopen(self._output, "wb", 0)
        writer, _ = await loop.connect_write_pipe(asyncio.BaseProtocol, output)
        tasks = [
            asyncio.create_task(self._answer(reader, writer, services)),
            asyncio.create_task(_beat(writer)),
        ]
        try:
            yield
        finally:
            self.placement.stop()
            for task in tasks:
                task.cancel()
            writer.close()

    async def _answer(
        self, asked: asyncio.StreamReader, writer: asyncio.WriteTransport, services: Services
    ) -> None:
        while await asked.read(len(MEASURES)):
            writer.write(frame(services.metrics.text()))
        os.kill(os.getpid(), signal.SIGTERM)  # the parent is gone

    def _adopt(self, connection: socket.socket, head: bytes) -> None:
        task = asyncio.create_task(self._serve(connection, head))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _serve(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another process has handed over."""
        server, loop = self.server, asyncio.get_running_loop()
        connection.setblocking(False)
        config = server.config
        _, protocol = await loop.connect_accepted_socket(
            lambda: config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            ),
            connection,
        )
        protocol.placed = True  # type: ignore[attr-defined]
        protocol.data_received(head)


async def _beat(writer: asyncio.WriteTransport) -> None:
    while True:
        writer.write(frame(b""))
        await asyncio.sleep(BEAT)


def main() -> None:
    line = bytearray()
    while not line.endswith(b"\n"):  # not a byte more: the rest is for the event loop
        byte = os.read(0, 1)
        if not byte:
            return
        line += byte
    output = os.dup(1)
    os.dup2(2, 1)  # keep prints out of the frames
    Child(json.loads(line), output).run()


if __name__ == "__main__":
    main()
