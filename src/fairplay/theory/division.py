"""The game of Euclid, by the division of the larger number by the smaller one.

From a = q·b + r a move leads to k·b + r and b, with k < q. The pair r, b is the next division. If
its value is c, then q = 1 has the value mex{c}, q = 2 the value mex{c, …}, and so on: every q up to
c has the value q - 1, and every larger one q. The same holds in misère play, where the end counts
as 1. So a value costs one division after the other, whatever the size of the numbers.
"""

from typing import NamedTuple

from fairplay.theory.sums import NOTHING, Genus


class Division(NamedTuple):
    """One line of Euclid's algorithm: ``whole = times · part + rest``."""

    whole: int
    times: int
    part: int
    rest: int


def divisions(a: int, b: int) -> tuple[Division, ...]:
    """Euclid's algorithm; no line where one number is 0.

    >>> [tuple(line) for line in divisions(6, 15)]
    [(15, 2, 6, 3), (6, 2, 3, 0)]
    """
    lines = []
    a, b = max(a, b), min(a, b)
    while b:
        times, rest = divmod(a, b)
        lines.append(Division(a, times, b, rest))
        a, b = b, rest
    return tuple(lines)


def euclid_genus(a: int, b: int) -> Genus:
    """The class of a pair in sums: all are tame, so that it says the misère outcome, too.

    >>> euclid_genus(15, 6), euclid_genus(5, 3)
    (Genus(value=1, firm=True), Genus(value=1, firm=True))
    """
    genus = NOTHING
    for line in reversed(divisions(a, b)):
        value = _next(genus.value, line.times)
        genus = Genus(value, firm=value == _next(genus.misere, line.times))
    return genus


def _next(value: int, times: int) -> int:
    return times - 1 if times <= value else times
