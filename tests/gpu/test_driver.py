"""The driver is asked rightly, and what it refuses becomes a message. A library plays its part."""

import ctypes as c
import subprocess
from pathlib import Path

import numpy as np
import pytest

from fairplay.gpu import available, build, driver, slices
from fairplay.gpu import table as tables
from fairplay.gpu.build import CompilerError, compiled
from fairplay.gpu.checkpoint import path_of
from fairplay.gpu.driver import Device, GpuError
from fairplay.gpu.run import prepare, run
from fairplay.gpu.table import Table
from tests.gpu.conftest import START, game_of, sequence
from tests.gpu.emulation import FLAGS, HERE, compiled_for_cpu

pytestmark = pytest.mark.slow


@pytest.fixture(scope="session")
def library(built: Path) -> str:
    path = str(built / "libfake.so")
    command = ["g++", *FLAGS, "-o", path, str(HERE / "fake_driver.cpp")]
    subprocess.run(command, check=True)
    return path


@pytest.fixture
def fake(library: str, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a driver. Each test has its own copy, since it counts calls."""
    own = tmp_path / "libcuda.so"
    own.write_bytes(Path(library).read_bytes())
    monkeypatch.setattr(driver, "_NAMES", (str(own),))
    monkeypatch.setattr(slices, "compiled", lambda source, _: compiled_for_cpu(built, source))
    return str(own)


def live(library: str) -> dict[str, int]:
    """What was taken from a driver and not given back, by kind."""
    count = c.CDLL(library).fake_live
    return {kind: count(kind.encode()) for kind in ("buffer", "context", "module", "stream")}


NOTHING = {"buffer": 0, "context": 0, "module": 0, "stream": 0}


def test_values_through_the_driver(fake: str) -> None:
    (progress,) = run([game_of("0.104")], 1, limit=START + 640)
    values = sequence("0.104")
    values.extend(START + 640)
    assert (progress.n, progress.reason) == (START + 640, "")
    assert (progress.state == values.to_numpy(progress.n)[progress.n - len(progress.state) :]).all()
    assert live(fake) == NOTHING


def test_a_context_is_only_there_in_use(fake: str) -> None:
    device = Device()
    assert device.name == "Emulated GPU"
    assert live(fake) == NOTHING
    with device:
        device.free(device.allocate(16))
        assert live(fake) == NOTHING | {"context": 1}
    assert live(fake) == NOTHING
    with pytest.raises(GpuError):
        device.allocate(16)


#: What a game takes: reports and results, three slices, witnesses, splits and states.
BUFFERS = 8


def test_a_full_memory_is_given_back(fake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_ROOM", 1 << 20)
    prepared, _ = prepare([game_of("0.104")])
    with Device() as device:
        for room in range(BUFFERS):
            monkeypatch.setenv("FAKE_FULL", str(room))
            with pytest.raises(GpuError, match="memory of the GPU is full"):
                Table(device, prepared, START + 640)
            assert live(fake) == NOTHING | {"context": 1}


def test_a_table_gives_all_back(fake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAKE_FULL", str(BUFFERS))
    prepared, _ = prepare([game_of("0.104")])
    with Device() as device:
        table = Table(device, prepared, START + 640)
        assert live(fake) == {"buffer": BUFFERS, "context": 1, "module": 2, "stream": 9}
        table.release()
        assert live(fake) == NOTHING | {"context": 1}


@pytest.mark.usefixtures("fake")
def test_what_is_copied_comes_back() -> None:
    data = np.arange(1000, dtype=np.uint32)
    back = np.empty(2 * len(data), np.uint32)
    with Device() as device:
        there = device.allocate(2 * data.nbytes)
        device.upload(there, data)
        device.copy(there + data.nbytes, there, data.nbytes)
        device.clear(there, data.nbytes)
        device.download(there, back)
        device.free(there)
    assert not back[:1000].any()
    assert (back[1000:] == data).all()


@pytest.mark.parametrize(
    ("variable", "said"),
    [("FAKE_NO_DEVICE", "finds no GPU"), ("FAKE_FULL", "memory of the GPU is full")],
)
def test_what_fails_is_said(
    variable: str, said: str, fake: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "1")
    with pytest.raises(GpuError, match=said):
        run([game_of("0.104")], 1, limit=START + 640)
    assert live(fake) == NOTHING


@pytest.mark.usefixtures("fake")
def test_a_lost_device_leaves_the_checkpoints(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "run"
    run([game_of("0.104")], 1, limit=START + 640, folder=folder)
    before = path_of(folder, "0.104").read_bytes()
    lost = tmp_path / "lost.so"
    lost.write_bytes((tmp_path / "libcuda.so").read_bytes())
    monkeypatch.setattr(driver, "_NAMES", (str(lost),))
    monkeypatch.setenv("FAKE_FAIL_AFTER", "1")
    with pytest.raises(GpuError, match="CUDA_ERROR_LAUNCH_FAILED"):
        run([game_of("0.104")], 1, limit=START + 1280, folder=folder)
    assert path_of(folder, "0.104").read_bytes() == before
    assert live(str(lost)) == NOTHING  # a driver that says no to each call is asked them all
    monkeypatch.setattr(driver, "_NAMES", (str(tmp_path / "libcuda.so"),))
    (progress,) = run([game_of("0.104")], 1, limit=START + 1280, folder=folder)
    assert (progress.start, progress.n) == (START, START + 1280)


def test_what_is_available(fake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(available, "compiler", lambda: "nvcc")
    found = available.available()
    assert (bool(found), found.name, found.compiler) == (True, "Emulated GPU", "nvcc")
    assert live(fake) == NOTHING  # who only looks leaves the memory to others
    monkeypatch.setattr(available, "compiler", lambda: None)
    assert "nvcc" in str(available.available().reason)
    monkeypatch.setattr(available, "NEEDED", 1 << 20)
    assert "too small" in str(available.available().reason)
    monkeypatch.setattr(driver, "_NAMES", ("libno-such-driver.so",))
    found = available.available()
    assert not found
    assert "No driver" in str(found.reason)


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(build, "compiler", lambda: None)
    with pytest.raises(CompilerError, match="No compiler for the GPU"):
        compiled("no source", 90)


def test_a_compiler_that_refuses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And one that serves: its result is kept."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    program = tmp_path / "nvcc"
    program.write_text("#!/bin/sh\necho 'source.cu(1): error: no such name' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(build, "nvcc", lambda: str(program))
    with pytest.raises(CompilerError, match="no such name"):
        compiled("a source", 90)
    program.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\necho code > "$2"\n')
    assert compiled("a source", 90) == b"code\n"
    program.unlink()
    assert compiled("a source", 90) == b"code\n"
