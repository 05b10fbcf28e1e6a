"""The public names of the package exist, and are imported only when used."""

import subprocess
import sys

import numpy as np
import pytest

import fairplay as fp


def test_every_name_exists() -> None:
    for name in fp.__all__:
        assert getattr(fp, name) is not None
    assert set(fp.__all__) <= set(dir(fp))


def test_an_unknown_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = fp.nonsense  # type: ignore[attr-defined]


def test_solve_and_explain() -> None:
    assert fp.solve("kayles:7 + nim:2").outcome == "P"
    assert fp.explain("nim:1,2,3").position == "nim:1,2,3"


def test_sequence_is_an_array() -> None:
    values = fp.sequence("0.77", 1000)
    assert isinstance(values, np.ndarray)
    assert values.shape == (1000,)
    assert values.dtype == np.uint32
    assert fp.sequence("0.77", 0).shape == (0,)


def test_period() -> None:
    found = fp.period("0.137")
    assert found
    assert (found.preperiod, found.period, found.proved) == (52, 34, True)
    assert fp.period("grundy", limit=500) is None


@pytest.mark.parametrize("count", [-1, 10**12])
def test_counts_out_of_reach(count: int) -> None:
    with pytest.raises(fp.InputError):
        fp.sequence("0.77", count)
    with pytest.raises(fp.InputError):
        fp.period("grundy", limit=count)


def test_other_things() -> None:
    assert fp.games.find("kayles").name == "kayles"
    assert fp.Match.begin("nim:1").play("1→0").result
    assert fp.Position("nim:3").after("3→1") == fp.Position("nim:1")


def test_importing_the_package_imports_nothing_else() -> None:
    code = "import sys; old = {*sys.modules}; import fairplay; print(sorted({*sys.modules} - old))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "['fairplay', 'fairplay._lazy']\n"


def test_solving_does_without_heavy_imports() -> None:
    code = """
import sys
from fairplay.cli.main import main
main(["solve", "nim:3,4,5"])
heavy = {"numpy", "fluent", "rich.console", "rich.table", "pydantic"}
print(sorted(heavy & set(sys.modules)), file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"
