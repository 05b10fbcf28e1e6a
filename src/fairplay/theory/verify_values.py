"""Values of a rule, computed again for the check of a certificate.

By the definition, in NumPy; or by a different solver than the one that found the period, with
samples by the definition. Neither takes much more memory than the values themselves.
"""

import random
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from fairplay._core import NimSequence
from fairplay.errors import InputError
from fairplay.theory.codes import GONE, ONE, THREE, TWO, Code
from fairplay.theory.memory import check_memory

Values = NDArray[np.uint32]

#: The most options, over all heaps, that the definition visits in NumPy.
MOST_OPTIONS = 200_000_000
#: How many values of a longer sequence the definition checks: fewer, if these have more options
#: than this, which takes some ten seconds.
SAMPLES, LEAST_SAMPLES, MOST_SAMPLED = 200, 5, 10_000_000_000
#: So many options are looked at together.
PART = 2**16


def in_reach(code: Code, count: int) -> bool:
    """Whether the definition computes so many values in seconds."""
    return count * _width(code, count) <= MOST_OPTIONS


def by_definition(code: Code, count: int) -> Values:
    """G(0) … G(count-1), each the least value that no option has.

    >>> by_definition(Code((0, 7, 7)), 8).tolist()
    [0, 1, 2, 3, 1, 4, 3, 2]
    """
    values = np.zeros(count, np.uint32)
    most = 0
    for n in range(count):
        value = _mex(code, values, n, most)
        values[n], most = value, max(most, value)
    return values


def by_other_solver(code: Code, count: int) -> Values:
    """Compute without the filter and the wide instructions that made the values first."""
    check_memory(count)
    sparse = code.most_heaps == 2 and not code.tail
    method = "sparse" if sparse else "definition"
    other = NimSequence(code.digits, code.tail, code.unequal, method, "plain")
    other.extend(count)
    return other.to_numpy(count)


def check_samples(code: Code, values: Values, chance: random.Random) -> int:
    """Compare values at random heaps with the definition. Gives how many."""
    wanted = min(SAMPLES, MOST_SAMPLED // _width(code, len(values)))
    samples, most = max(LEAST_SAMPLES, wanted), int(values.max())
    for _ in range(samples):
        n = chance.randrange(len(values))
        if _mex(code, values, n, most) != values[n]:
            raise InputError("error-certificate-value", n=n)
    return samples


def _mex(code: Code, values: Values, n: int, most: int) -> int:
    """The least value that no option of n has. The values of smaller heaps are at most ``most``."""
    seen = np.zeros((1 << most.bit_length()) + 1, np.bool_)  # nim-sums have no more bits
    last = n if code.tail else min(n, len(code.digits) - 1)
    for k in range(last + 1):
        for options in _options(code, values, n - k, code.digit(k)):
            seen[options] = True
    return int(seen.argmin())


def _options(code: Code, values: Values, rest: int, digit: int) -> Iterator[Values]:
    """The values of the options that leave ``rest`` beans under a digit, in parts."""
    if rest == 0:
        yield np.zeros(digit & GONE, np.uint32)
        return
    if digit & ONE:
        yield values[rest : rest + 1]
    if digit & TWO:
        yield from _pairs(values, 1, (rest - 1 if code.unequal else rest) // 2, rest)
    if digit & THREE:
        for a in range(1, rest // 3 + 1):
            for pairs in _pairs(values, a, (rest - a) // 2, rest - a):
                yield values[a] ^ pairs


def _pairs(values: Values, first: int, last: int, rest: int) -> Iterator[Values]:
    """The values of a heap of ``first`` to ``last`` with the rest, in parts."""
    for begin in range(first, last + 1, PART):
        end = min(last + 1, begin + PART)
        yield values[begin:end] ^ values[rest - end + 1 : rest - begin + 1][::-1]


def _width(code: Code, n: int) -> int:
    """About how many options a heap of n has, plus the fixed cost of each digit."""
    digits = [code.digit(k) for k in range(min(n, 4096) if code.tail else len(code.digits))]
    steps = sum(2000 + bool(d & TWO) * n // 4 + (d > 7) * n * n // 12 for d in digits)
    return steps * (max(1, n // 4096) if code.tail else 1)
