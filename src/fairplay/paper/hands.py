"""Hands on paper: a row of cards with their numbers, and claims in figures."""

from random import Random
from typing import TYPE_CHECKING

from fairplay.art import Drawing, Label, card
from fairplay.art.cards import CORNER
from fairplay.art.drawing import beside, tag
from fairplay.art.palette import BLUE, GREEN, SOFT
from fairplay.cards import Claim
from fairplay.cards.hands import claim_size, hand_with_claim

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fairplay.cards import Card, Deck

#: How many hands of one size to make in search of a new one.
TRIES = 400


def hand_drawing(hand: "Sequence[Card]", claim: Claim | None = None, first: int = 1) -> Drawing:
    """The cards in a row, numbered from the first; those of a claim have a thick edge."""
    return beside((_placed(place, one, claim) for place, one in enumerate(hand, first)), gap=22)


def _placed(place: int, one: "Card", claim: Claim | None) -> Drawing:
    face = card(one.p, one.counts)
    chosen = claim is not None and place in claim.places
    colour = BLUE if claim and place in claim.a else GREEN if chosen else SOFT
    side = f" {'A' if colour == BLUE else 'B'}" if chosen and one.p > 2 else ""
    edge = _edge(face, colour) if chosen else ""
    label = Label(face.width / 2, face.height + 44, f"{place}{side}", 40, chosen, colour)
    return Drawing(face.width, face.height + 52, face.shapes + edge, (label,))


def _edge(face: Drawing, colour: str) -> str:
    inside = {"x": 3, "y": 3, "width": face.width - 6, "height": face.height - 6, "rx": CORNER}
    return tag("rect", **inside, fill="none", stroke=colour, **{"stroke-width": 7})


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
