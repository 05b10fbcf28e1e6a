"""The rules of the card table, one by one; whole games are in test_table_games.py."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from fairplay.cards import MOD3, ZERO, Deck, all_claims, find_deck
from fairplay.messages import Messages
from fairplay.play.table.events import TableEvent, texts
from fairplay.play.table.options import SHOWN_MS
from fairplay.play.table.wrong import why_wrong
from fairplay.protocol import Done, Late, Shown, Taken, Wrong
from fairplay.vocabulary import Sentence
from tests.play.table_steps import begin, refused, right, take, wrong

# -- claims ------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", [ZERO, MOD3, find_deck("F5^3")])
def test_cards_keep_their_places(deck: Deck) -> None:
    table = begin(deck)
    a, b = right(table)
    after, answer = table.claim(1, a, b, at=2500)
    assert answer == Taken(1, texts(a), texts(b), 2500)
    gone = {*a, *b}
    assert [c for c in after.places if c in table.places] == [
        c for c in table.places if c not in gone
    ]
    holes = [i for i, card in enumerate(table.places) if card in gone]
    assert [after.places[i] for i in holes] == list(table.pile[: len(holes)])
    assert after.scores == (0, len(gone))
    assert {*after.seats[1].taken} == gone


def test_the_time_of_a_claim_is_counted_from_the_last_cards() -> None:
    table = take(begin(), 0, at=4000)
    assert table.view().since == 4000
    table, _ = table.claim(1, wrong(table), at=5000)
    assert table.view().since == 4000
    a, b = right(table)
    assert table.claim(0, a, b, at=9500)[1] == Taken(0, texts(a), texts(b), 5500)


def test_the_time_of_new_cards_begins_when_a_shown_claim_has_been_seen() -> None:
    table = begin(players=1)
    table, answer = table.give_up(0, at=1000)
    assert isinstance(answer, Shown)
    assert table.view().since == 1000 + SHOWN_MS
    a, b = right(table)
    assert table.claim(0, a, b, at=2000)[1] == Taken(0, texts(a), texts(b), 0)
    assert table.claim(0, a, b, at=9000)[1] == Taken(0, texts(a), texts(b), 8000 - SHOWN_MS)


@pytest.mark.parametrize(
    ("rule", "events", "key"),
    [
        ("none", ("leave",), "end-alone-left"),
        ("none", ("give-up",) * 40, "end-alone-shown"),
        ("minus", ("give-up",) * 40, "end-alone"),
    ],
)
def test_who_plays_alone_is_told_the_truth(rule: str, events: tuple[str, ...], key: str) -> None:
    table = begin(players=1, wrong=rule)
    table = take(table, 0, at=0)
    taken = table.scores[0]
    for kind in events:
        table, _ = table.apply(TableEvent(1, 0, kind))
    told = table.view().told
    assert told is not None
    assert (told.key, told.params["count"]) == (key, taken)
    shown = told.params.get("shown", 0)
    assert shown == (len(table.aside) if key == "end-alone-shown" else 0)


def test_sides_may_be_exchanged_or_empty() -> None:
    table = begin(MOD3)
    for index in range(len(all_claims(MOD3, table.face_up))):
        a, b = right(table, index)
        assert isinstance(table.claim(0, b, a, at=0)[1], Taken)


def test_every_right_claim_counts() -> None:
    seeds = (begin(seed=str(seed)) for seed in range(100))
    table = next(table for table in seeds if len(all_claims(ZERO, table.face_up)) > 2)
    *_, largest = range(len(all_claims(ZERO, table.face_up)))
    assert isinstance(table.claim(0, *right(table, largest), at=0)[1], Taken)


def test_a_late_claim_costs_nothing() -> None:
    table = begin()
    a, b = right(table)
    after = take(table, 0, at=1000)
    for player in (0, 1):
        again, answer = after.claim(player, a, b, at=1000)
        assert again is after
        assert answer == Late(texts(a))
    # One missing card is enough, and a wrong claim can be late, too.
    assert after.claim(1, (a[0], after.face_up[0]), at=1001)[1] == Late((a[0].text,))


def test_late_comes_before_every_other_reason() -> None:
    table = begin(players=2)
    a, b = right(table)
    after = take(table, 0, at=0)
    locked, _ = after.claim(1, wrong(after), at=0)
    assert locked.claim(1, a, b, at=1)[1] == Late(texts(a))


def test_an_ill_formed_claim_has_no_penalty() -> None:
    table = begin()
    one, two = table.face_up[:2]
    hidden, strange = table.pile[0], MOD3.cards[0]
    assert refused(table, table.claim(0, (), at=0))[0] == "error-claim-empty"
    assert refused(table, table.claim(0, (one, one), at=0))[0] == "error-claim-twice"
    assert refused(table, table.claim(0, (one, two), (two,), at=0))[0] == "error-claim-both"
    assert refused(table, table.claim(0, (one,), (two,), at=0))[0] == "error-claim-sides"
    assert refused(table, table.claim(0, (one, hidden), at=0))[0] == "error-claim-card"
    assert refused(table, table.claim(0, (strange,), at=0))[0] == "error-claim-card"
    for player in (-1, 2, 99):
        assert refused(table, table.claim(player, (one,), at=0))[0] == "error-table-player"
    assert refused(table, table.call(0, at=0))[0] == "error-table-no-calls"


def test_over_f5_a_card_may_be_used_twice() -> None:
    deck = find_deck("F5^3")
    doubled = next(
        (table, claim)
        for table in (begin(deck, seed=str(seed)) for seed in range(50))
        for claim in all_claims(deck, table.face_up)
        if len(claim.a) > len({*claim.a})
    )
    table, claim = doubled
    a, b = (tuple(table.face_up[place - 1] for place in side) for side in (claim.a, claim.b))
    after, answer = table.claim(0, a, b, at=0)
    assert isinstance(answer, Taken)
    assert after.scores[0] == claim.size
    three = (a[0],) * 3
    assert refused(table, table.claim(0, three, at=0))[0] == "error-claim-twice"


def test_every_pair_of_cards_is_wrong_in_zero_sums() -> None:
    """The tests above rely on this."""
    table = begin()
    for pair in combinations(table.face_up, 2):
        assert isinstance(table.claim(0, pair, at=0)[1], Wrong)


# -- wrong claims ------------------------------------------------------------------------------


def test_lock_outs_double_until_a_right_claim() -> None:
    table, now = begin(), 1000
    for seconds in (3, 6, 12, 12):
        table, answer = table.claim(0, wrong(table), at=now)
        assert isinstance(answer, Wrong)
        assert answer.lock_ms == seconds * 1000
        assert answer.difference == ZERO.total(wrong(table))
        last = now + answer.lock_ms - 1
        code, params = refused(table, table.claim(0, *right(table), at=last))
        assert (code, params["seconds"], params["left"]) == ("error-table-locked", 1, 1)
        code, params = refused(table, table.claim(0, *right(table), at=now))
        assert (params["seconds"], params["left"]) == (seconds, seconds * 1000)
        assert take(table, 1, at=now).scores[1] > 0
        now += answer.lock_ms
    table = take(table, 0, at=now)
    assert table.claim(0, wrong(table), at=now)[1].lock_ms == 3000  # type: ignore[union-attr]


def test_nobody_else_is_locked_out() -> None:
    table, _ = begin().claim(0, wrong(begin()), at=0)
    assert take(table, 1, at=1).scores[1] > 0
    assert table.view().free_from[0] == 3000
    assert table.view().free_from[1] == 0


def test_a_wrong_claim_may_cost_nothing() -> None:
    table, answer = begin(wrong="none").claim(0, wrong(begin()), at=5)
    assert isinstance(answer, Wrong)
    assert (answer.lock_ms, answer.lost) == (0, None)
    assert table.seats[0].wrong == 1
    assert take(table, 0, at=5).scores[0] > 0


def test_a_wrong_claim_may_cost_a_card() -> None:
    table = begin(wrong="minus")
    table, answer = table.claim(0, wrong(table), at=0)
    assert isinstance(answer, Wrong)
    assert answer.lost is None  # there is no card to lose
    table = take(table, 0, at=1)
    last = table.seats[0].taken[-1]
    after, answer = table.claim(0, wrong(table), at=2)
    assert isinstance(answer, Wrong)
    assert answer.lost == last.text
    assert after.scores[0] == table.scores[0] - 1
    assert after.aside == (last,)
    assert after.claim(1, (last,), at=3)[1] == Late((last.text,))


# -- calls -------------------------------------------------------------------------------------


def test_a_call_gives_one_player_time() -> None:
    table = begin(mode="call")
    assert refused(table, table.claim(0, *right(table), at=0))[0] == "error-table-call-first"
    table, answer = table.call(1, at=1000)
    assert (answer, table.view().caller, table.view().call_until) == (Done(), 1, 11_000)
    code, params = refused(table, table.claim(0, *right(table), at=1500))
    assert (code, params) == ("error-table-called", {"number": 2, "seconds": 10, "left": 9500})
    for outcome in (table.call(0, at=2000), table.give_up(0, at=2000), table.give_up(1, at=2000)):
        assert refused(table, outcome)[0] == "error-table-called"
    assert refused(table, table.call(1, at=2000))[0] == "error-table-already"
    assert refused(table, table.claim(1, (), at=2000))[0] == "error-claim-empty"
    after = take(table, 1, at=10_999)
    assert after.calling is None
    assert refused(after, after.claim(1, *right(after), at=11_000))[0] == "error-table-call-first"


def test_a_wrong_claim_ends_the_call() -> None:
    table, _ = begin(mode="call").call(0, at=0)
    table, answer = table.claim(0, wrong(table), at=4000)
    assert isinstance(answer, Wrong)
    assert refused(table, table.call(0, at=6999))[0] == "error-table-locked"
    assert table.call(1, at=4000)[0].view().call_until == 14_000


@pytest.mark.parametrize(
    ("deck", "a", "b", "said"),
    [
        (ZERO, "001000", "", "showed a wrong claim: one pentagon too many."),
        (
            ZERO,
            "110001",
            "",
            "showed a wrong claim: one triangle, one square and one circle too many.",
        ),
        (
            MOD3,
            "2010",
            "1020",
            "showed a wrong claim: A has one pentagon too many and B has one heart too many.",
        ),
        (MOD3, "0001", "0012", "showed a wrong claim: B has one heart and one circle too many."),
        (MOD3, "0001", "2001", "showed a wrong claim: B has 2 pentagons too many."),
        (find_deck("F5^2"), "20", "", "showed a wrong claim: A has 2 pentagons too many."),
    ],
)
def test_a_wrong_claim_is_told_to_all(deck: Deck, a: str, b: str, said: str) -> None:
    sums = [deck.total([deck.parse(card)] if card else []) for card in (a, b)]
    why = why_wrong(deck, (sums[0], sums[1]))
    told = Messages("en").fill(Sentence(why.key, {**why.params, "name": "Anna"}))
    assert told == f"Anna {said}"


def test_a_wrong_claim_says_why() -> None:
    table, cards = begin(), wrong(begin())
    answer = table.claim(0, cards, at=0)[1]
    assert isinstance(answer, Wrong)
    assert answer.why == why_wrong(ZERO, (ZERO.total(cards), ZERO.total([])))


@pytest.mark.parametrize("noticed", [10_000, 10_001, 99_000])
def test_a_call_without_a_claim_is_wrong(noticed: int) -> None:
    table, _ = begin(mode="call").call(0, at=0)
    expired = table.at(noticed)
    assert table.at(9_999) is table
    assert expired.seats[0].free_from == 13_000
    assert expired.now == 10_000
    # It makes no difference whether someone reports it, looks, or acts.
    told, answer = table.apply(expired.log[-1])
    why = Sentence("told-expired")
    assert (told, answer) == (expired, Wrong(0, None, 3000, why=why))
    assert table.call(1, at=noticed) == expired.call(1, at=noticed)
    assert refused(expired, expired.apply(expired.log[-1]))[0] == "error-table-already"
    early = replace(expired.log[-1], at=9_999)
    assert refused(table, table.apply(early))[0] == "error-table-already"
