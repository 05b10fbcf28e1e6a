"""The errors of the store."""


class StorageError(Exception):
    """The database has failed: full, gone, locked. The message is one line."""


class UncertainError(StorageError):
    """It is unknown whether the database has committed: look, or ask again."""


class CorruptError(StorageError):
    """A row that no code can read."""


class BusyError(StorageError):
    """Too much waits to be stored; nothing was done."""


def reason(error: BaseException) -> str:
    """The message of a driver's error, in one line.

    >>> reason(OSError("server closed the connection\\n\\tThis probably means ..."))
    'server closed the connection'
    """
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
