"""Nim-values near n = 10^6, and whole runs from scratch, all in one run on one core. The unit is
CPU time, since other work on the machine would disturb runs of this length.

The peers are the definition (in Python, in NumPy and in C++, at n that each can reach) and the
sparse space in its simplest form, "plain sparse". For each heap it visits every rare heap, and
rules out every rare value: first by the pair that served last time, else by a search from the
first pair on. It uses only the vector instructions that every such processor has. "With vectors"
uses those of this processor, as ours does; "no filter" is ours without the bit-sliced filter.
The last rows measure how long it takes to prove a period.

The aims: at most 250 ns per value of Grundy's game near 10^6 on an idle core; at least 4 times the
plain sparse space there and a tenth of its time from scratch, at least 8 times in Officers; at most
60 ns per value with few rares; Kayles in 1 ms.
"""

from collections.abc import Iterator
from functools import partial
from time import process_time

from bench.measure import Row, medians
from fairplay._core import NimSequence
from fairplay.rules.sequences import code_of
from fairplay.theory.nim import mex, nim_sum
from fairplay.theory.period import Period
from fairplay.theory.sequence import Sequence
from fairplay.theory.verify_values import by_definition

FIRST, LAST = 900_000, 1_000_000
WHOLE = 1 << 20
REPEATS = 3
MANY_RARES = ("grundy", "0.6")
FEW_RARES = ("0.16", "0.56", "0.454", "0.104")
#: The method and the kind of processor.
PEERS = {
    "no filter": ("sparse", "automatic"),
    "plain sparse, with vectors": ("scatter", "automatic"),
    "plain sparse": ("scatter", "plain"),
}
PROOFS = ("0.77", "0.137", "0.16", "0.56", "4.437", "4.[3]")


def rows() -> list[Row]:
    return [*_definitions(), *_far_out(), *_few_rares(), *_proofs()]


def _new(rule: str, method: str = "automatic", cpu: str = "automatic") -> NimSequence:
    code = code_of(rule)
    return NimSequence(code.digits, code.tail, code.unequal, method, cpu)


def _values(rule: str, count: int) -> None:
    _new(rule).extend(count)


def _period(rule: str) -> Period | None:
    return Sequence(code_of(rule)).period(10_000_000)


def _ns(taken: float, count: int) -> str:
    return f"{1e9 * taken / count:,.0f} ns/value"


def _definitions() -> Iterator[Row]:
    """The first values of Grundy's game by the definition, in three languages."""
    code = code_of("grundy")

    def in_python() -> None:
        values: list[int] = []
        for n in range(600):
            values.append(mex(nim_sum(values[heap] for heap in left) for left in code.options(n)))

    peers = {
        "Python": (600, in_python),
        "NumPy": (3000, lambda: by_definition(code, 3000)),
        "C++": (20_000, lambda: _new("grundy", "definition").extend(20_000)),
    }
    for name, (count, work) in peers.items():
        ours, peer = medians(REPEATS, partial(_values, "grundy", count), work)
        what = f"grundy, first {count:,}, definition in {name}"
        yield Row(what, _ns(ours, count), _ns(peer, count), f"{peer / ours:,.1f}×")


def _far_out() -> Iterator[Row]:
    """Grundy's game and Officers from scratch, by ours and by the plain sparse space."""
    for rule in MANY_RARES:
        near, whole = _timed(rule)
        for name, peer in PEERS.items():
            peer_near, peer_whole = _timed(rule, *peer)
            what, count = f"{rule}, values {FIRST:,} to {LAST:,}, {name}", LAST - FIRST
            ratio = f"{peer_near / near:.1f}×"
            yield Row(what, _ns(near, count), _ns(peer_near, count), ratio)
            what, ratio = f"{rule}, first {WHOLE:,}, {name}", f"{peer_whole / whole:.1f}×"
            yield Row(what, f"{whole:.2f} s", f"{peer_whole:.2f} s", ratio)


def _timed(rule: str, method: str = "automatic", cpu: str = "automatic") -> tuple[float, float]:
    """Seconds for the values from FIRST to LAST, and for WHOLE of them from scratch."""
    game, times = _new(rule, method, cpu), [process_time()]
    for count in (FIRST, LAST, WHOLE):
        game.extend(count)
        times.append(process_time())
    return times[2] - times[1], times[3] - times[0]


def _few_rares() -> Iterator[Row]:
    for rule in FEW_RARES:
        (near, _), (peer, _) = _timed(rule), _timed(rule, *PEERS["plain sparse"])
        what, count = f"{rule}, values {FIRST:,} to {LAST:,}, plain sparse", LAST - FIRST
        yield Row(what, _ns(near, count), _ns(peer, count), f"{peer / near:.1f}×")


def _proofs() -> Iterator[Row]:
    """Time from scratch to a proof, and the number of values it took."""
    for rule in PROOFS:
        found = _period(rule)
        assert found
        assert found.proved
        (taken,) = medians(REPEATS, partial(_period, rule))
        shown = f"{1000 * taken:.3g} ms"
        yield Row(
            f"{rule}, period proved", shown, f"{found.computed:,} values", found.theorem or ""
        )
