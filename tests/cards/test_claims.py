"""All claims by the definition; theorem 1; and ill-formed claims."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.cards import MOD3, ZERO, Card, Claim, Deck, all_claims, claim_of, find_deck
from fairplay.errors import InputError
from tests.cards.definition import DECKS, claims_by_definition, deals, difference, hands, relations


def test_example_a() -> None:
    cards = ["100110", "010010", "000101", "001100", "110110", "000001", "100100"]
    hand = ZERO.parse_hand(cards)
    assert all_claims(ZERO, hand) == (Claim((2, 5, 7), ()),)


def test_claims_need_not_be_minimal() -> None:
    hand = ZERO.parse_hand(["110000", "011000", "101000", "000110", "000011", "000101", "111111"])
    assert [claim.a for claim in all_claims(ZERO, hand)] == [
        (1, 2, 3),
        (4, 5, 6),
        (1, 2, 3, 4, 5, 6),
    ]


def test_example_b() -> None:
    hand = MOD3.parse_hand(["2102", "2021", "1120"])
    assert MOD3.total(hand[:2]) == hand[2].counts
    assert all_claims(MOD3, hand) == (Claim((1, 2), (3,)),)


def test_example_c() -> None:
    hand = MOD3.parse_hand(["2000", "2100", "2200"])
    assert MOD3.total(hand) == (0, 0, 0, 0)
    assert Claim((1, 2, 3), ()) in all_claims(MOD3, hand)


@given(deals(whole=True))
def test_theorem_1_a_full_hand_has_a_claim(deal: tuple[Deck, tuple[Card, ...]]) -> None:
    assert all_claims(*deal)


@pytest.mark.parametrize("name", ["F2^2", "F2^3", "F3^2", "F5^1"])
def test_fewer_cards_need_not_have_one(name: str) -> None:
    deck = find_deck(name)
    single = [deck.parse(f"{10**i:0{deck.k}}") for i in range(deck.k)]
    assert all_claims(deck, single) == ()


@given(deals())
def test_all_claims_by_definition(deal: tuple[Deck, tuple[Card, ...]]) -> None:
    """Over F2 that is every selection, over F3 every pattern of sides, and so on."""
    deck, hand = deal
    found = all_claims(deck, hand)
    assert len(found) == len(set(found))
    assert set(found) == claims_by_definition(deck, hand)


@pytest.mark.slow
@given(hands(ZERO, 8, 11), hands(MOD3, 6, 7), hands(find_deck("F5^3"), 5, 5))
def test_more_cards_than_lie_face_up(
    zero: tuple[Card, ...], mod3: tuple[Card, ...], five: tuple[Card, ...]
) -> None:
    for deck, hand in (ZERO, zero), (MOD3, mod3), (find_deck("F5^3"), five):
        assert set(all_claims(deck, hand)) == claims_by_definition(deck, hand)


@given(deals())
def test_every_claim_is_right_and_can_be_made(deal: tuple[Deck, tuple[Card, ...]]) -> None:
    deck, hand = deal
    for claim in all_claims(deck, hand):
        assert not any(difference(deck, hand, claim))
        assert claim_of(deck, len(hand), claim.a, claim.b) == claim
        assert 2 <= claim.size == len(claim.places) <= len(hand)


@given(deals())
def test_smallest_first(deal: tuple[Deck, tuple[Card, ...]]) -> None:
    order = [(claim.size, claim.places) for claim in all_claims(*deal)]
    assert order == sorted(order)


@pytest.mark.slow
@given(deals(), st.data())
def test_exchanging_the_sides_gives_the_same_claim(
    deal: tuple[Deck, tuple[Card, ...]], data: st.DataObject
) -> None:
    """A player's claim is right exactly if it, or its exchange, is among all claims."""
    deck, hand = deal
    most = max(1, deck.p // 2)
    signs = st.integers(0 if deck.p == 2 else -most, most)
    c = data.draw(st.lists(signs, min_size=len(hand), max_size=len(hand)).filter(any))
    a, b = (_copies(c, sign) for sign in (1, -1))
    right = not any(difference(deck, hand, claim_of(deck, len(hand), a, b)))
    all_of_them = all_claims(deck, hand)
    assert right == (Claim(a, b) in all_of_them or Claim(b, a) in all_of_them)


def _copies(coefficients: Sequence[int], sign: int) -> tuple[int, ...]:
    return tuple(i for i, c in enumerate(coefficients, 1) for _ in range(max(0, sign * c)))


@pytest.mark.parametrize(
    ("deck", "count", "a", "b", "code"),
    [
        (ZERO, 7, [], [], "error-claim-empty"),
        (ZERO, 7, [0], [], "error-claim-place"),
        (ZERO, 7, [8], [], "error-claim-place"),
        (ZERO, 7, [1, -2], [], "error-claim-place"),
        (ZERO, 0, [1], [], "error-claim-place"),
        (ZERO, 7, [1, 1], [], "error-claim-twice"),
        (ZERO, 7, [1], [2], "error-claim-sides"),
        (ZERO, 7, [], [2], "error-claim-sides"),
        (MOD3, 5, [], [], "error-claim-empty"),
        (MOD3, 5, [1], [6], "error-claim-place"),
        (MOD3, 5, [1, 2], [2, 3], "error-claim-both"),
        (MOD3, 5, [1, 1], [2], "error-claim-twice"),
        (MOD3, 5, [1], [2, 2], "error-claim-twice"),
        (find_deck("F5^3"), 4, [1, 1, 1], [2], "error-claim-twice"),
        (find_deck("F5^3"), 4, [1, 1], [1], "error-claim-both"),
    ],
)
def test_ill_formed_claims(deck: Deck, count: int, a: list[int], b: list[int], code: str) -> None:
    with pytest.raises(InputError) as refused:
        claim_of(deck, count, a, b)
    assert refused.value.code == code
    assert str(refused.value)


def test_places_are_put_in_order() -> None:
    assert claim_of(MOD3, 5, [4, 1], [5, 2]) == Claim((1, 4), (2, 5))
    assert claim_of(find_deck("F5^3"), 4, [2, 1, 2]).a == (1, 2, 2)


def test_the_definition_agrees_with_the_rules() -> None:
    """Over F2 every shape occurs an even number of times, counted directly."""
    dealt = Random(3).sample(ZERO.cards, 7)
    for coefficients in relations(2, [card.counts for card in dealt]):
        chosen = [card for card, c in zip(dealt, coefficients, strict=True) if c]
        assert all(sum(card.counts[i] for card in chosen) % 2 == 0 for i in range(6))


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_theorem_2_the_deck_sums_to_zero(deck: Deck) -> None:
    assert not any(deck.total(deck.cards))
