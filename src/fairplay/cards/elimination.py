"""Finding relations by hand: elimination over F_p, keeping every step for the explanation.

The cards become rows, one after another, each with a label that says which cards it combines. If
the first shape of a row is also the first of an earlier row, subtracting that row removes it. A row
that becomes empty is a relation, and its label is the claim. With k+1 cards one must become empty,
since only k shapes can be first.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from fairplay.cards.decks import Card, Counts, Deck


@dataclass(frozen=True)
class Step:
    """Subtracting the row of card ``by``, ``times`` times, leaves ``left``."""

    by: int
    times: int
    left: Counts


@dataclass(frozen=True)
class Row:
    """The reduction of card number ``card`` (from 1).

    ``left`` is what remains of it and ``lead`` the number of its first shape (from 0), None if
    nothing remains; ``label`` holds the coefficients of the cards it combines.
    """

    card: int
    steps: tuple[Step, ...]
    left: Counts
    lead: int | None
    label: tuple[int, ...]


@dataclass(frozen=True)
class Elimination:
    rows: tuple[Row, ...]

    @property
    def relations(self) -> tuple[tuple[int, ...], ...]:
        """The labels of the rows that became empty: a basis of all relations."""
        return tuple(row.label for row in self.rows if row.lead is None)


def eliminate(deck: Deck, hand: Sequence[Card]) -> Elimination:
    """Reduce the cards one after another.

    >>> from fairplay.cards.decks import ZERO
    >>> hand = ZERO.parse_hand("100110 010010 000101 001100 110110 000001 100100".split())
    >>> eliminate(ZERO, hand).relations
    ((0, 1, 0, 0, 1, 0, 1),)
    """
    rows: list[Row] = []
    for number, card in enumerate(hand, start=1):
        label = tuple(int(i == number) for i in range(1, len(hand) + 1))
        leaders = {row.lead: row for row in rows if row.lead is not None}
        rows.append(_reduced(deck.p, number, card.counts, label, leaders))
    return Elimination(tuple(rows))


def _reduced(
    p: int, number: int, left: Counts, label: tuple[int, ...], leaders: dict[int, Row]
) -> Row:
    """The card as a row whose first shape is not that of an earlier row."""
    steps: list[Step] = []
    lead = _first(left)
    while lead is not None and (row := leaders.get(lead)):
        times = left[lead] * pow(row.left[lead], -1, p) % p
        left = _less(left, row.left, times, p)
        label = _less(label, row.label, times, p)
        steps.append(Step(row.card, times, left))
        lead = _first(left)
    return Row(number, tuple(steps), left, lead, label)


def _first(counts: Counts) -> int | None:
    return next((shape for shape, count in enumerate(counts) if count), None)


def _less(a: Counts, b: Counts, times: int, p: int) -> Counts:
    return tuple((x - times * y) % p for x, y in zip(a, b, strict=True))
