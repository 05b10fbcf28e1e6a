"""What a room's log is made of."""

from hashlib import sha256
from typing import Any

from msgspec import Struct

#: The player of what happens by itself, and how the players of bots begin.
NOBODY, BOT = "", "bot:"
#: The kinds of events whose body has a name that the player has chosen.
NAMING = frozenset({"sit", "ask", "rename"})


class Event(Struct, frozen=True, gc=False):
    """The ``seq``-th thing that has happened in a room, from 1, ``at`` a time in milliseconds.

    ``player`` is the guest who did it, ``bot:2`` for the bot on seat 2, or empty; ``cmd_id`` tells
    it from all others by the same player. ``kind`` and ``body`` are those of the command. The
    first event has also a ``seed``, and a command that may start a game has the seed of the
    ``next`` one; nobody may see a seed before its game has ended.
    """

    seq: int
    player: str
    cmd_id: str
    kind: str
    body: dict[str, Any]
    at: int

    @property
    def by_guest(self) -> bool:
        """Whether it was somebody's command."""
        return is_guest(self.player)


def is_guest(player: str) -> bool:
    """Whether a player is a person, not a bot or nobody."""
    return player != NOBODY and not player.startswith(BOT)


def tag_of(player: str) -> str:
    """What may be shown of a guest: it tells guests apart, and says nothing else.

    >>> tag_of("x")
    '2d711642'
    """
    return sha256(player.encode()).hexdigest()[:8]


def bot_on(seat: int) -> str:
    return f"{BOT}{seat}"
