"""Giving up, leaving, and the end of a card game."""

import pytest

from fairplay.cards import MOD3, ZERO, Deck, all_claims, find_deck
from fairplay.protocol import Agreed, Done, Shown
from tests.play.table_steps import begin, refused, take, whole_game


@pytest.mark.parametrize("deck", [ZERO, MOD3])
def test_giving_up_needs_everyone(deck: Deck) -> None:
    table = begin(deck, players=3)
    table, answer = table.give_up(1, at=0)
    assert answer == Agreed(1, (0, 2))
    assert refused(table, table.give_up(1, at=0))[0] == "error-table-already"
    table, _ = table.give_up(0, at=1)
    after, answer = table.give_up(2, at=2)
    assert isinstance(answer, Shown)
    sizes = [claim.size for claim in all_claims(deck, table.face_up)]
    a, b = tuple(map(deck.parse, answer.a)), tuple(map(deck.parse, answer.b))
    shown = {*a, *b}
    assert len(shown) == max(sizes)
    assert deck.total(a) == deck.total(b)
    assert {*after.aside} == shown
    assert not shown & {*after.face_up}
    assert len(after.face_up) == deck.hand
    assert after.scores == (0, 0, 0)
    assert after.giving_up == frozenset()


def test_new_cards_reset_giving_up() -> None:
    table, _ = begin().give_up(0, at=0)
    assert table.view().giving_up == [0]
    table = take(table, 1, at=1)
    assert table.view().giving_up == []
    assert table.give_up(1, at=2)[1] == Agreed(1, (0,))


def test_a_call_revokes_giving_up() -> None:
    table, _ = begin(mode="call").give_up(0, at=0)
    table, _ = table.call(0, at=1)
    assert table.giving_up == frozenset()


def test_leaving() -> None:
    table = take(begin(players=3), 2, at=0)
    table, answer = table.leave(2, at=1)
    assert answer == Done()
    assert table.scores[2] > 0
    for outcome in (table.leave(2, at=2), table.give_up(2, at=2), table.claim(2, (), at=2)):
        assert refused(table, outcome)[0] == "error-table-player"
    # The last player who has not given up leaves, so all others have.
    table, _ = table.give_up(0, at=3)
    table, answer = table.leave(1, at=4)
    assert isinstance(answer, Shown)
    table, _ = table.leave(0, at=5)
    assert table.over
    assert table.winners == (2,)


def test_leaving_ends_a_call() -> None:
    table, _ = begin(mode="call").call(0, at=0)
    table, _ = table.leave(0, at=1)
    assert table.calling is None
    assert table.call(1, at=1)[1] == Done()


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^4", "F2^2", "F3^2", "F5^3"])
def test_the_end(name: str) -> None:
    """The game ends as soon as fewer than k+1 cards lie there, and not before."""
    deck = find_deck(name)
    table = whole_game(begin(deck), 2)
    assert not table.pile
    assert len(table.face_up) < deck.hand
    assert sum(table.scores) + len(table.face_up) == deck.size
    if table.face_up:
        assert refused(table, table.claim(0, table.face_up[:1], at=10**6))[0] == "error-table-over"
    assert refused(table, table.give_up(0, at=10**6))[0] == "error-table-over"


def test_ties_are_shared_and_leavers_do_not_win() -> None:
    games = (whole_game(begin(MOD3, players=2, seed=str(seed)), 2) for seed in range(200))
    tie = next(game for game in games if game.scores[0] == game.scores[1])
    assert tie.winners == (0, 1)
    assert tie.leave(0, at=tie.now)[0].winners == (1,)
    nobody = begin(players=1)
    while not nobody.over:
        nobody, _ = nobody.give_up(0, at=0)
    assert nobody.winners == ()
    assert begin().winners == ()
