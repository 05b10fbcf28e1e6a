"""Compare the histories of all clients with the log, and describe each contradiction."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from fairplay.play.room import Room, apply, create, view
from fairplay.protocol import AnyAnswer, Done, Taken
from fairplay.server.rooms.reading import to_event
from fairplay.server.store import EventRow
from tests.hostile.jepsen.history import History, Op, digest


class Folded(msgspec.Struct):
    """An event of the log, the room after it, and its answer."""

    row: EventRow
    room: Room
    answer: AnyAnswer


def check(log: list[EventRow], histories: list[History]) -> list[str]:
    """All contradictions; none if the run was right."""
    if [row.seq for row in log] != list(range(1, len(log) + 1)):
        return [f"the log has gaps: {[row.seq for row in log]}"]
    repeated = Counter((row.player, row.cmd_id) for row in log if row.cmd_id)
    wrong = [f"{name} is stored {count} times" for name, count in repeated.items() if count > 1]
    try:
        folded = fold(log)
    except (ValueError, LookupError, AssertionError) as error:
        return [*wrong, f"the log cannot be folded: {error!r}"]
    wrong += taken_twice(folded)
    views = [digest(_shown(one.room)) for one in folded]
    for history in histories:
        wrong += [f"{history.name}: {one}" for one in _one(folded, views, history)]
    wrong += _order([op for history in histories for op in history.ops])
    return wrong


def fold(log: list[EventRow]) -> list[Folded]:
    """The room after each event."""
    folded: list[Folded] = []
    for row in log:
        event = to_event(row)
        if not folded:
            folded.append(Folded(row, create(row.room, event), Done()))
            continue
        room, answer = apply(folded[-1].room, event)
        assert room.seq == row.seq, f"{row} is stored and does nothing"
        folded.append(Folded(row, room, answer))
    return folded


def taken_twice(folded: list[Folded]) -> Iterator[str]:
    """Check that no card belongs to two claims of a game."""
    cards = Counter(
        (one.room.game, card)
        for one in folded
        if isinstance(one.answer, Taken)
        for card in (*one.answer.a, *one.answer.b)
    )
    for (game, card), count in cards.items():
        if count > 1:
            yield f"card {card} is taken {count} times in game {game}"


def _one(folded: list[Folded], views: list[str], history: History) -> Iterator[str]:
    """Check what one client has seen and done."""
    yield from history.faults
    for event in history.events:
        yield from _event(folded, event)
    for seq, seen in history.views:
        if seq > len(views) or views[seq - 1] != seen:
            yield f"saw another room after event {seq}"
    in_log = {one.row.cmd_id: one for one in folded if one.row.cmd_id}
    for op in history.ops:
        yield from _op(in_log, op)
    if history.seq != len(folded):
        yield f"has seen {history.seq} of {len(folded)} events in the end"
    elif digest(history.room) != views[-1]:
        yield "sees another room in the end"


def _event(folded: list[Folded], event: dict[str, Any]) -> Iterator[str]:
    """Check an event that a client received."""
    if event["seq"] > len(folded):
        yield f"was told event {event['seq']}, which is not in the log"
        return
    one = folded[event["seq"] - 1]
    told = (event["what"], event["at"], event.get("cmd", ""))
    cmd = one.row.cmd_id if to_event(one.row).by_guest else ""
    if told != (one.row.kind, one.row.at, cmd):
        yield f"was told {told} as event {event['seq']}, stored is {one.row}"
    if "answer" in event and event["answer"] != as_told(one.answer):
        yield f"was told the answer {event['answer']} to event {event['seq']}: {one.answer}"


def _op(in_log: dict[str, Folded], op: Op) -> Iterator[str]:
    """Check a command and its answer."""
    one = in_log.get(op.cmd)
    if op.seq:
        if one is None or one.row.seq != op.seq:
            yield f"{op.cmd} was acknowledged as event {op.seq}, and is not there"
        elif not _same(op, one.row):
            yield f"{op.cmd} was stored as {one.row}, sent was {op.kind} {op.fields}"
        elif op.answer not in (None, as_told(one.answer)):
            yield f"{op.cmd} was answered {op.answer}, right was {one.answer}"
    elif op.acked is not None and op.attempts == 1 and one is not None:
        # Of a command that was sent twice, the first may be applied after the second was refused.
        yield f"{op.cmd} was refused with {op.answer}, and is event {one.row.seq}"


def _same(op: Op, row: EventRow) -> bool:
    """Whether the stored event is the command that was sent."""
    return row.kind == op.kind and op.fields == {name: row.body.get(name) for name in op.fields}


def _order(ops: list[Op]) -> Iterator[str]:
    """Check that an acknowledged command comes before any command sent after its answer."""
    earliest = float("inf")
    for op in sorted((op for op in ops if op.seq), key=lambda op: -op.seq):
        if earliest < op.invoked:
            yield f"{op.cmd} is event {op.seq}, before one that was acknowledged before it was sent"
        if op.acked is not None:
            earliest = min(earliest, op.acked)


def _shown(room: Room) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view(room)))
    return shown


def as_told(answer: AnyAnswer) -> Any:
    """An answer as a client reads it from the wire."""
    return msgspec.json.decode(msgspec.json.encode(answer))
