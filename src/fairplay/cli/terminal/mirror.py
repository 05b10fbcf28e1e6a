"""A room as a client knows it: the welcome, and what every event has replaced in it since."""

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from fairplay.errors import InputError
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
    """``at`` is the time of the last event."""

    room: RoomView
    you: You
    seq: int
    at: int = 0
    here: list[bool] = field(default_factory=list)
    watching: int = 0

    @classmethod
    def of(cls, welcome: Welcome) -> "Mirror":
        return cls(welcome.room, welcome.you, welcome.seq, welcome.at)

    def after(self, message: Happened | Resumed | Presence | YouAre) -> "Mirror":
        """The room after a message."""
        match message:
            case Happened(seq=seq, at=at, set=changed, what=what, seat=seat):
                if seq != self.seq + 1:
                    raise InputError("error-server-other")
                # No presence is sent for someone who sits down.
                here = [h or (what == "sit" and i == seat) for i, h in enumerate(self.here)]
                return replace(self, room=_changed(self.room, changed), seq=seq, at=at, here=here)
            case Resumed(you=you) | YouAre(you=you):
                return replace(self, you=you)
            case Presence(here=here, watching=watching):
                return replace(self, here=here, watching=watching)

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


def _changed(room: RoomView, changed: dict[str, Any]) -> RoomView:
    try:
        parts = {name: msgspec.convert(value, _TYPES[name]) for name, value in changed.items()}
    except (KeyError, msgspec.ValidationError) as error:
        raise InputError("error-server-other") from error
    return msgspec.structs.replace(room, **parts)
