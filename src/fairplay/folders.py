"""Where a user's own files are kept: progress, cookies, the database of a server."""

import os
from pathlib import Path

from fairplay.errors import InputError


def data_folder() -> Path:
    """The folder, which need not exist; InputError if the user has no home.

    The specification says to ignore a relative folder in the variable:
    https://specifications.freedesktop.org/basedir-spec
    """
    data = Path(os.environ.get("XDG_DATA_HOME", ""))
    try:
        folder = data if data.is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise InputError("error-home") from error
    return folder / "fairplay"


def cache_folder() -> Path:
    """The folder of what can be made again, which need not exist."""
    cache = Path(os.environ.get("XDG_CACHE_HOME", ""))
    try:
        folder = cache if cache.is_absolute() else Path.home() / ".cache"
    except RuntimeError as error:
        raise InputError("error-home") from error
    return folder / "fairplay"


def can_write(folder: Path) -> bool:
    """Whether files can be made in a folder, which is made too if it is missing.

    >>> can_write(Path("/dev/null/inside"))
    False
    """
    there = next(one for one in (folder, *folder.parents) if one.exists())
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)
