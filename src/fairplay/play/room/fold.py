"""Fold a log into a room, event by event. Logs are long, so a fold can pause after each event."""

from collections.abc import Iterable
from typing import Any

import msgspec

from fairplay.errors import InputError
from fairplay.play.room.apply import HANDLERS, apply, create
from fairplay.play.room.checks import DONE, Outcome
from fairplay.play.room.events import Event
from fairplay.play.room.state import Room
from fairplay.play.room.versions import OPTIONS, NewerError, UnreadableError, upcast, version_of
from fairplay.play.steps import Steps
from fairplay.protocol import AnyAnswer, RoomOptions

#: The kinds of events whose answer depends on the room before them; to others it is ``done``.
ANSWERED = frozenset({"claim", "give-up", "stand", "kick", "expire"})


def read_event(
    seq: int, player: str, cmd_id: str, kind: str, body: dict[str, Any], at: int, version: int
) -> Event:
    """A stored event in its version of today; UnreadableError if it cannot be read."""
    try:
        kind, body = upcast(kind, version, body)
    except UnreadableError:
        raise
    except Exception as error:
        raise _unreadable(seq, kind, error) from error
    return Event(seq, player, cmd_id, kind, body, at)


def fold(code: str, room: Room | None, event: Event) -> Outcome:
    """The room after the next event of its log, and the answer to it.

    UnreadableError if the event cannot have happened, NewerError if this code does not know it.
    """
    if event.seq != (room.seq if room else 0) + 1:
        raise UnreadableError(f"event {event.seq} follows {room.seq if room else 'nothing'}")
    if room and event.kind not in HANDLERS:
        raise NewerError(f"event {event.seq} is a {event.kind}")
    try:
        after, answer = apply(room, event) if room else (create(code, event), DONE)
    except (UnreadableError, MemoryError):
        raise
    except Exception as error:
        raise _unreadable(event.seq, event.kind, error) from error
    if after is room:
        raise UnreadableError(f"event {event.seq} ({event.kind}) does nothing")
    return after, answer


def _unreadable(seq: int, kind: str, error: Exception) -> UnreadableError:
    reason = error.code if isinstance(error, InputError) else repr(error)
    return UnreadableError(f"event {seq} ({kind}): {reason}")


def folding(code: str, log: Iterable[Event], room: Room | None = None) -> Steps[Outcome]:
    """The room after a log, or after more of it, and the answer to the last event."""
    answer: AnyAnswer = DONE
    for event in log:
        room, answer = fold(code, room, event)
        yield
    if room is None:
        raise UnreadableError("no events")
    return room, answer


def vocabulary() -> str:
    """A text that names everything this code can read. It differs between incompatible versions."""
    kinds = {kind: version_of(kind) for kind in ("created", *HANDLERS, OPTIONS)}
    schema = msgspec.json.schema(RoomOptions)
    return msgspec.json.encode([kinds, schema], order="deterministic").decode()
