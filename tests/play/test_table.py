"""The rules of the card table, one by one; whole games are in test_table_games.py."""

import hashlib
import json
from itertools import combinations

import msgspec
import pytest
from msgspec.structs import replace

from fairplay.cards import MOD3, ZERO, Card, Deck, all_claims, find_deck
from fairplay.errors import InputError
from fairplay.messages import Messages
from fairplay.play.table import (
    Table,
    TableOptions,
    record,
    replay,
)
from fairplay.play.table.events import texts
from fairplay.play.table.shuffle import commitment, shuffled
from fairplay.play.table.wrong import why_wrong
from fairplay.protocol import Agreed, AnyAnswer, Done, Late, Refused, Shown, Taken, Wrong
from fairplay.vocabulary import Sentence

Cards = tuple[Card, ...]


def begin(deck: Deck = ZERO, players: int = 2, seed: str = "1", **options: str) -> Table:
    return Table.begin(TableOptions(deck, players, **options), seed)  # type: ignore[arg-type]


def right(table: Table, index: int = 0) -> tuple[Cards, Cards]:
    """The sides of a right claim."""
    claim = all_claims(table.options.deck, table.face_up)[index]
    a, b = (tuple(table.face_up[place - 1] for place in side) for side in (claim.a, claim.b))
    return a, b


def wrong(table: Table) -> Cards:
    """Two cards are never a claim in Zero sumZ."""
    return table.face_up[:2]


def take(table: Table, player: int, at: int) -> Table:
    after, answer = table.claim(player, *right(table), at=at)
    assert isinstance(answer, Taken)
    return after


def refused(table: Table, outcome: tuple[Table, AnyAnswer]) -> tuple[str, dict[str, str | int]]:
    """The reason; and nothing has changed."""
    after, answer = outcome
    assert after is table
    assert isinstance(answer, Refused)
    # Every reason has its words.
    assert str(InputError(answer.code, **answer.params))
    return answer.code, dict(answer.params)


# -- the deal ----------------------------------------------------------------------------------


def by_the_book(cards: list[str], seed: str) -> list[str]:
    """The shuffle as shuffle.py describes it, written once more."""
    counter = 0
    for i in range(len(cards) - 1, 0, -1):
        while True:
            digest = hashlib.sha256(f"{seed}:{counter}".encode()).hexdigest()
            counter += 1
            number = int(digest[:16], 16)
            if number < 2**64 // (i + 1) * (i + 1):
                break
        j = number % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^4", "F5^3"])
@pytest.mark.parametrize("seed", ["1", "", "å b", "0" * 100])
def test_the_deal_can_be_repeated_by_any_program(name: str, seed: str) -> None:
    deck = find_deck(name)
    table = begin(deck, seed=seed)
    dealt = [str(card) for card in (*table.face_up, *table.pile)]
    assert dealt == by_the_book([str(card) for card in deck.cards], seed)
    assert len(table.face_up) == deck.hand
    assert commitment(table.seed) == hashlib.sha256(seed.encode()).hexdigest()


def test_a_known_deal() -> None:
    """Records stay good: this order is never to change."""
    assert " ".join(map(str, begin(seed="1").face_up[:3])) == "111111 111110 100001"


def test_all_orders_are_equally_likely() -> None:
    orders = [shuffled("abc", str(seed)) for seed in range(6000)]
    counts = [orders.count(order) for order in set(orders)]
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts)


def test_one_to_six_players() -> None:
    for players in (0, 7, 63):
        with pytest.raises(InputError, match="1 to 6 can play"):
            TableOptions(ZERO, players)
    assert len(begin(players=6).seats) == 6
    with pytest.raises(InputError, match="race, call"):
        TableOptions(ZERO, mode="fast")
    with pytest.raises(InputError, match="none, lockout, minus"):
        TableOptions(ZERO, wrong="shame")
    with pytest.raises(InputError, match="at least 1"):
        TableOptions(ZERO, call_ms=0)


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


