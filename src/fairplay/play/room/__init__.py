"""A room: people and bots around a match or a card table, as the fold of a log of events.

:func:`create` makes a room of its first event, and :func:`apply` goes on from there, event by
event. :func:`judge` does the same with a command, and is stricter: it gives the room after it, or
raises an InputError. :func:`due` says what will happen by itself. :func:`view` and
:func:`happened` say what clients may see. Nothing here reads a clock, rolls dice or waits.
"""

from fairplay.play.room.admission import admit as admit
from fairplay.play.room.apply import STARTING as STARTING
from fairplay.play.room.apply import apply as apply
from fairplay.play.room.apply import create as create
from fairplay.play.room.due import Due as Due
from fairplay.play.room.due import bot_guess as bot_guess
from fairplay.play.room.due import bot_move as bot_move
from fairplay.play.room.due import due as due
from fairplay.play.room.events import NOBODY as NOBODY
from fairplay.play.room.events import Event as Event
from fairplay.play.room.events import is_guest as is_guest
from fairplay.play.room.events import tag_of as tag_of
from fairplay.play.room.fold import ANSWERED as ANSWERED
from fairplay.play.room.fold import fold as fold
from fairplay.play.room.fold import folding as folding
from fairplay.play.room.fold import read_event as read_event
from fairplay.play.room.fold import vocabulary as vocabulary
from fairplay.play.room.games import export as export
from fairplay.play.room.games import finished_games as finished_games
from fairplay.play.room.judging import check_name as check_name
from fairplay.play.room.judging import judge as judge
from fairplay.play.room.match_play import MatchPlay as MatchPlay
from fairplay.play.room.news import claim_told as claim_told
from fairplay.play.room.noise import plays_on as plays_on
from fairplay.play.room.snapshot import dump as dump
from fairplay.play.room.snapshot import loading as loading
from fairplay.play.room.state import Room as Room
from fairplay.play.room.state import Seat as Seat
from fairplay.play.room.state import names_in as names_in
from fairplay.play.room.table_play import TablePlay as TablePlay
from fairplay.play.room.versions import NewerError as NewerError
from fairplay.play.room.versions import UnreadableError as UnreadableError
from fairplay.play.room.versions import read_options as read_options
from fairplay.play.room.versions import stored_options as stored_options
from fairplay.play.room.versions import version_of as version_of
from fairplay.play.room.view import happened as happened
from fairplay.play.room.view import history as history
from fairplay.play.room.view import view as view
from fairplay.play.room.view import you as you
