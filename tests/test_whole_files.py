"""Files are written whole or not at all, with the modes that they should have."""

import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from fairplay.cli.files import write_whole
from fairplay.cli.online import identity
from fairplay.gpu import build
from fairplay.gpu.checkpoint import Checkpoint, write_checkpoint
from fairplay.gpu.progress import Digest, Progress
from fairplay.whole_files import replacing, write_bytes

FULL = OSError(28, "No space left on device")


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture
def usual_mode() -> int:
    umask = os.umask(0o022)
    os.umask(umask)
    return 0o666 & ~umask


def test_a_file_takes_the_place_of_another(tmp_path: Path, usual_mode: int) -> None:
    path = tmp_path / "a.record"
    for content in (b"one", b"two"):
        write_bytes(path, content)
        assert path.read_bytes() == content
        assert list(tmp_path.iterdir()) == [path]
    assert mode(path) == usual_mode


def test_a_private_file_is_private_from_the_start(tmp_path: Path) -> None:
    path = tmp_path / "cookie"
    write_bytes(path, b"old")
    with replacing(path, private=True) as beside:
        assert mode(beside) == 0o600
        assert path.read_bytes() == b"old"
        beside.write_bytes(b"new")
    assert (path.read_bytes(), mode(path)) == (b"new", 0o600)


def test_two_at_once_do_not_meet(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with replacing(path) as one, replacing(path) as other:
        assert one != other
        one.write_bytes(b"one")
        other.write_bytes(b"other")
    assert path.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("error", [FULL, KeyboardInterrupt()])
def test_nothing_is_left_of_a_write_that_fails(tmp_path: Path, error: BaseException) -> None:
    path = tmp_path / "a"
    write_bytes(path, b"old")

    def write_half() -> None:
        with replacing(path) as beside:
            beside.write_bytes(b"ne")
            raise error

    with pytest.raises(type(error)):
        write_half()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def _fail(*_: object, **__: object) -> None:
    raise FULL


def test_a_full_disk_leaves_nothing_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "replace", _fail)
    build._keep(tmp_path / "gpu" / "a.cubin", b"binary")
    assert list((tmp_path / "gpu").iterdir()) == []


def _checkpoint(folder: Path) -> None:
    game: Any = SimpleNamespace(name="0.6", digits=(0, 6), mask=1, domain=False, rares=[1])
    state = np.zeros(3, np.uint16)
    write_checkpoint(folder, game, Checkpoint(Progress("0.6", 0, 3, Digest(), state), state, {}))


WRITERS: dict[str, Callable[[Path], object]] = {
    "command": lambda folder: write_whole(str(folder / "a.pdf"), b"content"),
    "cache": lambda folder: build._keep(folder / "a.cubin", b"content"),
    "checkpoint": _checkpoint,
}


@pytest.mark.parametrize("name", WRITERS)
def test_what_is_no_secret_can_be_read_by_all(tmp_path: Path, usual_mode: int, name: str) -> None:
    WRITERS[name](tmp_path)
    (path,) = tmp_path.iterdir()
    assert mode(path) == usual_mode


def test_who_we_are_is_a_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    identity.keep("http://localhost", "Anna", "cookie")
    assert identity.load("http://localhost", "Anna") == "cookie"
    (file,) = (tmp_path / "fairplay" / "guests").iterdir()
    assert (mode(file), mode(file.parent)) == (0o600, 0o700)
