"""The clients of a room. All are told the same, in the same order."""

from collections import deque

from msgspec import Struct

from fairplay.play.room import Room, history, view, you
from fairplay.protocol import Failed, Presence, Resumed, Welcome, YouAre
from fairplay.server.rooms.client import Client, Frame, frame
from fairplay.server.rooms.latest import Latest
from fairplay.server.rooms.presence import Here

#: Events that a client may have missed and still be told one by one.
RECENT = 64

#: Events that the client has seen were lost.
REWOUND = frame(Failed("error-room-rewound"))


class Seen(Struct, frozen=True):
    """The last event that a client has seen, and ``at`` which time it was, if it says so."""

    seq: int
    at: int | None = None


class Audience:
    """The clients of one room in this process, and who is connected to others."""

    __slots__ = ("_news", "_recent", "clients", "elsewhere", "latest")

    def __init__(self, latest: Latest) -> None:
        self.latest = latest
        self.clients: dict[Client, None] = {}
        #: By process, who is connected to it.
        self.elsewhere: dict[str, Here] = {}
        self._recent: deque[tuple[int, int, Frame]] = deque(maxlen=RECENT)
        self._news: list[Frame] = []

    # -- what has happened ----------------------------------------------------------------------

    def note(self, seq: int, at: int, told: Frame) -> None:
        """Keep an event until ``tell`` sends it, together with others of the same round."""
        self._recent.append((seq, at, told))
        self._news.append(told)

    def tell(self) -> None:
        """Send what was noted, to each socket in one piece."""
        if news := self._news:
            self._news = []
            joined = b"".join(news)
            for client in self.clients:
                client.put_all(news, joined)

    def tell_seats(self, before: Room, after: Room) -> None:
        """Tell those whose seats have changed, and disconnect those who were kicked."""
        self.tell()
        for client in self.clients:
            now = you(after, client.guest)
            if now != you(before, client.guest):
                client.put(frame(YouAre(now)))
            if client.guest in after.kicked and client.guest not in before.kicked:
                client.close("error-kicked")

    def close(self, code: str, **params: str) -> None:
        """Disconnect all."""
        self.tell()
        for client in self.clients:
            client.close(code, **params)

    # -- who is there ---------------------------------------------------------------------------

    def welcome(self, client: Client, seen: Seen | None, room: Room, now: int) -> None:
        """Send a client the whole room, or only what it has missed, and from now on everything."""
        same = seen and self._agrees(seen, room)
        missed = [told for seq, _, told in self._recent if seen and seq > seen.seq]
        if seen and same is not False and len(missed) == room.seq - seen.seq:
            client.put(frame(Resumed(room.seq, now, you(room, client.guest))))
            for told in missed:
                client.put(told)
        else:
            if same is False:
                client.put(REWOUND)
            client.put(self._whole(room, client.guest, now))
        self.clients[client] = None

    def _agrees(self, seen: Seen, room: Room) -> bool | None:
        """Whether the last event that a client has seen is still in the log; None if unknown."""
        if seen.seq >= room.seq:
            return seen.seq == room.seq and seen.at in (None, room.at)
        times = [at for seq, at, _ in self._recent if seq == seen.seq]
        return seen.at in (None, *times) if times else None

    def rewound(self, room: Room, latest: Latest, now: int) -> None:
        """Events were lost: tell everyone, and send the whole room."""
        for client in self.clients:
            client.put(REWOUND)
        self.retold(room, latest, now)

    def retold(self, room: Room, latest: Latest, now: int) -> None:
        """Send everyone the whole room, and keep nothing of what was sent before."""
        self.latest = latest
        self._recent.clear()
        self._news.clear()
        for client in self.clients:
            client.put(self._whole(room, client.guest, now))

    def _whole(self, room: Room, guest: str, now: int) -> Frame:
        told = self.latest.told_to(guest)
        return frame(
            Welcome(room.seq, now, view(room), you(room, guest), history(room), room.at, told)
        )

    def here(self, room: Room) -> Here:
        """The seats of those connected to this process, and how many sockets only watch."""
        seats = {seat.guest: number for number, seat in enumerate(room.seats) if seat.guest}
        found = [seats.get(client.guest) for client in self.clients]
        return Here(frozenset(one for one in found if one is not None), found.count(None))

    def there(self, room: Room) -> list[bool]:
        """Which seats have someone connected, to this process or another; bots always are."""
        all_here = (self.here(room), *self.elsewhere.values())
        taken = frozenset[int]().union(*(one.seats for one in all_here))
        return [
            seat.bot > 0 or (number in taken and not seat.free)
            for number, seat in enumerate(room.seats)
        ]

    def presence(self, room: Room) -> Frame:
        """Who is there, here and in other processes."""
        all_here = (self.here(room), *self.elsewhere.values())
        return frame(Presence(self.there(room), sum(one.watching for one in all_here)))

    def tell_presence(self, room: Room) -> None:
        told = self.presence(room)
        for client in self.clients:
            client.put(told)
