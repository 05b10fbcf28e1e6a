"""Hands that are made with one claim of a chosen size."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay.cards import all_claims, find_deck
from fairplay.cards.hands import LEVELS, claim_size, hand_with_claim

DECKS = ("zero", "mod3", "F2^2", "F2^4", "F3^3", "F5^1", "F5^3", "F7^3")


@pytest.mark.parametrize("name", DECKS)
@settings(max_examples=20)
@given(level=st.integers(1, LEVELS), seed=st.integers(0, 10**6))
def test_every_claim_is_made_of_so_many_cards(name: str, level: int, seed: int) -> None:
    deck = find_deck(name)
    size = claim_size(deck, level)
    hand = hand_with_claim(deck, size, Random(seed))
    assert len(set(hand)) == deck.hand
    claims = all_claims(deck, hand)
    assert {claim.size for claim in claims} == {size}
    # All claims are multiples of one, so they have the same cards.
    assert len({claim.places for claim in claims}) == 1


def test_all_cards_and_all_places_come_up() -> None:
    """The hands are random: no card and no place is left out."""
    deck = find_deck("zero")
    hands = [hand_with_claim(deck, 3, Random(seed)) for seed in range(400)]
    assert {card for hand in hands for card in hand} == set(deck.cards)
    assert {place for hand in hands for place in all_claims(deck, hand)[0].places} == set(
        range(1, 8)
    )
