"""Watch the disk from a separate process: how long its slowest ``fdatasync`` takes.

A claim that waits for a stall of the disk is not slow itself. The watch runs while claims are
measured, so that both meet the same stall. It writes twenty times a second, too seldom to disturb.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from subprocess import PIPE, Popen

PAUSE = 0.05
BLOCK = 8192


@contextmanager
def watched(path: Path, slowest: list[float]) -> Iterator[None]:
    """Append the seconds of the slowest ``fdatasync`` to ``slowest`` at the end."""
    command = [sys.executable, "-m", "bench.disk", str(path)]
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True) as watch:
        yield
        told, _ = watch.communicate()
    slowest.append(float(told))


def synced(file: int, block: bytes, place: int) -> float:
    """Write a block, wait until it is on the disk, and return the seconds that took."""
    began = time.perf_counter()
    os.pwrite(file, block, place)
    os.fdatasync(file)
    return time.perf_counter() - began


def _watch(path: str) -> float:
    """Write until standard input is closed, and return the longest time."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    most = 0.0
    while not select([sys.stdin], [], [], PAUSE)[0]:
        most = max(most, synced(file, os.urandom(BLOCK), 0))
    return most


if __name__ == "__main__":
    print(_watch(sys.argv[1]))
