"""Cards as they are drawn in the terminal, and claims as they are typed."""

import pytest

from fairplay.cards import ZERO, Card, find_deck
from fairplay.cli.terminal.card_drawing import draw_cards
from fairplay.cli.terminal.claim_entry import Line, is_claim, read_claim
from fairplay.errors import InputError


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^2", "F2^4", "F2^5", "F2^8", "F3^3", "F5^3"])
def test_cards_differ_without_colour(name: str) -> None:
    deck = find_deck(name)
    drawn = [draw_cards(deck, (card,)).plain for card in deck.cards]
    assert len(set(drawn)) == deck.size
    whole = draw_cards(deck, deck.cards[: deck.hand], 80).plain
    assert max(map(len, whole.splitlines())) <= 80
    assert len(whole.splitlines()) <= 14


@pytest.mark.parametrize("text", ["2 5 7", "257", " 2,5, 7 ", "2+5+7"])
def test_ways_to_type_a_selection(text: str) -> None:
    assert is_claim(text)
    a, b = read_claim(Line().typed(text, ZERO.cards[:7]), ZERO)
    assert (a, b) == ((ZERO.cards[1], ZERO.cards[4], ZERO.cards[6]), ())


def test_two_sides() -> None:
    deck = find_deck("mod3")
    places = deck.cards[:5]
    for text in ("1 3 = 4", "13=4", "3,1=4"):
        a, b = read_claim(Line().typed(text, places), deck)
        assert ({*a}, b) == ({places[0], places[2]}, (places[3],))
    assert not is_claim("1 = 2 = 3")
    assert not is_claim("")
    assert not is_claim("hint")
    assert not is_claim("2 -5")
    assert not is_claim("²")


def test_a_number_means_the_card_at_the_time_of_typing() -> None:
    before, after = ZERO.cards[:7], ZERO.cards[10:17]
    line = Line().typed("1 ", before).typed("2", after)
    assert read_claim(line, ZERO)[0] == (before[0], after[1])
    assert read_claim(line.erased().erased().typed("7", after), ZERO)[0] == (before[0], after[6])


def test_unknown_places() -> None:
    holes: tuple[Card | None, ...] = (ZERO.cards[0], None)
    for text in ("0", "2", "3"):
        with pytest.raises(InputError, match="no card"):
            read_claim(Line().typed(text, holes), ZERO)
    large = find_deck("F2^8")
    assert large.hand == 9
