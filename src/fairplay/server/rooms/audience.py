"""Those who are connected to a room, and what they are told: the same to all, in the same order."""

from collections import deque

from fairplay.play.room import Room, history, view, you
from fairplay.protocol import Presence, Resumed, Welcome, YouAre
from fairplay.server.rooms.client import Client, Frame, frame

#: Events that a client may have missed and still be told one by one.
RECENT = 64


class Audience:
    """The clients of one room in this process, and who is connected to others."""

    __slots__ = ("_news", "_recent", "clients", "elsewhere")

    def __init__(self) -> None:
        self.clients: dict[Client, None] = {}
        #: By process, the seated guests who are connected to it and how many only watch.
        self.elsewhere: dict[str, tuple[frozenset[str], int]] = {}
        self._recent: deque[tuple[int, Frame]] = deque(maxlen=RECENT)
        self._news: list[Frame] = []

    # -- what has happened ----------------------------------------------------------------------

    def note(self, seq: int, told: Frame) -> None:
        """An event that all are to be told, together with those that follow at once."""
        self._recent.append((seq, told))
        self._news.append(told)

    def tell(self) -> None:
        """Put what was noted into the outboxes: to each socket all of it in one piece."""
        if news := self._news:
            self._news = []
            joined = b"".join(news)
            for client in self.clients:
                client.put_all(news, joined)

    def tell_seats(self, before: Room, after: Room) -> None:
        """Tell those whose seats have changed, and let go of those who were kicked."""
        self.tell()
        for client in self.clients:
            now = you(after, client.guest)
            if now != you(before, client.guest):
                client.put(frame(YouAre(now)))
            if client.guest in after.kicked and client.guest not in before.kicked:
                client.close("error-kicked")

    def close(self, code: str) -> None:
        """Let go of all."""
        self.tell()
        for client in self.clients:
            client.close(code)

    # -- who is there ---------------------------------------------------------------------------

    def welcome(self, client: Client, after: int | None, room: Room, now: int) -> None:
        """Tell a client where the room is, or only what it has missed, and from now on all."""
        seq, seated = room.seq, you(room, client.guest)
        missed = [told for number, told in self._recent if after is not None and number > after]
        if after is not None and after <= seq and len(missed) == seq - after:
            client.put(frame(Resumed(seq, now, seated)))
            for told in missed:
                client.put(told)
        else:
            client.put(frame(Welcome(seq, now, view(room), seated, history(room))))
        self.clients[client] = None

    def here(self, room: Room) -> tuple[frozenset[str], int]:
        """The seated guests connected to this process, and how many sockets only watch."""
        seated = {seat.guest for seat in room.seats}
        guests = frozenset(client.guest for client in self.clients if client.guest in seated)
        return guests, sum(client.guest not in seated for client in self.clients)

    def presence(self, room: Room) -> Frame:
        """Who is there, here and in other processes."""
        guests: set[str] = set()
        watching = 0
        for some, others in (self.here(room), *self.elsewhere.values()):
            guests |= some
            watching += others
        seats = [seat.bot > 0 or seat.guest in guests for seat in room.seats]
        return frame(Presence(seats, watching))

    def tell_presence(self, room: Room) -> None:
        told = self.presence(room)
        for client in self.clients:
            client.put(told)
