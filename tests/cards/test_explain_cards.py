"""Explanations of the card games: true as data, and worded in four languages."""

import re
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairplay.cards import MOD3, ZERO, Card, Claim, Deck, all_claims, claim_of, find_deck
from fairplay.cli.render.cards import block_lines
from fairplay.explain.card_blocks import CardBlock, Counting, Eliminated, Sums, WhyEnough
from fairplay.explain.cards import (
    counting,
    explain_cards,
    rest,
    sums,
    why_enough,
    wrong_claim,
)
from fairplay.messages import LANGUAGES, Messages
from tests.cards.definition import DECKS, deals, difference

Deal = tuple[Deck, tuple[Card, ...]]
BINARY = tuple(deck for deck in DECKS if deck.p == 2)
EXAMPLE_A = ZERO.parse_hand(["100110", "010010", "000101", "001100", "110110", "000001", "100100"])


def said(block: CardBlock, language: str = "en") -> str:
    return "\n".join(text for text, _ in block_lines(block, Messages(language)))


def test_example_a_as_the_article_counts_it() -> None:
    found = counting(ZERO, EXAMPLE_A, Claim((2, 5, 7), ()))
    assert found.counts == (3, 2, 1, 5, 3, 2)
    assert [(removal.card, removal.counts) for removal in found.removals] == [
        (4, (3, 2, 0, 4, 3, 2)),
        (1, (2, 2, 0, 3, 2, 2)),
        (3, (2, 2, 0, 2, 2, 1)),
        (6, (2, 2, 0, 2, 2, 0)),
    ]
    assert [removal.alone for removal in found.removals] == [2, None, None, 5]


@given(deals(BINARY, whole=True))
def test_counting_leads_from_all_cards_to_a_claim(deal: Deal) -> None:
    deck, hand = deal
    found = counting(deck, hand, all_claims(deck, hand)[-1])
    left = dict(enumerate(hand, start=1))
    counts = totals(deck, left.values())
    assert found.counts == counts
    for removal in found.removals:
        assert any(n % 2 for n in counts), "nothing is left to do"
        card = left.pop(removal.card)
        after = totals(deck, left.values())
        assert removal.counts == after
        assert set(removal.evened) == {i for i in range(deck.k) if counts[i] % 2 > after[i] % 2}
        assert set(removal.upset) == {i for i in range(deck.k) if counts[i] % 2 < after[i] % 2}
        assert removal.evened, "a card leaves for a reason"
        if removal.alone is not None:
            assert (counts[removal.alone], card.counts[removal.alone]) == (1, 1)
        counts = after
    assert not any(n % 2 for n in counts)
    assert tuple(left) == found.claim.a


@given(deals(BINARY, whole=True), st.sampled_from(LANGUAGES))
def test_counting_in_words(deal: Deal, language: str) -> None:
    deck, hand = deal
    found = counting(deck, hand, all_claims(deck, hand)[-1])
    text, messages = said(found, language), Messages(language)
    shown = [tuple(map(int, counts.split(","))) for counts in re.findall(r"\(([\d,]+)\)", text)]
    assert shown == [found.counts, *(removal.counts for removal in found.removals)]
    assert text.count(messages("cards-counting-even")) == 1
    assert text.endswith(", ".join(map(str, found.claim.a)))


def totals(deck: Deck, cards: Iterable[Card]) -> tuple[int, ...]:
    cards = list(cards)
    return tuple(sum(card.counts[i] for card in cards) for i in range(deck.k))


@given(deals(), st.data())
def test_a_wrong_claim_names_what_differs(deal: Deal, data: st.DataObject) -> None:
    deck, hand = deal
    sides = st.sampled_from((0, 1) if deck.p == 2 else (0, 1, 2))
    where = data.draw(st.lists(sides, min_size=len(hand), max_size=len(hand)).filter(any))
    a, b = ([i for i, side in enumerate(where, 1) if side == wanted] for wanted in (1, 2))
    claim = claim_of(deck, len(hand), a, b)
    wrong, differs = wrong_claim(deck, hand, claim), difference(deck, hand, claim)
    assert (wrong is None) == (not any(differs))
    if wrong:
        assert wrong.sums.unequal == tuple(i for i, n in enumerate(differs) if n)
        for language in LANGUAGES:
            text, names = said(wrong, language), shape_names(deck, language)
            named = {i for i, words in enumerate(names) if words & set(re.findall(r"\w+", text))}
            assert named == set(wrong.sums.unequal)
            assert "\n" not in text


def shape_names(deck: Deck, language: str) -> list[set[str]]:
    say = Messages(language)
    return [{say(f"shape-{shape}"), say(f"shapes-{shape}")} for shape in deck.shapes]


