"""A room as bytes and back, so that a long log need not be folded from its beginning."""

from typing import Any

import msgspec
from msgspec.structs import asdict

from fairplay.play.match import Match
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import Asker, Play, Room, Seat
from fairplay.play.room.table_play import TablePlay
from fairplay.play.steps import Steps, finish
from fairplay.play.table import record, replaying
from fairplay.protocol import Clock, MatchResult, RoomOptions

#: A snapshot of another form is not read; the log is folded instead.
FORMAT = 4

_PLAIN = (
    *("code", "host", "seq", "at", "phase", "first", "game", "seed", "next_seed", "unused"),
    *("begins_at", "asked", "door", "noise"),
)
#: Of guests, as lists that are the same for the same set.
_SETS = ("kicked", "admitted", "reworded")


def dump(room: Room) -> bytes:
    """Everything of a room, its hidden cards too: for the store, not for the wire."""
    plain = {name: getattr(room, name) for name in _PLAIN}
    sets = {name: sorted(getattr(room, name)) for name in _SETS}
    rest = {
        "format": FORMAT,
        "options": room.options,
        "seats": [asdict(seat) for seat in room.seats],
        "nonces": room.nonces,
        "agreed": sorted(room.agreed),
        "asking": room.asking,
        "play": _dump_play(room.play),
    }
    return msgspec.json.encode(plain | sets | rest)


def load(data: bytes) -> Room | None:
    """The room that was dumped; None if that cannot be read."""
    return finish(loading(data))


def loading(data: bytes) -> Steps[Room | None]:
    """The same with pauses: the game that goes on is played again. Another version may have dumped
    it, or anything else may be there: it does not matter why it cannot be read."""
    try:
        found = msgspec.json.decode(data)
        if found["format"] != FORMAT:
            return None
        return (yield from _loading(found))
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001  (the log is folded instead)
        return None


def _loading(found: dict[str, Any]) -> Steps[Room]:
    play = yield from _loading_play(found["play"])
    sets: dict[str, Any] = {name: frozenset(found[name]) for name in _SETS}
    return Room(
        **{name: found[name] for name in _PLAIN},
        **sets,
        options=msgspec.convert(found["options"], RoomOptions),
        seats=tuple(Seat(**seat) for seat in found["seats"]),
        nonces=msgspec.convert(found["nonces"], tuple[tuple[int, str], ...] | None),
        agreed=frozenset(found["agreed"]),
        asking=msgspec.convert(found["asking"], tuple[Asker, ...]),
        play=play,
    )


def _dump_play(play: Play | None) -> dict[str, Any] | None:
    match play:
        case TablePlay():
            return {"record": record(play.table), "order": play.order, "start": play.start}
        case MatchPlay():
            fields = {name: getattr(play, name) for name in ("first", "since", "clock", "left_ms")}
            match = {"transcript": play.match.transcript(), "endless": play.match.endless}
            return fields | match | {"ended": play.ended}
    return None


def _loading_play(found: dict[str, Any] | None) -> Steps[Play | None]:
    if found is None:
        return None
    if "record" in found:
        table = yield from replaying(found["record"])
        return TablePlay(table, tuple(found["order"]), found["start"])
    left_ms = found["left_ms"] and tuple(found["left_ms"])
    clock = msgspec.convert(found["clock"], Clock | None)
    ended = msgspec.convert(found["ended"], MatchResult | None)
    match = yield from _playing(found["transcript"], found["endless"])
    return MatchPlay(match, found["first"], found["since"], clock, left_ms, ended)


def _playing(transcript: str, endless: bool) -> Steps[Match]:
    """As ``Match.from_transcript``; how a match in a room is ended is not said in there."""
    first, *moves = transcript.splitlines()
    match = Match.begin(first, endless=endless)
    for move in moves:
        match = match.play(move)
        yield
    return match
