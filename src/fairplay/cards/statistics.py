"""How many hands have how many claims: exact, over all hands of a deck."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from fairplay._core import hand_statistics
from fairplay.cards.decks import Deck


@dataclass(frozen=True, order=True)
class HandCount:
    """``hands`` hands have this number of claims, with these smallest and largest sizes."""

    claims: int
    smallest: int
    largest: int
    hands: int


@dataclass(frozen=True)
class HandStatistics:
    """All hands of a deck by their claims.

    >>> from fairplay.cards.decks import find_deck
    >>> found = statistics(find_deck("F2^2"))
    >>> found.total, found.joint
    (1, (HandCount(claims=1, smallest=3, largest=3, hands=1),))
    """

    deck: Deck
    joint: tuple[HandCount, ...]

    @property
    def total(self) -> int:
        return sum(row.hands for row in self.joint)

    @cached_property
    def by_claims(self) -> dict[int, int]:
        """The number of hands, by number of claims."""
        return self._by(lambda row: row.claims)

    @cached_property
    def by_smallest(self) -> dict[int, int]:
        """The number of hands, by the size of their smallest claim."""
        return self._by(lambda row: row.smallest)

    @cached_property
    def by_largest(self) -> dict[int, int]:
        """The number of hands, by the size of their largest claim."""
        return self._by(lambda row: row.largest)

    def _by(self, what: Callable[[HandCount], int]) -> dict[int, int]:
        hands = Counter[int]()
        for row in self.joint:
            hands[what(row)] += row.hands
        return dict(sorted(hands.items()))


def statistics(deck: Deck) -> HandStatistics:
    """Count all hands of as many cards as lie face up.

    >>> from fairplay.cards.decks import ZERO, MOD3
    >>> statistics(ZERO).total, statistics(MOD3).total
    (553270671, 24040016)
    """
    found = hand_statistics(deck.p, deck.k, deck.hand)
    return HandStatistics(deck, tuple(HandCount(*row) for row in found))
