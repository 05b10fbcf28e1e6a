"""The card table: a pure state that events change, what may be seen of it, and its record."""

from fairplay.play.table.events import TableEvent as TableEvent
from fairplay.play.table.options import MAX_PLAYERS as MAX_PLAYERS
from fairplay.play.table.options import MODES as MODES
from fairplay.play.table.options import WRONG as WRONG
from fairplay.play.table.options import TableOptions as TableOptions
from fairplay.play.table.record import record as record
from fairplay.play.table.record import replay as replay
from fairplay.play.table.record import replaying as replaying
from fairplay.play.table.state import Table as Table
