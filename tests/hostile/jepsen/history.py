"""What the clients of a room have done and seen, to be compared with its log."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

#: Nothing is known to have happened: the same command may be sent again.
UNDECIDED = frozenset(
    {
        "error-storage",
        "error-server-busy",
        "error-server-restart",
        "error-internal",
        "error-rate",
    }
)


@dataclass
class Op:
    """A command: when it was sent first, and what it led to. ``seq`` is 0 if it was refused."""

    cmd: str
    kind: str
    fields: dict[str, Any]
    invoked: float
    attempts: int = 0
    #: None as long as there is no answer.
    acked: float | None = None
    seq: int = 0
    answer: dict[str, Any] | None = None


@dataclass
class History:
    """Of one client: all commands and events, and what the room looked like after each event."""

    name: str
    ops: list[Op] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    views: list[tuple[int, str]] = field(default_factory=list)
    #: What went wrong at the client itself.
    faults: list[str] = field(default_factory=list)
    room: dict[str, Any] = field(default_factory=dict)
    seq: int = 0


def digest(view: dict[str, Any]) -> str:
    """Two views are the same exactly if these are."""
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=12).hexdigest()
