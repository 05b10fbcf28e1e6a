"""Finding a period in a sequence of nim-values, and knowing when it is certain.

Theorem (Guy and Smith, 1956; here for moves that leave at most h heaps and take at most k beans):
if G(n+p) = G(n) for all n with n₀ ≤ n < h·n₀ + (h−1)·p + k, and n₀ ≥ 1, it holds for all n ≥ n₀.
For such an n every way to play leaves a heap so large that p more or fewer beans in it change
nothing, so the options of n and of n+p have the same values.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from fairplay.theory.codes import Code


@dataclass(frozen=True)
class Period:
    """G(n + period) = G(n) + saltus for all n ≥ preperiod, the least such numbers.

    ``proved`` says whether a theorem makes it certain, else it is only what the first
    ``computed`` values show. ``exceptions`` are the n below the preperiod where the rule fails.
    """

    preperiod: int
    period: int
    saltus: int
    proved: bool
    computed: int
    exceptions: tuple[int, ...]

    def value(self, known: Callable[[int], int], n: int) -> int:
        """G(n) for any n, from the values before preperiod + period."""
        if n < self.preperiod:
            return known(n)
        turns, rest = divmod(n - self.preperiod, self.period)
        return known(self.preperiod + rest) + turns * self.saltus


def values_needed(code: Code, preperiod: int, period: int) -> int | None:
    """How many values G(0), G(1), … have to be seen to prove the period; None: no theorem."""
    if code.last is None or code.unequal:
        return None
    heaps, start = max(1, code.most_heaps), max(1, preperiod)
    return heaps * (start + period) + code.last


def find_period(code: Code, values: Sequence[int]) -> Period | None:
    """The least period that the values prove, or else one that they show clearly.

    >>> find_period(Code((0, 3, 3)), [0, 1, 2] * 3)
    Period(preperiod=0, period=3, saltus=0, proved=True, computed=9, exceptions=())
    """
    count = len(values)
    steps = [b - a for a, b in pairwise(values)]
    seen = None
    for period, matched in enumerate(_suffix_matches(steps), start=1):
        preperiod = len(steps) - period - matched
        if preperiod + period >= count:
            continue
        saltus = values[preperiod + period] - values[preperiod]
        needed = values_needed(code, preperiod, period)
        proved = saltus == 0 and needed is not None and needed <= count
        if proved or (seen is None and count >= 8 * (preperiod + period)):
            found = Period(preperiod, period, saltus, proved, count, ())
            if proved:
                return _with_exceptions(found, values)
            seen = found
    return seen and _with_exceptions(seen, values)


def _with_exceptions(found: Period, values: Sequence[int]) -> Period:
    p, saltus = found.period, found.saltus
    failing = (n for n in range(found.preperiod) if values[n + p] != values[n] + saltus)
    return Period(found.preperiod, p, saltus, found.proved, found.computed, tuple(failing))


def _suffix_matches(values: Sequence[int]) -> list[int]:
    """For p = 1, 2, …: how many of the last values equal the one p places before.

    This is the Z-function of the reversed sequence: linear time, all periods at once.
    """
    word = values[::-1]
    size = len(word)
    z = [0] * size
    left = right = 0
    for i in range(1, size):
        length = min(right - i, z[i - left]) if i < right else 0
        while i + length < size and word[length] == word[i + length]:
            length += 1
        if i + length > right:
            left, right = i, i + length
        z[i] = length
    return z[1:]
