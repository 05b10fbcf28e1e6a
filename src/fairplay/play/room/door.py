"""Who may come into a room, and who waits at its door."""

from typing import get_args

from msgspec.structs import replace

from fairplay.errors import InputError
from fairplay.play.names import normal_name
from fairplay.play.room.checks import (
    DONE,
    Outcome,
    check_between_games,
    check_host,
    free_seat,
    seats_changed,
)
from fairplay.play.room.events import Event, tag_of
from fairplay.play.room.noise import quieted
from fairplay.play.room.state import DoorGuest, Room
from fairplay.protocol import Door

#: From the widest to the closest.
DOORS: tuple[Door, ...] = get_args(Door)
#: The most guests that may wait at one door.
MAX_ASKING = 12


def check_open(room: Room, player: str) -> None:
    """InputError unless a player may take a seat without asking."""
    if room.door == "locked" and player != room.host:
        raise InputError("error-room-locked")
    if _asks(room, player):
        raise InputError("error-ask-first")


def _asks(room: Room, player: str) -> bool:
    return room.door == "ask" and player != room.host and player not in room.admitted


def waits(room: Room, player: str) -> bool:
    return any(asker.guest == player for asker in room.asking)


def without(room: Room, player: str) -> Room:
    """The room with one fewer at the door."""
    return replace(room, asking=tuple([one for one in room.asking if one.guest != player]))


def ask(room: Room, event: Event) -> Outcome:
    """A guest who asks again may change the name and the seat, and goes to the end of the line."""
    check_between_games(room)
    if event.player in room.kicked:
        raise InputError("error-kicked")
    if room.seat_of(event.player) is not None:
        raise InputError("error-already-seated")
    if not _asks(room, event.player):
        check_open(room, event.player)
        raise InputError("error-ask-open")
    others = without(room, event.player).asking
    if len(others) >= MAX_ASKING:
        raise InputError("error-ask-many")
    asker = DoorGuest(event.player, normal_name(event.body["name"]), event.body.get("seat"))
    return replace(room, asking=(*others, asker)), DONE


def admit(room: Room, event: Event) -> Outcome:
    """Let a guest in, put them off for a while, or ban them."""
    check_host(room, event)
    asker = next((one for one in room.asking if tag_of(one.guest) == event.body["tag"]), None)
    if asker is None:
        raise InputError("error-ask-none")
    if not event.body["admit"]:
        return _turned_away(without(room, asker.guest), asker.guest, event), DONE
    check_between_games(room)
    wanted = asker.seat if asker.seat in room.free else None
    number = free_seat(room, wanted)
    room = without(room, asker.guest).with_seat(number, guest=asker.guest, name=asker.name)
    return seats_changed(replace(room, admitted=room.admitted | {asker.guest})), DONE


def _turned_away(room: Room, guest: str, event: Event) -> Room:
    if event.body["ban"]:
        return replace(room, kicked=room.kicked | {guest})
    return replace(room, noise=quieted(room.noise, guest, event.at))


def set_door(room: Room, event: Event) -> Outcome:
    check_host(room, event)
    return _with_door(room, event.body["door"]), DONE


def closed_to(room: Room, door: Door) -> Room:
    """Close the door at least this far."""
    return _with_door(room, max(door, room.door, key=DOORS.index))


def _with_door(room: Room, door: Door) -> Room:
    """Players who have a seat when the door closes need not ask when they come back."""
    if door == room.door:
        return room
    admitted = room.admitted
    if room.door == "open":
        admitted = frozenset(seat.guest for seat in room.seats if seat.guest) - room.kicked
    return replace(room, door=door, admitted=admitted, asking=())
