"""A room from this keyboard: what is known of it, who sits here, and how to ask for something."""

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import count

from rich.console import RenderableType

from fairplay.cli.terminal.mirror import Mirror
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.protocol import Command, RoomOptions

Output = Iterator[RenderableType]

#: What to do for each command, given what follows its word.
Handlers = dict[str, Callable[[str], Output]]

#: Milliseconds since some moment.
Clock = Callable[[], int]

#: Sends a command, as the person on a seat where several people share the keyboard.
Send = Callable[[Command, int | None], None]


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

    def name(self, seat: int | None, mirror: Mirror | None = None) -> str:
        """The name of the player on a seat."""
        if seat is None:
            return self.messages("online-somebody")
        if self._names is not None:
            return self._names[seat]
        found = (mirror or self.mirror).room.seats[seat]
        if found.bot:
            return self.messages("table-bot", number=seat + 1)
        return found.name or self.messages("online-somebody")

    def names(self, mirror: Mirror | None = None) -> list[str]:
        """The names of all seats."""
        return [self.name(i, mirror) for i in range(len((mirror or self.mirror).room.seats))]

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
