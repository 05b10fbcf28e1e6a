"""Private servers of PostgreSQL and Redis that end with the tests."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import SystemRandom

import psycopg
import redis

from tests.needs import missing_program

#: In seconds; a busy machine is slow.
PATIENCE = 60.0

#: Runs a command until its own input ends, which happens even if the tests are killed.
SUPERVISOR = 'signal=$1; shift; "$@" & read -r _; kill -"$signal" $!; wait $!'


def free_port() -> int:
    """A port that no client of another test gets before a server listens there: systems give
    clients higher ones."""
    while True:
        port = SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A program that runs in its own folder, on its own port."""

    signal: str

    def __init__(self, user: str | None) -> None:
        self.user = user
        self.folder = Path(tempfile.mkdtemp(prefix="fairplay-test-"))
        if user:
            shutil.chown(self.folder, user)
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def ping(self) -> None:
        """Raise OSError, or an error of the driver, until the server answers."""
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                ["sh", "-c", SUPERVISOR, "sh", self.signal, *self.command()],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
                # Ctrl-C must reach only the tests, which then stop this server.
                start_new_session=True,
            )
        wait_for(self.ping)

    def stop(self) -> None:
        if self._process:
            assert self._process.stdin
            self._process.stdin.close()
            self._process.wait(PATIENCE)
            self._process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def wait_for(attempt: Callable[[], object]) -> None:
    """Try until it succeeds."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            attempt()
        except (OSError, psycopg.Error, redis.RedisError, AssertionError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


class PostgresServer(Server):
    """A PostgreSQL cluster. PostgreSQL refuses to run as root, so then another user runs it.

    Unless it is ``durable``, it does not wait for the disk.
    """

    #: Stop without a last checkpoint: that is faster, and recovery is part of what is tested.
    signal = "QUIT"

    def __init__(self, *, durable: bool = False) -> None:
        self.durable = durable
        self.bin = postgres_programs()
        super().__init__(_somebody() if os.geteuid() == 0 else None)
        self._numbers = count(1)
        subprocess.run(
            [
                *(str(self.bin / "initdb"), "-D", str(self.folder / "data")),
                *("-U", "fairplay", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"),
            ],
            cwd=self.folder,
            user=self.user,
            check=True,
            capture_output=True,
        )

    def command(self) -> Sequence[str | Path]:
        settings = ["max_connections=200", "recovery_init_sync_method=syncfs"]
        settings += [] if self.durable else ["fsync=off", "full_page_writes=off"]
        return [
            self.bin / "postgres",
            *("-D", self.folder / "data", "-k", self.folder),
            *("-h", "127.0.0.1", "-p", str(self.port)),
            *(word for setting in settings for word in ("-c", setting)),
        ]

    def ping(self) -> None:
        psycopg.connect(self.url("postgres"), connect_timeout=5).close()

    def url(self, name: str) -> str:
        return f"postgresql://fairplay@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


def durability(url: str) -> str:
    """The durability setting that a server needs for a test database."""
    return "warn" if url.startswith("postgresql") else "refuse"


class RedisServer(Server):
    """A Redis without persistence."""

    signal = "TERM"

    def __init__(self) -> None:
        if not shutil.which("redis-server"):
            missing_program("redis-server", "redis-server")
        super().__init__(None)

    def command(self) -> Sequence[str]:
        return [
            *("redis-server", "--bind", "127.0.0.1", "--port", str(self.port)),
            *("--save", "", "--appendonly", "no"),
        ]

    def ping(self) -> None:
        with redis.Redis(port=self.port) as client:
            client.ping()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs, which Debian does not put on the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(versions, key=lambda path: int(path.parts[-3]), default=None)
    return newest.parent if newest else missing_program("initdb", "postgresql")


def _somebody() -> str:
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
