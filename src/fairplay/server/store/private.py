"""Files that only their owner may read: a database has keys, and the seeds of deals to come."""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from fairplay.errors import InputError
from fairplay.folders import data_folder
from fairplay.server.logs import log
from fairplay.server.store.errors import StorageError

FILE, FOLDER = 0o600, 0o700
#: What SQLite keeps beside a database. It makes them with the permissions of the database.
_BESIDE = ("", "-wal", "-shm", "-journal")


def make(path: Path) -> None:
    """Make a private empty file for a database, if it is missing.

    Of folders only the default one is made: another one that is missing may be a slip of the pen.
    An existing folder is left as it is: it may be shared.
    """
    check_folder(path.parent)
    try:
        _make_folder(path.parent)
        if not path.exists():
            _make_file(path)
    except OSError as error:
        raise StorageError(f"{error.filename or path}: {error.strerror}") from error
    for end in _BESIDE:
        _tighten(path.with_name(path.name + end))


def check_folder(folder: Path) -> None:
    """Raise StorageError for a folder that is missing and will not be made."""
    try:
        if not folder.exists() and folder != data_folder():
            raise StorageError(f"{folder}: there is no such folder")
    except (InputError, OSError) as error:  # no home, or a folder that cannot be looked at
        raise StorageError(f"{folder}: {error}") from error


def create(path: Path) -> None:
    """Make a file that nobody else can read at any moment; FileExistsError if there is one."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE))


def _make_file(path: Path) -> None:
    # Under another name: closing a file drops all locks that the process has on it, also those
    # that another thread has just taken.
    new = path.with_name(f".{path.name}-{token_hex(8)}")
    create(new)
    try:
        with suppress(FileExistsError):
            path.hardlink_to(new)
    finally:
        new.unlink()


def sync(path: Path) -> None:
    """Sync a file, or the names in a folder, to the disk."""
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _make_folder(folder: Path) -> None:
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(mode=FOLDER, exist_ok=True)
    if not folder.is_dir():
        folder.mkdir(exist_ok=True)  # says what is wrong


def _tighten(path: Path) -> None:
    """Make a file private: older versions let everyone read it."""
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(FILE)
    except FileNotFoundError:
        return
    except OSError as error:
        reason = f"others may read the database, and this cannot be changed: {error.strerror}"
        log.warning("not private", extra={"data": {"reason": reason}})
