"""The card table: a pure state that events change, what may be seen of it, and its record."""

from fairplay.play.table.events import Event
from fairplay.play.table.options import MAX_PLAYERS, MODES, WRONG, Options
from fairplay.play.table.record import record, replay, replaying
from fairplay.play.table.state import Table

__all__ = [
    "MAX_PLAYERS",
    "MODES",
    "WRONG",
    "Event",
    "Options",
    "Table",
    "record",
    "replay",
    "replaying",
]
