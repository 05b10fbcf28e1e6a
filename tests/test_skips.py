"""A run says what it skipped and why; in CI a skip is a failure."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import missing_program

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
WHY = "abacus is missing; on Debian: apt-get install beads"
TESTS = """
import pytest
from tests.needs import missing_program

@pytest.fixture(scope="session")
def abacus():
    missing_program("abacus", "beads")

def test_one(abacus): pass
def test_two(abacus): pass
def test_three(): missing_program("abacus", "beads")
@pytest.mark.xfail
def test_four(): assert False
def test_five(): pass
"""
MODULE = "import pytest; pytest.skip('no screen', allow_module_level=True)"


def run(folder: Path, ci: str) -> tuple[int, str]:
    (folder / "test_parts.py").write_text(TESTS, encoding="utf-8")
    (folder / "test_whole.py").write_text(MODULE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.skips", "-p", "no:cacheprovider"]
    command += ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder), "-n1", str(folder)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=os.environ | {"CI": ci, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    return done.returncode, done.stdout


def test_a_run_lists_what_it_skipped(tmp_path: Path) -> None:
    code, said = run(tmp_path, ci="")
    assert code == 0, said
    assert "1 passed, 4 skipped, 1 xfailed" in said
    assert f"3 × {WHY}\n1 × no screen\n" in said


def test_nothing_may_be_skipped_in_ci(tmp_path: Path) -> None:
    code, said = run(tmp_path, ci="true")
    assert code != 0
    assert "skipped" not in said.splitlines()[-1]
    for reason in (WHY, "no screen"):
        assert f"Skipped: {reason} (nothing may be skipped in CI)" in said


def test_a_missing_program_is_named_with_its_package() -> None:
    with pytest.raises(pytest.skip.Exception, match=WHY):
        missing_program("abacus", "beads")
