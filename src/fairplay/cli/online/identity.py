"""Who we are on a server: a cookie, kept so that we get the same seat when we come back.

There is one for each server and name, so that two people at one computer are two guests.
"""

import hashlib
from contextlib import suppress
from pathlib import Path

from fairplay.errors import InputError
from fairplay.folders import data_folder
from fairplay.whole_files import write_bytes

_FOLDER = "guests"


def load(base: str, name: str) -> str:
    """The cookie kept for this server and name, or nothing."""
    try:
        return _path(base, name).read_text(encoding="ascii").strip()[:500]
    except (OSError, ValueError):  # InputError, where there is no home, is a ValueError
        return ""


def keep(base: str, name: str, cookie: str) -> None:
    """Store a cookie that only we can read. If that fails, we are a new guest next time."""
    with suppress(OSError, InputError):
        path = _path(base, name)
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_bytes(path, cookie.encode("ascii"), private=True)


def forget(base: str, name: str) -> None:
    """Keep the cookie no longer."""
    with suppress(OSError, InputError):
        _path(base, name).unlink()


def _path(base: str, name: str) -> Path:
    who = hashlib.sha256(f"{base} {name}".encode()).hexdigest()[:24]
    return data_folder() / _FOLDER / who
