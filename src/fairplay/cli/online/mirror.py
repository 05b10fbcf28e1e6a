"""A room as a client knows it: the welcome, and what every event has replaced in it since."""

import time
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.protocol import (
    Happened,
    MatchView,
    Presence,
    Resumed,
    RoomView,
    TableView,
    Welcome,
    You,
    YouAre,
)

_TYPES: dict[str, Any] = {one.name: one.type for one in msgspec.structs.fields(RoomView)}


@dataclass(frozen=True)
class Mirror:
    """``ahead`` is how many milliseconds the server's clock is before ours."""

    room: RoomView
    you: You
    seq: int
    ahead: int = 0
    here: list[bool] = field(default_factory=list)
    watching: int = 0

    @classmethod
    def of(cls, welcome: Welcome) -> "Mirror":
        return cls(welcome.room, welcome.you, welcome.seq, welcome.now - _now())

    def after(self, message: Happened | Resumed | Presence | YouAre) -> "Mirror":
        """The room after a message."""
        match message:
            case Happened(seq=seq, set=changed, what=what, seat=seat):
                if seq != self.seq + 1:
                    raise InputError("error-server-other")
                # Whoever sits down is there.
                here = [h or (what == "sit" and i == seat) for i, h in enumerate(self.here)]
                return replace(self, room=_changed(self.room, changed), seq=seq, here=here)
            case Resumed(you=you, now=now):
                return replace(self, you=you, ahead=now - _now())
            case Presence(here=here, watching=watching):
                return replace(self, here=here, watching=watching)
            case YouAre(you=you):
                return replace(self, you=you)

    @property
    def now(self) -> int:
        """The time on the server's clock."""
        return _now() + self.ahead

    @property
    def table(self) -> TableView:
        if self.room.table is None:
            raise InputError("error-room-phase")
        return self.room.table

    @property
    def match(self) -> MatchView:
        if self.room.match is None:
            raise InputError("error-room-phase")
        return self.room.match

    def name(self, seat: int | None, messages: Messages) -> str:
        """What whoever sits there is called."""
        if seat is None:
            return messages("online-somebody")
        found = self.room.seats[seat]
        if found.bot:
            return messages("table-bot", number=seat + 1)
        return found.name or messages("online-somebody")

    def names(self, messages: Messages) -> list[str]:
        return [self.name(seat, messages) for seat in range(len(self.room.seats))]


def _changed(room: RoomView, changed: dict[str, Any]) -> RoomView:
    try:
        parts = {name: msgspec.convert(value, _TYPES[name]) for name, value in changed.items()}
    except (KeyError, msgspec.ValidationError) as error:
        raise InputError("error-server-other") from error
    return msgspec.structs.replace(room, **parts)


def _now() -> int:
    return time.time_ns() // 1_000_000
