"""Claims by definition, trying every list of coefficients; and hands to try it on."""

from collections.abc import Iterator, Sequence
from itertools import product

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from fairplay.cards import Card, Claim, Deck, find_deck
from fairplay.cards.claims import unequal

#: The two games, children's decks, and larger fields.
DECKS = tuple(
    find_deck(name)
    for name in ("zero", "mod3", "F2^2", "F2^4", "F2^5", "F3^2", "F3^3", "F5^1", "F5^3", "F7^2")
)


def relations(p: int, vectors: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """All coefficients, not all zero, with which the vectors sum to zero."""
    for coefficients in product(range(p), repeat=len(vectors)):
        columns = zip(*vectors, strict=True)
        sums = (sum(c * x for c, x in zip(coefficients, column, strict=True)) for column in columns)
        if any(coefficients) and not any(total % p for total in sums):
            yield coefficients


def claims_by_definition(deck: Deck, hand: Sequence[Card]) -> set[Claim]:
    """Each relation as two sides, once for each pair that differs by an exchange of sides."""
    found = relations(deck.p, [card.counts for card in hand])
    return {normal(sides(deck.p, coefficients)) for coefficients in found}


def sides(p: int, coefficients: Sequence[int]) -> Claim:
    a = [place for place, c in enumerate(coefficients, 1) if c <= p // 2 for _ in range(c)]
    b = [place for place, c in enumerate(coefficients, 1) if c > p // 2 for _ in range(p - c)]
    return Claim(tuple(a), tuple(b))


def normal(claim: Claim) -> Claim:
    """The claim with its first card on side A."""
    first_on_a = claim.places[0] in claim.a
    return claim if first_on_a else Claim(claim.b, claim.a)


def hands(deck: Deck, least: int, most: int) -> SearchStrategy[tuple[Card, ...]]:
    cards = st.lists(st.sampled_from(deck.cards), min_size=least, max_size=most, unique=True)
    return cards.map(tuple)


@st.composite
def deals(
    draw: st.DrawFn, decks: Sequence[Deck] = DECKS, whole: bool = False
) -> tuple[Deck, tuple[Card, ...]]:
    """A deck and at most as many of its cards as lie face up, or exactly that many (whole)."""
    deck = draw(st.sampled_from(decks))
    return deck, draw(hands(deck, deck.hand if whole else 1, deck.hand))


def difference(deck: Deck, hand: Sequence[Card], claim: Claim) -> tuple[int, ...]:
    """Sum of side A less sum of side B; all zeros exactly when the claim is right."""
    a, b = ([hand[place - 1] for place in side] for side in (claim.a, claim.b))
    return unequal(deck, a, b)
