"""The numbers of the theory: mex, nim-sum, and nim multiplication, which makes them a field.

Reference: J. H. Conway, *On Numbers and Games*, chapter 6.
"""

from collections.abc import Iterable
from functools import reduce
from operator import xor


def mex(values: Iterable[int]) -> int:
    """The least number 0, 1, 2, … that is not among the values (the minimal excludant).

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

    >>> nim_sum([4, 5, 6, 3])
    4
    >>> all(nim_sum([n, n]) == 0 for n in range(100))
    True
    """
    return reduce(xor, values, 0)


def nim_product(a: int, b: int) -> int:
    """Multiply two nimbers: the mex of the products with a smaller factor.

    With F = 2^(2^k), the nimbers below F are a field, and F⊗F = F ⊕ F/2. Writing both factors
    as x₁F + x₀ therefore needs four products of half the length.

    >>> nim_product(2, 2), nim_product(4, 4), nim_product(2, 4)
    (3, 6, 8)
    """
    if a < 2 or b < 2:
        return a * b
    half = _half_length(max(a, b))
    low = (1 << half) - 1
    a1, a0, b1, b0 = a >> half, a & low, b >> half, b & low
    lows = nim_product(a0, b0)
    cross = nim_product(a1 ^ a0, b1 ^ b0)
    carry = nim_product(nim_product(a1, b1), 1 << (half - 1))
    return (cross ^ lows) << half | (lows ^ carry)


def nim_power(a: int, exponent: int) -> int:
    """The nim-product of ``exponent`` copies of a; the exponent is an ordinary number, at least 0.

    >>> nim_power(2, 3)
    1
    """
    result = 1
    while exponent:
        if exponent & 1:
            result = nim_product(result, a)
        a = nim_product(a, a)
        exponent >>= 1
    return result


def nim_inverse(a: int) -> int:
    """The nimber b with a⊗b = 1. Every nimber except 0 has one.

    >>> all(nim_product(a, nim_inverse(a)) == 1 for a in range(1, 64))
    True
    """
    if a == 0:
        raise ZeroDivisionError("0 has no nim inverse")
    if a == 1:
        return 1
    order = 1 << (2 * _half_length(a))
    return nim_power(a, order - 2)


def _half_length(n: int) -> int:
    """The 2^k such that 2^(2·2^k) is the size of the smallest field that contains n ≥ 2."""
    half = 1
    while n >> (2 * half):
        half *= 2
    return half
