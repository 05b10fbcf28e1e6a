"""The C++ core builds alone, with warnings as errors, and passes its own tests."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: Objects are kept from run to run, as in any build: compiling all takes a minute of a processor.
BUILD = ROOT / "build"
TOOLS = Path(sys.executable).parent


def run(*command: Path | str) -> str:
    """The output of the command. The test fails with it if the command fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_core_builds_alone_and_passes_its_tests() -> None:
    """With the sanitizers for addresses and undefined behaviour: any finding ends the tests. The
    optimized core is tested through Python."""
    cmake, ninja, folder = TOOLS / "cmake", TOOLS / "ninja", BUILD / "core-sanitizers"
    run(
        *(cmake, "-S", ROOT / "core", "-B", folder, "-G", "Ninja"),
        f"-DCMAKE_MAKE_PROGRAM={ninja}",
        "-DFAIRPLAY_CORE_SANITIZERS=ON",
    )
    run(cmake, "--build", folder)
    last = run(folder / "fairplay-core-test").splitlines()[-1]
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed", last)
