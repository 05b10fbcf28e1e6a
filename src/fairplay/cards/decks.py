"""Decks: every vector of F_p^k except zero is a card.

Zero sumZ and MOD-3 SUMZ are two lines of data; F2^4, F2^5, F3^3 and F5^3 are decks as well.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property, reduce
from itertools import product
from operator import attrgetter, xor

from msgspec import Struct

from fairplay.art.shapes import BINARY, COUNTED
from fairplay.errors import InputError, TooLargeError, check_type

#: The count of each shape, from 0 to p-1.
Counts = tuple[int, ...]

#: A smaller deck has fewer than k+1 cards to lay out, or no choice among them.
MIN_DECK = 3
MAX_DECK = 1024
#: A larger hand has more claims than anyone reads.
MAX_HAND = 16
_FIELD = re.compile(r"[fF]([2357])\^([1-8])")

_TITLES = {"zero": "Zero sumZ", "mod3": "MOD-3 SUMZ"}


class Card(Struct, frozen=True, order=True, cache_hash=True, dict=True):
    """One card: how many it shows of each shape, modulo p. Its text and its order are its digits.

    >>> card = MOD3.parse("2102")
    >>> card.counts, card.text, card
    ((2, 1, 0, 2), '2102', Card((2, 1, 0, 2), 3))
    """

    counts: Counts
    p: int

    @cached_property
    def text(self) -> str:
        """Its digits."""
        return "".join(map(str, self.counts))

    @cached_property
    def code(self) -> int:
        """Its number in the core: its text read in base p."""
        return int(self.text, self.p)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.counts}, {self.p})"

    def _repr_svg_(self) -> str:
        """The picture in notebooks."""
        from fairplay.art import card

        return card(self.p, self.counts).svg(str(self))


class Hand(tuple[Card, ...]):
    """Cards that lie face up, in the order of their places. A tuple that notebooks can show."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """The picture in notebooks, with the numbers by which claims name the cards."""
        from fairplay.cards.drawing import hand_drawing

        drawn = hand_drawing(self)
        return drawn.scaled(min(0.5, 760 / drawn.width)).on_paper().svg(" ".join(map(str, self)))


_code = attrgetter("code")


@dataclass(frozen=True)
class Deck:
    """One card for every vector of F_p^k except zero; k+1 of them lie face up.

    ``ZERO`` is the deck of Zero sumZ, ``MOD3`` that of MOD-3 SUMZ; :func:`find_deck` has others.

    >>> ZERO.size, ZERO.hand, MOD3.size, MOD3.hand
    (63, 7, 80, 5)
    """

    name: str
    p: int
    k: int

    @property
    def hand(self) -> int:
        """How many cards lie face up: one more than the dimension, so that a claim exists."""
        return self.k + 1

    @property
    def size(self) -> int:
        """How many cards there are."""
        return int(self.p**self.k) - 1

    @property
    def title(self) -> str:
        """The name of the game, the same in every language."""
        return _TITLES.get(self.name, self.name)

    @property
    def shapes(self) -> tuple[str, ...]:
        """The names of the shapes, as in the messages ``shape-…`` and ``shapes-…``.

        >>> MOD3.shapes
        ('pentagon', 'triangle', 'heart', 'circle')
        """
        drawn = BINARY if self.p == 2 else COUNTED
        return tuple(name for name, _ in drawn[: self.k])

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All cards, in the order of their texts."""
        counts = product(range(self.p), repeat=self.k)
        return tuple(Card(found, self.p) for found in counts)[1:]

    @cached_property
    def _by_text(self) -> dict[str, Card]:
        return {str(card): card for card in self.cards}

    def parse(self, text: str) -> Card:
        """A card from its digits, as in 100110 or 2102.

        Raises InputError if there is no such card, and TypeError if the text is not a str.
        """
        if card := self._by_text.get(text):
            return card
        check_type("card", text, str)
        if card := self._by_text.get(text := text.strip()):
            return card
        raise self.unknown(text)

    def unknown(self, text: str) -> InputError:
        """The error for a text that is no card of this deck."""
        shown = text if len(text) <= 24 else text[:20] + "…"
        example = str(self.cards[-2])
        return InputError("error-card", text=shown, count=self.k, most=self.p - 1, example=example)

    def parse_hand(self, texts: Iterable[str]) -> Hand:
        """Different cards, at most twice as many as lie face up (more have too many claims).

        Raises InputError for a text that is no card or a card that comes twice, TooLargeError for
        too many cards.

        >>> MOD3.parse_hand(["2102", "0111"])
        (Card((2, 1, 0, 2), 3), Card((0, 1, 1, 1), 3))
        """
        hand = Hand(map(self.parse, texts))
        limit = min(2 * self.hand, MAX_HAND)
        if len(hand) > limit:
            raise TooLargeError("error-hand-large", count=len(hand), limit=limit)
        for i, card in enumerate(hand):
            if card in hand[:i]:
                raise InputError("error-card-twice", text=str(card))
        return hand

    def total(self, cards: Iterable[Card]) -> Counts:
        """The sum of cards, shape by shape modulo p; all zeros for none.

        >>> MOD3.total([MOD3.parse("2102"), MOD3.parse("2021")])
        (1, 1, 2, 0)
        """
        if self.p == 2:  # a sum without carries is a nim-sum
            code = reduce(xor, map(_code, cards), 0)
            return self.cards[code - 1].counts if code else (0,) * self.k
        columns = zip(*[card.counts for card in cards], strict=True)
        return tuple([sum(column) % self.p for column in columns]) or (0,) * self.k


ZERO = Deck("zero", p=2, k=6)
MOD3 = Deck("mod3", p=3, k=4)


def find_deck(name: str) -> Deck:
    """The deck ``zero``, ``mod3``, or one by its space, such as ``F2^4``.

    Raises InputError for another name, and TypeError if it is not a str.

    >>> find_deck("F5^3").size
    124
    """
    check_type("name", name, str)
    for deck in (ZERO, MOD3):
        if name.lower() == deck.name:
            return deck
    if match := _FIELD.fullmatch(name):
        deck = _field_deck(int(match[1]), int(match[2]))
        if MIN_DECK <= deck.size <= MAX_DECK:
            return deck
    shown = name if len(name) <= 24 else name[:20] + "…"
    raise InputError("error-deck", name=shown, least=MIN_DECK, most=MAX_DECK)


@cache
def _field_deck(p: int, k: int) -> Deck:
    """One of the 32 decks that can be named. Caching keeps one set of cards per deck."""
    return Deck(f"F{p}^{k}", p, k)
