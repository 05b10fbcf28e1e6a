"""The periods of many rules at once. Rules that share a sequence compute it once.

Let rule B allow more ways to take than rule A, and the same ways to split. B has the values of A as
long as no additional option of a heap has the heap's own value. Checking that reads a few values
per heap, while computing the values again takes thousands of steps.

``periods`` goes equally far with every rule. ``climb`` goes further with rules that are cheap.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from time import thread_time
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


@dataclass(frozen=True)
class Finding:
    """The proved period of a rule, or None.

    Without a period there is none with preperiod + period < ``none_below`` either. This follows
    from ``computed`` values, the largest of which is ``largest``. They took ``work`` steps, and the
    finding took ``seconds`` of CPU time. The values belong to the rule ``like`` if it is not None.
    """

    code: Code
    period: Period | None
    computed: int
    like: Code | None = None
    none_below: int = 0
    largest: int = 0
    work: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Rung:
    """How far to look for periods, and the most steps that one rule may take."""

    within: int
    work: int = 2**63


Known = dict[Splits, list[tuple[Sequence, Finding]]]


def periods(
    codes: Iterable[Code], within: int, threads: int = 1, work: int = 2**63
) -> Iterator[Finding]:
    """All periods with preperiod + period < ``within``, proved or ruled out, rule by rule.

    The rules have finitely many digits. Rules with fewer ways to take come first. A rule that
    would take more than ``work`` steps (of a nanosecond or two) is given up: ``none_below`` is 0.

    >>> from fairplay.theory.codes import parse_code
    >>> codes = map(parse_code, ("0.767", "0.77", "0.764"))
    >>> for finding in periods(codes, 3000):
    ...     print(finding.code, finding.period and finding.period.period, finding.like)
    0.764 None None
    0.77 12 None
    0.767 None 0.764
    """
    known: Known = defaultdict(list)
    find = partial(_find, known, Rung(within, work))
    with ThreadPoolExecutor(threads) as pool:
        # Rules with equally many ways to take never include each other, so they run in parallel.
        for _, level in groupby(sorted(codes, key=ways), key=ways):
            for finding, sequence in pool.map(find, level):
                yield finding
                if sequence is not None:
                    known[splits(finding.code)].append((sequence, finding))


def climb(codes: Iterable[Code], rungs: Iterable[Rung]) -> dict[Code, Finding]:
    """The findings of ``periods`` for rung after rung.

    A rule leaves the ladder once its period is proved, when a rung takes too much work, or when its
    steps per value so far say that the next one would. The seconds are those of all its rungs.

    >>> from fairplay.theory.codes import parse_code
    >>> rules = [parse_code("0.16"), parse_code("0.6")]
    >>> found = climb(rules, [Rung(1000), Rung(300_000, work=100_000_000)])
    >>> [(str(f.code), f.period and f.period.period, f.none_below) for f in found.values()]
    [('0.6', None, 1000), ('0.16', 149459, 0)]
    """
    found: dict[Code, Finding] = {}
    left = list(codes)
    for rung in rungs:
        promising = [code for code in left if _promises(found.get(code), rung)]
        for finding in periods(promising, rung.within, work=rung.work):
            found[finding.code] = _further(found.get(finding.code), finding)
        left = [code for code in promising if found[code].none_below == rung.within]
    return found


def _promises(before: Finding | None, rung: Rung) -> bool:
    """Whether the work allows to prove any period of the rung, at the steps per value so far."""
    if before is None:
        return True
    needed = values_needed(before.code, rung.within, 0)
    return before.work * needed <= rung.work * before.computed


def _further(before: Finding | None, now: Finding) -> Finding:
    """What is known after another rung. One that was given up may have fewer values."""
    if before is None:
        return now
    seconds = before.seconds + now.seconds
    if now.period is None and now.computed < before.computed:
        return replace(before, seconds=seconds)
    below = 0 if now.period else max(before.none_below, now.none_below)
    return replace(now, none_below=below, seconds=seconds)


def families(codes: Iterable[Code]) -> list[list[Code]]:
    """The rules with the same ways to split together: only those can share a sequence.

    >>> from fairplay.theory.codes import parse_code
    >>> rules = map(parse_code, ("0.7", "0.3", "0.4"))
    >>> [[str(code) for code in family] for family in families(rules)]
    [['0.7', '0.4'], ['0.3']]
    """
    result: dict[Splits, list[Code]] = defaultdict(list)
    for code in codes:
        result[splits(code)].append(code)
    return list(result.values())


def ways(code: Code) -> int:
    """How many ways to take there are. A rule that includes another one has more of them."""
    return sum((digit & TAKES).bit_count() for digit in code.digits)


def splits(code: Code) -> Splits:
    """The ways to split, which comparable rules have in common."""
    left = ((k, digit & ~TAKES) for k, digit in enumerate(code.digits) if digit & ~TAKES)
    return tuple(left), code.unequal


def _find(known: Known, rung: Rung, code: Code) -> tuple[Finding, Sequence | None]:
    """The finding, and the sequence if many of its values were computed."""
    began = thread_time()
    finding, sequence = _found(known, rung, code)
    return replace(finding, seconds=thread_time() - began), sequence


def _found(known: Known, rung: Rung, code: Code) -> tuple[Finding, Sequence | None]:
    sequence = Sequence(code)
    found = sequence.period(min(rung.within, FEW))
    if found and found.proved:
        return _finding(sequence, found), None
    for other, theirs in known[splits(code)]:
        if finding := _like(code, other, theirs):
            return finding, None
    found = sequence.period(values_needed(code, rung.within, 0), rung.work, within=rung.within)
    if found and found.proved:
        return _finding(sequence, found), sequence
    return _finding(sequence, None, rung.within if sequence.work < rung.work else 0), sequence


def _finding(sequence: Sequence, found: Period | None, none_below: int = 0) -> Finding:
    seen = sequence.statistics()
    size, largest, work = len(sequence), seen["maximum"], seen["work"]
    return Finding(sequence.code, found, size, None, none_below, largest, work)


def _like(code: Code, other: Sequence, theirs: Finding) -> Finding | None:
    """The finding of the other rule, if both are known to have the same values."""
    found, count, read = theirs.period, theirs.computed, theirs.computed
    if found:
        count = values_needed(code, found.preperiod, found.period)
        # Beyond that the values repeat, and with them the comparisons.
        read = found.preperiod + found.period + len(code.digits)
        found = replace(found, computed=count)
    if not has_values(code, other.code, other.values(read)):
        return None
    return replace(theirs, code=code, period=found, computed=count, like=other.code)


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
    if splits(code) != splits(part) or any(part.digit(k) & ~code.digit(k) for k in range(last)):
        return False
    for k in range(1, min(last, len(values))):
        more = code.digit(k) & ~part.digit(k)
        if more & GONE and values[k] == 0:
            return False
        if more & ONE and bool((values[k + 1 :] == values[1:-k]).any()):
            return False
    return True
