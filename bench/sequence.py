"""Nim-values by the definition: in C++ beside the same definition in Python."""

from functools import partial

from bench.measure import Row, medians
from fairplay.rules.registry import find
from fairplay.theory.codes import Code
from fairplay.theory.nim import mex, nim_sum
from fairplay.theory.sequence import Sequence

COUNT = 1000
REPEATS = 3


def rows() -> list[Row]:
    found = []
    for name in ("kayles", "0.137", "grundy", "lasker"):
        code = find(name).code  # type: ignore[attr-defined]
        ours, peer = medians(REPEATS, partial(_ours, code), partial(_definition, code))
        rates = (f"{COUNT / taken:,.0f} values/s" for taken in (ours, peer))
        found.append(Row(f"{name}, {COUNT} values", *rates, f"{peer / ours:.0f}× faster"))
    return found


def _ours(code: Code) -> None:
    Sequence(code).extend(COUNT)


def _definition(code: Code) -> list[int]:
    values: list[int] = []
    for n in range(COUNT):
        values.append(mex(nim_sum(values[heap] for heap in left) for left in code.options(n)))
    return values
