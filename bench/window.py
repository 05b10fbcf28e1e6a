"""Values of games whose rares have died out, in a window, with the check for new rares.

The peer keeps all values, as every run does before its window begins. Both run on one core. The
unit is CPU time, and the best of several stretches, since other work on the machine disturbs.

The aim is at most 100 ns per value, with 100 to 600 taps (a tap is a rare heap and a digit).
"""

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time

from bench.measure import Row
from fairplay._core import NimSequence
from fairplay.rules.sequences import code_of

FEW_TAPS = ("0.104", "0.106", "0.454", "0.054")
MANY_TAPS = (
    *("4.045", "0.174", "0.167", "0.015", "0.245", "0.166", "4.404", "4.367"),
    *("0.374", "4.324", "0.36", "4.044", "0.774"),
)
FIRST = 1 << 20
STRETCH = 1 << 18
REPEATS = 6
ONE, TWO = 2, 4  # heaps that a move may leave, as bits of a digit


def rows() -> Iterator[Row]:
    for rule in (*FEW_TAPS, *MANY_TAPS):
        window, whole = _new(rule), _new(rule)
        window.keep_window(1, (1 << 32) - 1, FIRST)
        _search(window, FIRST)
        ours = _best(window, partial(_search, window))
        assert window.is_window
        whole.extend(FIRST)
        peer = _best(whole, whole.extend)
        what = f"{rule}, {_taps(rule, window)} taps, all values kept"
        yield Row(what, f"{ours:.1f} ns/value", f"{peer:.1f} ns/value", f"{peer / ours:.1f}×")


def _new(rule: str) -> NimSequence:
    code = code_of(rule)
    return NimSequence(code.digits, code.tail, code.unequal)


def _taps(rule: str, game: NimSequence) -> int:
    digits, rares = code_of(rule).digits, len(game.rares())
    takes = sum(1 for digit in digits if digit & ONE)
    return takes + rares * sum(1 for digit in digits if digit & TWO)


def _best(game: NimSequence, extend: Callable[[int], object]) -> float:
    """The fewest nanoseconds per value among several stretches."""
    taken: list[float] = []
    for _ in range(REPEATS):
        size, start = _size(game), process_time()
        extend(size + STRETCH)
        taken.append((process_time() - start) / (_size(game) - size))
    return 1e9 * min(taken)


def _size(game: NimSequence) -> int:
    return game.statistics()["size"]


def _search(game: NimSequence, size: int) -> None:
    game.search_period(size, 1 << 62)
