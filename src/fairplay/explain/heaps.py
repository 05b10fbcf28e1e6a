"""The mex rule and Grundy's scale for one heap of a take-and-break game."""

from collections.abc import Iterator
from itertools import islice

from fairplay.explain.blocks import Block, MexRule, Option, Repeats, Scale
from fairplay.rules.heaps import MAX_LISTED
from fairplay.theory.code_heaps import BegunHeap, CodeHeap
from fairplay.theory.codes import TWO, Code
from fairplay.theory.nim import nim_sum
from fairplay.theory.period import values_needed
from fairplay.theory.sequence import Sequence
from fairplay.theory.sequences import sequence_of
from fairplay.theory.sums import HeapPart

MAX_OPTIONS_SHOWN = 40
MAX_SCALE = 40
#: Up to this heap, look for a period that covers it even if its value is known.
MAX_PROVED = 20_000


def heap_blocks(part: CodeHeap | HeapPart) -> Iterator[Block]:
    """Why one heap has its value, from the values of smaller heaps."""
    if isinstance(part, HeapPart):
        yield mex_of(part)
        return
    code, heap = part.code, part.size
    if not isinstance(part, BegunHeap):
        yield from repeats(code, heap)
    yield mex_rule(code, heap)
    if heap <= MAX_SCALE:
        yield from scales(code, heap)


def mex_of(heap: HeapPart) -> MexRule:
    """The options of a heap whose rule is no code.

    >>> from fairplay.rules import heap
    >>> (half,) = heap("half", "take at most half").parts((6,))
    >>> [option.value for option in mex_of(half).options]
    [1, 2, 0]
    """
    every = iter(heap.options())
    shown = tuple(map(_left, islice(every, MAX_OPTIONS_SHOWN)))
    more = sum(1 for _ in islice(every, MAX_LISTED + 1))
    return MexRule(heap.size, shown, more if more <= MAX_LISTED else None, heap.value())


def _left(parts: tuple[HeapPart, ...]) -> Option:
    values = tuple(part.value() for part in parts)
    return Option(tuple(part.size for part in parts), values, nim_sum(values))


def mex_rule(code: Code, heap: int) -> MexRule:
    """The options of a heap with their values.

    >>> from fairplay.theory.codes import parse_code
    >>> [option.value for option in mex_rule(parse_code("4.[3]"), 4).options]
    [5, 0, 4, 2, 1, 0]
    """
    values = sequence_of(code)
    every = code.options(heap)
    shown = tuple(_option(values, left) for left in islice(every, MAX_OPTIONS_SHOWN))
    more = sum(1 for _ in islice(every, MAX_LISTED + 1))
    return MexRule(heap, shown, more if more <= MAX_LISTED else None, values[heap])


def _option(values: Sequence, left: tuple[int, ...]) -> Option:
    each = tuple(values[n] for n in left)
    return Option(left, each, nim_sum(each))


def scales(code: Code, heap: int) -> Iterator[Scale]:
    """One scale for every number of beans that may be taken while splitting the rest in two.

    >>> from fairplay.theory.codes import Code
    >>> next(scales(Code((4,), unequal=True), 12)).sums
    (2, 0, 0, 2, 2)
    """
    values = sequence_of(code)
    last = heap - 2 if code.last is None else min(heap - 2, code.last)
    splitting = [k for k in range(last + 1) if code.digit(k) & TWO]
    for k in splitting[:3]:
        total = heap - k
        upper = tuple(values[n] for n in range(1, total))
        ends = range((total - 1) // 2 if code.unequal else total // 2)
        sums = tuple(upper[i] ^ upper[-1 - i] for i in ends)
        yield Scale(heap, total, upper, upper[::-1], sums, equal=not code.unequal)


def repeats(code: Code, heap: int) -> Iterator[Repeats]:
    """Where the sequence is known to be periodic, the heap that this one repeats."""
    values = sequence_of(code)
    value = values[heap]
    # Enough values to prove every period that covers this heap, whatever was asked before. Values
    # may have been computed without looking for a period.
    if heap <= MAX_PROVED:
        values.period(values_needed(code, heap, 0))
    found = values.known_period
    if found and not found.saltus and heap >= found.preperiod + found.period:
        like = found.preperiod + (heap - found.preperiod) % found.period
        yield Repeats(heap, like, value, found.preperiod, found.period)
