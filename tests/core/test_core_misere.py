"""Misère quotients compared with the outcome by the definition, and as a binding."""

import signal
import subprocess
import sys
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairplay._core import MisereQuotient

Table = list[list[list[int]]]  # [heap][option] -> heaps


def slow_outcome(table: Table) -> Callable[[tuple[int, ...]], bool]:
    """Whether the player to move wins, by the definition: no moves win, or a move to a loss."""

    @cache
    def won(position: tuple[int, ...]) -> bool:
        after = [
            tuple(sorted((*position[:i], *position[i + 1 :], *option)))
            for i, heap in enumerate(position)
            for option in table[heap]
        ]
        return not after or not all(won(next_position) for next_position in after)

    return won


@st.composite
def heap_games(draw: st.DrawFn) -> Table:
    """Any options of the first few heaps."""

    def options(heap: int) -> st.SearchStrategy[list[list[int]]]:
        smaller = st.lists(st.integers(0, heap - 1), max_size=2) if heap else st.nothing()
        return st.lists(smaller, max_size=4) if heap else st.just([])

    return [draw(options(heap)) for heap in range(draw(st.integers(2, 8)))]


@settings(max_examples=60)
@given(heap_games(), st.data())
def test_a_quotient_decides_every_sum_as_the_definition(table: Table, data: st.DataObject) -> None:
    quotient = MisereQuotient.from_options(table)
    quotient.extend_to(len(table) - 1, 400, 10**8)
    won = slow_outcome(table)
    heap = st.integers(0, quotient.heaps)
    for heaps in data.draw(st.lists(st.lists(heap, max_size=4), min_size=8, max_size=8)):
        assert quotient.won(heaps) == won(tuple(sorted(heaps)))


@settings(max_examples=40)
@given(heap_games())
def test_a_quotient_is_a_reduced_commutative_monoid(table: Table) -> None:
    quotient = MisereQuotient.from_options(table)
    quotient.extend_to(len(table) - 1, 60, 10**7)
    order, times = quotient.order, quotient.table()
    assert times.shape == (order, order)
    assert (times[0] == np.arange(order)).all()
    assert (times == times.T).all()
    assert all((times[times[c]] == times[c][times]).all() for c in range(order))
    lost = np.isin(times, quotient.p_portion())
    assert len({row.tobytes() for row in lost}) == order


def test_the_parts_of_a_quotient_agree() -> None:
    kayles = MisereQuotient([0, 7, 7])
    assert (kayles.heaps, kayles.order, kayles.growth()) == (0, 1, [(0, 1, 0)])
    assert kayles.extend_to(1000) == "solved"
    assert (kayles.heaps, kayles.order, kayles.period()) == (167, 40, (71, 12))
    times, phi = kayles.table(), kayles.pretending()
    assert (len(phi), phi[0], phi[71 + 12 :]) == (168, 0, phi[71:-12])
    for heap, transitions in kayles.generators():
        assert transitions == times[phi[heap]].tolist()
    for c, heaps in enumerate(kayles.representatives()):
        assert kayles.class_of(heaps) == c
        assert kayles.won(heaps) == (c not in kayles.p_portion())
    assert kayles.growth()[-1] == (27, 40, len(kayles.p_portion())) == (27, 40, 9)
    assert kayles.class_of([10**9 + 3, 5]) == times[phi[71 + (10**9 + 3 - 71) % 12]][phi[5]]
    assert kayles.work > 0


def test_a_limit_leaves_what_is_known() -> None:
    dawson = MisereQuotient([0, 0, 7])
    assert dawson.extend_to(40, max_classes=100) == "classes"
    assert dawson.extend_to(40, max_work=10**5) == "work"
    assert (dawson.heaps, dawson.order, dawson.period()) == (24, 24, None)
    assert dawson.extend_to(25) == "open"
    assert (dawson.order, len(dawson.p_portion())) == (144, 23)


def test_progress_may_stop_a_quotient() -> None:
    dawson = MisereQuotient([0, 0, 7])

    def stop() -> None:
        raise KeyError(dawson)  # any exception; the quotient may not be asked here

    with pytest.raises(KeyError):
        dawson.extend_to(33, progress=stop)
    assert dawson.heaps < 33
    assert dawson.extend_to(25) == "open"


def test_bad_games_and_heaps_are_refused() -> None:
    with pytest.raises(ValueError, match="taking nothing must split"):
        MisereQuotient([1])
    with pytest.raises(ValueError, match="not smaller"):
        MisereQuotient.from_options([[], [[1]]])
    small = MisereQuotient.from_options([[], [[]]])
    with pytest.raises(ValueError, match="no heap of 2"):
        small.extend_to(2)
    with pytest.raises(ValueError, match="nothing is known about a heap of 2"):
        small.class_of([2])
    with pytest.raises(ValueError, match="not in 0 to"):
        small.extend_to(-1)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_stops_a_quotient() -> None:
    script = (
        "from fairplay._core import MisereQuotient\n"
        "print('ready', flush=True)\n"
        "MisereQuotient([0, 2, 6]).extend_to(1000, 65535)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert process.returncode != 0
    assert "KeyboardInterrupt" in errors
