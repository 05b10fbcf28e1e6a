"""The periods of many rules at once. Rules that share a sequence compute it once.

Let rule B allow more ways to take than rule A, and the same ways to split. B has the values of A as
long as no additional option of a heap has the heap's own value. Checking that reads a few values
per heap, while computing the values again takes thousands of steps.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from fairplay.theory.codes import GONE, ONE, Code
from fairplay.theory.period import Period, values_needed
from fairplay.theory.sequence import Sequence

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: Proving a period within this many values is faster than comparing the rule with others.
FEW = 4096
TAKES = GONE | ONE

Splits = tuple[tuple[tuple[int, int], ...], bool]
Known = dict[Splits, list[Sequence]]


@dataclass(frozen=True)
class Finding:
    """The proved period of a rule, or None if there is none with preperiod + period < within.

    This follows from ``computed`` values. They belong to the rule ``like`` if it is not None.
    """

    code: Code
    period: Period | None
    computed: int
    like: Code | None = None


def periods(codes: Iterable[Code], within: int, threads: int = 1) -> Iterator[Finding]:
    """All periods with preperiod + period < ``within``, proved or ruled out, rule by rule.

    The rules have finitely many digits. Rules with fewer ways to take come first.

    >>> from fairplay.theory.codes import parse_code
    >>> codes = map(parse_code, ("0.767", "0.77", "0.764"))
    >>> for finding in periods(codes, 3000):
    ...     print(finding.code, finding.period and finding.period.period, finding.like)
    0.764 None None
    0.77 12 None
    0.767 None 0.764
    """
    known: Known = defaultdict(list)
    with ThreadPoolExecutor(threads) as pool:
        # Rules with equally many ways to take never include each other, so they run in parallel.
        for _, level in groupby(sorted(codes, key=_ways), key=_ways):
            for finding, sequence in pool.map(partial(_find, known, within), level):
                yield finding
                if sequence is not None:
                    known[_splits(finding.code)].append(sequence)


def _ways(code: Code) -> int:
    return sum((digit & TAKES).bit_count() for digit in code.digits)


def _splits(code: Code) -> Splits:
    """The ways to split, which comparable rules have in common."""
    ways = ((k, digit & ~TAKES) for k, digit in enumerate(code.digits) if digit & ~TAKES)
    return tuple(ways), code.unequal


def _find(known: Known, within: int, code: Code) -> tuple[Finding, Sequence | None]:
    """The finding, and the sequence if many of its values were computed."""
    sequence = Sequence(code)
    found = sequence.period(min(within, FEW))
    if found and found.proved:
        return Finding(code, found, len(sequence)), None
    for other in known[_splits(code)]:
        if finding := _like(code, other):
            return finding, None
    found = sequence.period(values_needed(code, within, 0), within=within)
    return Finding(code, found if found and found.proved else None, len(sequence)), sequence


def _like(code: Code, other: Sequence) -> Finding | None:
    """The finding of the other rule, if both are known to have the same values."""
    found, count = other.known_period, len(other)
    if found:
        needed = values_needed(code, found.preperiod, found.period)
        if needed > count:
            return None
        found, count = replace(found, computed=needed), needed
    if not has_values(code, other.code, other.values(count)):
        return None
    return Finding(code, found, count, other.code)


def has_values(code: Code, part: Code, values: "NDArray[np.uint32]") -> bool:
    """Whether a rule has the values of another one with the same splits and fewer ways to take.

    >>> from fairplay.theory.codes import parse_code
    >>> some = Sequence(parse_code("0.764")).values(2000)
    >>> has_values(parse_code("0.767"), parse_code("0.764"), some)
    True
    >>> has_values(parse_code("0.774"), parse_code("0.764"), some)
    False
    """
    last = max(len(code.digits), len(part.digits))
    if _splits(code) != _splits(part) or any(part.digit(k) & ~code.digit(k) for k in range(last)):
        return False
    for k in range(1, min(last, len(values))):
        more = code.digit(k) & ~part.digit(k)
        if more & GONE and values[k] == 0:
            return False
        if more & ONE and bool((values[k + 1 :] == values[1:-k]).any()):
            return False
    return True
