"""Exact numbers over all hands, compared with a count of every hand in Python where possible."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from fairplay._core import hand_statistics_by_enumeration
from fairplay.cards import Deck, find_deck
from fairplay.cards.statistics import HandCount, statistics
from tests.cards.definition import DECKS, claims_by_definition


def counted(deck: Deck) -> list[HandCount]:
    """Visit every hand, and find its claims by the definition."""
    found = Counter[tuple[int, int, int]]()
    for hand in combinations(deck.cards, deck.hand):
        sizes = [claim.size for claim in claims_by_definition(deck, hand)]
        found[len(sizes), min(sizes), max(sizes)] += 1
    return [HandCount(*which, hands) for which, hands in sorted(found.items())]


@pytest.mark.parametrize("name", ["F2^2", "F2^3", "F2^4", "F3^2", "F5^1", "F7^1"])
def test_every_hand_by_definition(name: str) -> None:
    deck = find_deck(name)
    assert list(statistics(deck).joint) == counted(deck)


@pytest.mark.parametrize("name", ["F2^5", "mod3", "F3^3", "F5^2", "F7^2"])
def test_every_hand_in_the_core(name: str) -> None:
    deck = find_deck(name)
    found = hand_statistics_by_enumeration(deck.p, deck.k, deck.hand)
    assert list(statistics(deck).joint) == [HandCount(*row) for row in found]


@pytest.mark.parametrize("deck", [*DECKS, find_deck("F2^8")], ids=lambda deck: deck.name)
def test_totals(deck: Deck) -> None:
    found = statistics(deck)
    assert found.total == comb(deck.size, deck.hand)
    for hands in found.by_claims, found.by_smallest, found.by_largest:
        assert sum(hands.values()) == found.total
        assert list(hands) == sorted(hands)
    assert 0 not in found.by_claims  # theorem 1


def test_both_games() -> None:
    assert statistics(find_deck("zero")).total == 553270671
    assert statistics(find_deck("mod3")).total == 24040016


def test_hands_that_are_a_subspace() -> None:
    """Seven cards with 15 claims are a subspace of dimension 3 without zero, and F2^6 has 1395."""
    subspaces = (63 * 62 * 60) // (7 * 6 * 4)
    assert statistics(find_deck("zero")).by_claims[15] == subspaces
