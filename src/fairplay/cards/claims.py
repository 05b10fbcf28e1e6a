"""Claims: linear relations among face-up cards.

A claim gives every card a coefficient so that the sum is zero. Over F2 that is a selection in which
every shape occurs an even number of times; over F3, coefficient 1 puts a card on side A and 2 on
side B, and the two sides have the same sum. Exchanging the sides gives the same claim.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index

from fairplay._core import claims as core_claims
from fairplay.cards.decks import MAX_HAND, Card, Counts, Deck
from fairplay.errors import InputError, TooLargeError, check_type


@dataclass(frozen=True)
class Claim:
    """Sides A and B as places on the table, from 1; over F5 a card may be on a side twice.

    >>> Claim((2, 5, 7), ()).size
    3
    """

    a: tuple[int, ...]
    b: tuple[int, ...]

    @property
    def places(self) -> tuple[int, ...]:
        """The places of all cards in the claim, in order."""
        return tuple(sorted({*self.a, *self.b}))

    @property
    def size(self) -> int:
        """How many cards are in the claim."""
        return len(self.places)

    def text(self, deck: Deck) -> str:
        """The places of its cards, side by side where there are two sides.

        >>> from fairplay.cards import MOD3, ZERO
        >>> Claim((2, 5, 7), ()).text(ZERO), Claim((1, 2), (3,)).text(MOD3)
        ('2, 5, 7', 'A: 1, 2  B: 3')
        """
        a, b = (", ".join(map(str, side)) or "–" for side in (self.a, self.b))
        return a if deck.p == 2 else f"A: {a}  B: {b}"


def all_claims(deck: Deck, hand: Sequence[Card]) -> tuple[Claim, ...]:
    """Every claim among the cards, smallest first, and then by the places of the cards.

    k+1 vectors of F_p^k are linearly dependent, so a hand of as many cards as lie face up always
    has one. Raises InputError for cards of another deck, TooLargeError for more than 16 cards, and
    TypeError for anything but cards.

    >>> from fairplay.cards.decks import ZERO
    >>> hand = ZERO.parse_hand("100110 010010 000101 001100 110110 000001 100100".split())
    >>> all_claims(ZERO, hand)
    (Claim(a=(2, 5, 7), b=()),)
    """
    _check_hand(deck, hand)
    found = core_claims(deck.p, deck.k, [card.code for card in hand]) if hand else []
    claims = (_from_coefficients(deck.p, coefficients) for coefficients in found)
    return tuple(sorted(claims, key=lambda claim: (claim.size, claim.places)))


def _check_hand(deck: Deck, hand: Sequence[Card]) -> None:
    check_type("deck", deck, Deck)
    if len(hand) > MAX_HAND:
        raise TooLargeError("error-hand-large", count=len(hand), limit=MAX_HAND)
    for card in hand:
        check_type("card", card, Card)
        if (card.p, len(card.counts)) != (deck.p, deck.k):
            raise deck.unknown(str(card))


def _from_coefficients(p: int, coefficients: Sequence[int]) -> Claim:
    """Coefficients up to p/2 are copies on side A, the others negative copies: side B."""
    sides: tuple[list[int], list[int]] = ([], [])
    for place, c in enumerate(coefficients, start=1):
        negative = 2 * c > p
        sides[negative].extend([place] * (p - c if negative else c))
    return Claim(tuple(sides[0]), tuple(sides[1]))


def claim_of(deck: Deck, count: int, a: Sequence[int], b: Sequence[int] = ()) -> Claim:
    """A player's claim: places on the table, from 1 to ``count``, on the sides A and B.

    Whether the claim is right is another question: it is if :func:`all_claims` has it. Raises
    InputError for an ill-formed claim, and TypeError for arguments of another type.

    >>> from fairplay.cards import MOD3
    >>> claim_of(MOD3, 5, [4, 1], [2])
    Claim(a=(1, 4), b=(2,))
    """
    check_type("deck", deck, Deck)
    sides = tuple(sorted(map(index, a))), tuple(sorted(map(index, b)))
    check_claim(deck, count, *sides)
    return Claim(*sides)


def check_claim(deck: Deck, count: int, a: Sequence[int], b: Sequence[int]) -> None:
    """Refuse an ill-formed claim: nothing chosen, a place that does not exist, a card on both
    sides, or more often on a side than a coefficient allows. :func:`unequal` tells whether a
    well-formed claim is right.
    """
    if not a and not b:
        raise InputError("error-claim-empty")
    if not b and len(set(a)) == len(a) and min(a) >= 1 and max(a) <= count:
        return  # the shortcut for almost all claims
    for place in (*a, *b):
        if not 1 <= place <= count:
            raise InputError("error-claim-place", place=place, count=count)
    if both := set(a) & set(b):
        raise InputError("error-claim-both", place=min(both))
    if deck.p == 2 and b:
        raise InputError("error-claim-sides")
    most = max(1, deck.p // 2)
    for place in (*a, *b):
        if a.count(place) + b.count(place) > most:
            raise InputError("error-claim-twice", place=place)


def unequal(deck: Deck, a: Sequence[Card], b: Sequence[Card]) -> Counts:
    """Sum of side A less sum of side B; all zeros exactly when the claim is right."""
    total = deck.total(a)
    if not b:
        return total
    return tuple((x - y) % deck.p for x, y in zip(total, deck.total(b), strict=True))
