"""The card table: a pure state that events change, what may be seen of it, and its record."""

from fairplay.play.table.answers import (
    Agreed,
    Answer,
    Called,
    Late,
    Left,
    Refused,
    Shown,
    Taken,
    Wrong,
)
from fairplay.play.table.events import Event
from fairplay.play.table.options import MAX_PLAYERS, MODES, WRONG, Options
from fairplay.play.table.record import record, replay, replaying
from fairplay.play.table.state import Table
from fairplay.play.table.view import SeatView, View

__all__ = [
    "MAX_PLAYERS",
    "MODES",
    "WRONG",
    "Agreed",
    "Answer",
    "Called",
    "Event",
    "Late",
    "Left",
    "Options",
    "Refused",
    "SeatView",
    "Shown",
    "Table",
    "Taken",
    "View",
    "Wrong",
    "record",
    "replay",
    "replaying",
]
