"""Servers for benchmarks: ours with limits that let one computer be all players, and an echo."""

import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from fairplay.cli.loadtest.processes import SETTINGS
from tests.serving import ServerProcess, running


@contextmanager
def served(
    database: str, *more: str, limits: Mapping[str, object] = SETTINGS
) -> Iterator[tuple[str, ServerProcess]]:
    """A server, by default with limits that let one computer be all players."""
    quiet = ("--set", "log-level=error")
    with tempfile.TemporaryDirectory() as folder:
        process = ServerProcess(Path(folder), database, "", *quiet, *more, limits=limits)
        with running([process]):
            yield process.url, process


@contextmanager
def echoing(size: int) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen(
        [sys.executable, "-m", "bench.echo_server", str(port), str(size)]
    ) as process:
        try:
            _wait(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.terminate()


def _wait(url: str) -> None:
    for _ in range(300):
        try:
            with urlopen(f"{url}/healthz", timeout=30):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def allow_many_files() -> None:
    """Raise the limit on open files for this process and the servers it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
