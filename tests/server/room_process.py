"""``fairplay serve`` as a process of its own, which can be killed and started again."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.server.databases import durability, free_port

#: Tests send faster than anyone should.
SETTINGS = (
    "commands-per-second=10000",
    "commands-burst=10000",
    "requests-per-second=100000",
    "requests-burst=100000",
    "handshakes-per-second=100000",
    "handshakes-burst=100000",
    "commands-per-address=100000",
    "job-processes=1",
)
#: They also rename themselves again and again, which is refused to people.
LOUD = "from fairplay.play.room import noise; noise.UNITS = 10**9"
MAIN = "from fairplay.cli.main import main; main()"


class ServerProcess:
    """Always on the same port and database, however often it is started."""

    def __init__(self, folder: Path, database: str, redis: str = "", *more: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"log-{self.port}"
        self._command = [sys.executable, "-c", f"{LOUD}; {MAIN}"]
        self._command += ["serve", "--port", str(self.port), "--database", database]
        self._command += ["--redis", redis] if redis else []
        self._command += [word for setting in SETTINGS for word in ("--set", setting)]
        self._command += ["--set", f"durability={durability(database)}", *more]
        self.environment: dict[str, str] = {}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | self.environment,
            )
        assert self._process.stdout
        first = self._process.stdout.readline()
        assert re.search(rf":{self.port}\b", first), (first, self.log.read_text())

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def children(self) -> list[int]:
        """The processes that it has started."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(pid) for pid in found.split()]

    def kill(self) -> None:
        """At once, with no time to say anything."""
        self.signal(signal.SIGKILL)
        self._ended()

    def signal(self, number: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(number)

    def stop(self) -> None:
        """As systemd does it."""
        if self._process:
            self._process.send_signal(signal.SIGTERM)
            code = self._ended()
            assert code == 0, (code, self.log.read_text()[-2000:])

    def _ended(self) -> int:
        process, self._process = self._process, None
        assert process
        assert process.stdout
        code = process.wait(60)
        process.stdout.close()
        return code

    def check_log(self) -> None:
        """Nothing has gone wrong that was not foreseen."""
        assert "traceback" not in self.log.read_text().lower(), self.log.read_text()


@contextmanager
def processes(
    folder: Path, number: int, database: str, redis: str = "", *more: str
) -> Iterator[list[ServerProcess]]:
    """Some processes on one database, stopped at the end."""
    with running([ServerProcess(folder, database, redis, *more) for _ in range(number)]) as found:
        yield found


@contextmanager
def running(found: list[ServerProcess]) -> Iterator[list[ServerProcess]]:
    """Start processes, and stop them at the end."""
    with ExitStack() as stack:
        for process in found:
            stack.callback(process.stop)
            process.start()
        yield found
    for process in found:
        process.check_log()
