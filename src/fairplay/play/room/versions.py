"""Versions of stored events: newer code reads the logs of older code, and in a rolling restart
older code meets those of newer code.

Every event is stored with the version of its kind, and options with a version of their own. A
version is raised when code that knows only the one before would make something else of the event,
and not otherwise, so that older code can read as much as possible:

- a new kind needs no number: code that does not know it says so;
- a field that changes what the event does, or a rule that judges it in another way, raises
  ``VERSIONS[kind]``, and an upcaster turns the body of before into one of today;
- a field that leaves the fold as it is (something that is only shown) raises nothing;
- the same holds for options, under the name ``options``.

Older versions go through :data:`UPCASTERS`, one step at a time. Newer ones raise
:class:`NewerError`: the room is set aside, and the server goes on with the others.
``CONTRIBUTING.md`` says how to change an event.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from fairplay.protocol import RoomOptions

Body = dict[str, Any]
#: A kind and a body of one version, as those of the next. Where it gives another kind, that is one
#: of today.
Upcaster = Callable[[str, Body], tuple[str, Body]]

OPTIONS = "options"


def _with(**defaults: Any) -> Upcaster:
    """Fields that the version before did not have."""
    return lambda kind, body: (kind, defaults | body)


def _banned(kind: str, body: Body) -> tuple[str, Body]:
    """At first a guest who was not let in was sent away for good."""
    return kind, {"ban": not body["admit"], **body}


#: The kinds of which there is more than a first version, and the version written today.
VERSIONS: dict[str, int] = {
    **dict.fromkeys(("created", "ready", "start", "rematch", "kick", "admit", "decline"), 2)
}
#: By kind and version: what makes the next version of it.
UPCASTERS: dict[tuple[str, int], Upcaster] = {
    # At first a room had no seed before its first game, and no door that a kick could close.
    ("created", 1): _with(seed=None),
    ("kick", 1): _with(door="open"),
    ("admit", 1): _banned,
    # At first one could only decline to take a move back.
    ("decline", 1): _with(),
    # The body shows its version: at first it had the ``seed`` of the game that starts, and no
    # ``next``. Such a game is played by the rules of that time.
    **dict.fromkeys((("ready", 1), ("start", 1), ("rematch", 1)), _with()),
}


class UnreadableError(Exception):
    """A log that this code cannot fold, and why; for the operator, not for players."""

    code = "error-room-unreadable"


class NewerError(UnreadableError):
    """A newer version has written it, and can read it."""

    code = "error-room-newer"


def version_of(kind: str) -> int:
    """The version in which events of a kind are written."""
    return VERSIONS.get(kind, 1)


def upcast(
    kind: str,
    version: int,
    body: Body,
    versions: Mapping[str, int] = VERSIONS,
    upcasters: Mapping[tuple[str, int], Upcaster] = UPCASTERS,
) -> tuple[str, Body]:
    """The kind and the body of an event as they would be written today.

    >>> louder = {("say", 1): lambda kind, body: (kind, {"loud": True, **body})}
    >>> upcast("say", 1, {"phrase": "hello"}, {"say": 2}, louder)
    ('say', {'loud': True, 'phrase': 'hello'})
    >>> upcast("say", 3, {}, {"say": 2}, louder)
    Traceback (most recent call last):
        ...
    fairplay.play.room.versions.NewerError: say of version 3
    """
    today = versions.get(kind, 1)
    if version > today:
        raise NewerError(f"{kind} of version {version}")
    while version < today:
        after, body = upcasters[kind, version](kind, body)
        if after != kind:
            return after, body
        version += 1
    return kind, body


def stored_options(options: RoomOptions) -> Body:
    """Options as they are stored. The first version is not named: there it is not written."""
    version = version_of(OPTIONS)
    body: Body = msgspec.to_builtins(options)
    return {"version": version, **body} if version > 1 else body


def read_game(options: RoomOptions, stored: Any) -> RoomOptions:
    """The options with another game, which was stored as a part of them.

    >>> from fairplay.protocol import CardOptions
    >>> read_game(RoomOptions(CardOptions()), {"type": "match", "position": "nim"}).game.position
    'nim'
    """
    return read_options(stored_options(options) | {"game": stored})


def read_options(stored: Any) -> RoomOptions:
    """Options that were stored; NewerError if there is something in them that is not known here.

    >>> read_options({"gravity": "low"})
    Traceback (most recent call last):
        ...
    fairplay.play.room.versions.NewerError: options: Object contains unknown field `gravity`
    """
    if not isinstance(stored, dict):
        raise UnreadableError("options that are no object")
    body = dict(stored)
    _, body = upcast(OPTIONS, body.pop("version", 1), body)
    try:
        return msgspec.convert(body, RoomOptions)
    except msgspec.ValidationError as error:
        # The code that stored it accepted it, so it must be newer.
        raise NewerError(f"options: {error}") from error
