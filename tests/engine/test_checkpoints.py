"""Checkpoints: an interrupted run continues to the same values; other files are refused."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fairplay as fp
from tests.engine.interrupting import interrupt

if TYPE_CHECKING:
    from tests.cli.conftest import Fairplay


@given(
    st.sampled_from(["grundy", "0.16", "4.[3]", "0.8"]), st.integers(0, 600), st.integers(0, 600)
)
@settings(max_examples=25, deadline=None)
def test_a_run_continues_from_any_checkpoint(
    tmp_path_factory: pytest.TempPathFactory, rule: str, first: int, more: int
) -> None:
    name = str(tmp_path_factory.mktemp("cut") / "run.fp")
    begun, resumed = fp.Sequence(rule), fp.Sequence(rule)
    begun.extend(first)
    begun.save(name)
    resumed.load(name)
    assert len(resumed) == len(begun)
    count = len(begun) + more
    assert (resumed.values(count) == fp.Sequence(rule).values(count)).all()


@pytest.mark.slow
@given(
    st.sampled_from(["grundy", "0.16", "4.[3]", "0.8"]), st.integers(0, 600), st.integers(0, 900)
)
@settings(max_examples=25, deadline=None)
def test_a_run_continues_from_values_from_elsewhere(rule: str, first: int, more: int) -> None:
    whole, begun = fp.Sequence(rule).values(1000 + more), fp.Sequence(rule)
    begun.extend(first)
    begun.append(whole[len(begun) : 1000].astype(np.uint16))
    assert len(begun) == 1000
    assert begun.statistics()["maximum"] == whole[:1000].max()
    assert (begun.values(len(whole)) == whole).all()


def test_the_command_continues(fairplay: "Fairplay", tmp_path: Path) -> None:
    name, npy = str(tmp_path / "run.fp"), str(tmp_path / "values.npy")
    fairplay("sequence", "grundy", "3000", "--checkpoint", name, "--npy", npy)
    fairplay("sequence", "grundy", "5000", "--checkpoint", name, "--npy", npy)
    assert (np.load(npy) == fp.sequence("grundy", 5000)).all()
    resumed = fp.Sequence("grundy")
    resumed.load(name)
    assert len(resumed) == 5000
    assert fairplay("period", "grundy", "--limit", "6000", "--checkpoint", name).code == 0
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


@pytest.mark.parametrize("content", [b"", b"fairplay nim-sequence 1\n", b"x" * 5000])
def test_other_files_are_refused_and_left_alone(
    fairplay: "Fairplay", tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "run.fp"
    file.write_bytes(content)
    code, out, err = fairplay("sequence", "grundy", "100", "--checkpoint", str(file))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert file.read_bytes() == content


def test_a_checkpoint_of_another_rule(fairplay: "Fairplay", tmp_path: Path) -> None:
    name = str(tmp_path / "run.fp")
    fairplay("sequence", "grundy", "100", "--checkpoint", name)
    code, _, err = fairplay("sequence", "0.6", "100", "--checkpoint", name)
    assert code == 2
    assert "0.6" in err


def test_a_checkpoint_that_cannot_be_written(fairplay: "Fairplay", tmp_path: Path) -> None:
    name = str(tmp_path / "nowhere" / "run.fp")
    code, out, err = fairplay("sequence", "grundy", "100", "--checkpoint", name)
    assert (code, out) == (2, "")
    assert "nowhere" in err


def test_a_full_disk() -> None:
    sequence = fp.Sequence("0.16")
    sequence.extend(100_000)
    with pytest.raises(OSError, match="No space"):
        sequence.save("/dev/full")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other signals")
def test_ctrl_c_leaves_a_good_checkpoint(tmp_path: Path) -> None:
    name = tmp_path / "run.fp"
    interrupt(name, 1, "sequence", "grundy", "100000000")
    resumed = fp.Sequence("grundy")
    resumed.load(str(name))
    count = min(len(resumed), 20_000)
    assert (resumed.values(count) == fp.sequence("grundy", count)).all()