@pytest.mark.parametrize(
    ("language", "odd", "unequal"),
    [
        (
            "en",
            "Not an even number: 1 triangle, 3 hexagons.",
            "The sums differ modulo 3: pentagons: 4 ≡ 1 on side A and 0 on side B.",
        ),
        (
            "sv",
            "Inte ett jämnt antal: 1 triangel, 3 hexagoner.",
            "Summorna är olika modulo 3: pentagoner: 4 ≡ 1 på sida A och 0 på sida B.",
        ),
        (
            "da",
            "Ulige antal: 1 trekant, 3 sekskanter.",
            "Summerne er forskellige modulo 3: femkanter: 4 ≡ 1 på side A og 0 på side B.",
        ),
        (
            "pt",
            "Número ímpar: 1 triângulo, 3 hexágonos.",
            "As somas são diferentes módulo 3: pentágonos: 4 ≡ 1 no lado A e 0 no lado B.",
        ),
    ],
)
def test_what_is_wrong_in_words(language: str, odd: str, unequal: str) -> None:
    hand = ZERO.parse_hand(["000100", "000101", "100101"])
    wrong = wrong_claim(ZERO, hand, Claim((1, 2, 3), ()))
    assert wrong
    assert said(wrong, language) == odd
    hand = MOD3.parse_hand(["2102", "2021", "0120"])
    wrong = wrong_claim(MOD3, hand, Claim((1, 2), (3,)))
    assert wrong
    assert said(wrong, language) == unequal


@given(deals())
def test_the_sums_of_a_claim(deal: Deal) -> None:
    deck, hand = deal
    for claim in all_claims(deck, hand)[:5]:
        found = sums(deck, hand, claim)
        a, b = ([hand[place - 1] for place in side] for side in (claim.a, claim.b))
        assert (found.a, found.b) == (totals(deck, a), totals(deck, b))
        assert found.remainders[0] == found.remainders[1]
        assert wrong_claim(deck, hand, claim) is None


@given(deals())
def test_an_explanation_is_the_same_in_all_languages(deal: Deal) -> None:
    """Everything except words is the same in all languages, and every named claim is right."""
    deck, hand = deal
    claims = all_claims(deck, hand)
    blocks = list(explain_cards(deck, hand))
    kinds: list[tuple[type[CardBlock], bool]] = [
        (Counting, bool(claims) and deck.p == 2),
        (Sums, bool(claims) and deck.p > 2),
        (Eliminated, True),
        (WhyEnough, len(hand) > deck.k),
    ]
    assert [type(block) for block in blocks] == [kind for kind, there in kinds if there]
    for block in blocks:
        numbers = {tuple(re.findall(r"[\d\[\]≡]+", said(block, lang))) for lang in LANGUAGES}
        assert len(numbers) == 1
    elimination = next(block for block in blocks if isinstance(block, Eliminated))
    assert said(elimination).count("is a claim") == sum(r.lead is None for r in elimination.rows)


def test_why_a_full_hand_is_enough() -> None:
    assert (WhyEnough(ZERO).ways, WhyEnough(ZERO).sums) == (128, 64)
    assert (WhyEnough(MOD3).ways, WhyEnough(MOD3).sums) == (243, 81)
    for language in LANGUAGES:
        assert re.findall(r"\d+", said(why_enough(ZERO), language)) == ["7", "6", "7", "128", "64"]


@pytest.mark.parametrize("deck", [d for d in DECKS if d.p <= 3], ids=lambda deck: deck.name)
@pytest.mark.parametrize("seed", range(5))
def test_theorem_2_what_is_left_at_the_end(deck: Deck, seed: int) -> None:
    """Over F2 the rest is even; over F3 it sums to what all the sides A sum to."""
    random = Random(seed)
    pile = random.sample(deck.cards, deck.size)
    table, sides_a = [pile.pop() for _ in range(deck.hand)], list[Card]()
    while len(table) >= deck.hand:
        claim = random.choice(all_claims(deck, table))
        sides_a += [table[place - 1] for place in claim.a]
        table = [card for place, card in enumerate(table, 1) if place not in claim.places]
        table += [pile.pop() for _ in range(min(len(pile), claim.size))]
    expected = deck.total([]) if deck.p == 2 else deck.total(sides_a)
    assert deck.total(table) == expected


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_the_rest_in_words(deck: Deck) -> None:
    found = rest(deck)
    assert (found is None) == (deck.p > 3)
    if found:
        assert {found.each} == set(totals(deck, deck.cards))
        assert found.each % deck.p == 0
        assert len({said(found, language) for language in LANGUAGES}) == len(LANGUAGES)
        assert str(found.each) in said(found)


def test_over_larger_fields_nothing_is_known_of_the_rest() -> None:
    """Two games of F5^1 leave different sums, so no theorem can say what it is."""
    deck = find_deck("F5^1")
    left = set()
    for first, second in ("1", "2"), ("1", "4"):
        hand = deck.parse_hand([first, second])
        claim = all_claims(deck, hand)[0]
        taken = [hand[place - 1] for place in claim.places]
        left.add(deck.total(card for card in deck.cards if card not in taken))
    assert len(left) > 1


def test_both_games_say_what_is_left() -> None:
    even, sums = rest(ZERO), rest(MOD3)
    assert even
    assert sums
    assert (even.each, sums.each) == (32, 81)
    assert "have 32 of every shape" in said(even)
    assert "the same sum as side A" in said(sums)
