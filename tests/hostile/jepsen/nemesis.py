"""Faults chosen by a seed: in processes, their clocks, connections, Redis."""

import asyncio
import signal
import struct
import subprocess
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import httpx
import psycopg
import redis

from tests.hostile.jepsen.players import Player
from tests.server.databases import PostgresServer, RedisServer, wait_for
from tests.serving import ServerProcess

SOURCE = Path(__file__).with_name("clock.c")
#: The largest error of a clock, in milliseconds.
STEP = 4_000

Fault = Callable[[], Awaitable[str]]


def clock_library(folder: Path) -> Path:
    """The library that is preloaded to set the clock of a process."""
    library = folder / "clock.so"
    command = ["cc", "-shared", "-fPIC", "-O2", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return library


def answers(server: ServerProcess) -> None:
    """Raise OSError until a server answers."""
    try:
        httpx.get(f"{server.url}/healthz", trust_env=False, timeout=30)
    except httpx.TransportError as error:
        raise OSError from error


class Clock:
    """Milliseconds by which the clock of a process is ahead. A change takes effect at once."""

    def __init__(self, path: Path, library: Path) -> None:
        self.path = path
        self.environment = {"LD_PRELOAD": str(library), "TEST_CLOCK": str(path)}
        self.set(0)

    def set(self, ms: int) -> None:
        with self.path.open("r+b" if self.path.exists() else "wb") as file:
            file.write(struct.pack("=q", ms))


class Nemesis:
    """Causes faults for a while, and repairs all of them at the end."""

    def __init__(
        self,
        servers: list[tuple[ServerProcess, Clock]],
        players: list[Player],
        database: str,
        postgres: PostgresServer,
        redis_server: RedisServer,
        seed: int,
    ) -> None:
        self.servers, self.players, self.database = servers, players, database
        self.postgres, self.redis_server = postgres, redis_server
        self.random = Random(seed)
        self.done: list[str] = []
        #: Held while a process starts, since it needs its database.
        self._starting = asyncio.Lock()

    async def run(self, seconds: float) -> None:
        """Cause up to two faults at once, and at times none."""
        end = time.monotonic() + seconds
        processes: list[Fault] = [self.kill, self.pause, self.pause, self.step]
        others: list[Fault] = [
            self.lose_redis,
            self.kill_clients,
            self.cut,
            self.cut,
            self.backends,
        ]
        await asyncio.gather(self._harm(processes, end, 1.0), self._harm(others, end, 0.6))
        for _, clock in self.servers:
            clock.set(0)

    async def _harm(self, faults: list[Fault], end: float, rest: float) -> None:
        # Cause each fault at least once, in random order, then any of them.
        coming = self.random.sample(faults, len(faults))
        while coming or time.monotonic() < end:
            fault = coming.pop() if coming else self.random.choice(faults)
            self.done.append(await fault())
            await asyncio.sleep(rest * self.random.random())

    # -- processes ----------------------------------------------------------------------------

    async def kill(self) -> str:
        server, _ = self.random.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(self.random.random())
        async with self._starting:
            await asyncio.to_thread(server.start)
            await asyncio.to_thread(wait_for, partial(answers, server))
        return "kill"

    async def pause(self) -> str:
        """Pause a process, sometimes long enough for its clients to change to another."""
        server, _ = self.random.choice(self.servers)
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.random.choice([0.1, 0.5, 2.5]) * self.random.uniform(0.5, 1))
        server.signal(signal.SIGCONT)
        return "pause"

    async def step(self) -> str:
        _, clock = self.random.choice(self.servers)
        clock.set(self.random.randrange(-STEP, STEP))
        return "step"

    # -- connections --------------------------------------------------------------------------

    async def lose_redis(self) -> str:
        await asyncio.to_thread(self.redis_server.stop)
        await asyncio.sleep(1.5 * self.random.random())
        await asyncio.to_thread(self.redis_server.start)
        return "redis"

    async def kill_clients(self) -> str:
        def kill() -> None:
            with suppress(redis.RedisError), redis.Redis(port=self.redis_server.port) as client:
                client.execute_command("CLIENT", "KILL", "TYPE", "pubsub")
                client.execute_command("CLIENT", "KILL", "TYPE", "normal")

        await asyncio.to_thread(kill)
        return "clients"

    async def cut(self) -> str:
        some = self.random.sample(self.players, self.random.randint(1, len(self.players)))
        for player in some:
            if player.socket and not player.closed:
                player.socket.transport.abort()
        return "cut"

    async def backends(self) -> str:
        """Let the database end all connections, whatever they are doing."""

        def end() -> None:
            name = self.database.rpartition("/")[2]
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            with psycopg.connect(self.postgres.url("postgres"), autocommit=True) as connection:
                connection.execute(query, (name,))

        async with self._starting:
            await asyncio.to_thread(end)
        return "backends"
