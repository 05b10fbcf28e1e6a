"""Writing a file whole or not at all."""

import os
from pathlib import Path

from fairplay.errors import InputError


def write_whole(name: str, content: bytes) -> None:
    """Write to a file beside it and rename that, so that nobody ever finds half a file.

    What is no plain file (a device, a pipe) is written to as it is.
    """
    try:
        # Where the name is a link, what it points to is replaced, not the link.
        path = Path(os.path.realpath(name))
        if path.exists() and not path.is_file():
            with path.open("wb") as file:
                file.write(content)
        else:
            _replace(path, content)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError("error-file", name=name, reason=reason) from error


def _replace(path: Path, content: bytes) -> None:
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(None, "read-only", str(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("xb") as file:
            file.write(content)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
