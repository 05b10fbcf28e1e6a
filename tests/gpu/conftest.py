"""Games for the GPU engine, and a device that runs its kernels on the CPU."""

import shutil
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from fairplay._core import NimSequence
from fairplay.gpu import slices
from fairplay.gpu.game import Game
from tests.gpu.emulation import EmulatedDevice, compiled_for_cpu
from tests.needs import missing_program

#: Where the GPU begins in the tests.
START = 1 << 20


@cache
def sequence(code: str) -> NimSequence:
    return NimSequence([int(digit) for digit in code.replace(".", "")])


@cache
def game_of(code: str, start: int = START) -> Game:
    """A game as the CPU engine leaves it."""
    values = sequence(code)
    values.extend(start)
    digits = [int(digit) for digit in code.replace(".", "")]
    known = values.to_numpy(start).astype(np.uint16)
    return Game.of(code, digits, values.statistics(), values.rares(), known)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for the kernels, compiled once."""
    if not shutil.which("g++"):
        missing_program("g++", "g++")
    return tmp_path_factory.mktemp("kernels")


@pytest.fixture
def device(built: Path, monkeypatch: pytest.MonkeyPatch) -> EmulatedDevice:
    def compiled(source: str, architecture: int) -> bytes:
        assert architecture == EmulatedDevice.architecture
        return compiled_for_cpu(built, source)

    monkeypatch.setattr(slices, "compiled", compiled)
    return EmulatedDevice()
