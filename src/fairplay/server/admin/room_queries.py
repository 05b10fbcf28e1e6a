"""What an operator sees of rooms. Guests appear as tags, never as ids."""

from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Engine, func, select

from fairplay.errors import InputError
from fairplay.play.room import Room, UnreadableError, is_guest, tag_of
from fairplay.play.room.disguise import Disguise
from fairplay.server.admin.requests import Rooms
from fairplay.server.guests import new_guest
from fairplay.server.store import NameReport
from fairplay.server.store.database import fetch, transaction
from fairplay.server.store.tables import CLOSED, EVENT, ROOM

if TYPE_CHECKING:
    from fairplay.server.rooms.hub import Hub


def rooms(engine: Engine, wanted: Rooms, quarantined: list[str]) -> list[dict[str, Any]]:
    """A page of rooms; the next page comes after the last code."""
    query = select(ROOM).where(ROOM.c.code > wanted.after).order_by(ROOM.c.code)
    if wanted.status == "open":
        query = query.where(ROOM.c.status != CLOSED)
    elif wanted.status == "playing":
        query = query.where(ROOM.c.status.in_(("countdown", "playing")))
    elif wanted.status == "quarantined":
        query = query.where(ROOM.c.code.in_(quarantined))
    elif wanted.status:
        query = query.where(ROOM.c.status == wanted.status)
    if wanted.host is None:
        query = query.limit(wanted.limit)
    with transaction(engine) as connection:
        rows = connection.execute(query)
        found = (_listed(row) for row in rows if wanted.host in (None, tag_of(row.host)))
        return list(islice(found, wanted.limit))


def _listed(row: Any) -> dict[str, Any]:
    return {
        "room": row.code,
        "status": row.status,
        "visibility": row.visibility,
        "game": row.game,
        "players": row.players,
        "seats": row.seats,
        "host": tag_of(row.host),
        "created_at": row.created_at,
        "changed_at": row.changed_at,
    }


async def show(hub: "Hub", code: str, events: int) -> dict[str, Any]:
    """One room, as far as its log can be read."""
    found: dict[str, Any] | None = await hub.store.call(_stored, hub.store.engine, code, events)
    if found is None:
        raise InputError("error-room-unknown", room=code)
    try:
        return found | _folded((await hub.open(code)).room)
    except UnreadableError as error:
        return found | {"unreadable": str(error)}


def _stored(engine: Engine, code: str, events: int) -> dict[str, Any] | None:
    sizes = select(func.count(), func.coalesce(func.sum(func.length(EVENT.c.body)), 0))
    last = select(EVENT.c.seq, EVENT.c.at, EVENT.c.player, EVENT.c.kind)
    last = last.where(EVENT.c.room == code).order_by(EVENT.c.seq.desc()).limit(events)
    with transaction(engine) as connection:
        row = connection.execute(select(ROOM).where(ROOM.c.code == code)).first()
        if row is None:
            return None
        count, size = connection.execute(sizes.where(EVENT.c.room == code)).one()
        shown = [_event(*event) for event in connection.execute(last)]
    options = msgspec.json.decode(row.options)
    stored = {"options": options, "events": count, "bytes": int(size), "last": shown[::-1]}
    return _listed(row) | stored


def _event(seq: int, at: int, player: str, kind: str) -> dict[str, Any]:
    return {"seq": seq, "at": at, "by": shown_player(player), "kind": kind}


def _folded(room: Room) -> dict[str, Any]:
    seats = [
        {
            "guest": seat.guest and tag_of(seat.guest),
            "name": seat.name,
            "bot": seat.bot,
            "left": seat.left,
        }
        for seat in room.seats
    ]
    return {"phase": room.phase, "seats": seats, "kicked": sorted(map(tag_of, room.kicked))}


def shown_player(player: str) -> str:
    """
    >>> shown_player("x"), shown_player("bot:1"), shown_player("")
    ('2d711642', 'bot:1', '')
    """
    return tag_of(player) if is_guest(player) else player


def reported(report: NameReport) -> dict[str, Any]:
    return {
        "room": report.room,
        "seat": report.seat,
        "name": report.name,
        "guest": tag_of(report.guest),
        "by": tag_of(report.reporter),
        "at": report.at,
    }


def log_of(engine: Engine, code: str, full: bool) -> list[dict[str, Any]]:
    """The events of a room, with other ids and names unless it is ``full``."""
    query = select(EVENT).where(EVENT.c.room == code).order_by(EVENT.c.seq)
    rows = [dict(row._mapping) for row in fetch(engine, query)]
    guests = dict.fromkeys(row["player"] for row in rows if is_guest(row["player"]))
    disguises = [] if full else [Disguise(guest, new_guest().id) for guest in guests]
    return [_disguised(row, disguises) for row in rows]


def _disguised(row: dict[str, Any], disguises: list[Disguise]) -> dict[str, Any]:
    player, body = row["player"], row["body"]
    try:
        body = msgspec.json.decode(body, type=dict[str, Any])
    except msgspec.MsgspecError:
        return row  # not readable, which is why the room is in quarantine
    for disguise in disguises:
        body = disguise.body(row["player"], row["kind"], body)
        player = disguise.player(player)
    return row | {"player": player, "body": body}
