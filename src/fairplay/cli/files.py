"""Read files up to a limit, and write them whole or not at all."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from fairplay.errors import InputError
from fairplay.whole_files import replacing


def read_file(name: str, most: int) -> bytes:
    """The first bytes of a file; InputError says why it cannot be read."""
    try:
        with Path(name).open("rb") as file:
            return file.read(most)
    except (OSError, ValueError) as error:
        raise _error("error-file-read", name, error) from error


def _error(code: str, name: str, error: Exception) -> InputError:
    reason = getattr(error, "strerror", None) or str(error)
    return InputError(code, name=name, reason=reason)


def write_whole(name: str, content: bytes) -> None:
    """Write a file so that nobody ever finds half of it."""
    write_with(name, lambda file: file.write(content))


def write_with(name: str, write: Callable[[BinaryIO], object]) -> None:
    """Write a file so that nobody ever finds half of it; InputError says why it cannot be.

    What is no plain file (a device, a pipe) is written to as it is.
    """
    write_path(name, lambda path: _write_to(path, write))


def _write_to(path: Path, write: Callable[[BinaryIO], object]) -> None:
    with path.open("wb") as file:
        write(file)


def write_path(name: str, write: Callable[[Path], object]) -> None:
    """The same for what writes to a file of a given name."""
    try:
        # Where the name is a link, what it points to is replaced, not the link.
        path = Path(os.path.realpath(name))
        if path.exists() and not path.is_file():
            write(path)
        else:
            _replace(path, write)
    except (OSError, ValueError) as error:
        raise _error("error-file", name, error) from error


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(None, "read-only", str(path))
    with replacing(path) as beside:
        write(beside)
