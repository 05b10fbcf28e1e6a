"""The queries, and all writes but those of events.

The methods of :class:`Store` block; ``await store.call(store.load, code)`` runs one in a thread.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, Self, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)

from fairplay.server.clock import Beat, Clock
from fairplay.server.store.credentials import Credentials
from fairplay.server.store.database import READERS, change, fetch, open_engine, transaction
from fairplay.server.store.errors import CorruptError
from fairplay.server.store.migrations import migrate
from fairplay.server.store.quarantine import Quarantine, readable
from fairplay.server.store.rows import End, EventRow, NameReport, RoomRow, Snapshot, room_of
from fairplay.server.store.statements import events_from
from fairplay.server.store.tables import CLOSED, EVENT, KEY, OPEN, PROCESS, REPORT, ROOM, SNAPSHOT
from fairplay.server.store.upserts import SLICE, slices

P = ParamSpec("P")
T = TypeVar("T")

#: The time of a database that takes more milliseconds to answer is not used.
SLOW_MS = 200
#: The most reporters of one guest in one room. More would tell nothing new.
MAX_REPORTS = 10

_Row = Row[*tuple[Any, ...]]


class Store(Quarantine, Credentials):
    """Reads and writes everything but new events.

    Rooms that the ``reader`` could not read are not in its lists.
    """

    def __init__(self, engine: Engine, reader: str = "") -> None:
        super().__init__(engine, reader)
        self._events_from = text(events_from(engine.dialect.name))
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store")

    @classmethod
    def open(cls, url: str, reader: str = "") -> Self:
        """Open and migrate a database."""
        engine = open_engine(url)
        try:
            migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, reader)

    def close(self) -> None:
        """Close all connections. Close the journals on this store first."""
        self._threads.shutdown()
        self.engine.dispose()

    async def call(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a method of this store in one of its threads."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: function(*args, **kwargs))

    # -- the log --------------------------------------------------------------------------------

    def load(self, room: str) -> tuple[Snapshot | None, list[EventRow]]:
        """The newest snapshot of a room, and the events after it."""
        with transaction(self.engine) as connection:
            found = connection.execute(select(SNAPSHOT).where(SNAPSHOT.c.room == room)).first()
            snapshot = Snapshot(found.room, found.seq, found.body.encode()) if found else None
            after = snapshot.seq if snapshot else 0
            return snapshot, [_event(row) for row in connection.execute(_events(room, after))]

    def events_after(self, room: str, seq: int, limit: int | None = None) -> list[EventRow]:
        """The events of a room after the ``seq``-th, at most ``limit`` of them."""
        return [_event(row) for row in fetch(self.engine, _events(room, seq).limit(limit))]

    def raw_log(self, room: str) -> bytes:
        """All events of a room as JSON, each a list of seq, player, cmd_id, kind, body, at and
        version. The bodies are not decoded."""
        parts = [EVENT.c[name] for name in ("seq", "player", "cmd_id", "kind", "body", "at")]
        query = _events(room, 0).with_only_columns(*parts, EVENT.c.version)
        return msgspec.json.encode(
            [
                (seq, player, cmd_id, kind, msgspec.Raw(body.encode()), at, version)
                for seq, player, cmd_id, kind, body, at, version in fetch(self.engine, query)
            ]
        )

    def find_event(self, room: str, player: str, cmd_id: str) -> EventRow | None:
        """The event that a command has caused."""
        named = (EVENT.c.room == room, EVENT.c.player == player, EVENT.c.cmd_id == cmd_id)
        # The last condition is that of the index.
        found = fetch(self.engine, select(EVENT).where(*named, EVENT.c.cmd_id != ""))
        return _event(found[0]) if found else None

    def commands(self, room: str) -> list[tuple[str, str]]:
        """The commands of a room, each with its player."""
        named = select(EVENT.c.player, EVENT.c.cmd_id).where(EVENT.c.room == room)
        return [
            (row.player, row.cmd_id)
            for row in fetch(self.engine, named.where(EVENT.c.cmd_id != ""))
        ]

    def ends(self, rooms: Iterable[str]) -> dict[str, End]:
        """The last event of each room; rooms without events are left out."""
        ends: dict[str, End] = {}
        for some in slices(list(rooms), SLICE):
            # One look at the end of each log; a GROUP BY would read all of it.
            kept = EVENT.alias()
            last = select(func.max(kept.c.seq)).where(kept.c.room == ROOM.c.code).correlate(ROOM)
            query = select(EVENT.c.room, EVENT.c.seq, EVENT.c.at).where(
                ROOM.c.code.in_(some),
                EVENT.c.room == ROOM.c.code,
                EVENT.c.seq == last.scalar_subquery(),
            )
            ends.update((code, (seq, at)) for code, seq, at in fetch(self.engine, query))
        return ends

    def events_from(self, rooms: Mapping[str, int], limit: int) -> dict[str, list[EventRow]]:
        """For each room, at most ``limit`` events from a number on, in one query."""
        found: dict[str, list[EventRow]] = {}
        given = [{"room": room, "seq": seq} for room, seq in rooms.items()]
        parameters = {"given": msgspec.json.encode(given).decode(), "limit": limit}
        with transaction(self.engine, single=True) as connection:
            rows = connection.execute(self._events_from, parameters).all()
        broken: set[str] = set()
        for row in rows:
            if row.room not in broken:
                try:
                    found.setdefault(row.room, []).append(_event(row))
                except CorruptError:
                    # Leave this room out. To read it alone raises the error again.
                    broken.add(row.room)
        return found

    # -- rooms ----------------------------------------------------------------------------------

    def room(self, code: str) -> RoomRow | None:
        """A room, open or closed."""
        found = self._rooms(select(ROOM).where(ROOM.c.code == code))
        return found[0] if found else None

    def open_rooms(self, after: str = "", limit: int = 1000) -> list[RoomRow]:
        """Rooms that are not closed, by code; the next ones come after the last code."""
        some = (ROOM.c.status != CLOSED, ROOM.c.code > after, readable(self.reader))
        return self._rooms(select(ROOM).where(*some).order_by(ROOM.c.code).limit(limit))

    def idle_rooms(self, before: int, limit: int = 1000) -> list[tuple[str, int]]:
        """Open rooms without an event since a time, and the times of their last events."""
        last = (
            select(EVENT.c.at)
            .where(EVENT.c.room == ROOM.c.code)
            .order_by(EVENT.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        # ``changed_at`` excludes busy rooms without a look at their logs.
        some = (ROOM.c.status.in_(OPEN), ROOM.c.played.in_((0, 1)), ROOM.c.changed_at < before)
        query = select(ROOM.c.code, last).where(*some, last < before, readable(self.reader))
        query = query.order_by(ROOM.c.changed_at, ROOM.c.code).limit(limit)
        return [(code, at) for code, at in fetch(self.engine, query)]

    # -- reports of names -----------------------------------------------------------------------

    def report(self, report: NameReport) -> None:
        """Store a report. It replaces an older one by the same reporter. Reports by more than
        MAX_REPORTS others are dropped."""
        about = (REPORT.c.room == report.room, REPORT.c.guest == report.guest)
        others = select(func.count()).where(*about, REPORT.c.reporter != report.reporter)
        with transaction(self.engine, writes=True) as connection:
            if connection.execute(others).scalar_one() >= MAX_REPORTS:
                return
            same = delete(REPORT).where(*about, REPORT.c.reporter == report.reporter)
            connection.execute(same)
            connection.execute(insert(REPORT).values(msgspec.structs.asdict(report)))

    def reports(self, limit: int = 100) -> list[NameReport]:
        """The reports, newest first."""
        newest = select(REPORT).order_by(REPORT.c.at.desc(), REPORT.c.room).limit(limit)
        return [NameReport(*row) for row in fetch(self.engine, newest)]

    # -- processes ------------------------------------------------------------------------------

    def beat(self, process: str, clock: Clock, ahead: int = 0) -> int:
        """Store a sign of life of a process, and how far its clock is ahead of the database's;
        returns that. If the database is too slow to tell, it is ``ahead`` as before."""
        with transaction(self.engine, writes=True) as connection:
            asked = clock.now()
            there = _time(connection, clock)
            now = clock.now()
            if now - asked < SLOW_MS:
                ahead = (asked + now) // 2 - there
            values = {"beat_at": now, "ahead": ahead}
            known = update(PROCESS).where(PROCESS.c.id == process).values(values)
            if not connection.execute(known).rowcount:
                connection.execute(insert(PROCESS).values(id=process, **values))
        return ahead

    def beats(self) -> dict[str, Beat]:
        """The last sign of life of each process."""
        return {row.id: Beat(row.beat_at, row.ahead) for row in fetch(self.engine, select(PROCESS))}

    def time(self, clock: Clock) -> int:
        """The time of the database."""
        with transaction(self.engine) as connection:
            return _time(connection, clock)

    def forget_processes(self, *processes: str, before: int = 0) -> None:
        """Delete processes that have ended, and those not seen since a time."""
        gone = PROCESS.c.id.in_(processes) | (PROCESS.c.beat_at < before)
        change(self.engine, delete(PROCESS).where(gone))

    def ping(self) -> None:
        """Check that the database answers."""
        fetch(self.engine, select(exists().where(KEY.c.id == 0)))

    def _rooms(self, query: Select[Any]) -> list[RoomRow]:
        return [room_of(row._mapping) for row in fetch(self.engine, query)]


def _time(connection: Connection, clock: Clock) -> int:
    """The time of the database. An SQLite database has the clock of this machine."""
    if connection.dialect.name != "postgresql":
        return clock.wall()
    # Not ``now()``, which is when the transaction began.
    asked = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
    return int(connection.exec_driver_sql(asked).scalar_one())


def _events(room: str, after: int) -> Select[Any]:
    return select(EVENT).where(EVENT.c.room == room, EVENT.c.seq > after).order_by(EVENT.c.seq)


def _event(row: _Row) -> EventRow:
    seq, player, cmd_id, kind, body, at, room, version = row
    try:
        read = msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise CorruptError(f"event {seq} ({kind}): {error}") from error
    return EventRow(seq, player, cmd_id, kind, read, at, room, version)
