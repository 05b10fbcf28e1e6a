"""Keeping a loaded room at the end of its log, which other processes write, too.

A room is compared with its log when another process says that it has grown, after the database has
failed, and at intervals. If they differ, the log is right.
"""

from functools import partial
from typing import TYPE_CHECKING

from fairplay.errors import InputError
from fairplay.play.room import Room, UnreadableError
from fairplay.play.steps import Steps
from fairplay.server.logs import log
from fairplay.server.rooms.latest import Latest
from fairplay.server.store import End, EventRow, StorageError

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom
    from fairplay.server.rooms.replies import CommandKey

#: Pause after this many events when many are folded.
PAUSE_EVERY = 8
#: The most events that are read at once when a client joins.
MOST_EVENTS = 64


class Following:
    """Keeps one room at the end of its log."""

    def __init__(self, hub: "Hub", live: "LiveRoom") -> None:
        self._hub, self._live = hub, live
        #: The doubts of the hub when the state was last compared with the log.
        self._checked: int | None = hub.doubts
        #: Commands that may or may not have been stored.
        self.doubted: set[CommandKey] = set()

    @property
    def stale(self) -> bool:
        """Whether the log may differ from the state."""
        return self._checked != self._hub.doubts

    def doubt(self) -> None:
        """Compare the state with the log before anything else happens."""
        self._checked = None

    def learn(self, known: int, rows: list[EventRow]) -> None:
        """Apply events of the log, from the ``known``-th on, which was the last before."""
        self._live.lock.acquire(partial(self._learn, known, rows))

    def _learn(self, known: int, rows: list[EventRow]) -> bool:
        try:
            if self._take_in(known, rows):
                return True
        except Exception:  # noqa: BLE001  (recovering meets the same error, and reports it)
            self.doubt()
        self._hub.spawn(self._recover())
        return False

    async def _recover(self) -> None:
        try:
            await self._try_catching_up()
        finally:
            self._live.lock.release()

    async def refresh(self) -> None:
        """Catch up with the log. Commands do not wait while it is read."""
        store, known = self._hub.store, self._live.room.seq
        found = await store.call(store.events_from, {self._live.room.code: known}, MOST_EVENTS)
        rows = found.get(self._live.room.code, [])
        async with self._live.lock:
            try:
                if not self._take_in(known, rows) or len(rows) == MOST_EVENTS:
                    await self.catch_up()
            except UnreadableError as error:
                self._hub.set_aside(self._live.room.code, error)
                raise

    def differs(self, before: Room, end: End) -> bool:
        """Whether a log has other events than this room. It had this ``end`` when the room was as
        ``before``; what this process has stored since then is known."""
        other = end != (before.seq, before.at) and end[0] <= before.seq
        return other or end[0] > self._live.room.seq or self.stale

    async def check(self, end: End) -> None:
        """Catch up, if the log has another end than this room."""
        async with self._live.lock:
            if end != (self._live.room.seq, self._live.room.at) or self.stale:
                await self._try_catching_up()

    def _take_in(self, known: int, rows: list[EventRow]) -> bool:
        """Apply events of the log; False if they do not follow what is known."""
        if self.stale or not rows or rows[0].seq != known:
            return False
        new = [row for row in rows if row.seq >= self._live.room.seq]
        if not new:
            return True  # the room has gone on since they were read
        if not self._follow(new):
            return False
        for row in new[1:]:
            self._live.fold_in(row)
        self._live.settle()
        return True

    def _follow(self, rows: list[EventRow]) -> bool:
        """Whether these rows begin with the last event that is known."""
        return bool(rows) and (rows[0].seq, rows[0].at) == (self._live.room.seq, self._live.room.at)

    async def _try_catching_up(self) -> None:
        try:
            await self.catch_up()
        except UnreadableError as error:
            self._hub.set_aside(self._live.room.code, error)
        except StorageError as error:
            self.doubt()
            self._hub.trouble(error)
        except InputError as error:
            log.warning(
                "room lost", extra={"data": {"room": self._live.room.code, "why": error.code}}
            )

    async def catch_up(self) -> None:
        """Apply all that is stored. The caller holds the lock of the room."""
        doubts = self._hub.doubts
        rows = await self._hub.reading.after(self._live.room.code, self._live.room.seq - 1)
        if self._follow(rows):
            await self._hub.reading.run(self._folding(rows[1:]))
            self._live.settle()
        else:
            await self._reload()
        self._checked = doubts
        self.doubted.clear()

    def _folding(self, rows: list[EventRow]) -> Steps[None]:
        for number, row in enumerate(rows, 1):
            self._live.fold_in(row)
            if number % PAUSE_EVERY == 0:
                # A client that joins during the pause gets the room as it is then.
                self._live.audience.tell()
                yield

    async def _reload(self) -> None:
        """The log has lost events that were folded: the database was replaced by an older copy.
        Take over what it has, and tell everyone."""
        room, latest = await self._read_again()
        if room == self._live.room:
            return
        lost = {"room": room.code, "had": self._live.room.seq, "has": room.seq}
        log.warning("room rewound", extra={"data": lost})
        self._live.replace(room)
        self._live.audience.rewound(room, latest, self._hub.now())

    async def reread(self) -> None:
        """Names in the log were changed, not what has happened. Keep nothing of the old ones."""
        async with self._live.lock:
            try:
                room, latest = await self._read_again()
            except UnreadableError as error:
                self._hub.set_aside(self._live.room.code, error)
            except InputError:
                return
            else:
                self._live.replace(room)
                self._live.audience.retold(room, latest, self._hub.now())

    async def _read_again(self) -> tuple[Room, Latest]:
        latest = Latest()
        try:
            return await self._hub.reading.room(self._live.room.code, latest), latest
        except InputError:
            self._vanish()
            raise

    def _vanish(self) -> None:
        """The log has no events of this room any more."""
        self.doubt()
        self._live.audience.close("error-room-unknown", room=self._live.room.code)
        self._hub.drop(self._live)
