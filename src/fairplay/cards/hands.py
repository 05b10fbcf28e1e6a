"""Hands with one claim of a chosen size, made without searching."""

from itertools import product
from random import Random

from fairplay.cards.decks import Card, Counts, Deck

#: How many levels of difficulty there are: the larger the claim, the harder it is to find.
LEVELS = 5


def claim_size(deck: Deck, level: int) -> int:
    """From two cards (three over F2, where no two cards agree) to the whole hand.

    >>> from fairplay.cards import MOD3, ZERO
    >>> [claim_size(ZERO, level) for level in (1, 2, 3, 4, 5)]
    [3, 4, 5, 6, 7]
    >>> [claim_size(MOD3, level) for level in (1, 2, 3, 4, 5)]
    [2, 3, 4, 4, 5]
    """
    least = 3 if deck.p == 2 else 2
    return least + round((deck.hand - least) * (level - 1) / (LEVELS - 1))


def hand_with_claim(deck: Deck, size: int, random: Random) -> tuple[Card, ...]:
    """A hand in which every claim is made of the same cards, so many.

    k cards without a claim are chosen, and one card more that is a sum of copies of ``size - 1`` of
    them. That is the only relation there is: the k cards are a basis.

    >>> from fairplay.cards import ZERO, all_claims
    >>> hand = hand_with_claim(ZERO, 4, Random(1))
    >>> [claim.size for claim in all_claims(ZERO, hand)]
    [4]
    """
    basis = _basis(deck, random)
    # With one card alone, one copy of it would be the same card again.
    least = 2 if size == 2 else 1
    factors = [random.randint(least, deck.p - 1) for _ in basis[: size - 1]]
    hand = [*basis, _combined(deck, basis[: size - 1], factors)]
    random.shuffle(hand)
    return tuple(hand)


def _basis(deck: Deck, random: Random) -> list[Card]:
    """k cards, none of which is a sum of copies of the others."""
    found: list[Card] = []
    spanned = {(0,) * deck.k}
    while len(found) < deck.k:
        card = random.choice(deck.cards)
        if card.counts not in spanned:
            found.append(card)
            pairs = product(spanned, range(deck.p))
            spanned = {_plus(deck.p, start, card.counts, times) for start, times in pairs}
    return found


def _plus(p: int, start: Counts, step: Counts, times: int) -> Counts:
    return tuple((a + times * b) % p for a, b in zip(start, step, strict=True))


def _combined(deck: Deck, cards: list[Card], factors: list[int]) -> Card:
    total: Counts = (0,) * deck.k
    for card, factor in zip(cards, factors, strict=True):
        total = _plus(deck.p, total, card.counts, factor)
    return deck.parse("".join(map(str, total)))
