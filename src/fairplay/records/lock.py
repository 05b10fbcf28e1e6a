"""Who changes a file holds its lock, which is another file beside it.

The lock goes with its holder: the system takes it from a process that dies.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from fairplay.errors import InputError


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of a file. It waits for others; InputError if there can be no lock."""
    lock = path.with_name(f".{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = _held(lock)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError("error-file", name=str(lock), reason=reason) from error
    with held:
        try:
            yield
        finally:
            # While it is held: else it could be the lock of the next one that goes.
            lock.unlink(missing_ok=True)


def _held(lock: Path) -> BinaryIO:
    while True:
        file = lock.open("ab")
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            # The process that held it has removed it. Another file may have its name now.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file.fileno()), lock.stat()):
                    return file
        except BaseException:
            file.close()
            raise
        file.close()
