"""What has happened last in a room, for those who come later or reload the page."""

from collections import deque
from itertools import zip_longest

from fairplay.play.room import Event, Room, Seat, happened
from fairplay.protocol import AnyAnswer, Happened, News
from fairplay.vocabulary import Sentence

#: Events that are kept.
KEPT = 16

FREE = Seat()
Seats = tuple[Seat, ...]
#: Number, kind and seat of an event, what is told of it, and the seats before and after it.
Kept = tuple[int, str, int | None, tuple[Sentence, ...], AnyAnswer | None, Seats, Seats]


class Latest:
    """The last events of one room that are told in words.

    What they have changed is not kept: boards and lists of moves are large.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: deque[Kept] = deque(maxlen=KEPT)

    def keep(self, event: Happened, before: Room, after: Room) -> None:
        told, answer = event.told, event.answer
        if event.what == "rename-seat":
            # The operator has replaced a name: it must not appear again.
            self._kept.clear()
        if told or answer is not None:
            kept = event.seq, event.what, event.seat, told, answer, before.seats, after.seats
            self._kept.append(kept)

    def watch(self, before: Room, after: Room, event: Event, answer: AnyAnswer) -> None:
        """Keep an event that is read from the log."""
        self.keep(happened(before, after, event, answer), before, after)

    def told_to(self, guest: str) -> list[News]:
        """What a guest may read, the newest at the end."""
        return [
            News(seq, what, seat, _names(before, after), _seat(guest, before, after), answer, told)
            for seq, what, seat, told, answer, before, after in self._kept
        ]


def _names(before: Seats, after: Seats) -> list[str | int | None]:
    """Those who sat there after an event. Whoever has just left is named as before."""
    pairs = zip_longest(after, before, fillvalue=FREE)
    return [_name(was if now.free else now) for now, was in pairs]


def _name(seat: Seat) -> str | int | None:
    return seat.bot or seat.name


def _seat(guest: str, before: Seats, after: Seats) -> int | None:
    """The seat that a guest took, had, or left."""
    for seats in (after, before):
        for number, seat in enumerate(seats):
            if seat.guest == guest:
                return number
    return None
