"""Rules for commands only. They are stricter than the rules for folding a log.

An older version allowed more, and a later one may allow less, when a list of words grows. Logs that
were written under other rules can still be read.
"""

from collections.abc import Callable

from fairplay.errors import InputError
from fairplay.play.fit_names import check_fit
from fairplay.play.names import normal_name
from fairplay.play.room.apply import apply
from fairplay.play.room.checks import Outcome
from fairplay.play.room.events import NAMING, Event
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.noise import COST, wait_ms
from fairplay.play.room.state import Room
from fairplay.play.room.table_play import TablePlay
from fairplay.play.word_names import is_word_name
from fairplay.protocol import AWAY_MS, Names, Wrong

#: After so many events a room takes no new game, and nothing that does not belong to one.
MAX_EVENTS = 20_000
#: Nobody is wrong so often in one game by mistake.
MAX_WRONG = 1_000


def judge(room: Room, event: Event) -> Outcome:
    """The room after what somebody asks for, and the answer; InputError if it is refused."""
    if not event.by_guest:
        return apply(room, event)
    if check := CHECKS.get(event.kind):
        check(room, event)
    after, answer = apply(room, event)
    if isinstance(answer, Wrong):
        _check_wrong(after, answer.seat, MAX_WRONG)
    elif event.kind in NAMING:
        # Last, since it takes the longest.
        _check_name(room, event)
    return after, answer


def _check_noise(room: Room, event: Event) -> None:
    if event.seq > MAX_EVENTS:
        raise InputError("error-room-long", limit=MAX_EVENTS)
    if wait := wait_ms(room.noise, event):
        raise InputError("error-again", seconds=-(-wait // 1000))


def _check_name(room: Room, event: Event) -> None:
    """Among strangers, names come from a list."""
    check_name(event.body["name"], "words" if event.player in room.reworded else room.names)


def check_name(text: str, names: Names) -> None:
    """InputError unless a room with such ``names`` allows this one."""
    name = normal_name(text)
    if names == "free":
        check_fit(name)
    elif not is_word_name(name):
        raise InputError("error-name-words")


def _check_kick(room: Room, event: Event) -> None:
    """A host must not win by sending the opponent away. Clocks end games that stop."""
    del event
    if room.phase == "playing":
        raise InputError("error-kick-playing")


def _check_close(room: Room, event: Event) -> None:
    """A host must not escape a loss by closing the room. Any player can stand up instead."""
    others = (seat.guest for seat in room.seats if seat.guest and not seat.left)
    if event.player != room.host or room.phase != "playing":
        return
    if any(guest != event.player for guest in others):
        raise InputError("error-close-playing")


def _check_end(room: Room, event: Event) -> None:
    """Give the other time to come back. The server has checked that they are away."""
    play = room.play
    if isinstance(play, MatchPlay) and event.at < play.since + AWAY_MS:
        wait = play.since + AWAY_MS - event.at
        raise InputError("error-away-wait", seconds=-(-wait // 1000))


def _check_call(room: Room, event: Event) -> None:
    """A player who has called too often without a claim may not call again."""
    number = room.seat_of(event.player)
    if number is not None:
        _check_wrong(room, number, MAX_WRONG - 1)


def _check_wrong(room: Room, number: int, most: int) -> None:
    """After too many wrong claims refuse more, so that they cannot fill the log."""
    play = room.play
    if not isinstance(play, TablePlay) or number not in play.order:
        return
    if play.table.seats[play.order.index(number)].wrong > most:
        raise InputError("error-wrong-often", limit=MAX_WRONG)


CHECKS: dict[str, Callable[[Room, Event], None]] = {
    **dict.fromkeys(COST, _check_noise),
    "call": _check_call,
    "kick": _check_kick,
    "close": _check_close,
    "end": _check_end,
}
