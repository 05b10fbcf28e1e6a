"""The deal of a card table, what its view hides, and its record."""

import hashlib
import json

import msgspec
import pytest
from msgspec.structs import replace

from fairplay.cards import ZERO, find_deck
from fairplay.errors import InputError
from fairplay.play.table import TableOptions, record, replay
from fairplay.play.table.shuffle import commitment, shuffled
from tests.play.table_steps import begin, take, whole_game


def by_the_book(cards: list[str], seed: str) -> list[str]:
    """The shuffle as shuffle.py describes it, written again."""
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
    """This order must never change, so that records stay valid."""
    assert " ".join(map(str, begin(seed="1").face_up[:3])) == "111111 111110 100001"


def test_all_orders_are_equally_likely() -> None:
    orders = [shuffled("abc", str(seed)) for seed in range(6000)]
    counts = [orders.count(order) for order in set(orders)]
    assert len(counts) == 6
    assert all(900 < count < 1100 for count in counts)


def test_one_to_six_players() -> None:
    for players in (0, 7, 63):
        with pytest.raises(InputError, match="for 1 to 6"):
            TableOptions(ZERO, players)
    assert len(begin(players=6).seats) == 6
    with pytest.raises(InputError, match="race, call"):
        TableOptions(ZERO, mode="fast")
    with pytest.raises(InputError, match="none, lockout, minus"):
        TableOptions(ZERO, wrong="shame")
    with pytest.raises(InputError, match="at least 1"):
        TableOptions(ZERO, call_ms=0)


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


def test_invalid_records() -> None:
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
        with pytest.raises(InputError, match="not a recorded game"):
            replay(text)
