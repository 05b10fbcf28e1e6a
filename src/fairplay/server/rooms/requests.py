"""What players may ask for that changes nothing in the room: hints, and reports of names."""

import time
from typing import TYPE_CHECKING

import msgspec

from fairplay.errors import InputError
from fairplay.play.hints import LAST_STEP, table_hint
from fairplay.play.room import MatchPlay, Room, TablePlay
from fairplay.protocol import Done, Hinted
from fairplay.server.limits import Buckets, Slots
from fairplay.server.rooms.client import Client
from fairplay.server.store import NameReport
from fairplay.server.workers import Asker, busy

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub

#: Hints that are worked out for one guest at the same time, in all rooms together.
HINTS_AT_ONCE = 3
#: Names that one guest may report at once, and in a second.
REPORTS, REPORTS_PER_SECOND = 5, 1 / 720
#: The same for all guests of an address: a guest costs nothing.
ADDRESS_REPORTS, ADDRESS_REPORTS_PER_SECOND = 20, 1 / 180


class Requests:
    """Counts requests by guest, and reports also by address, in all rooms together."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._hinting = Slots(HINTS_AT_ONCE)
        self._reports = Buckets(REPORTS_PER_SECOND, REPORTS)
        self._address_reports = Buckets(ADDRESS_REPORTS_PER_SECOND, ADDRESS_REPORTS)

    async def hint(self, room: Room, seat: int, address: str) -> Hinted:
        """The hint that a seat was allowed; Refusal if it cannot be worked out in time."""
        asker = room.seats[seat]
        if isinstance(room.play, TablePlay):
            return table_hint(room.play.table, asker.step)
        assert isinstance(room.play, MatchPlay)
        guest, transcript = asker.guest or "", room.play.match.transcript()
        if not self._hinting.take(guest):
            raise busy()
        try:
            found = await self._hub.workers.run(
                "hint",
                transcript,
                min(asker.step, LAST_STEP),
                keep=True,
                asker=Asker("play", address, guest),
            )
        finally:
            self._hinting.give(guest)
        return msgspec.json.decode(found, type=Hinted)

    async def report(self, room: Room, by: Client, number: int) -> Done:
        """Store for the operator that a client has reported a name; InputError if refused."""
        seat = room.seats[number] if number < len(room.seats) else None
        if seat is None or seat.guest is None or seat.name is None or seat.guest == by.guest:
            raise InputError("error-seat-free", seat=number + 1)
        self._take_report(by.guest, by.address)
        report = NameReport(room.code, seat.guest, by.guest, number, seat.name, self._hub.now())
        # By the thread that writes: a second writer would make rooms wait.
        await self._hub.journal.run(self._hub.store.report, report)
        return Done()

    def _take_report(self, guest: str, address: str) -> None:
        now = time.monotonic()
        own = self._reports.of(guest, now)
        if own.take(now):
            raise InputError("error-rate")
        if self._address_reports.take(address, now):
            own.give()
            raise InputError("error-rate")
