"""A room as bytes and back, so that a long log need not be folded from its beginning."""

from typing import Any, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from fairplay.play.match import Match
from fairplay.play.room.match_play import MatchPlay
from fairplay.play.room.state import Play, Room
from fairplay.play.room.table_play import TablePlay
from fairplay.play.steps import Steps
from fairplay.play.table import record, replaying

#: A snapshot of another form is not read; the log is folded instead.
FORMAT = 5


def dump(room: Room) -> bytes:
    """Everything of a room, its hidden cards too: for the store, not for the wire."""
    fields = asdict(room) | {"format": FORMAT, "play": _dump_play(room.play)}
    return msgspec.json.encode(fields, order="deterministic")


def loading(data: bytes) -> Steps[Room | None]:
    """The room that was dumped, with pauses: the game that goes on is played again. None if it
    cannot be read, whatever the reason: another version may have dumped it."""
    try:
        found = msgspec.json.decode(data)
        if found["format"] != FORMAT:
            return None
        play = yield from _loading_play(found["play"])
        return Room(**_read(found, Room, "play"), play=play)
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001  (the log is folded instead)
        return None


def _read(found: dict[str, Any], kind: type[Struct], left_out: str) -> dict[str, Any]:
    """The fields of a Struct, all but one."""
    types = get_type_hints(kind)
    return {name: msgspec.convert(found[name], types[name]) for name in types if name != left_out}


def _dump_play(play: Play | None) -> dict[str, Any] | None:
    if play is None:
        return None
    fields = asdict(play)
    if isinstance(play, TablePlay):
        return fields | {"table": None, "record": record(play.table)}
    match = play.match
    return fields | {"match": None, "transcript": match.transcript(), "endless": match.endless}


def _loading_play(found: dict[str, Any] | None) -> Steps[Play | None]:
    if found is None:
        return None
    if "record" in found:
        table = yield from replaying(found["record"])
        return TablePlay(table, **_read(found, TablePlay, "table"))
    match = yield from _playing(found["transcript"], found["endless"])
    return MatchPlay(match, **_read(found, MatchPlay, "match"))


def _playing(transcript: str, endless: bool) -> Steps[Match]:
    """As ``Match.from_transcript``. A transcript does not say how a match in a room was ended."""
    first, *moves = transcript.splitlines()
    match = Match.begin(first, endless=endless)
    for move in moves:
        match = match.play(move)
        yield
    return match
