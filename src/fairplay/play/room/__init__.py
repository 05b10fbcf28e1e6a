"""A room: people and bots around a match or a card table, as the fold of a log of events.

:func:`create` makes a room of its first event, and :func:`apply` goes on from there, event by
event. :func:`judge` does the same with what someone wants, and is stricter: it either says why not
(InputError) or gives the room after it. :func:`due` says what will happen by itself. :func:`view`
and :func:`happened` say what may be seen of all that. Nothing here reads a clock, rolls dice or
waits.
"""

from fairplay.play.room.admission import admit
from fairplay.play.room.apply import STARTING, apply, create
from fairplay.play.room.due import Due, bot_guess, bot_move, due
from fairplay.play.room.events import NOBODY, Event, bot_on, is_guest, tag_of
from fairplay.play.room.fold import (
    ANSWERED,
    fold,
    folding,
    looking_back,
    read_event,
    vocabulary,
)
from fairplay.play.room.games import export, finished_games
from fairplay.play.room.hints import match_hint, table_hint
from fairplay.play.room.judging import check_name, judge
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.noise import plays_on
from fairplay.play.room.snapshot import dump, load, loading
from fairplay.play.room.state import Room, Seat, names_in
from fairplay.play.room.table_play import TablePlay
from fairplay.play.room.versions import (
    NewerError,
    UnreadableError,
    read_options,
    stored_options,
    version_of,
)
from fairplay.play.room.view import changes, happened, history, view, you

__all__ = [
    "ANSWERED",
    "NOBODY",
    "STARTING",
    "Due",
    "Event",
    "MatchPlay",
    "NewerError",
    "Room",
    "Seat",
    "TablePlay",
    "UnreadableError",
    "admit",
    "apply",
    "bot_guess",
    "bot_move",
    "bot_on",
    "changes",
    "check_name",
    "create",
    "due",
    "dump",
    "export",
    "finished_games",
    "fold",
    "folding",
    "happened",
    "history",
    "is_guest",
    "judge",
    "load",
    "loading",
    "looking_back",
    "match_hint",
    "names_in",
    "plays_on",
    "read_event",
    "read_options",
    "stored_options",
    "table_hint",
    "tag_of",
    "version_of",
    "view",
    "vocabulary",
    "you",
]
