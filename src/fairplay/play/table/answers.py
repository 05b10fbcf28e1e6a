"""What a table answers to an event: data, for words in any language."""

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct, field

from fairplay.cards import Card
from fairplay.cards.decks import Counts


class Taken(Struct, frozen=True, gc=False):
    """A right claim: the player takes the cards. It took ``ms`` since the last cards came."""

    kind: ClassVar[str] = "taken"
    player: int
    a: tuple[Card, ...]
    b: tuple[Card, ...]
    ms: int


class Late(Struct, frozen=True, gc=False):
    """Some of the cards are gone already. Nothing changes, and it costs nothing."""

    kind: ClassVar[str] = "late"
    gone: tuple[Card, ...]


class Wrong(Struct, frozen=True, gc=False):
    """A wrong claim, and what it costs.

    ``difference`` is side A less side B, shape by shape; None if nothing was shown after a call.
    """

    kind: ClassVar[str] = "wrong"
    player: int
    difference: Counts | None
    lock_ms: int = 0
    lost: Card | None = None


class Refused(Struct, frozen=True, gc=False):
    """Not possible now or at all: the key of a message and its arguments. Nothing changes."""

    kind: ClassVar[str] = "refused"
    code: str
    params: Mapping[str, str | int] = field(default_factory=dict)


class Called(Struct, frozen=True, gc=False):
    """The player alone may claim, before the time ``until``."""

    kind: ClassVar[str] = "called"
    player: int
    until: int


class Agreed(Struct, frozen=True, gc=False):
    """The player would give up this hand; ``waiting`` are those who have not agreed."""

    kind: ClassVar[str] = "agreed"
    player: int
    waiting: tuple[int, ...]


class Shown(Struct, frozen=True, gc=False):
    """All have given up: a largest claim is shown and goes aside."""

    kind: ClassVar[str] = "shown"
    a: tuple[Card, ...]
    b: tuple[Card, ...]


class Left(Struct, frozen=True, gc=False):
    """The player has left. If all the others had given up, ``shown`` is what they are shown."""

    kind: ClassVar[str] = "left"
    player: int
    shown: Shown | None = None


Answer = Taken | Late | Wrong | Refused | Called | Agreed | Shown | Left
