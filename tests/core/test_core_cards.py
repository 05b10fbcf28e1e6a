"""Claims and statistics of hands compared with the definition in Python."""

import signal
import subprocess
import sys
import time
from collections import Counter
from itertools import chain, combinations, product
from math import comb
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay._core import (
    claim_batch,
    claims,
    hand_statistics,
    hand_statistics_by_enumeration,
)

EXAMPLE = ["100110", "010010", "000101", "001100", "110110", "000001", "100100"]
MOST_CARDS = {2: 9, 3: 6, 5: 4}  # largest hands that the definition can handle


def digits(code: int, p: int, count: int) -> list[int]:
    return [code // p**i % p for i in reversed(range(count))]


def size(claim: list[int]) -> int:
    return sum(c != 0 for c in claim)


def slow_claims(p: int, k: int, hand: tuple[int, ...]) -> list[list[int]]:
    """Try every list of coefficients."""
    cards = [digits(card, p, k) for card in hand]
    found = []
    for claim in product(range(p), repeat=len(hand)):
        first = next(filter(None, claim), p)
        sums = (
            sum(c * x for c, x in zip(claim, column, strict=True))
            for column in zip(*cards, strict=True)
        )
        if first <= max(1, (p - 1) // 2) and all(total % p == 0 for total in sums):
            found.append(list(claim))
    return sorted(found, key=lambda claim: (size(claim), claim))


@st.composite
def decks_and_hands(draw: st.DrawFn, count: int = 1) -> tuple[int, int, list[tuple[int, ...]]]:
    p = draw(st.sampled_from(sorted(MOST_CARDS)))
    k = draw(st.integers(1, 8))
    h = draw(st.integers(1, min(MOST_CARDS[p], p**k - 1)))
    # Prefer small numbers, since they have more claims.
    last = min(p**k - 1, draw(st.sampled_from([h, 2 * h, p**k])))
    hand = st.lists(st.integers(1, last), min_size=h, max_size=h, unique=True).map(tuple)
    return p, k, draw(st.lists(hand, min_size=1, max_size=count))


@given(decks_and_hands())
def test_claims_follow_the_definition(case: tuple[int, int, list[tuple[int, ...]]]) -> None:
    p, k, [hand] = case
    assert claims(p, k, hand) == slow_claims(p, k, hand)


@settings(max_examples=50)
@given(decks_and_hands(count=100), st.sampled_from([np.uint8, np.uint16, np.uint32]))
def test_a_batch_has_the_claims_of_each_hand(
    case: tuple[int, int, list[tuple[int, ...]]], kind: Any
) -> None:
    p, k, hands = case
    if max(map(max, hands)) > np.iinfo(kind).max:
        kind = np.uint32
    counts, packed = claim_batch(p, k, np.array(hands, kind))
    base, h = (2 if p == 2 else 16), len(hands[0])
    expected = [claims(p, k, hand) for hand in hands]
    assert counts.tolist() == [len(found) for found in expected]
    assert [digits(claim, base, h) for claim in packed.tolist()] == [*chain(*expected)]
    assert counts.dtype == np.uint32
    assert packed.dtype == (np.uint16 if p == 2 else np.uint64)


def test_the_example_has_one_claim() -> None:
    hand = [int(card, 2) for card in EXAMPLE]
    assert claims(2, 6, hand) == [[0, 1, 0, 0, 1, 0, 1]]
    counts, packed = claim_batch(2, 6, np.array([hand], np.uint8))
    assert counts.tolist() == [1]
    assert f"{packed[0]:07b}" == "0100101"


def test_the_sum_of_two_cards_is_a_third() -> None:
    hand = [int(card, 3) for card in ("2102", "2021", "1120")]
    assert claims(3, 4, hand) == [[1, 1, 2]]
    _, packed = claim_batch(3, 4, np.array([hand], np.uint8))
    assert f"{packed[0]:03x}" == "112"


def test_more_cards_than_dimensions_always_have_a_claim() -> None:
    random = np.random.default_rng(1)
    for p, k in ((2, 6), (3, 4)):
        hands = np.array([random.choice(p**k - 1, k + 1, replace=False) for _ in range(2000)]) + 1
        counts, _ = claim_batch(p, k, hands.astype(np.uint8))
        assert counts.min() >= 1


def test_a_view_that_is_not_contiguous() -> None:
    hands = np.arange(1, 61, dtype=np.uint8).reshape(6, 10)
    counts, packed = claim_batch(2, 6, hands[::2, ::2])
    again = claim_batch(2, 6, hands[::2, ::2].copy())
    assert (counts.tolist(), packed.tolist()) == (again[0].tolist(), again[1].tolist())


def test_no_hands() -> None:
    counts, packed = claim_batch(2, 6, np.empty((0, 7), np.uint8))
    assert counts.size == packed.size == 0


# --- Statistics ---


def slow_statistics(p: int, k: int, h: int) -> list[tuple[int, int, int, int]]:
    seen: Counter[tuple[int, int, int]] = Counter()
    for hand in combinations(range(1, p**k), h):
        sizes = [size(claim) for claim in slow_claims(p, k, hand)] or [0]
        seen[len(sizes) if sizes != [0] else 0, min(sizes), max(sizes)] += 1
    return sorted((*row, hands) for row, hands in seen.items())


@pytest.mark.parametrize(("p", "k", "h"), [(2, 3, 2), (2, 3, 4), (2, 4, 3), (3, 2, 3), (5, 1, 3)])
def test_statistics_follow_the_definition(p: int, k: int, h: int) -> None:
    assert hand_statistics(p, k, h) == slow_statistics(p, k, h)


@pytest.mark.parametrize(
    ("p", "k", "h"), [(2, 3, 4), (2, 4, 5), (2, 4, 8), (3, 2, 3), (3, 3, 4), (5, 2, 3), (7, 2, 3)]
)
def test_statistics_agree_with_enumeration(p: int, k: int, h: int) -> None:
    assert hand_statistics(p, k, h) == hand_statistics_by_enumeration(p, k, h)


@pytest.mark.parametrize(("p", "k", "h", "hands"), [(2, 6, 7, 553270671), (3, 4, 5, 24040016)])
def test_statistics_of_the_two_decks(p: int, k: int, h: int, hands: int) -> None:
    rows = hand_statistics(p, k, h)
    assert sum(row[3] for row in rows) == hands == comb(p**k - 1, h)
    assert rows == sorted(rows)
    assert all(found >= 1 and 2 <= least <= most <= h for found, least, most, _ in rows)


def test_the_mean_number_of_claims() -> None:
    """A claim of n ≥ 3 cards of F_2^6 is n - 1 cards with a sum that is a card not among them."""
    relations = {
        0: 1,
        1: 0,
    }  # sets of n cards with the sum 0: the rest follow from the sets of n - 1
    for n in range(2, 8):
        relations[n] = (comb(63, n - 1) - relations[n - 1] - (65 - n) * relations[n - 2]) // n
    claims_in_all = sum(relations[n] * comb(63 - n, 7 - n) for n in range(3, 8))
    assert sum(found * hands for found, _, _, hands in hand_statistics(2, 6, 7)) == claims_in_all


# --- Bad input ---


@pytest.mark.parametrize(
    ("p", "k", "hand", "why"),
    [
        (4, 2, [1], "2, 3, 5 or 7"),
        (0, 2, [1], "2, 3, 5 or 7"),
        (-2, 2, [1], "not in 0"),
        (2, 0, [1], "1 to 8"),
        (2, 9, [1], "1 to 8"),
        (2, 3, [], "1 to 16"),
        (2, 5, list(range(1, 18)), "1 to 16"),
        (2, 3, [1, 0], "no card 0, only 1 to 7"),
        (2, 3, [8], "no card 8"),
        (2, 3, [-1], "not in 0"),
        (2, 3, [3, 5, 3], "card 3 is there twice"),
        (7, 2, list(range(1, 17)), "more than 1048576 claims"),
    ],
)
def test_bad_hands(p: int, k: int, hand: list[int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        claims(p, k, hand)


def test_bad_batches() -> None:
    good = np.tile(np.array([1, 2, 4], np.uint8), (100, 1))
    for place, card, why in (
        (40, 0, "no card 0"),
        (3, 8, "no card 8"),
        (99, 4, "card 4 is there twice"),
    ):
        bad = good.copy()
        bad[place, 1] = card
        with pytest.raises(ValueError, match=f"hand {place}: .*{why}"):
            claim_batch(2, 3, bad)
    for shape in ((3, 0), (3, 17)):
        with pytest.raises(ValueError, match="1 to 16"):
            claim_batch(2, 6, np.ones(shape, np.uint8))
    for wrong in (good.astype(np.int64), good.astype(np.float64), good[0], [[1, 2]]):
        with pytest.raises(TypeError):
            claim_batch(2, 3, wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("count", [hand_statistics, hand_statistics_by_enumeration])
@pytest.mark.parametrize(
    ("p", "k", "h", "why"),
    [(6, 2, 2, "2, 3"), (2, 3, 0, "1 to 16"), (2, 6, 17, "1 to 16"), (2, 2, 4, "only 3 cards")],
)
def test_bad_statistics(count: Any, p: int, k: int, h: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        count(p, k, h)


def test_statistics_beyond_the_limits() -> None:
    for p, k, h, why in ((2, 6, 11, "300000000 steps"), (7, 8, 4, r"2\^64")):
        with pytest.raises(ValueError, match=why):
            hand_statistics(p, k, h)
    for p, k, h in ((2, 6, 8), (3, 7, 2)):
        with pytest.raises(ValueError, match="too many"):
            hand_statistics_by_enumeration(p, k, h)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_stops_an_enumeration() -> None:
    code = (
        "from fairplay._core import hand_statistics_by_enumeration as count;"
        "print('go', flush=True); count(2, 6, 7)"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert b"KeyboardInterrupt" in errors
