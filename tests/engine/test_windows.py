"""Searches for a period that keep a window: on two threads, and with checkpoints."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from fairplay._core import NimSequence
from fairplay.rules.sequences import code_of
from fairplay.theory.codes import parse_code
from fairplay.theory.period import values_needed
from fairplay.theory.sequence import Sequence
from tests.engine.interrupting import interrupt

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay

LIMIT = "5000000"


@pytest.mark.slow
@pytest.mark.parametrize("threads", [1, 2])
def test_a_period_beyond_the_values_that_are_kept(threads: int) -> None:
    """A rule of five digits, which takes a second. The result is the same as with all values."""
    code = parse_code("0.56356")
    window = NimSequence(code.digits)
    window.keep_window(threads, 2**32 - 1, 0)
    assert window.search_period(400_000, 2**63) is None
    assert not window.is_window
    found = window.search_period(10**12, 2**63)
    assert window.is_window
    whole = Sequence(code)
    expected = whole.period(4_000_000)
    assert expected is not None
    # It is too long to list its witnesses: all of it is checked, 2^17 heaps behind its start.
    checked = 561601 + 972832 + 2**17 + len(code.digits) - 1
    assert found == (561601, 972832, 0, "witness", checked)
    assert checked < values_needed(code, 561601, 972832)
    assert (expected.preperiod, expected.period) == found[:2]
    assert window.exceptions(*found[:3]) == [expected.exceptions[-1]]


@pytest.mark.slow
@pytest.mark.parametrize("rule", ["grundy", "0.14", "0.16"])
def test_two_threads_give_the_same_values(rule: str) -> None:
    """Beyond 2^17 they check blocks while the next are computed. 0.14 has a new rare at 178727,
    where what was computed after it is discarded."""
    code = code_of(rule)
    found = []
    for threads in (1, 2):
        core = NimSequence(code.digits, (), code.unequal)
        core.keep_window(threads, 2**32 - 1)
        core.search_period(260_000, 2**63)
        assert not core.is_window
        found.append(core.tolist(0, 260_000))
    assert found[0] == found[1]


def test_forgotten_values_cannot_be_read() -> None:
    window = Sequence(parse_code("0.104"), window_threads=1)
    assert window.period(6_000_000) is None
    assert window.is_window
    assert window[1000] == Sequence(parse_code("0.104"))[1000]
    with pytest.raises(IndexError):
        window._core[1_000_000]
    with pytest.raises(IndexError):
        window._core.to_numpy(1_000_000)
    with pytest.raises(ValueError, match="a window takes no values"):
        window.append(np.ones(1, np.uint16))


def test_the_command_keeps_a_window(fairplay: "Fairplay", tmp_path: Path) -> None:
    name = tmp_path / "run.fp"
    options = ("0.106", "--checkpoint", str(name), "--json")
    found = json.loads(fairplay("period", *options, "--limit", LIMIT).out)
    assert (found["period"], found["proved"]) == (None, False)
    assert found["computed"] >= int(LIMIT)
    assert name.stat().st_size < 1_000_000
    more = json.loads(fairplay("period", *options, "--limit", "6000000", "--threads", "2").out)
    assert more["computed"] >= 6_000_000
    straight = tmp_path / "straight.fp"
    fairplay("period", "0.106", "--checkpoint", str(straight), "--limit", "6000000")
    resumed, alone = (Sequence(parse_code("0.106"), 1) for _ in range(2))
    resumed.load(str(name))
    alone.load(str(straight))
    first = max(len(resumed), len(alone)) - 100_000
    last = min(len(resumed), len(alone))
    assert resumed._core.tolist(first, last) == alone._core.tolist(first, last)


def test_a_window_cannot_be_exported(fairplay: "Fairplay", tmp_path: Path) -> None:
    name = str(tmp_path / "run.fp")
    fairplay("period", "0.106", "--checkpoint", name, "--limit", LIMIT)
    code, out, err = fairplay("sequence", "0.106", "100", "--checkpoint", name)
    assert (code, out) == (2, "")
    assert "Only fairplay period can continue from it" in err


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_in_a_window(tmp_path: Path) -> None:
    """The checkpoint is small and good."""
    name = tmp_path / "run.fp"
    interrupt(name, 2, "period", "0.106", "--limit", str(10**12))
    resumed = Sequence(parse_code("0.106"), 1)
    resumed.load(str(name))
    assert len(resumed) > 0
    assert name.stat().st_size < 10_000_000
    assert resumed.period(len(resumed) + 1000) is None
