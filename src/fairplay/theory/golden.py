"""The lost pairs of Wythoff's game, by exact arithmetic with the golden ratio.

The pair number n is ⌊nφ⌋ and ⌊nφ⌋ + n, with φ = (1 + √5)/2 (Wythoff 1907). Every number from 1 on
is in exactly one pair (Beatty 1926). √5 enters by whole square roots only, so numbers may be huge.
"""

from math import isqrt


def golden_floor(n: int) -> int:
    """⌊nφ⌋.

    >>> [golden_floor(n) for n in range(1, 8)]
    [1, 3, 4, 6, 8, 9, 11]
    """
    return (n + isqrt(5 * n * n)) // 2


def lost_pair(n: int) -> tuple[int, int]:
    """The pair number n, the smaller number first.

    >>> [lost_pair(n) for n in range(5)]
    [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)]
    """
    smaller = golden_floor(n)
    return smaller, smaller + n


def pair_number(size: int) -> int:
    """The number of the pair that has this size in it.

    >>> [pair_number(size) for size in range(8)]
    [0, 1, 1, 2, 3, 2, 4, 3]
    """
    # Size ⌊nφ⌋ means size/φ < n < (size + 1)/φ, and 1/φ = φ - 1. Size ⌊nφ⌋ + n = ⌊nφ²⌋ means the
    # same with φ², and 1/φ² = 2 - φ.
    next_one = size + 1
    as_smaller = golden_floor(next_one) - next_one
    if golden_floor(as_smaller) == size:
        return as_smaller
    return 2 * next_one - golden_floor(next_one) - 1


def partner(size: int) -> int:
    """The other number of the pair with this size.

    >>> [partner(size) for size in range(8)]
    [0, 2, 1, 5, 7, 3, 10, 4]
    """
    smaller, larger = lost_pair(pair_number(size))
    return larger if size == smaller else smaller


def is_lost_pair(a: int, b: int) -> bool:
    """Whether the two are a lost pair, in any order.

    >>> is_lost_pair(5, 3), is_lost_pair(5, 4)
    (True, False)
    """
    return min(a, b) == golden_floor(abs(a - b))
