"""From what is typed at the table to cards.

Cards change while someone types, so every character remembers which cards lay there when it was
typed, and a number means the card that it meant then.
"""

import re
from dataclasses import dataclass

from fairplay.cards import Card, Deck
from fairplay.errors import InputError

#: The cards on places 1, 2, …
Places = tuple[Card | None, ...]

_CLAIM = re.compile(r"[0-9 ,;+]*(?:=[0-9 ,;+]*)?")


@dataclass(frozen=True)
class Line:
    """Characters, and for each the cards on the table when it was typed."""

    text: str = ""
    seen: tuple[Places, ...] = ()

    def typed(self, text: str, places: Places) -> "Line":
        return Line(self.text + text, (*self.seen, *[places] * len(text)))

    def erased(self) -> "Line":
        """Without the last character."""
        return Line(self.text[:-1], self.seen[:-1])

    def after(self, start: int) -> "Line":
        return Line(self.text[start:], self.seen[start:])


def is_claim(text: str) -> bool:
    """Whether a line is to be read as numbers of cards."""
    return bool(text.strip()) and _CLAIM.fullmatch(text) is not None


def read_claim(line: Line, deck: Deck) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards on the two sides. Spaces may be left out where every place has one digit.

    >>> from fairplay.cards import MOD3
    >>> read_claim(Line().typed("1 3=2", MOD3.cards[:5]), MOD3)
    ((Card((0, 0, 0, 1), 3), Card((0, 0, 1, 0), 3)), (Card((0, 0, 0, 2), 3),))
    """
    equals = line.text.find("=")
    at = equals if equals >= 0 else len(line.text)
    one_digit = deck.hand < 10
    sides: tuple[list[Card], list[Card]] = ([], [])
    for match in re.finditer("[0-9]" if one_digit else "[0-9]+", line.text):
        sides[match.start() > at].append(_card(match[0], line.seen[match.start()]))
    return tuple(sides[0]), tuple(sides[1])


def _card(number: str, places: Places) -> Card:
    place = int(number[:9])
    card = places[place - 1] if 1 <= place <= len(places) else None
    if card is None:
        raise InputError("error-claim-place", place=place, count=len(places))
    return card
