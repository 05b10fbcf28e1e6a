"""Hands on paper: deals of a wanted difficulty, and claims in figures."""

from random import Random
from typing import TYPE_CHECKING

from fairplay.cards import Claim
from fairplay.cards.hands import claim_size, hand_with_claim

if TYPE_CHECKING:
    from fairplay.cards import Card, Deck

#: How many hands of one size to make in search of a new one.
TRIES = 400


def claim_text(claim: Claim) -> str:
    """
    >>> claim_text(Claim((1, 3), (2,))), claim_text(Claim((2, 5, 7), ()))
    ('1 + 3 = 2', '2 + 5 + 7 = 0')
    """
    a, b = (" + ".join(map(str, side)) or "0" for side in (claim.a, claim.b))
    return f"{a} = {b}"


def claim_places(claim: Claim) -> str:
    return ", ".join(map(str, claim.places))


def deal(deck: "Deck", level: int, random: Random) -> "tuple[Card, ...]":
    """A hand whose smallest claim is as large as the level asks."""
    return deals(deck, 1, level, random)[0]


def deals(deck: "Deck", count: int, level: int, random: Random) -> "list[tuple[Card, ...]]":
    """So many hands of different cards; fewer if a small deck has no more.

    >>> from fairplay.cards import find_deck
    >>> len(deals(find_deck("F2^2"), 5, 1, Random(1)))
    1
    """
    seen: set[frozenset[Card]] = set()
    found = []
    for _ in range(count):
        if (hand := _deal(deck, level, random, seen)) is None:
            break
        seen.add(frozenset(hand))
        found.append(hand)
    return found


def _deal(
    deck: "Deck", level: int, random: Random, seen: "set[frozenset[Card]]"
) -> "tuple[Card, ...] | None":
    """A new hand; if there is none of the wanted size, one of the nearest size that has one."""
    wanted = claim_size(deck, level)
    sizes = range(claim_size(deck, 1), deck.hand + 1)
    for size in sorted(sizes, key=lambda size: abs(size - wanted)):
        for _ in range(TRIES):
            hand = hand_with_claim(deck, size, random)
            if frozenset(hand) not in seen:
                return hand
    return None
