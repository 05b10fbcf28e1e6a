"""The elimination: its rows match their labels, and its relations generate all others."""

from itertools import product

from hypothesis import given

from fairplay.cards import Card, Deck, all_claims
from fairplay.cards.elimination import eliminate
from tests.cards.definition import deals, normal, sides

Deal = tuple[Deck, tuple[Card, ...]]


@given(deals())
def test_the_relations_span_all_claims(deal: Deal) -> None:
    deck, hand = deal
    basis = eliminate(deck, hand).relations
    spanned = set()
    for factors in product(range(deck.p), repeat=len(basis)):
        columns = zip(*basis, strict=True)
        label = [sum(map(int.__mul__, factors, column)) % deck.p for column in columns]
        if any(label):
            spanned.add(normal(sides(deck.p, label)))
    assert spanned == set(all_claims(deck, hand))


@given(deals())
def test_a_row_is_the_combination_of_its_label(deal: Deal) -> None:
    deck, hand = deal
    for row in eliminate(deck, hand).rows:
        columns = zip(*(card.counts for card in hand), strict=True)
        made = tuple(sum(map(int.__mul__, row.label, column)) % deck.p for column in columns)
        assert made == row.left
        assert row.label[row.card - 1] == 1
        assert not any(row.label[row.card :])


@given(deals())
def test_each_step_removes_the_first_shape(deal: Deal) -> None:
    deck, hand = deal
    rows = eliminate(deck, hand).rows
    for row in rows:
        before = hand[row.card - 1].counts
        for step in row.steps:
            by = rows[step.by - 1].left
            less = tuple((x - step.times * y) % deck.p for x, y in zip(before, by, strict=True))
            assert (step.by < row.card, 1 <= step.times < deck.p) == (True, True)
            assert less == step.left
            assert _first(step.left) > _first(before) == _first(by)
            before = step.left
        assert before == row.left


@given(deals())
def test_no_two_rows_have_the_same_first_shape(deal: Deal) -> None:
    rows = eliminate(*deal).rows
    leads = [row.lead for row in rows if row.lead is not None]
    assert len(leads) == len(set(leads))
    for row in rows:
        assert row.lead == (_first(row.left) if any(row.left) else None)


def _first(counts: tuple[int, ...]) -> int:
    return next((i for i, count in enumerate(counts) if count), len(counts))
