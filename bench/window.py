"""Values of games whose rares have died out, in a window, with the check for new rares.

The peer keeps all values, as every run does before its window begins. In the second row of a game,
the values are computed and checked again by the second path, as `fairplay verify` does; its peer is
the window. All run on one core. The unit is CPU time, and the best of several stretches, since
other work on the machine disturbs.

The aim is at most 100 ns per value, with 100 to 600 taps (a tap is a rare heap and a digit).
"""

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time

from bench.measure import Row
from fairplay._core import NimSequence, Recheck
from fairplay.rules.sequences import code_of

FEW_TAPS = ("0.104", "0.106", "0.454", "0.054")
MANY_TAPS = (
    *("4.045", "0.174", "0.167", "0.015", "0.245", "0.166", "4.404", "4.367"),
    *("0.374", "4.324", "0.36", "4.044", "0.774"),
)
FIRST = 1 << 20
KEPT = 1 << 17
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
        again = _again(rule, whole)
        peer = _best(whole, whole.extend)
        what = f"{rule}, {_taps(rule, window)} taps, all values kept"
        yield Row(what, f"{ours:.1f} ns/value", f"{peer:.1f} ns/value", f"{peer / ours:.1f}×")
        second = _best(again, partial(_continue, again))
        what = f"{rule}, by the second path"
        yield Row(what, f"{second:.1f} ns/value", f"{ours:.1f} ns/value", f"{ours / second:.1f}×")


def _new(rule: str) -> NimSequence:
    code = code_of(rule)
    return NimSequence(code.digits, code.tail, code.unequal)


def _taps(rule: str, game: NimSequence) -> int:
    digits, rares = code_of(rule).digits, len(game.rares())
    takes = sum(1 for digit in digits if digit & ONE)
    return takes + rares * sum(1 for digit in digits if digit & TWO)


def _again(rule: str, whole: NimSequence) -> Recheck:
    code, found = code_of(rule), whole.statistics()
    first, state = whole.tolist(0, KEPT), whole.tolist(FIRST - 2 * KEPT, FIRST)
    mask, domain = found["mask"], bool(found["domain"])
    return Recheck(code.digits, code.unequal, mask, domain, first, FIRST, state, FIRST)


def _best(game: NimSequence | Recheck, extend: Callable[[int], object]) -> float:
    """The fewest nanoseconds per value among several stretches."""
    taken: list[float] = []
    for _ in range(REPEATS):
        size, start = _size(game), process_time()
        extend(size + STRETCH)
        taken.append((process_time() - start) / (_size(game) - size))
    return 1e9 * min(taken)


def _size(game: NimSequence | Recheck) -> int:
    return game.size if isinstance(game, Recheck) else game.statistics()["size"]


def _continue(again: Recheck, size: int) -> None:
    assert again.advance(size - again.size) is None


def _search(game: NimSequence, size: int) -> None:
    game.search_period(size, 1 << 62)
