"""What a table answers to an event: data, for words in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from fairplay.cards import Card
from fairplay.cards.decks import Counts


@dataclass(frozen=True)
class Taken:
    """A right claim: the player takes the cards. It took ``ms`` since the last cards came."""

    kind: ClassVar[str] = "taken"
    player: int
    a: tuple[Card, ...]
    b: tuple[Card, ...]
    ms: int


@dataclass(frozen=True)
class Late:
    """Some of the cards are gone already. Nothing changes, and it costs nothing."""

    kind: ClassVar[str] = "late"
    gone: tuple[Card, ...]


@dataclass(frozen=True)
class Wrong:
    """A wrong claim, and what it costs.

    ``difference`` is side A less side B, shape by shape; None if nothing was shown after a call.
    """

    kind: ClassVar[str] = "wrong"
    player: int
    difference: Counts | None
    lock_ms: int = 0
    lost: Card | None = None


@dataclass(frozen=True)
class Refused:
    """Not possible now or at all: the key of a message and its arguments. Nothing changes."""

    kind: ClassVar[str] = "refused"
    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Called:
    """The player alone may claim, before the time ``until``."""

    kind: ClassVar[str] = "called"
    player: int
    until: int


@dataclass(frozen=True)
class Agreed:
    """The player would give up this hand; ``waiting`` are those who have not agreed."""

    kind: ClassVar[str] = "agreed"
    player: int
    waiting: tuple[int, ...]


@dataclass(frozen=True)
class Shown:
    """All have given up: a largest claim is shown and goes aside."""

    kind: ClassVar[str] = "shown"
    a: tuple[Card, ...]
    b: tuple[Card, ...]


@dataclass(frozen=True)
class Left:
    """The player has left. If all the others had given up, ``shown`` is what they are shown."""

    kind: ClassVar[str] = "left"
    player: int
    shown: Shown | None = None


Answer = Taken | Late | Wrong | Refused | Called | Agreed | Shown | Left
