"""Why there is a claim, how to find it, and what is wrong with one: the card games explained."""

from collections.abc import Iterable, Iterator, Sequence

from fairplay.cards.claims import Claim, all_claims, claim_of
from fairplay.cards.decks import Card, Counts, Deck
from fairplay.cards.elimination import eliminate
from fairplay.explain.card_blocks import (
    CardBlock,
    Counting,
    Eliminated,
    Removal,
    Rest,
    Sums,
    WhyEnough,
    WrongClaim,
)
from fairplay.explain.card_sentences import told


def explain_cards(deck: Deck, hand: Sequence[Card]) -> Iterator[CardBlock]:
    """How to find a claim among the cards: by counting, and by elimination."""
    if claims := all_claims(deck, hand):
        yield counting(deck, hand, claims[-1]) if deck.p == 2 else sums(deck, hand, claims[0])
    yield eliminated(deck, hand)
    if len(hand) > deck.k:
        yield why_enough(deck)


def sums(deck: Deck, hand: Sequence[Card], claim: Claim) -> Sums:
    """What the two sides show.

    >>> from fairplay.cards import MOD3
    >>> hand = MOD3.parse_hand(["2102", "2021", "1120"])
    >>> found = sums(MOD3, hand, Claim((1, 2), (3,)))
    >>> found.a, found.b, found.remainders[0]
    ((4, 1, 2, 3), (1, 1, 2, 0), (1, 1, 2, 0))
    """
    a, b = (_counts(deck, (hand[place - 1] for place in side)) for side in (claim.a, claim.b))
    return told(Sums(deck, claim, a, b))


def _counts(deck: Deck, cards: Iterable[Card]) -> Counts:
    """How many of each shape the cards show, not reduced."""
    columns = zip(*(card.counts for card in cards), strict=True)
    return tuple(map(sum, columns)) or (0,) * deck.k


def wrong_claim(deck: Deck, hand: Sequence[Card], claim: Claim) -> WrongClaim | None:
    """Which shapes are odd, or differ between the sides; None if the claim is right.

    >>> from fairplay.cards import ZERO
    >>> hand = ZERO.parse_hand(["110000", "011000", "101000"])
    >>> wrong_claim(ZERO, hand, Claim((1, 2), ())).sums.unequal
    (0, 2)
    >>> wrong_claim(ZERO, hand, Claim((1, 2, 3), ()))
    """
    found = sums(deck, hand, claim)
    return told(WrongClaim(found)) if found.unequal else None


def why_claim(deck: Deck, hand: Sequence[Card], a: Sequence[int], b: Sequence[int]) -> CardBlock:
    """What is wrong with a claim, or that both sides are equal. InputError if it is none at all."""
    claim = claim_of(deck, len(hand), a, b)
    return wrong_claim(deck, hand, claim) or sums(deck, hand, claim)


def counting(deck: Deck, hand: Sequence[Card], claim: Claim) -> Counting:
    """The way from all cards to a claim over F2 that is part of no larger one.

    Each card leaves for a reason: no other card shows one of its shapes, or it makes odd counts
    even; of several, one that leaves the fewest odd. Since no larger claim contains this one, some
    count is odd until all the others have left.

    >>> from fairplay.cards import ZERO
    >>> hand = ZERO.parse_hand("100110 010010 000101 001100 110110 000001 100100".split())
    >>> found = counting(ZERO, hand, all_claims(ZERO, hand)[-1])
    >>> found.counts, [removal.card for removal in found.removals], found.removals[1].counts
    ((3, 2, 1, 5, 3, 2), [4, 1, 3, 6], (2, 2, 0, 3, 2, 2))
    """
    start = counts = _counts(deck, hand)
    leaving = {place for place in range(1, len(hand) + 1) if place not in claim.a}
    removals: list[Removal] = []
    while leaving:
        each = (_removal(place, hand[place - 1], counts) for place in sorted(leaving))
        best = min(each, key=_preference)
        removals.append(best)
        leaving.remove(best.card)
        counts = best.counts
    return told(Counting(deck, len(hand), start, tuple(removals), claim))


def _removal(place: int, card: Card, counts: Counts) -> Removal:
    shown = [shape for shape, count in enumerate(card.counts) if count]
    alone = next((shape for shape in shown if counts[shape] == 1), None)
    evened = tuple(shape for shape in shown if counts[shape] % 2)
    upset = tuple(shape for shape in shown if not counts[shape] % 2)
    left = tuple(n - m for n, m in zip(counts, card.counts, strict=True))
    return Removal(place, alone, evened, upset, left)


def _preference(removal: Removal) -> tuple[bool, bool, int]:
    """First what must leave, then what makes something even, then what leaves little odd."""
    return removal.alone is None, not removal.evened, len(removal.upset) - len(removal.evened)


def eliminated(deck: Deck, hand: Sequence[Card]) -> Eliminated:
    """The elimination, with the cards it begins with."""
    rows = eliminate(deck, hand).rows
    return told(Eliminated(deck, tuple(card.counts for card in hand), rows))


def why_enough(deck: Deck) -> WhyEnough:
    """Why as many cards as lie on the table always have a claim."""
    return told(WhyEnough(deck))


def rest(deck: Deck) -> Rest | None:
    """What is known of the cards left at the end; over F5 and F7 nothing is.

    >>> from fairplay.cards import MOD3, ZERO
    >>> rest(ZERO).each, rest(MOD3).each
    (32, 81)
    """
    if deck.p > 3:
        return None
    return told(Rest(deck, sum(card.counts[0] for card in deck.cards)))
