"""The numbers of the theory: mex and nim-sum."""

from collections.abc import Iterable
from functools import reduce
from operator import xor


def mex(values: Iterable[int]) -> int:
    """The least number 0, 1, 2, … that is not among the values (the minimal excludant).

    The value of a position is the mex of the values of its options (Sprague 1935, Grundy 1939).
    Raises TypeError if the values cannot be iterated over or hashed.

    >>> mex([0, 1, 2, 4, 5])
    3
    >>> mex([])
    0
    """
    seen = set(values)
    least = 0
    while least in seen:
        least += 1
    return least


def nim_sum(values: Iterable[int]) -> int:
    """Add in binary without carrying: 1 + 1 = 0.

    The value of a sum of games is the nim-sum of their values (Bouton 1901 for Nim). Raises
    TypeError if the values are no whole numbers.

    >>> nim_sum([4, 5, 6, 3])
    4
    >>> all(nim_sum([n, n]) == 0 for n in range(100))
    True
    """
    return reduce(xor, values, 0)
