"""One option of a heap that has a wanted value, found without listing all options.

A heap of 10^20 has too many options to list. With a proved period few of them need a look. Let P be
a multiple of the period, and of the length of the repeating digits if there are any, and n₀ the
preperiod.

* Without a saltus: if two heaps of an option are at least n₀ + P, move P beans from the smaller one
  to the larger one. Neither value changes, and unequal heaps stay unequal. So all heaps but the
  largest can be below n₀ + P. If the digits repeat, beans that are taken go to the largest heap in
  the same way, unless it is below n₀. What remains does not depend on the size of the heap.
* With a saltus: the proof of the theorem ``arithmetic`` (see ``theory.period``) gives every smaller
  value to an option that leaves nothing, one heap, or two of which one is below n₀ + P. The value
  that the other heap must have tells its size.
"""

from collections.abc import Iterator
from itertools import chain, combinations_with_replacement, islice
from math import lcm

from fairplay.errors import check_type, natural
from fairplay.theory.codes import Code
from fairplay.theory.nim import nim_sum
from fairplay.theory.period import Period
from fairplay.theory.sequence import Sequence
from fairplay.theory.sequences import sequence_of

Left = tuple[int, ...]

#: How many options are looked at: about two seconds.
MAX_LOOKED_AT = 1_000_000
#: The proof of an arithmetic period doubles the period at most four times.
DOUBLED = 16


def find_option(code: Code, heap: int, value: int) -> Left | None:
    """The heaps that one move leaves of a heap, with this nim-sum of values; None if not found.

    An option with a smaller value than the heap exists by the mex rule. It is found unless there
    are very many options. Raises InputError for a negative heap, TooLargeError if its value is out
    of reach, and TypeError for arguments of another type.

    >>> from fairplay.theory.codes import parse_code
    >>> kayles = parse_code("0.77")
    >>> find_option(kayles, 10**20, 0)
    (1, 99999999999999999997)
    """
    check_type("code", code, Code)
    values, heap = sequence_of(code), natural(heap)
    if not 0 <= value < values[heap]:  # values[heap] proves a period if the heap is large
        return None
    for left in islice(_looked_at(values, heap, value), MAX_LOOKED_AT):
        if nim_sum(values[n] for n in left) == value:
            return left
    return None


def _looked_at(values: Sequence, heap: int, value: int) -> Iterator[Left]:
    code, known = values.code, values.known_period
    if known is None:
        return code.options(heap)
    if known.saltus:
        return _rising(values, known, heap, value)
    return _shifted(code, known, heap)


def _shifted(code: Code, known: Period, heap: int) -> Iterator[Left]:
    """Options for every value that an option has, when the values repeat."""
    step = lcm(known.period, len(code.tail) or 1)
    taken = len(code.digits) + (step if code.tail else 0)
    yield from code.options(heap, taken, known.preperiod + step)
    sizes = range(1, known.preperiod) if code.tail else range(0)
    for count in range(1, code.most_heaps + 1):
        for left in combinations_with_replacement(sizes, count):
            if code.allows(heap, left):
                yield left


def _rising(values: Sequence, known: Period, heap: int, value: int) -> Iterator[Left]:
    """Options with this value, when the values repeat with a saltus."""
    code = values.code
    if code.digit(heap) & 1:
        yield ()
    step = DOUBLED * lcm(known.period, len(code.tail))
    smalls = ((a,) for a in range(1, known.preperiod + step))
    for small in chain([()], smalls):
        wanted = value ^ nim_sum(values[a] for a in small)
        for size in _sizes(values, known, wanted):
            left = tuple(sorted((*small, size)))
            if code.allows(heap, left):
                yield left


def _sizes(values: Sequence, known: Period, value: int) -> Iterator[int]:
    """The heaps with this value."""
    yield from (n for n in range(1, known.preperiod) if values[n] == value)
    for n in range(known.preperiod, known.preperiod + known.period):
        turns, rest = divmod(value - values[n], known.saltus)
        if turns >= 0 and not rest:
            yield n + turns * known.period
