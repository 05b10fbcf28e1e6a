"""Who sits where: each function is what one kind of event does to a room."""

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.names import normal_name
from fairplay.play.room import door
from fairplay.play.room.checks import (
    DONE,
    Outcome,
    check_between_games,
    check_host,
    check_nobody,
    free_seat,
    seat_of,
    seats_changed,
)
from fairplay.play.room.events import Event
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import FREE, Room
from fairplay.play.room.table_play import TablePlay


def sit(room: Room, event: Event) -> Outcome:
    check_between_games(room)
    if event.player in room.kicked:
        raise InputError("error-kicked")
    if room.seat_of(event.player) is not None:
        raise InputError("error-already-seated")
    door.check_open(room, event.player)
    number = free_seat(room, event.body.get("seat"))
    name = normal_name(event.body["name"])
    return seats_changed(room.with_seat(number, guest=event.player, name=name)), DONE


def rename(room: Room, event: Event) -> Outcome:
    return room.with_seat(seat_of(room, event), name=normal_name(event.body["name"])), DONE


def rename_seat(room: Room, event: Event) -> Outcome:
    """The operator replaces a name. From now on this guest chooses from the list."""
    check_nobody(event)
    number = event.body["seat"]
    if number >= len(room.seats) or not (guest := room.seats[number].guest):
        raise InputError("error-seat-free", seat=number + 1)
    room = room.with_seat(number, name=normal_name(event.body["name"]))
    return replace(room, reworded=room.reworded | {guest}), DONE


def stand(room: Room, event: Event) -> Outcome:
    if door.waits(room, event.player):
        return door.without(room, event.player), DONE
    number = seat_of(room, event)
    after, answer = _vacated(room, number, event)
    if room.host == event.player:
        heirs = (seat.guest for seat in after.seats if seat.guest and not seat.left)
        after = replace(after, host=next(heirs, room.host))
    return after, answer


def kick(room: Room, event: Event) -> Outcome:
    check_host(room, event)
    number = event.body["seat"]
    if number not in room.seated or room.seats[number].guest == event.player:
        raise InputError("error-seat-free", seat=number + 1)
    guest = room.seats[number].guest
    after, answer = _vacated(room, number, event)
    if guest is None:
        return after, answer
    after = replace(after, kicked=after.kicked | {guest}, admitted=after.admitted - {guest})
    return door.closed_to(after, event.body["door"] or "open"), answer


def _vacated(room: Room, number: int, event: Event) -> Outcome:
    """Free a seat. In a game this ends a match, or takes the player from a card table."""
    match room.phase, room.play:
        case "playing", MatchPlay() as play:
            after = replace(room, play=play.ending(1 - number, "left"))
            return after.with_seat(number, left=True), DONE
        case "playing", TablePlay() as play if number in play.order:
            play, answer = play.act("leave", number, event.at)
            room = replace(room, play=play).with_seat(number, left=True)
            return _without_bots(room, play, event), answer
        case "countdown", _:
            room = room.called_off()
    seats = (*room.seats[:number], FREE, *room.seats[number + 1 :])
    return seats_changed(replace(room, seats=seats)), DONE


def _without_bots(room: Room, play: TablePlay, event: Event) -> Room:
    """Bots do not play on among themselves."""
    here = [i for i in play.order if not room.seats[i].left]
    if any(not room.seats[i].bot for i in here):
        return room
    for number in here:
        play, _ = play.act("leave", number, event.at)
    return replace(room, play=play)


def bot(room: Room, event: Event) -> Outcome:
    check_host(room, event)
    check_between_games(room)
    number = free_seat(room, event.body.get("seat"))
    return seats_changed(room.with_seat(number, bot=event.body["level"], ready=True)), DONE
