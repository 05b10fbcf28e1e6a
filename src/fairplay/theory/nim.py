"""The numbers of the theory: mex and nim-sum."""

from collections.abc import Iterable
from functools import reduce
from operator import index, xor

from fairplay.errors import natural


def mex(values: Iterable[int]) -> int:
    """The least number 0, 1, 2, … that is not among the values (the minimal excludant).

    The value of a position is the mex of the values of its options (Sprague 1935, Grundy 1939).
    Raises InputError for a negative value, TypeError for values that are no whole numbers.

    >>> mex([0, 1, 2, 4, 5])
    3
    >>> mex([])
    0
    """
    seen = set(values)
    index(sum(seen))  # one number that is not whole makes the sum so
    natural(min(seen, default=0))
    least = 0
    while least in seen:
        least += 1
    return least


def nim_sum(values: Iterable[int]) -> int:
    """Add in binary without carrying: 1 + 1 = 0.

    The value of a sum of games is the nim-sum of their values (Bouton 1901 for Nim). Raises
    InputError for a negative value, TypeError for values that are no whole numbers.

    >>> nim_sum([4, 5, 6, 3])
    4
    >>> all(nim_sum([n, n]) == 0 for n in range(100))
    True
    """
    summands = list(values)
    natural(min(summands, default=0))
    return index(reduce(xor, summands, 0))


def nim_product(first: int, second: int) -> int:
    """Multiply as in Conway's field of numbers, in which the nim-sum is the sum.

    It is the least number that is none of ``a'⊗b ⊕ a⊗b' ⊕ a'⊗b'`` with a' below a and b' below b.
    By the Tartan theorem it is the value of a coin in a product of two turning games.

    For F = 2, 4, 16, 256, … (each the square of the one before) F ⊗ F = F ⊕ F/2, and F ⊗ n is the
    usual product for n below F (Conway, *On Numbers and Games*, chapter 6). So both numbers are
    split at such an F, and three smaller products give theirs.

    >>> nim_product(2, 2), nim_product(2, 4), nim_product(4, 4)
    (3, 8, 6)
    >>> nim_product(10**20, 7) ^ nim_product(10**20, 9) == nim_product(10**20, 7 ^ 9)
    True
    """
    if first < 2 or second < 2:
        return first * second
    half = 1
    while max(first, second) >> 2 * half:
        half *= 2
    low = (1 << half) - 1
    high = nim_product(first >> half, second >> half)
    ends = nim_product(first & low, second & low)
    both = nim_product(first >> half ^ first & low, second >> half ^ second & low)
    return (both ^ ends) << half ^ ends ^ nim_product(high, 1 << half - 1)
