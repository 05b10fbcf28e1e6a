"""What can happen at a table. A table is what its events make of the deal."""

from typing import Any

from msgspec import Struct

from fairplay.cards import Card, Deck

#: The server makes ``expire``, when the time to show a claim after a call has run out.
KINDS = ("claim", "call", "give-up", "leave", "expire")


class TableEvent(Struct, frozen=True, gc=False):
    """A player (from 0) does something, ``at`` so many milliseconds after the deal.

    A claim names the cards on its two sides, never their places. So a claim of cards that were just
    taken cannot by mistake claim the cards that lie there now.
    """

    at: int
    player: int
    kind: str
    a: tuple[Card, ...] = ()
    b: tuple[Card, ...] = ()

    @property
    def texts(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The two sides as they are written."""
        return texts(self.a), texts(self.b)

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.a, *self.b)

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = {"at": self.at, "player": self.player, "kind": self.kind}
        if self.kind == "claim":
            data |= {"a": list(texts(self.a)), "b": list(texts(self.b))}
        return data

    @classmethod
    def from_json(cls, data: Any, deck: Deck) -> "TableEvent":
        """The event that ``json`` has written; ValueError, KeyError or TypeError if it has not.

        >>> from fairplay.cards import MOD3
        >>> event = TableEvent(1500, 0, "claim", (MOD3.parse("2102"),), (MOD3.parse("2021"),))
        >>> TableEvent.from_json(event.json(), MOD3) == event
        True
        """
        at, player, kind = data["at"], data["player"], data["kind"]
        if type(at) is not int or type(player) is not int or kind not in KINDS:
            raise ValueError(data)
        sides = (tuple(map(deck.parse, data.get(side, ()))) for side in "ab")
        return cls(at, player, kind, *sides)


def texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([card.text for card in cards])
