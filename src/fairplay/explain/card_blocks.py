"""The kinds of reasons in the card games, as plain data with sentences.

Cards are named by their places on the table, from 1, and shapes by their numbers, from 0.
"""

from dataclasses import dataclass

from fairplay.cards.claims import Claim
from fairplay.cards.decks import Counts, Deck
from fairplay.cards.elimination import Row
from fairplay.explain.blocks import Told


@dataclass(frozen=True)
class Sums(Told):
    """How many of each shape the two sides of a claim show, counted out."""

    deck: Deck
    claim: Claim
    a: Counts
    b: Counts

    @property
    def remainders(self) -> tuple[Counts, Counts]:
        """The two sums modulo p. The claim is right when they are equal (over F2: all zero)."""
        p = self.deck.p
        return tuple(n % p for n in self.a), tuple(n % p for n in self.b)

    @property
    def unequal(self) -> tuple[int, ...]:
        """The shapes in which the sides differ; over F2, those that there is an odd number of."""
        pairs = zip(*self.remainders, strict=True)
        return tuple(shape for shape, (a, b) in enumerate(pairs) if a != b)


@dataclass(frozen=True)
class WrongClaim(Told):
    """Why a claim is wrong: the shapes that ``sums.unequal`` names, at least one."""

    sums: Sums


@dataclass(frozen=True)
class Removal:
    """A card put away while counting, and the counts without it.

    ``alone`` is a shape that no other card still shows: then the card cannot be chosen. Else it is
    put away for the odd counts in ``evened``. ``upset`` are those it makes odd.
    """

    card: int
    alone: int | None
    evened: tuple[int, ...]
    upset: tuple[int, ...]
    counts: Counts


@dataclass(frozen=True)
class Counting(Told):
    """The article's way over F2: count all shapes, and put cards away until every count is even."""

    deck: Deck
    cards: int
    counts: Counts
    removals: tuple[Removal, ...]
    claim: Claim


@dataclass(frozen=True)
class Eliminated(Told):
    """The elimination over F_p: what becomes of each card; an empty row is a claim."""

    deck: Deck
    hand: tuple[Counts, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class WhyEnough(Told):
    """Why k+1 cards always have a claim: they are k+1 vectors in k dimensions.

    Also by counting: there are more ``ways`` to choose than there are ``sums``.
    """

    deck: Deck

    @property
    def ways(self) -> int:
        return int(self.deck.p**self.deck.hand)

    @property
    def sums(self) -> int:
        return int(self.deck.p**self.deck.k)


@dataclass(frozen=True)
class Rest(Told):
    """What is known of the cards left at the end: the deck shows every shape ``each`` times.

    Over F2 every claim takes an even number of each shape, so the rest is even. Over F3 a claim
    takes two equal sides, so 2S or -S; as the deck sums to zero, the rest sums to the same as all
    sides A that were taken.
    """

    deck: Deck
    each: int


CardBlock = WrongClaim | Sums | Counting | Eliminated | WhyEnough | Rest
