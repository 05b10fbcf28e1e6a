"""What is stored, as tables. Times are milliseconds since the epoch; JSON is kept as text.

:mod:`fairplay.server.store.migrations` makes them; a test holds that both say the same.
"""

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, Table, Text, text

METADATA = MetaData()

#: What the ``status`` of a room may be. Open ones are named one by one, so that an index is used.
OPEN, CLOSED = ("waiting", "countdown", "playing", "over"), "closed"

#: The log: a room is what its events make of it. An event that no command has caused has no
#: ``cmd_id``; the others are there once, however often the command was sent.
EVENT = Table(
    "event",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    Column("cmd_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # What is there from before versions has the first.
    Column("version", Integer, nullable=False, server_default="1"),
)
Index(
    "event_command",
    EVENT.c.room,
    EVENT.c.player,
    EVENT.c.cmd_id,
    unique=True,
    sqlite_where=text("cmd_id <> ''"),
    postgresql_where=text("cmd_id <> ''"),
)
#: The events with which a guest comes into a room: all rooms of a guest are found by these.
ENTERS = "kind IN ('created', 'sit', 'ask')"
Index(
    "event_guest",
    EVENT.c.player,
    sqlite_where=text(ENTERS),
    postgresql_where=text(ENTERS),
)

#: What can be asked about rooms without reading their events. Follows from the log.
ROOM = Table(
    "room",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("visibility", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("played", Integer, nullable=False),
    Column("wanted", Text, nullable=False),
)
Index("room_lobby", ROOM.c.visibility, ROOM.c.status, ROOM.c.created_at)
Index("room_host", ROOM.c.host, ROOM.c.status)
Index("room_address", ROOM.c.address, ROOM.c.status)
Index("room_kept", ROOM.c.status, ROOM.c.played, ROOM.c.changed_at)
Index("room_wanted", ROOM.c.wanted, ROOM.c.status)

#: When somebody who plays was last connected to a public room that waits. Only such rooms are
#: offered to others. It does not follow from the log, so it is not part of ``room``.
ATTENDANCE = Table(
    "attendance",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)
Index("attendance_seen", ATTENDANCE.c.seen_at)

#: What a guest or an address has made and written on a day (counted from 1970, in UTC).
USAGE = Table(
    "usage",
    METADATA,
    Column("day", BigInteger, primary_key=True, autoincrement=False),
    Column("owner", Text, primary_key=True),
    Column("rooms", BigInteger, nullable=False),
    Column("bytes", BigInteger, nullable=False),
)

#: Names that players have told the operator of: who has whose name in which room, once each.
REPORT = Table(
    "report",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("reporter", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: The newest state that was written down, so that a long log need not be read from its start.
SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

#: Rooms that cannot be read, and by which version of the code: another one may read them.
QUARANTINE = Table(
    "quarantine",
    METADATA,
    Column("room", Text, primary_key=True),
    Column("reader", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: What cookies are signed with: the newest signs, the others are still accepted.
KEY = Table(
    "key",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

#: The processes of the server: when each has last said that it is there, and how many milliseconds
#: its clock was ahead of the database's then.
PROCESS = Table(
    "process",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat_at", BigInteger, nullable=False),
    Column("ahead", BigInteger, nullable=False, server_default=text("0")),
)

#: Guests whose cookies are void, by a digest of each, and since when.
REVOKED = Table(
    "revoked",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
Index("revoked_at", REVOKED.c.at)

#: Guests (by tag) and addresses (by a hash) that are not let in until a time; NULL is for good.
BAN = Table(
    "ban",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

#: What operators have done.
ADMIN_LOG = Table(
    "admin_log",
    METADATA,
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("detail", Text, nullable=False),
)
Index("admin_log_at", ADMIN_LOG.c.at)

#: Guests who are about to be forgotten; :mod:`fairplay.server.privacy.erasure` says how.
ERASURE = Table(
    "erasure",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("salt", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rewritten_at", BigInteger, nullable=False),
    Column("rooms", Text, nullable=False),
)

#: Secrets that all processes share, by name.
SECRET = Table(
    "secret",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
