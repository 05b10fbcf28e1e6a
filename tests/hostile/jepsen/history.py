"""What the clients of a room did and saw, to be compared with its log."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

#: These answers leave open whether the command was applied. It may be sent again.
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
    """A command: when it was first sent, and its result. ``seq`` is 0 if it was refused."""

    cmd: str
    kind: str
    fields: dict[str, Any]
    invoked: float
    attempts: int = 0
    #: None until there is an answer.
    acked: float | None = None
    seq: int = 0
    answer: dict[str, Any] | None = None


@dataclass
class History:
    """All commands and events of one client, and the view of the room after each event."""

    name: str
    ops: list[Op] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    views: list[tuple[int, str]] = field(default_factory=list)
    #: Errors at the client itself.
    faults: list[str] = field(default_factory=list)
    room: dict[str, Any] = field(default_factory=dict)
    seq: int = 0


def digest(view: dict[str, Any]) -> str:
    """A digest that is equal exactly for equal views."""
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=12).hexdigest()