def test_the_sides_may_be_exchanged_and_one_be_empty() -> None:
    table = begin(MOD3)
    for index in range(len(all_claims(MOD3, table.face_up))):
        a, b = right(table, index)
        assert isinstance(table.claim(0, b, a, at=0)[1], Taken)


def test_any_right_claim_counts_not_only_a_smallest() -> None:
    seeds = (begin(seed=str(seed)) for seed in range(100))
    table = next(table for table in seeds if len(all_claims(ZERO, table.face_up)) > 2)
    *_, largest = range(len(all_claims(ZERO, table.face_up)))
    assert isinstance(table.claim(0, *right(table, largest), at=0)[1], Taken)


def test_the_second_is_late_and_pays_nothing() -> None:
    table = begin()
    a, b = right(table)
    after = take(table, 0, at=1000)
    for player in (0, 1):
        again, answer = after.claim(player, a, b, at=1000)
        assert again is after
        assert answer == Late(texts(a))
    # One card gone is enough, and also what would have been wrong is late.
    assert after.claim(1, (a[0], after.face_up[0]), at=1001)[1] == Late((a[0].text,))


def test_late_comes_before_every_other_reason() -> None:
    table = begin(players=2)
    a, b = right(table)
    after = take(table, 0, at=0)
    locked, _ = after.claim(1, wrong(after), at=0)
    assert locked.claim(1, a, b, at=1)[1] == Late(texts(a))


def test_what_is_no_claim_is_refused_without_penalty() -> None:
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


def test_over_five_a_card_may_stand_twice() -> None:
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


# -- wrong claims ------------------------------------------------------------------------------


def test_a_lock_out_doubles_up_to_twelve_seconds_and_a_right_claim_ends_that() -> None:
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
    assert answer.lost is None  # there is none to lose
    table = take(table, 0, at=1)
    last = table.seats[0].taken[-1]
    after, answer = table.claim(0, wrong(table), at=2)
    assert isinstance(answer, Wrong)
    assert answer.lost == last.text
    assert after.scores[0] == table.scores[0] - 1
    assert after.aside == (last,)
    assert after.claim(1, (last,), at=3)[1] == Late((last.text,))


# -- calls -------------------------------------------------------------------------------------


def test_a_call_gives_one_player_some_time() -> None:
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
    ("deck", "difference", "said"),
    [
        (ZERO, (0, 0, 1, 0, 0, 0), "not even: one pentagon too many."),
        (ZERO, (1, 1, 0, 0, 0, 1), "not even: one triangle, one square and one circle too many."),
        (
            MOD3,
            (1, 0, 2, 0),
            "not equal: A has one pentagon too many and B has one heart too many.",
        ),
        (MOD3, (0, 0, 2, 2), "not equal: B has one heart and one circle too many."),
        (find_deck("F5^2"), (2, 0), "not equal: A has 2 pentagons too many."),
        (ZERO, None, "no claim was shown in time."),
    ],
)
def test_what_all_are_told_of_a_wrong_claim(
    deck: Deck, difference: tuple[int, ...] | None, said: str
) -> None:
    assert Messages("en").fill(why_wrong(deck, difference)) == said


def test_a_wrong_claim_says_why() -> None:
    table, cards = begin(), wrong(begin())
    answer = table.claim(0, cards, at=0)[1]
    assert isinstance(answer, Wrong)
    assert answer.why == why_wrong(ZERO, answer.difference)


@pytest.mark.parametrize("noticed", [10_000, 10_001, 99_000])
def test_a_call_without_a_claim_is_wrong_at_the_end_of_its_time(noticed: int) -> None:
    table, _ = begin(mode="call").call(0, at=0)
    expired = table.at(noticed)
    assert table.at(9_999) is table
    assert expired.seats[0].free_from == 13_000
    assert expired.now == 10_000
    # Whether someone says so, looks, or acts: it comes to the same.
    told, answer = table.apply(expired.log[-1])
    why = Sentence("web-table-nothing-shown")
    assert (told, answer) == (expired, Wrong(0, None, 3000, why=why))
    assert table.call(1, at=noticed) == expired.call(1, at=noticed)
    assert refused(expired, expired.apply(expired.log[-1]))[0] == "error-table-already"
    early = replace(expired.log[-1], at=9_999)
    assert refused(table, table.apply(early))[0] == "error-table-already"


