"""A hand as a drawing: a row of cards with their numbers, for paper and notebooks."""

from collections.abc import Sequence

from fairplay.art import Drawing, Label, card
from fairplay.art.cards import CORNER
from fairplay.art.drawing import beside, tag
from fairplay.art.palette import BLUE, GREEN, SOFT
from fairplay.cards.claims import Claim
from fairplay.cards.decks import Card


def hand_drawing(hand: Sequence[Card], claim: Claim | None = None, first: int = 1) -> Drawing:
    """The cards in a row, numbered from the first; those of a claim have a thick edge."""
    return beside((_placed(place, one, claim) for place, one in enumerate(hand, first)), gap=22)


def _placed(place: int, one: Card, claim: Claim | None) -> Drawing:
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
