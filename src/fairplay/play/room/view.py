"""What everyone in a room may see. It is the same for all, and nobody sees more."""

from operator import attrgetter
from typing import Any

from fairplay.play.room.events import Event, tag_of
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.news import actor, told
from fairplay.play.room.state import Room, Seat
from fairplay.play.room.table_play import TablePlay
from fairplay.play.table.shuffle import commitment
from fairplay.play.titles import game_terms, game_title
from fairplay.protocol import (
    AnyAnswer,
    Asking,
    Done,
    Happened,
    MatchView,
    RoomView,
    SeatView,
    TableView,
    You,
)

#: The fields of the body of an event that everyone may see; seeds are never among them.
SHOWN = {
    "move": ("move",),
    "say": ("phrase",),
    "outage": ("ms",),
    "bot": ("level",),
    "door": ("door",),
    "admit": ("admit", "ban"),
    "rename-seat": ("seat",),
}


#: Fields that are shown as they are, beside the larger ones.
PLAIN = ("phase", "first", "game", "begins_at", "asked", "door")
_plain = attrgetter(*PLAIN)


def view(room: Room) -> RoomView:
    """The whole room, for a client that has just come."""
    return RoomView(
        code=room.code,
        **_game(room),
        seats=_seats(room),
        host=room.seat_of(room.host),
        rematch=sorted(room.agreed),
        match=_match(room),
        table=_table(room),
        asking=_asking(room),
        names=room.names,
        **_seeds(room),
        **dict(zip(PLAIN, _plain(room), strict=True)),
    )


def changes(before: Room, after: Room) -> dict[str, Any]:
    """The fields of the view that an event has changed.

    Called for every claim of a race, so it builds nothing that cannot have changed.
    """
    changed: dict[str, Any] = {}
    if before.options is not after.options:
        changed |= _game(after) | {"match": _match(after), "table": _table(after)}
    elif before.play is not after.play:
        if after.cards:
            changed["table"] = _table(after)
        else:
            changed["match"] = _match(after)
    if before.seats is not after.seats or before.host != after.host:
        changed |= {"seats": _seats(after), "host": after.seat_of(after.host)}
    if before.agreed != after.agreed:
        changed["rematch"] = sorted(after.agreed)
    if before.asking is not after.asking:
        changed["asking"] = _asking(after)
    if before.phase != after.phase:
        changed |= _seeds(after)
    old, new = _plain(before), _plain(after)
    if old != new:
        changed |= {name: new[i] for i, name in enumerate(PLAIN) if new[i] != old[i]}
    return changed


def happened(before: Room, after: Room, event: Event, answer: AnyAnswer) -> Happened:
    """An event as everyone may see it."""
    changed = changes(before, after)
    return Happened(
        seq=event.seq,
        at=after.at,
        what=event.kind,
        seat=actor(before, after, event),
        set=changed,
        cmd=event.cmd_id if event.by_guest else "",
        answer=None if isinstance(answer, Done) else answer,
        data={name: event.body[name] for name in SHOWN.get(event.kind, ())},
        told=() if event.kind == "claim" else told(before, after, event, answer, changed),
    )


def you(room: Room, player: str) -> You:
    """The part of the view that is meant for one guest."""
    waits = any(asker.guest == player for asker in room.asking)
    return You(room.seat_of(player), room.host == player, tag_of(player) if waits else None)


def history(room: Room) -> list[str]:
    """The moves of the match that is played."""
    return list(room.play.match.moves) if isinstance(room.play, MatchPlay) else []


def _game(room: Room) -> dict[str, Any]:
    """What is played, also in words."""
    game = room.options.game
    return {"options": room.options, "title": game_title(game), "terms": game_terms(game)}


def _asking(room: Room) -> list[Asking]:
    return [Asking(asker.name, tag_of(asker.guest)) for asker in room.asking]


def _seats(room: Room) -> list[SeatView]:
    return [_seat(seat) for seat in room.seats]


def _seat(seat: Seat) -> SeatView:
    return SeatView(seat.name, seat.bot, seat.ready, seat.wins, seat.hints, seat.left)


def _match(room: Room) -> MatchView | None:
    return room.play.view() if isinstance(room.play, MatchPlay) else None


def _table(room: Room) -> TableView | None:
    return room.play.view(len(room.seats)) if isinstance(room.play, TablePlay) else None


def _seeds(room: Room) -> dict[str, Any]:
    """What is told of seeds, which change only with the phase. The seed of a game is secret until
    it is over, and that of the next game until that one is."""
    ended = room.phase == "closed" or (room.play is not None and room.play.over)
    nonces = None
    if room.nonces is not None:
        sent = dict(room.nonces)
        nonces = [sent.get(seat) for seat in range(len(room.seats))]
    return {
        "seed_hash": _hash(room.seed),
        "seed": room.seed if ended else None,
        "nonces": nonces,
        "next_hash": _hash(room.next_seed),
        "unused": room.unused,
    }


def _hash(seed: str | None) -> str | None:
    return None if seed is None else commitment(seed)