# -- giving up, leaving, the end ---------------------------------------------------------------


@pytest.mark.parametrize("deck", [ZERO, MOD3])
def test_giving_up_takes_everyone(deck: Deck) -> None:
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


def test_new_cards_are_a_new_question() -> None:
    table, _ = begin().give_up(0, at=0)
    assert table.view().giving_up == [0]
    table = take(table, 1, at=1)
    assert table.view().giving_up == []
    assert table.give_up(1, at=2)[1] == Agreed(1, (0,))


def test_whoever_calls_has_not_given_up() -> None:
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
    # The one who is not convinced leaves: the others have all given up.
    table, _ = table.give_up(0, at=3)
    table, answer = table.leave(1, at=4)
    assert isinstance(answer, Shown)
    table, _ = table.leave(0, at=5)
    assert table.over
    assert table.winners == (2,)


def test_leaving_during_a_call_sets_the_others_free() -> None:
    table, _ = begin(mode="call").call(0, at=0)
    table, _ = table.leave(0, at=1)
    assert table.calling is None
    assert table.call(1, at=1)[1] == Done()


def whole_game(table: Table, players: int) -> Table:
    """Right claims by the players in turn."""
    turn = 0
    while not table.over:
        table = take(table, turn % players, at=turn * 1000)
        turn += 1
    return table


@pytest.mark.parametrize("name", ["zero", "mod3", "F2^4", "F2^2", "F3^2", "F5^3"])
def test_the_end(name: str) -> None:
    """As soon as fewer than k+1 cards lie there; not before, and nothing after."""
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


# -- views and records -------------------------------------------------------------------------


def test_nothing_hidden_is_in_the_view() -> None:
    table = take(begin(seed="a secret"), 0, at=1)
    other = replace(table, pile=table.pile[::-1])
    assert table.view() == other.view()
    told = msgspec.json.encode(table.view()).decode()
    assert "a secret" not in told
    assert not any(str(card) in told for card in table.pile)


def test_time_does_not_go_back() -> None:
    table = take(begin(), 0, at=5000)
    after = take(table, 1, at=100)
    assert after.now == 5000


def test_a_record_replays() -> None:
    table = whole_game(begin(seed='"å\n'), 2)
    assert replay(record(table)) == table
    assert json.loads(record(table))["seed"] == '"å\n'


def test_what_is_no_record() -> None:
    good = json.loads(record(take(begin(), 0, at=7)))
    event = good["events"][0]
    changes = [
        *(("kind", value) for value in ("wish", "expire", "call")),
        *(("player", value) for value in (9, -1, "0")),
        *(("at", value) for value in (-1, 0.5, None)),
        *(("a", value) for value in ([], ["11"], 7, [7])),
    ]
    bad: list[object] = [
        *("", "{}", "[]", "null", "7", "[" * 100_000, record(begin())[:-3]),
        good | {"format": "other"},
        good | {"deck": "tarot"},
        good | {"deck": 7},
        good | {"players": 7},
        good | {"players": True},
        good | {"mode": "slow"},
        good | {"call_ms": 0},
        good | {"seed": 1},
        good | {"seed": "2"},
        good | {"events": 7},
        good | {"events": [7]},
        good | {"events": [event, event]},
        *(good | {"events": [event | {key: value}]} for key, value in changes),
    ]
    for data in bad:
        text = data if isinstance(data, str) else json.dumps(data)
        with pytest.raises(InputError, match="not the record of a game"):
            replay(text)


def test_every_pair_of_cards_is_wrong_in_zero_sums() -> None:
    """What the tests above rely on."""
    table = begin()
    for pair in combinations(table.face_up, 2):
        assert isinstance(table.claim(0, pair, at=0)[1], Wrong)
