"""The tables, as far as queries need them: columns and keys.

:mod:`fairplay.server.store.migrations` makes them, with their indexes. Where a row is a struct, its
fields are the columns. Times are milliseconds since the epoch; JSON is kept as text.
"""

from typing import Any, get_type_hints

from sqlalchemy import BigInteger, Column, MetaData, Table, Text

from fairplay.server.store.rows import (
    AdminAction,
    Ban,
    EventRow,
    Key,
    NameReport,
    Quarantined,
    RoomRow,
    Snapshot,
)

METADATA = MetaData()

#: The values of ``status`` of a room. Open ones are named one by one, so that an index is used.
OPEN, CLOSED = ("waiting", "countdown", "playing", "over"), "closed"
#: The events with which a guest enters a room: all rooms of a guest are found by these.
ENTERS = "kind IN ('created', 'sit', 'ask')"


def _table(name: str, key: str, columns: dict[str, Any]) -> Table:
    """A table of columns by their Python types: numbers, and text for everything else."""

    def column(name: str, kind: Any) -> Column[Any]:
        return Column(
            name,
            BigInteger if kind in (int, int | None) else Text,
            primary_key=name in key.split(),
            autoincrement=False,
            nullable=kind == int | None,
        )

    return Table(name, METADATA, *(column(*one) for one in columns.items()))


#: The log: a room is what its events make of it. An event without a command has no ``cmd_id``; the
#: others are there once, however often the command was sent.
EVENT = _table("event", "room seq", get_type_hints(EventRow))

#: What can be asked about rooms without reading their events. Follows from the log.
ROOM = _table("room", "code", get_type_hints(RoomRow))

#: When a player was last connected to a public room that waits. Only such rooms are offered to
#: others. It does not follow from the log, so it is not part of ``room``.
ATTENDANCE = _table("attendance", "room", {"room": str, "seen_at": int})

#: What a guest or an address has made and written on a day (counted from 1970, in UTC).
USAGE = _table("usage", "day owner", {"day": int, "owner": str, "rooms": int, "bytes": int})

#: Names that players have reported to the operator, each once.
REPORT = _table("report", "room guest reporter", get_type_hints(NameReport))

#: The newest snapshot of each room, so that a long log need not be read from its start.
SNAPSHOT = _table("snapshot", "room", get_type_hints(Snapshot))

#: Rooms that cannot be read, and by which version of the code: another one may read them.
QUARANTINE = _table("quarantine", "room reader", get_type_hints(Quarantined))

#: The keys that sign cookies: the newest signs, the others are still accepted.
KEY = _table("key", "id", get_type_hints(Key))

#: The processes of the server: their last sign of life, and how many milliseconds their clock was
#: ahead of the database's then.
PROCESS = _table("process", "id", {"id": str, "beat_at": int, "ahead": int})

#: Guests whose cookies are void, by a digest of each, and since when.
REVOKED = _table("revoked", "guest", {"guest": str, "at": int})

BAN = _table("ban", "kind subject", get_type_hints(Ban))

ADMIN_LOG = _table("admin_log", "", get_type_hints(AdminAction))

#: Guests who are about to be forgotten; :mod:`fairplay.server.privacy.erasure` says how.
ERASURE = _table(
    "erasure",
    "guest",
    {"guest": str, "salt": str, "at": int, "rewritten_at": int, "rooms": str},
)

#: Secrets that all processes share, by name.
SECRET = _table("secret", "name", {"name": str, "value": str})
