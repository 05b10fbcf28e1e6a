"""A room from this keyboard: what is known of it, who sits here, and how to ask for something."""

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import count

from rich.console import RenderableType

from fairplay.cli.terminal.mirror import Mirror
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play.levels import strength_of
from fairplay.play.room import claim_told
from fairplay.protocol import Command, Happened, RoomOptions
from fairplay.vocabulary import Sentence

Output = Iterator[RenderableType]

#: What to do for each command, given what follows its word.
Handlers = dict[str, Callable[[str], Output]]

#: Milliseconds since some moment.
Clock = Callable[[], int]

#: Sends a command, as the person on a seat where several people share the keyboard.
Send = Callable[[Command, int | None], None]


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]


def bot_name(seat: int, levels: Sequence[int], messages: Messages) -> str:
    """The name of the computer player on a seat. Several of one strength are numbered.

    >>> [bot_name(seat, (0, 5, 6, 6), Messages("en")) for seat in (1, 2, 3)]
    ['Computer (medium)', 'Computer 6 #1', 'Computer 6 #2']
    """
    level = levels[seat]
    name = strength_of(level)
    called = messages(f"room-bot-{name}") if name else messages("room-bot", level=level)
    alike = [other for other, one in enumerate(levels) if one == level]
    return f"{called} #{alike.index(seat) + 1}" if len(alike) > 1 else called


class Viewpoint:
    """``names`` are those of all seats in a room of our own; a server's room says them itself."""

    def __init__(
        self,
        options: RoomOptions,
        send: Send,
        clock: Clock,
        messages: Messages,
        width: int = 80,
        names: Sequence[str] | None = None,
    ) -> None:
        self.options, self.messages, self.width = options, messages, width
        #: Commands that have not been answered.
        self.unanswered: set[str] = set()
        self.known: Mirror | None = None
        #: How many milliseconds the room's clock is before ours.
        self.ahead = 0
        self._send, self._clock, self._names = send, clock, names
        self._prefix, self._count = os.urandom(4).hex(), count(1)

    @property
    def local(self) -> bool:
        """Whether the room is our own: no server, no strangers."""
        return self._names is not None

    @property
    def mirror(self) -> Mirror:
        if self.known is None:
            raise InputError("error-room-phase")
        return self.known

    @property
    def here(self) -> tuple[int, ...]:
        """The seats at this keyboard."""
        if self.local:
            return tuple(i for i, seat in enumerate(self.mirror.room.seats) if not seat.bot)
        seat = self.known.you.seat if self.known else None
        return () if seat is None else (seat,)

    @property
    def taken(self) -> list[int]:
        """The seats that somebody has, a person or a bot."""
        seats = enumerate(self.mirror.room.seats)
        return [number for number, seat in seats if seat.name or seat.bot]

    @property
    def now(self) -> int:
        """The time on the room's clock."""
        return self._clock() + self.ahead

    def set_clock(self, now: int) -> None:
        self.ahead = now - self._clock()

    @property
    def me(self) -> int | None:
        """The seat of whoever is addressed as you: of one person alone at this keyboard."""
        return self.here[0] if len(self.here) == 1 else None

    def name(self, seat: int, mirror: Mirror | None = None) -> str:
        """The name of the player on a seat."""
        if self._names is not None:
            return self._names[seat]
        seats = (mirror or self.mirror).room.seats
        if seats[seat].bot:
            return bot_name(seat, [one.bot for one in seats], self.messages)
        return seats[seat].name or self.messages("room-somebody")

    def names(self) -> list[str]:
        """The names of all seats."""
        return [self.name(seat) for seat in range(len(self.mirror.room.seats))]

    # -- news in words ----------------------------------------------------------------------------

    def told(self, event: Happened, before: Mirror) -> list[str]:
        """What is said of an event. A newer server may say more than we have words for."""
        own = self.sent(event.cmd) and not self.local
        me = event.seat if own and event.seat is not None else self.me
        sentences = (*event.told, *claim_told(event.answer))
        return [self.say(one, before, me) for one in sentences if one.key in self.messages]

    def say(self, sentence: Sentence, before: Mirror | None = None, me: int | None = None) -> str:
        """A sentence, with the names of seats and you for ours; see ``fairplay.play.room.news``."""
        me = self.me if me is None else me
        params = dict(sentence.params)
        if isinstance(seat := params.get("seat"), int):
            params |= {"name": self._named(seat, before, me), "you": "yes" if seat == me else "no"}
        if isinstance(other := params.get("other"), int):
            params["other"] = self._named(other, before, me)
        if isinstance(seats := params.get("seats"), tuple):
            params["names"] = self.messages.listed([self._named(i, before, me) for i in seats])
        if isinstance(ms := params.get("ms"), int):
            params["seconds"] = self.messages.seconds(ms)
        return capital(self.messages.fill(Sentence(sentence.key, params)))

    def _named(self, seat: int, before: Mirror | None, me: int | None) -> str:
        """Whoever has just gone is named as before."""
        if seat == me:
            return self.messages("play-you")
        seats = self.mirror.room.seats
        gone = not seats[seat].name and not seats[seat].bot
        return self.name(seat, before if gone else None)

    def sent(self, cmd: str) -> bool:
        """Whether a command was ours."""
        return cmd.startswith(self._prefix)

    def send(self, kind: type[Command], *arguments: object, seat: int | None = None) -> str:
        """Ask for something; the name of the command."""
        cmd = f"{self._prefix}-{next(self._count)}"
        if not self.local:
            self.unanswered.add(cmd)
        self._send(kind(cmd, *arguments), seat)
        return cmd

    def ask(self, kind: type[Command], *arguments: object, seat: int | None = None) -> Output:
        """The same, where there is nothing to show before the room has answered."""
        self.send(kind, *arguments, seat=seat)
        return iter(())
