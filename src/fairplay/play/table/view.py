"""What may be seen of a table: by the players, and by everyone who watches."""

from dataclasses import asdict, dataclass
from typing import Any

from fairplay.cards import Card, Deck


@dataclass(frozen=True)
class SeatView:
    """A player: cards taken, claims right and wrong, and the time until which none can be made.

    Where a wrong claim locks nobody out, ``free_from`` is the time of the last one.
    """

    score: int
    claims: int
    wrong: int
    free_from: int
    here: bool
    gives_up: bool


@dataclass(frozen=True)
class View:
    """The table from where ``player`` sits, or from beside it (None): nobody sees more.

    ``cards`` are those on places 1, 2, …; None is an empty place, and then the game is over.
    ``pile`` is how many are left to draw. ``since`` is the time when the last cards came,
    ``seq`` how much has happened. The seed is told at the end, its hash from the beginning.
    """

    deck: Deck
    mode: str
    wrong: str
    call_ms: int
    player: int | None
    seq: int
    now: int
    since: int
    cards: tuple[Card | None, ...]
    pile: int
    aside: int
    seats: tuple[SeatView, ...]
    caller: int | None
    call_until: int
    over: bool
    winners: tuple[int, ...]
    seed_hash: str
    seed: str | None

    def place(self, card: Card) -> int:
        """Where a card lies, from 1; 0 if it does not lie there."""
        return self.cards.index(card) + 1 if card in self.cards else 0

    def json(self) -> dict[str, Any]:
        """The view as data, cards as their texts and the deck by its name."""
        cards = [None if card is None else str(card) for card in self.cards]
        seats = [asdict(seat) for seat in self.seats]
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return plain | {
            "deck": self.deck.name,
            "cards": cards,
            "seats": seats,
            "winners": list(self.winners),
        }
