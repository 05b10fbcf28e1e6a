"""All claims of random hands, compared with a plain Python search through all coefficients,
and with the floor: only copying the hands and their claims in memory. Then the exact statistics
of all hands by symmetry, compared with visiting every hand, both in C++. The results are equal.

The aim is at least 100 times the hands per second of plain Python.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from bench.measure import Row, medians, ms, seconds
from fairplay._core import claim_batch, hand_statistics, hand_statistics_by_enumeration

REPEATS = 5
HANDS = 1_000_000
PLAIN_HANDS = 300
DECKS = ((2, 6, 7), (3, 4, 5))

Hands = NDArray[np.uint8]


def rows() -> list[Row]:
    claim_rows = [row for deck in DECKS for row in _claim_rows(*deck)]
    return claim_rows + [_statistics_row(*deck) for deck in DECKS]


def _claim_rows(p: int, k: int, h: int) -> Iterator[Row]:
    hands = _random_hands(p**k - 1, h)
    few = hands[:PLAIN_HANDS].tolist()
    plain = partial(_binary_search if p == 2 else _ternary_search, few)
    counts, packed = claim_batch(p, k, hands)
    assert sorted(plain()) == sorted(packed[: counts[:PLAIN_HANDS].sum()].tolist())

    def floor() -> None:
        for array in (hands, counts, packed):
            array.copy()

    ours, plain_time, floor_time = medians(REPEATS, partial(claim_batch, p, k, hands), plain, floor)
    rate, plain_rate = HANDS / ours, PLAIN_HANDS / plain_time
    what = f"claims of {h} cards of F_{p}^{k}"
    yield Row(what, _rate(rate), f"{_rate(plain_rate)} (Python)", f"{rate / plain_rate:.0f}×")
    yield Row(
        what, _rate(rate), f"{_rate(HANDS / floor_time)} (floor)", f"{floor_time / ours:.2f}×"
    )


def _random_hands(cards: int, h: int) -> Hands:
    """Each row is the first h cards of a shuffled deck."""
    random = np.random.default_rng(1)
    hands = np.empty((HANDS, h), np.uint8)
    for part in np.array_split(hands, 100):
        part[:] = random.random((len(part), cards)).argpartition(h, axis=1)[:, :h] + 1
    return hands


def _binary_search(hands: list[list[int]]) -> list[int]:
    """The claims of every hand as masks, by trying all subsets."""
    found = []
    for hand in hands:
        bits = [1 << i for i in reversed(range(len(hand)))]
        pairs = list(zip(hand, bits, strict=True))
        for size in range(1, len(hand) + 1):
            for chosen in combinations(pairs, size):
                total = mask = 0
                for card, bit in chosen:
                    total ^= card
                    mask |= bit
                if total == 0:
                    found.append(mask)
    return found


def _ternary_search(hands: list[list[int]]) -> list[int]:
    """The claims of every hand as hexadecimal digits, by trying all coefficients up to sign."""
    claims = [c for c in product(range(3), repeat=len(hands[0])) if next(filter(None, c), 0) == 1]
    found = []
    for hand in hands:
        columns = [[card // place % 3 for card in hand] for place in (27, 9, 3, 1)]
        for claim in claims:
            for column in columns:
                if sum(c * x for c, x in zip(claim, column, strict=True)) % 3:
                    break
            else:
                found.append(int("".join(map(str, claim)), 16))
    return found


def _statistics_row(p: int, k: int, h: int) -> Row:
    """Measure once, since visiting every hand takes seconds."""
    looked: list[tuple[int, int, int, int]] = []
    slow = seconds(lambda: looked.extend(hand_statistics_by_enumeration(p, k, h)))
    assert hand_statistics(p, k, h) == looked
    (ours,) = medians(REPEATS, partial(hand_statistics, p, k, h))
    hands = sum(row[3] for row in looked)
    what = f"statistics of all {hands:,} hands of {h} cards of F_{p}^{k}"
    return Row(what, ms(ours), f"{slow:.2f} s", f"{slow / ours:,.0f}× sooner")


def _rate(hands_per_second: float) -> str:
    return f"{hands_per_second:,.0f} hands/s"
