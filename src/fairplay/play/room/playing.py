"""What happens in a game: each function is what one kind of event does to a room."""

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.room.checks import DONE, Outcome, check_nobody, game_of, seat_of
from fairplay.play.room.events import Event
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import Room
from fairplay.play.room.table_play import TablePlay

# -- matches ------------------------------------------------------------------------------------


def move(room: Room, event: Event) -> Outcome:
    play = game_of(room, MatchPlay).move(seat_of(room, event), event.body["move"], event.at)
    return replace(room, play=play, asked=None), DONE


def resign(room: Room, event: Event) -> Outcome:
    play = game_of(room, MatchPlay).ending(1 - seat_of(room, event), "resigned")
    return replace(room, play=play), DONE


def end(room: Room, event: Event) -> Outcome:
    """End a match whose other player stays away. If there is a clock, it decides."""
    play, number = game_of(room, MatchPlay), seat_of(room, event)
    if play.clock is not None or room.seats[1 - number].bot:
        raise InputError("error-away-here")
    return replace(room, play=play.ending(number if event.body["win"] else None, "away")), DONE


def takeback(room: Room, event: Event) -> Outcome:
    play, number = game_of(room, MatchPlay), seat_of(room, event)
    if room.asked == number:
        raise InputError("error-takeback-asked")
    asked = number if room.asked is None else room.asked
    taken_back = play.take_back(asked, event.at)
    if room.asked is None and not room.seats[1 - number].bot:
        return replace(room, asked=number), DONE
    return replace(room, play=taken_back, asked=None), DONE


def decline(room: Room, event: Event) -> Outcome:
    """Do not take a move back or, after a game, do not play again."""
    if room.phase == "over":
        if room.agreed <= {seat_of(room, event)}:
            raise InputError("error-takeback-none")
        return replace(room, agreed=frozenset()), DONE
    game_of(room, MatchPlay)
    if room.asked is None or room.asked == seat_of(room, event):
        raise InputError("error-takeback-none")
    return replace(room, asked=None), DONE


def flag(room: Room, event: Event) -> Outcome:
    check_nobody(event)
    return replace(room, play=game_of(room, MatchPlay).flag(event.at)), DONE


# -- card games ---------------------------------------------------------------------------------


def claim(room: Room, event: Event) -> Outcome:
    """A claim of the last cards right after the winner's is late, not wrong."""
    ended = room.play if room.phase == "over" else None
    play = ended if isinstance(ended, TablePlay) else game_of(room, TablePlay)
    number, parse = seat_of(room, event), play.table.options.deck.parse
    a, b = tuple(map(parse, event.body["a"])), tuple(map(parse, event.body["b"]))
    play, answer = play.act("claim", number, event.at, a, b)
    return replace(room, play=play), answer


def act(room: Room, event: Event) -> Outcome:
    """A call, or giving up."""
    play, answer = game_of(room, TablePlay).act(event.kind, seat_of(room, event), event.at)
    return replace(room, play=play), answer


def expire(room: Room, event: Event) -> Outcome:
    check_nobody(event)
    play = game_of(room, TablePlay)
    if play.table.calling is None:
        raise InputError("error-room-phase")
    play, answer = play.act("expire", play.order[play.table.calling.player], event.at)
    return replace(room, play=play), answer


# -- both ----------------------------------------------------------------------------------------


def hint(room: Room, event: Event) -> Outcome:
    """Each hint about the same position, or the same cards, is one step more than the last."""
    number = seat_of(room, event)
    if not room.options.hints:
        raise InputError("error-no-hints")
    if room.phase != "playing" or room.play is None:
        raise InputError("error-room-phase")
    if isinstance(room.play, MatchPlay) and room.play.mover != number:
        raise InputError("error-not-your-turn")
    people = sum(seat.guest is not None for seat in room.seats)
    if isinstance(room.play, TablePlay) and people > 1:
        raise InputError("error-hint-race")
    seat, play = room.seats[number], room.play
    hinted = play.match.played if isinstance(play, MatchPlay) else play.table.since
    step = seat.step + 1 if seat.hinted == hinted else 1
    return room.with_seat(number, hints=seat.hints + 1, hinted=hinted, step=step), DONE
