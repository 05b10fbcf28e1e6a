"""Heap games in words: the values of a rule that is a code beside those of the code itself, and
those of a rule with endlessly many digits beside the definition in Python.

The aim for a code is a ratio of 1. Every run reads the rule anew and starts with empty caches.
"""

from collections.abc import Callable
from functools import partial

from bench.measure import Row, medians, ms
from fairplay.rules.heap_words import read_rule
from fairplay.rules.registry import _found
from fairplay.rules.sequences import sequence
from fairplay.theory.nim import mex
from fairplay.theory.sequences import sequence_of

CODES = (
    ("heap{take 1-3}", "0.333", 200_000),
    ("heap{take 1-2 or take 1-2 and split}", "0.77", 200_000),
    ("heap{take any or split}", "4.[3]", 10_000),
    ("heap{split unequal}", "grundy", 100_000),
)
ENDLESS = (("take a square", 4_000), ("take a prime", 2_000))
REPEATS = 5


def rows() -> list[Row]:
    return [
        _row(f"{words}, {n} values", _values, _values, words, code, n) for words, code, n in CODES
    ] + [
        _row(f"heap{{{rule}}}, {n} values", _values, _defined, f"heap{{{rule}}}", rule, n)
        for rule, n in ENDLESS
    ]


Work = Callable[[str, int], object]


def _row(what: str, ours: Work, other: Work, words: str, beside: str, count: int) -> Row:
    works = partial(ours, words, count), partial(other, beside, count)
    mine, theirs = medians(REPEATS, *works)
    return Row(what, ms(mine), f"{ms(theirs)} ({beside})", f"{mine / theirs:.2f}")


def _values(rule: str, count: int) -> object:
    sequence_of.clear()
    _found.cache_clear()
    return sequence(rule, count)


def _defined(words: str, count: int) -> list[int]:
    rule = read_rule(words)
    values: list[int] = []
    for heap in range(count):
        values.append(mex(values[left[0]] if left else 0 for left in rule.options(heap)))
    return values
