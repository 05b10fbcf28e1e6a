"""Decks and cards: texts that round-trip, and texts that are refused."""

import pytest

from fairplay.cards import MOD3, ZERO, Deck, find_deck
from fairplay.errors import InputError, TooLargeError
from tests.cards.definition import DECKS


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_deck_is_every_vector_but_zero(deck: Deck) -> None:
    assert len(set(deck.cards)) == deck.size == deck.p**deck.k - 1
    assert all(any(card.counts) for card in deck.cards)
    assert list(deck.cards) == sorted(deck.cards)
    assert [deck.parse(str(card)) for card in deck.cards] == list(deck.cards)
    assert [card.code for card in deck.cards] == list(range(1, deck.size + 1))
    assert len(deck.shapes) == len(set(deck.shapes)) == deck.k
    assert deck.size >= deck.hand


def test_the_two_games() -> None:
    assert (ZERO.size, ZERO.hand, ZERO.title) == (63, 7, "Zero sumZ")
    assert ZERO.shapes == ("triangle", "square", "pentagon", "hexagon", "rhombus", "circle")
    assert (MOD3.size, MOD3.hand, MOD3.title) == (80, 5, "MOD-3 SUMZ")
    assert MOD3.shapes == ("pentagon", "triangle", "heart", "circle")


@pytest.mark.parametrize("name", ["zero", "ZERO", "mod3", "F2^4", "f2^8", "F3^6", "F5^4", "F7^3"])
def test_known_decks(name: str) -> None:
    assert find_deck(name).size <= 1024


@pytest.mark.parametrize(
    "name", ["", "zerro", "F4^2", "F2^1", "F3^1", "F2^9", "F2^10", "F5^5", "F11^2", "F2^4 ", "F2"]
)
def test_unknown_decks(name: str) -> None:
    with pytest.raises(InputError) as refused:
        find_deck(name)
    assert refused.value.code == "error-deck"
    assert refused.value.params["name"] == name


@pytest.mark.parametrize(
    ("deck", "text"),
    [
        *(
            (ZERO, text)
            for text in ("", "000000", "10011", "1001100", "100112", "10011x", "-10011")
        ),
        *((ZERO, text) for text in ("١٠٠١١٠", "1 0 0 1 1 0", "9" * 1000)),
        *((MOD3, text) for text in ("0000", "210", "21021", "2103", "2,1,0,2", "²102")),
    ],
)
def test_unknown_cards(deck: Deck, text: str) -> None:
    with pytest.raises(InputError) as refused:
        deck.parse(text)
    assert refused.value.code == "error-card"
    assert refused.value.params["count"] == deck.k
    assert len(str(refused.value)) < 200


def test_a_hand_is_of_different_cards() -> None:
    with pytest.raises(InputError) as refused:
        ZERO.parse_hand(["100110", "010010", "100110"])
    assert (refused.value.code, refused.value.params) == ("error-card-twice", {"text": "100110"})


@pytest.mark.parametrize(
    ("name", "limit"), [("zero", 14), ("mod3", 10), ("F2^8", 16), ("F3^6", 14), ("F5^3", 8)]
)
def test_a_hand_has_a_limit(name: str, limit: int) -> None:
    deck = find_deck(name)
    texts = list(map(str, deck.cards))
    assert len(deck.parse_hand(texts[:limit])) == limit
    with pytest.raises(TooLargeError) as refused:
        deck.parse_hand(texts[: limit + 1])
    assert refused.value.params == {"count": limit + 1, "limit": limit}
