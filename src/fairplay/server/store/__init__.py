"""The store: the log of every room, and tables about rooms, keys and processes.

Only :class:`Journal` appends events; :class:`Store` reads. The same code serves SQLite and
PostgreSQL.
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
