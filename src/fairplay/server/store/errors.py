"""How storing can fail."""


class StorageError(Exception):
    """The database did not do what it was asked to: full, gone, locked. Says why, in one line."""


class UncertainError(StorageError):
    """The database was asked to commit and has not said whether it did: look, or ask again."""


class CorruptError(StorageError):
    """A row that no code can read."""


class BusyError(StorageError):
    """Too much is waiting to be stored already; nothing was done."""


def reason(error: BaseException) -> str:
    """What a driver says, in one line.

    >>> reason(OSError("server closed the connection\\n\\tThis probably means ..."))
    'server closed the connection'
    """
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
