"""How large a position may be in a room.

A server judges the moves of all rooms in one event loop, keeps every position of a match, and must
not stop a match that somebody is winning. So the cost of a move and the number of moves are bounded
before a room is made. The largest match takes some 4 MB.
"""

from fairplay.errors import InputError, TooLargeError
from fairplay.play.match import Match
from fairplay.rules.position import Position

#: The most heaps (or matches on a strip), rows, files, digits of codes and components in play.
MAX_SIZE = 500
#: The longest match there can be, however it is played. So the winner can always finish.
MAX_PLAY = 2000


def admit(position: str, misere: bool = False) -> None:
    """InputError unless a match in a room may begin with this position.

    >>> admit("nim:300,400,500")
    >>> admit("nim:9007199254740991")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    fairplay.errors.TooLargeError: A game from here could get too long for a room ...
    """
    match = Match.begin(position, misere)
    check_extent(match.position)
    if match.result is not None:
        raise InputError("error-position-over", text=position)


def check_extent(position: Position) -> None:
    """TooLargeError unless every move from here on can be judged and shown at once."""
    size = position.rules.size(position.state)
    if size > MAX_SIZE:
        raise TooLargeError("error-room-position", size=size, limit=MAX_SIZE)
    moves = position.rules.longest(position.state)
    if moves is None:
        raise InputError("error-room-endless", name=position.rules.name)
    if moves > MAX_PLAY:
        raise TooLargeError("error-room-match", moves=moves, limit=MAX_PLAY)
