"""Nim-sums as the articles show them: columns of binary digits, a chain of sums, the table."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from operator import xor

from fairplay.explain.blocks import Columns, Reason, reason

#: From this many binary places on, the columns are named 2^k instead of 1024, 2048, …
MAX_NAMED = 10


def columns(numbers: Iterable[int]) -> Columns:
    """Write the numbers in binary under each other and count the ones.

    >>> columns([4, 5, 6, 3]).counts, columns([4, 5, 6, 3]).odd
    ((3, 2, 2), (True, False, False))
    >>> columns([7, 5, 3, 1]).counts
    (2, 2, 4)
    """
    rows = tuple(numbers)
    width = max((n.bit_length() for n in rows), default=1) or 1
    binary = tuple(f"{n:0{width}b}" for n in rows)
    counts = tuple(sum(row[i] == "1" for row in binary) for i in range(width))
    odd = tuple(count % 2 == 1 for count in counts)
    return Columns(rows, binary, counts, odd, _places(width))


def _places(width: int) -> tuple[str, ...]:
    """
    >>> _places(3)
    ('4', '2', '1')
    """
    exponents = range(width - 1, -1, -1)
    return tuple(str(1 << k) if width <= MAX_NAMED else f"2^{k}" for k in exponents)


def chain(numbers: Sequence[int]) -> Iterator[Reason]:
    """The nim-sum step by step, as read from the addition table.

    >>> [one.before[0].params for one in chain([4, 3, 2])]
    [{'steps': '4⊕3=7, 7⊕2=5'}]
    """
    sums = list(accumulate(numbers, xor))
    triples = zip(sums, numbers[1:], sums[1:], strict=False)
    if steps := ", ".join(f"{before}⊕{number}={after}" for before, number, after in triples):
        yield reason("explain-chain", steps=steps)


def addition_table(size: int = 16) -> tuple[tuple[int, ...], ...]:
    """The nim-addition table.

    >>> addition_table(4)
    ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0))
    """
    return tuple(tuple(a ^ b for b in range(size)) for a in range(size))
