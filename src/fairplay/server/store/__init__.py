"""The store: the log of every room, and what is known about rooms, keys and processes.

Events are appended through :class:`Journal` and through nothing else; :class:`Store` reads.
SQLite in a file or PostgreSQL, with the same code.
"""

from fairplay.server.store.batch import APPENDED, Appended, Collided, Entry, Outcome, Repeated
from fairplay.server.store.checkpoints import Checkpoints
from fairplay.server.store.errors import BusyError, CorruptError, StorageError, UncertainError
from fairplay.server.store.journal import Journal
from fairplay.server.store.rows import (
    End,
    EventRow,
    Key,
    NameReport,
    Quarantined,
    RoomRow,
    Snapshot,
)
from fairplay.server.store.store import Store

__all__ = [
    "APPENDED",
    "Appended",
    "BusyError",
    "Checkpoints",
    "Collided",
    "CorruptError",
    "End",
    "Entry",
    "EventRow",
    "Journal",
    "Key",
    "NameReport",
    "Outcome",
    "Quarantined",
    "Repeated",
    "RoomRow",
    "Snapshot",
    "StorageError",
    "Store",
    "UncertainError",
]
