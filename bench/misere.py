"""Misère quotients: Kayles with the proof for all heaps, Dawson's Kayles 0.07 to heap 33, the proof
that with heap 34 it is infinite, and all two-digit octal codes but 0.00 in one run with a limit of
work for each.

The aims are 0.1 s for Kayles and 1 s for 0.07 to heap 33. CGSuite's solver did not do heap 34 in
110 s, on another machine. Sums are decided by the quotient and, beside it, by
the core's search with an empty memo.
"""

from functools import partial
from itertools import product
from random import Random
from time import perf_counter

from bench.measure import Row, medians, ms, seconds
from fairplay._core import MisereQuotient, Search

KAYLES = (0, 7, 7)
REPEATS = 5
#: Some two seconds for a code that is not solved.
MAX_WORK = 25 * 10**8
HEAPS = 1000


def rows() -> list[Row]:
    return [
        _growing("0.77, proved for all heaps", KAYLES, HEAPS, aim=0.1),
        _growing("0.07 to heap 33", (0, 0, 7), 33, aim=1),
        _infinite(),
        *_sums(),
        _survey(),
    ]


def _quotient(digits: tuple[int, ...], heaps: int) -> MisereQuotient:
    quotient = MisereQuotient(digits)
    quotient.extend_to(heaps)
    return quotient


def _growing(what: str, digits: tuple[int, ...], heaps: int, aim: float) -> Row:
    [taken] = medians(REPEATS, partial(_quotient, digits, heaps))
    _, order, p = _quotient(digits, heaps).growth()[-1]
    return Row(f"{what}: {order}/{p}", ms(taken), f"{ms(aim)} (the aim)", f"{taken / aim:.2f}")


def _infinite() -> Row:
    [taken] = medians(REPEATS, partial(_quotient, (0, 0, 7), 34))
    assert _quotient((0, 0, 7), 34).infinite()
    aim = 110
    return Row(
        "0.07 with heap 34: infinite", ms(taken), f"{aim} s (not done)", f"{taken / aim:.3f}"
    )


def _sums() -> list[Row]:
    """A sum of Kayles heaps; the quotient is computed, too."""
    options = [[[*split] for split in _kayles_options(n)] for n in range(13)]
    result = []
    for count in (4, 5):
        random = Random(count)
        heaps = [random.randint(8, 12) for _ in range(count)]

        def search(heaps: list[int] = heaps) -> bool | None:
            return Search(options, True, 10**7).won(heaps)

        def by_quotient(heaps: list[int] = heaps) -> bool:
            return _quotient(KAYLES, 12).won(heaps)

        assert search() == by_quotient()
        ours, peer = medians(3, by_quotient, search)
        what = f"0.77:{','.join(map(str, heaps))}, from scratch"
        result.append(Row(what, ms(ours), f"{ms(peer)} (search)", f"{ours / peer:.4f}"))
    return result


def _kayles_options(n: int) -> list[tuple[int, ...]]:
    return [(a, n - k - a) for k in (1, 2) for a in range((n - k) // 2 + 1) if n >= k]


def _survey() -> Row:
    began = perf_counter()
    solved, infinite, slowest = 0, 0, 0.0
    for digits in list(product((0,), range(8), range(8)))[1:]:
        quotient = MisereQuotient(digits)
        taken = seconds(partial(quotient.extend_to, HEAPS, max_work=MAX_WORK))
        if quotient.period():
            solved, slowest = solved + 1, max(slowest, taken)
        infinite += quotient.infinite() is not None
    what = f"63 codes 0.ab, {solved} solved (the slowest in {ms(slowest)}), {infinite} infinite"
    return Row(what, f"{perf_counter() - began:.0f} s", "", "")
