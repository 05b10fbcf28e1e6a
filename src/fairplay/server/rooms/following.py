"""How a loaded room follows its log: other processes write into it, too.

A room is compared with its log when another process tells of news, when the database has failed,
and now and then. What the log says counts.
"""

from functools import partial
from typing import TYPE_CHECKING

from fairplay.errors import InputError
from fairplay.play.room import Room, UnreadableError
from fairplay.play.steps import Steps
from fairplay.server.logs import log
from fairplay.server.store import End, EventRow, StorageError

if TYPE_CHECKING:
    from fairplay.server.rooms.commands import Name
    from fairplay.server.rooms.hub import Hub
    from fairplay.server.rooms.live import LiveRoom

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
        #: The commands of which it is not known whether they were stored.
        self.doubted: set[Name] = set()

    @property
    def stale(self) -> bool:
        """Whether the log may say something else than the state does."""
        return self._checked != self._hub.doubts

    def doubt(self) -> None:
        """Compare the state with the log before anything else happens."""
        self._checked = None

    def learn(self, known: int, rows: list[EventRow]) -> None:
        """These are the events in the log, from the one on that was the last when it was read."""
        self._live.lock.acquire(partial(self._learn, known, rows))

    def _learn(self, known: int, rows: list[EventRow]) -> bool:
        try:
            if self._take_in(known, rows):
                return True
        except Exception:  # noqa: BLE001  (the next attempt meets it again, and says so)
            self.doubt()
        self._hub.spawn(self._recover())
        return False

    async def _recover(self) -> None:
        try:
            await self._try_catching_up()
        finally:
            self._live.lock.release()

    async def refresh(self) -> None:
        """Know what is stored by now. The others in the room do not wait for the log."""
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
        """Whether a log that ended like this, when the room was as ``before``, has something else
        than is known. What this process has stored meanwhile is no news."""
        other = end != (before.seq, before.at) and end[0] <= before.seq
        return other or end[0] > self._live.room.seq or self.stale

    async def check(self, end: End) -> None:
        """The log ends like this: nothing that was stored or lost shall go unnoticed."""
        async with self._live.lock:
            if end != (self._live.room.seq, self._live.room.at) or self.stale:
                await self._try_catching_up()

    def _take_in(self, known: int, rows: list[EventRow]) -> bool:
        """Go on with events of the log; False if they do not follow what is known."""
        if self.stale or not rows or rows[0].seq != known:
            return False
        new = [row for row in rows if row.seq >= self._live.room.seq]
        if not new:
            return True  # it has gone on since they were read
        return self._continue(new)

    def _continue(self, rows: list[EventRow]) -> bool:
        """The same, with rows that begin with the last event that is known."""
        if not self._follow(rows):
            return False
        for row in rows[1:]:
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
        """Know all that is stored. Nothing else happens in the room meanwhile."""
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
        """The log is not the one that was folded: a copy of the database has taken its place, and
        it does not have all that was stored. What it has counts; everyone is told."""
        room = await self._read_again()
        if room == self._live.room:
            return
        lost = {"room": room.code, "had": self._live.room.seq, "has": room.seq}
        log.warning("room rewound", extra={"data": lost})
        self._live.replace(room)
        self._live.audience.rewound(room, self._hub.now())

    async def reread(self) -> None:
        """The log was rewritten by somebody who has changed words, not what has happened. Nothing
        is kept of what was said before."""
        async with self._live.lock:
            try:
                room = await self._read_again()
            except UnreadableError as error:
                self._hub.set_aside(self._live.room.code, error)
            except InputError:
                return
            else:
                self._live.replace(room)
                self._live.audience.retold(room, self._hub.now())

    async def _read_again(self) -> Room:
        try:
            return await self._hub.reading.room(self._live.room.code)
        except InputError:
            self._vanish()
            raise

    def _vanish(self) -> None:
        """The log knows nothing of this room any more."""
        self.doubt()
        self._live.audience.close("error-room-unknown", room=self._live.room.code)
        self._hub.drop(self._live)
